"""How each family of operations is written as operators of LiteRT, one file a family, found by walking."""

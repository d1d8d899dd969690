"""The lowerings of operations to LiteRT's operators, one file a family, discovered from the folder."""

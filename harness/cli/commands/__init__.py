"""The commands, one module each. ``nnconform.harness.cli.main`` discovers them by the folder."""

"""The vendor extensions of this project, one per file in this folder."""

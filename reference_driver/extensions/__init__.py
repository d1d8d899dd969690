"""The vendor extensions of the reference driver, one per file in this folder."""

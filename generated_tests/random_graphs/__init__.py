"""Random graphs for whatever ``--driver`` names."""

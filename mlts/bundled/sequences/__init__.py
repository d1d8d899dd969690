"""Networks of sequences, and the script that trains them."""

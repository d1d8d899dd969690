"""A network of several outputs on scenes, and the script that trains it."""

"""Small models and data that come with nnconform, created by ``train.py``; README.md has their source."""

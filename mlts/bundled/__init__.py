"""Small models and data that come with nnconform, made by ``train.py``; README.md says how and from what."""

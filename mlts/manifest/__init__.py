"""Manifests: which networks to try on which data, judged by which metric; ours in TOML, and AOSP's in JSON."""

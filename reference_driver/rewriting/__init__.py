"""Models rewritten before they are compiled: drafts of models, and the reference driver with a pass."""

"""Shows what happens inside: messages by tag, and spans of time by layer and phase."""

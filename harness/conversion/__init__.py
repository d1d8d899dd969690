"""Converts models, requests, capabilities and statuses between HAL versions, and says what is lost."""

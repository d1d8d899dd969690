"""Where the expected numbers of the specs come from: tools to make them again, none of which uses a driver."""

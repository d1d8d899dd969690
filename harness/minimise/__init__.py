"""Makes what fails small: shortens and lowers lists of choices. It knows neither generators nor drivers."""

"""The views: functions from the events of a run to plain data for the page, one module each."""

"""Latency under load, in the scenarios of MLPerf's LoadGen."""

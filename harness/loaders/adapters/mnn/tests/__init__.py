"""Tests of the MNN adapter."""

"""A small framework over drivers: it splits models over devices, falls back to the CPU, and says who ran what."""

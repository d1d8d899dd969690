"""Networks of which the HAL expresses a part: cut into models for drivers, and islands for the runtime of the file."""

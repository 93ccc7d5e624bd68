"""The table, sans-io: seats, questions, clock, log and records. Time comes in, messages go out."""

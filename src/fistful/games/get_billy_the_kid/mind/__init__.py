"""What thinks: habits, the instinct, and what they are judged by."""

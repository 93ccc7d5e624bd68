"""The audit: whole games walked through on screens of all sizes, and measured in the page."""

"""Cash 'n Guns: aim at each other, keep your nerve, and split what is left."""

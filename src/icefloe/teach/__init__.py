"""A student's own search: made watchable, compared with the textbook's, and small boards to try it on."""

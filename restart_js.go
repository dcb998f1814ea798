package main

// restart does nothing: a page is loaded again by its reader.
func restart(...string) int { return 1 }

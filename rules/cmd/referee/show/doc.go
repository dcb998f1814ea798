// Package show tells in words what a seat sees of a game, for the terminal: lines of text from a view, with the keys of
// the referee's own texts.
package show

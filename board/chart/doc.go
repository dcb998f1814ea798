// Package chart paints the ground of a board as an engraved atlas sheet: sea and coasts, tinted land, mountains,
// rivers, routes, the frames of the spaces and all names. It paints in small steps into tiles that are kept, and knows
// nothing of who controls what: that is drawn over it by package board.
package chart

// Package board is the table's map as a picture to play on: areas, links and regions with their places, and the marks
// laid over them (control, targets, paths). It knows references and seats, but no game, no move and no session.
package board

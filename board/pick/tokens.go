package pick

import (
	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
)

// Role says what a counter is, and so where it stands beside its space.
type Role uint8

// The roles.
const (
	Army   Role = iota // a coin with its plate
	Fleet              // beside the harbour
	Family             // a member of the royal house, beside the coin
	Cart               // the funeral cart, on the other side
	Works              // siege points, in a row
	Marker             // anything small
	Left               // the plate of troops without a coin, close to their space
	Foe                // a coin that faces another one in the same space
)

// Piece is a counter to be placed.
type Piece struct {
	Ref  rules.Ref
	Area int
	Role Role
}

// Token is a counter at its place: so many pixels at size 1 from the middle of its space.
type Token struct {
	Piece
	Offset geom.Point
	W, H   float64 // pixels at size 1
	turn   int     // of its group, among turns
}

// At returns the middle of the counter on the screen.
func (t *Token) At(cam *geom.Camera, m *board.Model) geom.Point {
	at, z := cam.ToScreen(m.Areas[t.Area].At), board.SymbolsOf(cam)
	return geom.Point{X: at.X + t.Offset.X*z, Y: at.Y + t.Offset.Y*z}
}

// Box returns what the counter covers on the screen.
func (t *Token) Box(cam *geom.Camera, m *board.Model) geom.Rect {
	at, z := t.At(cam, m), board.SymbolsOf(cam)
	return geom.Rect{X: at.X - t.W*z/2, Y: at.Y - t.H*z/2, W: t.W * z, H: t.H * z}
}

// stand is the place of a role with the coin above the space: the first counter, and the step to the next.
type stand struct {
	first, step geom.Point
	w, h        float64
}

var stands = [...]stand{
	Army:   {geom.Point{X: 3, Y: -17}, geom.Point{X: 7, Y: -6}, 34, 44},
	Fleet:  {geom.Point{X: -20, Y: 9}, geom.Point{X: -6, Y: 8}, 20, 18},
	Family: {geom.Point{X: -19, Y: -15}, geom.Point{X: -7, Y: -5}, 15, 18},
	Cart:   {geom.Point{X: 27, Y: -10}, geom.Point{X: 6, Y: 5}, 18, 19},
	Works:  {geom.Point{X: 26, Y: -22}, geom.Point{X: 11, Y: 0}, 12, 12},
	Marker: {geom.Point{X: 20, Y: 8}, geom.Point{X: 9, Y: 4}, 16, 16},
	Left:   {geom.Point{X: 3, Y: 27}, geom.Point{X: 0, Y: 14}, 32, 14},
	Foe:    {geom.Point{X: 40, Y: -17}, geom.Point{X: 7, Y: -6}, 34, 44},
}

// turns are the ways to turn the group of counters about its space, the usual one first, and to shift the coin and what stands on its side.
var turns = [...]struct {
	x, y  float64 // factors
	shift geom.Point
}{
	{1, 1, geom.Point{}},
	{-1, 1, geom.Point{}},
	{1, -1, geom.Point{Y: 10}},
	{-1, -1, geom.Point{Y: 10}},
	{1, 1, geom.Point{X: 25, Y: 14}},
	{-1, 1, geom.Point{X: -25, Y: 14}},
	{1, 1, geom.Point{X: 19, Y: -4}},
	{-1, 1, geom.Point{X: -19, Y: -4}},
	{1, 1, geom.Point{Y: -13}},
	{-1, 1, geom.Point{Y: -13}},
}

// turned places a group in one of the turns; counters of one role are stacked.
func turned(group []Piece, turn int) []Token {
	var count [len(stands)]int
	t := turns[turn]
	out := make([]Token, len(group))
	for i, p := range group {
		s, k := stands[p.Role], float64(count[p.Role])
		count[p.Role]++
		at := geom.Point{X: t.x * (s.first.X + k*s.step.X), Y: t.y * (s.first.Y + k*s.step.Y)}
		if p.Role == Army || p.Role == Foe || at.X*t.shift.X >= 0 { // what stands on the other side of the space would come to lie on it
			at.X, at.Y = at.X+t.shift.X, at.Y+t.shift.Y
		}
		out[i] = Token{Piece: p, W: s.w, H: s.h, turn: turn, Offset: at}
	}
	return out
}

package pick

import (
	"math"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
)

// Role says what a counter is, and so where it stands beside its space.
type Role uint8

// The roles.
const (
	Army   Role = iota // a coin with its plate
	Foe                // a coin that faces another one in the same space
	Works              // siege points, in a row
	Left               // the plate of troops without a coin, close to their space
	Fleet              // beside the harbour
	Family             // a member of the royal house, beside the coin
	Cart               // the funeral cart, on the other side
	Marker             // anything small
)

// Piece is a counter to be placed.
type Piece struct {
	Ref  rules.Ref
	Area int
	Role Role
	Body geom.Rect // what its picture covers around its middle, in pixels at size 1; nothing: as its role usually does
}

// bodies are what counters of the roles usually cover.
var bodies = [...]geom.Rect{
	Army:   {X: -18, Y: -18, W: 36, H: 42},
	Foe:    {X: -18, Y: -18, W: 36, H: 42},
	Works:  {X: -10, Y: -7, W: 20, H: 14},
	Left:   {X: -20, Y: -8, W: 40, H: 16},
	Fleet:  {X: -11, Y: -11, W: 22, H: 26},
	Family: {X: -9, Y: -9, W: 18, H: 18},
	Cart:   {X: -10, Y: -10, W: 20, H: 20},
	Marker: {X: -8, Y: -8, W: 16, H: 16},
}

// coin says whether a counter of a role is what others of its space may stand beside.
func (r Role) coin() bool { return r == Army || r == Foe }

// Token is a counter at its place: so many pixels at size 1 from the middle of its space.
type Token struct {
	Piece
	Offset geom.Point
	Tied   bool // it stands clear of its space, and a line must say whose it is
}

// At returns the middle of the counter on the screen.
func (t *Token) At(cam *geom.Camera, m *board.Model) geom.Point {
	at, z := cam.ToScreen(m.Areas[t.Area].At), board.SymbolsOf(cam)
	return geom.Point{X: at.X + t.Offset.X*z, Y: at.Y + t.Offset.Y*z}
}

// Box returns what the counter covers on the screen.
func (t *Token) Box(cam *geom.Camera, m *board.Model) geom.Rect {
	at, z := t.At(cam, m), board.SymbolsOf(cam)
	return geom.Rect{X: at.X + t.Body.X*z, Y: at.Y + t.Body.Y*z, W: t.Body.W * z, H: t.Body.H * z}
}

// Tie returns the line that says where a counter belongs: from the edge of its space's symbol to its middle.
func (t *Token) Tie(cam *geom.Camera, m *board.Model) (from, to geom.Point) {
	at, to := cam.ToScreen(m.Areas[t.Area].At), t.Box(cam, m).Center()
	far := geom.Dist(at, to)
	return geom.Mix(at, to, min(1, edge(m.Areas[t.Area].Kind)*board.SymbolsOf(cam)/max(far, 1))), to
}

// edge is how far the symbol of a kind reaches from its middle, in pixels at size 1.
func edge(k board.Kind) float64 {
	b := k.Box()
	return math.Min(b.W, b.H) / 2
}

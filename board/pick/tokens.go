package pick

import (
	"cmp"
	"math"
	"slices"

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
	Left               // the plate of troops that an army leaves, close to the city while the coin still stands there
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
}

// turns are the ways to turn the whole group of counters about its space, the usual one first.
var turns = [...]struct {
	x, y  float64 // factors
	shift geom.Point
}{
	{1, 1, geom.Point{}},
	{-1, 1, geom.Point{}},
	{1, -1, geom.Point{Y: 2}},
	{-1, -1, geom.Point{Y: 2}},
	{1, 1, geom.Point{X: 25, Y: 14}},
	{-1, 1, geom.Point{X: -25, Y: 14}},
	{1, 1, geom.Point{X: 19, Y: -4}},
	{-1, 1, geom.Point{X: -19, Y: -4}},
}

// Arrange places the pieces around their spaces and appends them to dst in drawing order. Of the ways to turn each
// group it takes the one that covers least of the given boxes (names, in screen pixels), of the symbols and of the
// groups before it. A group around a space that had one before keeps its turn unless another one is clearly better: counters
// that jump would say that something moved. Call it when pieces or scale change, not for every frame.
func Arrange(m *board.Model, cam *geom.Camera, pieces []Piece, names []geom.Rect, before, dst []Token) []Token {
	had := map[int]int{}
	for i := range before {
		had[before[i].Area] = before[i].turn
	}
	order := slices.Clone(pieces)
	slices.SortStableFunc(order, func(a, b Piece) int { return cmp.Or(a.Area-b.Area, above(a.Role)-above(b.Role)) })
	taken := append(slices.Clone(names), symbols(m, cam)...)
	for len(order) > 0 {
		n := 1
		for n < len(order) && order[n].Area == order[0].Area {
			n++
		}
		kept, stood := had[order[0].Area]
		if !stood {
			kept = noTurn
		}
		group := bestTurn(m, cam, order[:n], taken, kept)
		for i := range group {
			taken = append(taken, group[i].Box(cam, m))
		}
		dst = append(dst, group...)
		order = order[n:]
	}
	return dst
}

// above is how high a role lies in its group: siege points must be read, whoever comes to stand beside them.
func above(r Role) int {
	if r == Works {
		return 1
	}
	return 0
}

func symbols(m *board.Model, cam *geom.Camera) []geom.Rect {
	z := board.SymbolsOf(cam)
	var out []geom.Rect
	for i := range m.Areas {
		at, b := cam.ToScreen(m.Areas[i].At), m.Areas[i].Kind.Box()
		out = append(out, geom.Rect{X: at.X + b.X*z, Y: at.Y + b.Y*z, W: b.W * z, H: b.H * z})
	}
	return out
}

// noTurn is that of a group that did not stand there.
const noTurn = -1

// changing is the price of another turn than the one a group had, in covered pixels at size 1: a third of a coin.
const changing = 500

// bestTurn places a group in the cheapest of the turns; kept is the one that it had.
func bestTurn(m *board.Model, cam *geom.Camera, group []Piece, taken []geom.Rect, kept int) []Token {
	size := board.SymbolsOf(cam)
	var best []Token
	least := 0.0
	for k := range turns {
		tokens := turned(group, k)
		cost := 25 * float64(k)
		if kept != noTurn && k != kept {
			cost += changing * size * size
		}
		for i := range tokens {
			box := tokens[i].Box(cam, m)
			for _, r := range taken {
				cost += common(box, r)
			}
			cost += 3 * (box.W*box.H - common(box, cam.View)) // beyond the view
		}
		if best == nil || cost < least {
			best, least = tokens, cost
		}
	}
	led := slices.ContainsFunc(group, func(p Piece) bool { return p.Role == Army })
	for i := range best {
		if r := best[i].Role; r == Left || !led && (r == Cart || r == Family) { // no coin that they would stand beside
			best[i].Offset = freest(m, cam, best, i, taken)
		}
	}
	return best
}

// beside are the places at a space for what stands there without a coin, the usual one first.
var beside = [...]geom.Point{{X: 0, Y: 25}, {X: -27, Y: 12}, {X: 27, Y: 12}, {X: -29, Y: 0}, {X: 29, Y: 0}, {X: -27, Y: -12}, {X: 27, Y: -12}, {X: 0, Y: -23}}

// freest is where the i-th counter of a group covers least at its space, wherever the others of the group stand; it should not seem to
// stand at another space.
func freest(m *board.Model, cam *geom.Camera, group []Token, i int, taken []geom.Rect) (at geom.Point) {
	least := math.Inf(1)
	for _, spot := range beside {
		t := group[i]
		t.Offset = spot
		box, cost := t.Box(cam, m), 0.0
		for j := range group {
			if j != i {
				cost += 4 * common(box, group[j].Box(cam, m)) // its numbers must be read
			}
		}
		for _, r := range taken {
			cost += common(box, r)
		}
		if astray(m, cam, &t) {
			cost += box.W * box.H
		}
		if cost < least {
			at, least = spot, cost
		}
	}
	return at
}

// astray says whether a counter stands nearer to another space than to its own.
func astray(m *board.Model, cam *geom.Camera, t *Token) bool {
	at := t.At(cam, m)
	far := func(i int) float64 {
		p := cam.ToScreen(m.Areas[i].At)
		return math.Hypot(p.X-at.X, p.Y-at.Y)
	}
	own := far(t.Area)
	for i := range m.Areas {
		if i != t.Area && far(i) < own {
			return true
		}
	}
	return false
}

// turned places a group in one of the turns; counters of one role are stacked.
func turned(group []Piece, turn int) []Token {
	var count [len(stands)]int
	t := turns[turn]
	out := make([]Token, len(group))
	for i, p := range group {
		s, k := stands[p.Role], float64(count[p.Role])
		count[p.Role]++
		out[i] = Token{Piece: p, W: s.w, H: s.h, turn: turn, Offset: geom.Point{
			X: t.x*(s.first.X+k*s.step.X) + t.shift.X,
			Y: t.y*(s.first.Y+k*s.step.Y) + t.shift.Y,
		}}
	}
	return out
}

// common is the area that two boxes share.
func common(a, b geom.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

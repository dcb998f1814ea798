package pick

import (
	"cmp"
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
)

// arranging finds the places of all counters at once.
type arranging struct {
	m      *board.Model
	cam    *geom.Camera
	names  []geom.Rect
	cities []geom.Rect // symbols of spaces, by area
	groups [][]Token
	had    map[int]int // turns of the groups that stood there before, by area
}

// What it costs to cover a pixel. Names give way to counters; what stands at another space, and whose a great city is, must be seen.
const (
	overName    = 1
	overSpace   = 2
	overCity    = 6
	overCounter = 4
	overOwn     = 20 // of its own group: the numbers of what stands alone must be read
)

// rounds is how often the groups are turned anew after all have a place: the first ones do not know what comes to stand beside them.
const rounds = 2

// Arrange places the pieces around their spaces and appends them to dst in drawing order. Of the ways to turn each
// group it takes the one that covers least of the given boxes (names, in screen pixels), of the symbols and of the
// other groups. A group around a space that had one before keeps its turn unless another one is clearly better: counters
// that jump would say that something moved. Call it when pieces or scale change, not for every frame.
func Arrange(m *board.Model, cam *geom.Camera, pieces []Piece, names []geom.Rect, before, dst []Token) []Token {
	a := arranging{m: m, cam: cam, names: names, cities: symbols(m, cam), had: map[int]int{}}
	for i := range before {
		a.had[before[i].Area] = before[i].turn
	}
	order := slices.Clone(pieces)
	slices.SortStableFunc(order, func(a, b Piece) int { return cmp.Or(a.Area-b.Area, above(a.Role)-above(b.Role)) })
	var units [][]Piece
	for len(order) > 0 {
		n := 1
		for n < len(order) && order[n].Area == order[0].Area {
			n++
		}
		units, order = append(units, order[:n]), order[n:]
	}
	a.groups = make([][]Token, len(units))
	for range 1 + rounds {
		for i, u := range units {
			a.groups[i] = a.bestTurn(u, i)
		}
	}
	for _, g := range a.groups {
		dst = append(dst, g...)
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

// changing is the price of another turn than the one a group had, in covered pixels at size 1: half a coin.
const changing = 800

// bestTurn places the i-th group in the cheapest of the turns.
func (a *arranging) bestTurn(group []Piece, i int) []Token {
	size := board.SymbolsOf(a.cam)
	kept, stood := a.had[group[0].Area]
	var best []Token
	least := 0.0
	for k := range turns {
		tokens := turned(group, k)
		cost := 25 * float64(k)
		if stood && k != kept {
			cost += changing * size * size
		}
		for j := range tokens {
			box := tokens[j].Box(a.cam, a.m)
			cost += a.covers(box, i) + 3*(box.W*box.H-common(box, a.cam.View)) // beyond the view
			if tokens[j].Role == Army && a.astray(&tokens[j]) {
				cost += straying * size * size
			}
		}
		if best == nil || cost < least {
			best, least = tokens, cost
		}
	}
	led := slices.ContainsFunc(group, func(p Piece) bool { return p.Role == Army })
	for j := range best {
		if r := best[j].Role; r == Left || !led && (r == Cart || r == Family) { // no coin that they would stand beside
			best[j].Offset = a.freest(best, j, i)
		}
	}
	return best
}

// straying is the price of a coin that stands nearer to another space, in covered pixels at size 1.
const straying = 400

// covers is what it costs that a box of the i-th group covers names, spaces and other groups.
func (a *arranging) covers(box geom.Rect, i int) (cost float64) {
	for _, r := range a.names {
		cost += overName * common(box, r)
	}
	for s, r := range a.cities {
		weight := float64(overSpace)
		if a.m.Areas[s].Kind == board.Major {
			weight = overCity
		}
		cost += weight * common(box, r)
	}
	for j, g := range a.groups {
		if j == i {
			continue
		}
		for k := range g {
			cost += overCounter * common(box, g[k].Box(a.cam, a.m))
		}
	}
	return cost
}

// beside are the places at a space for what stands there without a coin, the usual one first.
var beside = [...]geom.Point{{X: 0, Y: 27}, {X: -27, Y: 12}, {X: 27, Y: 12}, {X: -29, Y: 0}, {X: 29, Y: 0}, {X: -27, Y: -12}, {X: 27, Y: -12}, {X: 0, Y: -23}}

// freest is where a counter of the i-th group covers least at its space, wherever the others of the group stand; it should not seem to
// stand at another space.
func (a *arranging) freest(group []Token, own, i int) (at geom.Point) {
	least := math.Inf(1)
	for _, spot := range beside {
		t := group[own]
		t.Offset = spot
		box := t.Box(a.cam, a.m)
		cost := a.covers(box, i)
		for j := range group {
			if j != own {
				cost += overOwn * common(box, group[j].Box(a.cam, a.m))
			}
		}
		if a.astray(&t) {
			cost += box.W * box.H
		}
		if cost < least {
			at, least = spot, cost
		}
	}
	return at
}

// astray says whether a counter stands nearer to another space than to its own.
func (a *arranging) astray(t *Token) bool {
	at := t.At(a.cam, a.m)
	far := func(i int) float64 {
		p := a.cam.ToScreen(a.m.Areas[i].At)
		return math.Hypot(p.X-at.X, p.Y-at.Y)
	}
	own := far(t.Area)
	for i := range a.m.Areas {
		if i != t.Area && far(i) < own {
			return true
		}
	}
	return false
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

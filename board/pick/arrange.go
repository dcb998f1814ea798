package pick

import (
	"cmp"
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
)

// What it costs to cover a pixel. Names give way to counters; what stands at another space, and whose a city is, must be seen.
const (
	overName    = 2
	overPoint   = 40 // a mere point on the way: few pixels
	overSpace   = 12
	overHome    = 6 // the symbol of its own space
	overCounter = 6
	overOwn     = 20 // of its own space: the numbers of what stands alone must be read
	overEdge    = 3  // beyond the view
)

// What else a place costs, in covered pixels at size 1.
const (
	straying     = 2500 // standing nearer to another space, and nothing says to which it belongs
	strayingTied = 150  // the same where a line says so
	tying        = 60   // such a line
	crossing     = 300  // a line over another space or another counter
	changing     = 800  // another place than the one that the counter had: one that jumps would say that it moved
)

// rounds is how often all counters are placed anew when each has a place: the first ones do not know what comes to stand beside them.
const rounds = 2

// arranging finds the places of all counters at once.
type arranging struct {
	m       *board.Model
	cam     *geom.Camera
	z       float64
	names   []geom.Rect
	symbols []geom.Rect // of spaces, by area
	tokens  []Token
	boxes   []geom.Rect // of the tokens
	placed  []bool
	had     []geom.Point // where they stood before
	stood   []bool       // whether they did

	at    geom.Point   // of the space whose counters are being placed
	near  []obstacle   // around it
	seats []geom.Point // the other spaces around it
}

// obstacle is what a counter should not cover.
type obstacle struct {
	box    geom.Rect
	weight float64
	solid  bool // a line should not run over it either
}

// reach is how far from their space counters and what they may cover are looked for, in pixels at size 1.
const reach = 80

// Arrange places the pieces around their spaces and appends them to dst in drawing order. Each takes the place at which it covers least
// of the given boxes (names, in screen pixels), of the symbols and of other counters, and at which it is plain to which space it belongs.
// A counter that had a place before keeps it unless another one is clearly better. Call it when pieces or scale change, not for every frame.
func Arrange(m *board.Model, cam *geom.Camera, pieces []Piece, names []geom.Rect, before, dst []Token) []Token {
	a := arranging{m: m, cam: cam, z: board.SymbolsOf(cam), names: names, symbols: symbols(m, cam)}
	for _, p := range pieces {
		if p.Body.W == 0 {
			p.Body = bodies[p.Role]
		}
		a.tokens = append(a.tokens, Token{Piece: p})
	}
	slices.SortStableFunc(a.tokens, func(p, q Token) int { return cmp.Or(p.Area-q.Area, int(p.Role)-int(q.Role)) })
	a.boxes, a.placed = make([]geom.Rect, len(a.tokens)), make([]bool, len(a.tokens))
	a.had, a.stood = make([]geom.Point, len(a.tokens)), make([]bool, len(a.tokens))
	a.remember(before)
	for range 1 + rounds {
		for i := range a.tokens {
			if i == 0 || a.tokens[i].Area != a.tokens[i-1].Area {
				a.lookAround(a.tokens[i].Area)
			}
			a.place(i)
		}
	}
	slices.SortStableFunc(a.tokens, func(p, q Token) int { return cmp.Or(p.Area-q.Area, above(p.Role)-above(q.Role)) })
	return append(dst, a.tokens...)
}

// above is how high a role lies at its space: siege points must be read, whoever comes to stand beside them.
func above(r Role) int {
	if r == Works {
		return 1
	}
	return 0
}

// remember notes where each counter stood, or the one of its role there before it. What stands beside a coin goes along when one comes or goes.
func (a *arranging) remember(before []Token) {
	for i := range a.tokens {
		t := &a.tokens[i]
		if !t.Role.coin() && coins(before, t.Area) != coins(a.tokens, t.Area) {
			continue
		}
		k := slices.IndexFunc(before, func(b Token) bool { return b.Area == t.Area && b.Role == t.Role && b.Ref == t.Ref })
		if k < 0 {
			k = slices.IndexFunc(before, func(b Token) bool { return b.Area == t.Area && b.Role == t.Role })
		}
		if k >= 0 {
			a.had[i], a.stood[i] = before[k].Offset, true
		}
	}
}

// coins counts the coins at a space.
func coins(tokens []Token, area int) (n int) {
	for i := range tokens {
		if tokens[i].Area == area && tokens[i].Role.coin() {
			n++
		}
	}
	return n
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

// lookAround lists what the counters of a space might cover.
func (a *arranging) lookAround(area int) {
	a.at = a.cam.ToScreen(a.m.Areas[area].At)
	around := geom.Grow(geom.Rect{X: a.at.X, Y: a.at.Y}, reach*a.z)
	a.near, a.seats = a.near[:0], a.seats[:0]
	add := func(r geom.Rect, weight float64, solid bool) {
		if geom.Overlaps(r, around) {
			a.near = append(a.near, obstacle{r, weight, solid})
		}
	}
	for _, r := range a.names {
		add(r, overName, false)
	}
	for s, r := range a.symbols {
		weight := float64(overSpace)
		switch {
		case s == area:
			weight = overHome
		case a.m.Areas[s].Kind == board.Transit:
			weight = overPoint
		}
		add(r, weight, s != area)
		if s != area && geom.Overlaps(r, around) {
			a.seats = append(a.seats, a.cam.ToScreen(a.m.Areas[s].At))
		}
	}
	for i := range a.tokens {
		if a.placed[i] && a.tokens[i].Area != area {
			add(a.boxes[i], overCounter, true)
		}
	}
}

// place gives the i-th counter the cheapest of its places.
func (a *arranging) place(i int) {
	least := math.Inf(1)
	best := a.tokens[i]
	a.eachSpot(i, func(at geom.Point, price float64) {
		t := a.tokens[i]
		t.Offset = at
		if cost := a.cost(i, &t, least, price); cost < least {
			best, least = t, cost
		}
	})
	a.tokens[i], a.boxes[i], a.placed[i] = best, a.box(&best), true
}

// gaps are how far a counter may stand from the middle of its space, in pixels at size 1; dear is what each costs.
var gaps = [...]struct{ gap, dear float64 }{{2, 0}, {7, 25}, {12, 60}, {20, 130}, {30, 230}, {42, 380}}

// farther is what a pixel of distance costs a counter that stays where it was.
const farther = 8

// away is how far a counter at an offset keeps from the middle of its space, in pixels at size 1.
func (t *Token) away(at geom.Point) float64 {
	x, y := at.X+t.Body.X, at.Y+t.Body.Y
	return math.Hypot(max(x, -x-t.Body.W, 0), max(y, -y-t.Body.H, 0))
}

// directions is on how many sides it may stand; those near the usual one are looked at first.
const directions = 16

// eachSpot offers the places of a counter: where it stood, around its space, and around the coins that stand there too.
func (a *arranging) eachSpot(i int, offer func(at geom.Point, price float64)) {
	t := &a.tokens[i]
	if a.stood[i] {
		offer(a.had[i], farther*t.away(a.had[i])-changing)
	}
	middle := t.Body.Center()
	for _, g := range gaps { // cheap ones first: most of the dear ones need not be looked at
		for k := range directions {
			dy, dx := math.Sincos(-math.Pi/2 + usual(t.Role) + 2*math.Pi*float64((k+1)/2)/directions*float64(1-2*(k%2)))
			offer(geom.Point{X: dx*(t.Body.W/2+g.gap) - middle.X, Y: dy*(t.Body.H/2+g.gap) - middle.Y}, g.dear+1.5*float64(k))
		}
	}
	if !t.Role.coin() {
		a.eachSpotBesideCoin(i, offer)
	}
}

// usual is the side on which a role stands, from above its space.
func usual(r Role) float64 {
	switch r {
	case Left:
		return math.Pi
	case Fleet, Family:
		return -math.Pi * 2 / 3
	case Works, Cart, Marker:
		return math.Pi * 2 / 3
	}
	return 0
}

// besideCoin is what it costs that a counter stands at a coin rather than at its space.
const besideCoin = 25

// eachSpotBesideCoin offers the places that touch a coin of the same space.
func (a *arranging) eachSpotBesideCoin(i int, offer func(at geom.Point, price float64)) {
	t := &a.tokens[i]
	middle := t.Body.Center()
	for j := i - 1; j >= 0 && a.tokens[j].Area == t.Area; j-- {
		coin := &a.tokens[j]
		if !coin.Role.coin() {
			continue
		}
		c := coin.Body.Center()
		for k := range directions {
			dy, dx := math.Sincos(2 * math.Pi * float64(k) / directions)
			offer(geom.Point{
				X: coin.Offset.X + c.X + dx*(coin.Body.W+t.Body.W)/2 - middle.X,
				Y: coin.Offset.Y + c.Y + dy*(coin.Body.H+t.Body.H)/2 - middle.Y,
			}, besideCoin)
		}
	}
}

// cost is what it costs that a counter stands at its offset, and notes whether a line must tie it to its space. It ends when that is more
// than the least so far.
func (a *arranging) cost(i int, t *Token, least, price float64) float64 {
	z2 := a.z * a.z
	cost := price * z2
	if cost >= least {
		return cost
	}
	box := a.box(t)
	for k := range a.near {
		if cost += a.near[k].weight * common(box, a.near[k].box); cost >= least {
			return cost
		}
	}
	if cost += overEdge * (box.W*box.H - common(box, a.cam.View)); cost >= least {
		return cost
	}
	held := false
	for j := i - 1; j >= 0 && a.tokens[j].Area == t.Area; j-- {
		cost += overOwn * common(box, a.boxes[j])
		held = held || a.tokens[j].Role.coin() && geom.Overlaps(geom.Grow(box, 2*a.z), a.boxes[j])
	}
	t.Tied = !held && !geom.Overlaps(geom.Grow(box, 3*a.z), a.symbols[t.Area])
	if t.Tied {
		cost += tying * z2
	}
	if cost < least && a.astray(box.Center()) {
		if t.Tied {
			cost += strayingTied * z2
		} else {
			cost += straying * z2
		}
	}
	if t.Tied && cost < least {
		cost += crossing * a.crossed(box) * z2
	}
	return cost
}

// box is Token.Box for a counter of the space that is being arranged.
func (a *arranging) box(t *Token) geom.Rect {
	return geom.Rect{X: a.at.X + (t.Offset.X+t.Body.X)*a.z, Y: a.at.Y + (t.Offset.Y+t.Body.Y)*a.z, W: t.Body.W * a.z, H: t.Body.H * a.z}
}

// clearly is by how much a counter should be nearer to its own space than to any other, in pixels at size 1.
const clearly = 3

// astray says whether a place does not lie clearly nearer to the space whose counters are being placed than to another.
func (a *arranging) astray(p geom.Point) bool {
	own := geom.Dist(a.at, p)
	return slices.ContainsFunc(a.seats, func(s geom.Point) bool { return geom.Dist(s, p) < own+clearly*a.z })
}

// crossed counts what the line of a counter runs over on its way to its space.
func (a *arranging) crossed(box geom.Rect) (n float64) {
	from, to := a.at, box.Center()
	steps := math.Ceil(geom.Dist(from, to) / (4 * a.z))
	for k := range a.near {
		o := &a.near[k]
		if !o.solid {
			continue
		}
		for s := 1.0; s < steps; s++ {
			if p := geom.Mix(from, to, s/steps); geom.Inside(o.box, p) && !geom.Inside(box, p) {
				n++
				break
			}
		}
	}
	return n
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

package chart

import (
	"math"
	"slices"

	"tyche/board"
	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/paint"
)

// placing sets all names of a level so that none covers another name or a symbol: great cities first, then seas,
// provinces and the lesser places. A lesser name that finds no room is left out until the view is nearer.
type placing struct {
	l      *level
	g      *ground
	model  *board.Model
	words  board.Words
	ways   bins        // samples of the routes, to be avoided where possible
	stands []geom.Rect // where counters of the great cities stand, likewise
	adorns []geom.Rect // where the cartouche and the compass lie

	names    *[]label    // those that are set
	counters []geom.Rect // what lies on the map now
	limit    float64     // what the place of a province's name may cost
	yielding bool        // names may go under counters: for those that find no other place
}

// spot is one possible place of a label and what it costs.
type spot struct {
	label label
	cost  float64
}

// placeSteps returns the work of placing all names of a level, in pieces.
func (l *level) placeSteps(g *ground, o Options) []func() {
	s := &placing{l: l, g: g, model: g.model, words: o.Words, names: &l.labels, limit: strayed}
	l.setter = s
	of := func(kinds ...board.Kind) func() {
		return func() { s.areas(func(k board.Kind) bool { return slices.Contains(kinds, k) }) }
	}
	steps := []func(){s.survey, of(board.Major), s.seas}
	for _, i := range s.regionOrder() {
		steps = append(steps, func() { s.placeRegion(i) })
	}
	return append(steps, func() { l.layHamlets(g, &s.ways, true) }, of(board.Minor, board.Stronghold), of(board.Transit),
		func() { l.layHamlets(g, &s.ways, false) }, func() { l.names = l.labels })
}

// survey samples the routes and notes the stands of the counters and the ornaments.
func (s *placing) survey() {
	step := 6 * s.l.sym
	s.ways = newBins(s.l.w, s.l.h)
	for _, kind := range s.l.routes {
		for _, r := range kind {
			for d := step; d < r.line.Length()-step; d += step {
				at, _ := r.line.At(d)
				s.ways.add(at)
			}
		}
	}
	for i, a := range s.model.Areas {
		if a.Kind == board.Major {
			at, z := s.l.pixel(s.model, s.model.Areas[i].At), s.l.sym
			s.stands = append(s.stands, geom.Rect{X: at.X - 14*z, Y: at.Y - 34*z, W: 34 * z, H: 30 * z})
		}
	}
	z := s.l.adorn()
	plaque, rose := s.l.pixel(s.model, s.model.Ornaments.Cartouche), s.l.pixel(s.model, s.model.Ornaments.Compass)
	s.adorns = append(s.adorns, geom.Rect{X: plaque.X - 128*z, Y: plaque.Y - 57*z, W: 256 * z, H: 114 * z},
		geom.Rect{X: rose.X - 46*z, Y: rose.Y - 66*z, W: 92 * z, H: 112 * z})
}

// areas places the names of the spaces whose kind is wanted.
func (s *placing) areas(wanted func(board.Kind) bool) {
	var out []int
	for i, a := range s.model.Areas {
		if wanted(a.Kind) && !s.placeArea(i) {
			out = append(out, i)
		}
	}
	for _, i := range out {
		if !s.makeRoom(i) && s.model.Areas[i].Kind == board.Major {
			s.place(i, math.Inf(1))
		}
	}
}

func (s *placing) areaStyle(k board.Kind) fonts.Style {
	z := s.l.letter
	st := fonts.Style{Face: fonts.Serif, Size: 13 * z, Color: ink, Halo: 1.7 * math.Sqrt(z), Ground: paint.Fade(paperHalo, 0.92)}
	switch k {
	case board.Major:
		st.Size, st.Bold, st.Halo = 15*z, true, 2*math.Sqrt(z)
	case board.Transit:
		st.Face = fonts.SerifItalic
	}
	return st
}

// placeArea takes the cheapest free place for a name and reports whether there was one.
func (s *placing) placeArea(i int) bool { return s.place(i, cutOff[areaLabel]) }

// place is placeArea where a place may cost less than so much.
func (s *placing) place(i int, most float64) bool {
	best := spot{cost: most}
	s.eachSpot(i, func(c spot) {
		if c.cost < best.cost && s.free(&c.label, -1) {
			best = spot{label: moved(c.label, 0, 0), cost: c.cost}
		}
	})
	if best.cost >= most {
		return false
	}
	*s.names = append(*s.names, best.label)
	return true
}

// makeRoom places a name that found none by moving one other lesser name out of its way, and reports whether it could.
func (s *placing) makeRoom(i int) (done bool) {
	s.eachSpot(i, func(c spot) {
		if done || c.cost >= cutOff[areaLabel] {
			return
		}
		k := s.onlyRival(&c.label)
		if k < 0 || (*s.names)[k].kind != areaLabel {
			return
		}
		old := (*s.names)[k]
		(*s.names)[k] = moved(c.label, 0, 0)
		if s.placeArea(old.index) {
			done = true
			return
		}
		(*s.names)[k] = old
	})
	return done
}

// onlyRival returns the one label in the way of b, or -1 when there are more or a symbol is.
func (s *placing) onlyRival(b *label) int {
	if s.onSymbol(b) {
		return -1
	}
	rival := -1
	for i := range *s.names {
		if (*s.names)[i].meets(b) {
			if rival >= 0 {
				return -1
			}
			rival = i
		}
	}
	return rival
}

// eachSpot offers the places around a space: beside, above and below it, then on two rings around it. The label it
// offers is good until offer returns.
func (s *placing) eachSpot(i int, offer func(spot)) {
	a := &s.model.Areas[i]
	name := word(s.words.Areas[i], s.areaStyle(a.Kind))
	at, st, w, k := s.l.pixel(s.model, a.At), name.style, name.width, s.clearance(a.Kind)
	if t := s.l.townAt[i]; t >= 0 {
		s.aroundTown(&s.l.towns[t], &name, offer)
	}
	up, down, mid := -k-0.18*st.Size, k+0.72*st.Size, 0.27*st.Size
	b := name.label(i)
	try := func(dx, dy, cost float64) {
		name.set(&b, geom.Point{X: at.X + dx, Y: at.Y + dy}, 0.5-0.5*(dy-mid)/(down-mid))
		astray := s.misleading(b.boxes[0], i)
		if astray >= cutOff[areaLabel] && a.Kind != board.Major {
			return // better no name than one that seems to be another's: it comes when the view is nearer
		}
		offer(spot{label: b, cost: cost + s.soft(&b) + astray})
	}
	for n, c := range [...][2]float64{
		{k, mid}, {-w - k, mid}, {-w / 2, down}, {-w / 2, up}, {k - 3, down - 3}, {k - 3, up + 3}, {-w - k + 3, down - 3}, {-w - k + 3, up + 3},
		{-w/2 + 14, down}, {-w/2 - 14, down}, {-w/2 + 14, up}, {-w/2 - 14, up}, {-w * 0.2, down}, {-w * 0.8, down}, {-w * 0.2, up}, {-w * 0.8, up},
		{k, mid - 6}, {k, mid + 6}, {-w - k, mid - 6}, {-w - k, mid + 6},
	} {
		try(c[0], c[1], 0.35*float64(n))
	}
	for _, far := range []float64{5, 11, 17, 24}[:s.rings()] {
		for j := range 16 {
			dy, dx := math.Sincos(float64(j) * math.Pi / 8)
			try(dx*(k+far)+(dx-1)*w/2, dy*(k+far+0.2*st.Size)+mid, 5+far)
		}
	}
}

// misleading is what it costs that a name stands nearer to another space than to its own: more than any other place may cost; and less
// the less doubtful it is which of both it names.
func (s *placing) misleading(r geom.Rect, own int) (cost float64) {
	far, tie := gapTo(r, s.l.pixel(s.model, s.model.Areas[own].At)), 4*s.l.sym
	for i := range s.l.seats {
		if i == own {
			continue
		}
		switch d := gapTo(r, s.l.seats[i].Center()) - far; {
		case d < -tie:
			return cutOff[areaLabel]
		case d < tie:
			cost = max(cost, doubtful*(tie-d)/(2*tie))
		}
	}
	return cost
}

// doubtful is what it costs that a name stands as near to another space as it may: as much as a place some way off its own.
const doubtful = 9

// gapTo is how far a point lies from a box.
func gapTo(r geom.Rect, p geom.Point) float64 {
	return math.Hypot(max(r.X-p.X, p.X-r.X-r.W, 0), max(r.Y-p.Y, p.Y-r.Y-r.H, 0))
}

// rings is how many rings of places around a space are tried: more where counters stand in the way.
func (s *placing) rings() int {
	if len(s.counters) > 0 {
		return 4
	}
	return 2
}

// aroundTown offers the places outside of a town: below it, beside it, above it.
func (s *placing) aroundTown(t *town, name *wording, offer func(spot)) {
	b, st, w := name.label(t.area), name.style, name.width
	left, right, top, bottom := t.box.X-3, t.box.X+t.box.W+3, t.box.Y-0.2*st.Size, t.box.Y+t.box.H+0.74*st.Size
	if t.walled && !t.harbour {
		left, right = t.at.X-(wallWide+3)*t.size, t.at.X+(wallWide+3)*t.size
	}
	for n, c := range [...][2]float64{
		{t.at.X - w/2, bottom}, {t.at.X - 0.25*w, bottom}, {t.at.X - 0.75*w, bottom}, {right, t.at.Y + 0.3*st.Size}, {left - w, t.at.Y + 0.3*st.Size},
		{t.at.X, bottom}, {t.at.X - w, bottom}, {right, t.at.Y + st.Size}, {left - w, t.at.Y + st.Size}, {right, t.at.Y - 0.6*st.Size}, {left - w, t.at.Y - 0.6*st.Size},
		{t.at.X - w/2, top}, {t.at.X - 0.2*w, top}, {t.at.X - 0.8*w, top},
	} {
		name.set(&b, geom.Point{X: c[0], Y: c[1]}, (bottom-c[1])/(bottom-top))
		offer(spot{label: b, cost: 0.35*float64(n) + s.soft(&b) + s.misleading(b.boxes[0], t.area)})
	}
}

// clearance is how far a name keeps from the middle of its symbol.
func (s *placing) clearance(k board.Kind) float64 {
	return [...]float64{board.Minor: 9.2, board.Major: 13, board.Stronghold: 12.5, board.Transit: 6}[k] * s.l.sym
}

// soft is what a place costs because it covers routes, stands of counters, towns or ornaments, or leaves the sheet.
func (s *placing) soft(b *label) float64 {
	cost := 0.0
	for _, r := range b.boxes {
		wide := geom.Grow(r, 1.5)
		cost += 1.9 * float64(s.ways.count(wide))
		for _, stand := range s.stands {
			if geom.Overlaps(r, stand) {
				cost += 11
			}
		}
		if s.yielding {
			cost += 110 * share(r, s.counters)
		}
		for i := range s.l.towns {
			if geom.Overlaps(r, s.l.towns[i].box) {
				cost += 17
			}
		}
		for _, adorned := range s.adorns {
			if geom.Overlaps(r, adorned) {
				cost += 300
			}
		}
		if !s.onSheet(r) {
			cost += cutOff[b.kind]
		}
		if r.X < 2 || r.Y < 2 || r.X+r.W > float64(s.l.w)-2 || r.Y+r.H > float64(s.l.h)-2 {
			cost += 1000
		}
	}
	return cost
}

// cutOff is what it costs that a name reaches beyond the sheet as a fitted view shows it, where it is cut. That of a great city is cut
// rather than left out, that of a lesser place comes when the view is nearer.
var cutOff = [...]float64{areaLabel: 400, regionLabel: 40, seaLabel: 40}

// fitting is what a fitted view shows beyond the core of the map on each side, in design pixels; the frame of the sheet lies on it.
const fitting = 26.0

// onSheet reports whether a box lies in the part of the map that a fitted view shows within its frame.
func (s *placing) onSheet(r geom.Rect) bool {
	core, margin := s.model.Core, (board.MarginWidth+3-fitting)*s.l.dense
	a := s.l.pixel(s.model, geom.Point{X: core.X, Y: core.Y})
	return r.X >= a.X+margin && r.Y >= a.Y+margin && r.X+r.W <= a.X+core.W*s.l.scale-margin && r.Y+r.H <= a.Y+core.H*s.l.scale-margin
}

// free reports whether a label covers no symbol and no label but the one of that index.
func (s *placing) free(b *label, but int) bool {
	if s.onSymbol(b) {
		return false
	}
	for i := range *s.names {
		if i != but && (*s.names)[i].meets(b) {
			return false
		}
	}
	return true
}

func (s *placing) onSymbol(b *label) bool {
	for i := range s.l.seats {
		if b.covers(s.l.seats[i]) {
			return true
		}
	}
	for i := range s.counters {
		if !s.yielding && b.covers(s.counters[i]) {
			return true
		}
	}
	return s.l.inHamlet(b)
}

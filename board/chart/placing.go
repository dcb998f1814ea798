package chart

import (
	"math"
	"slices"
	"strings"

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
}

// spot is one possible place of a label and what it costs.
type spot struct {
	label label
	cost  float64
}

// placeSteps returns the work of placing all names of a level, in pieces.
func (l *level) placeSteps(g *ground, o Options) []func() {
	s := &placing{l: l, g: g, model: g.model, words: o.Words}
	of := func(kinds ...board.Kind) func() {
		return func() { s.areas(func(k board.Kind) bool { return slices.Contains(kinds, k) }) }
	}
	steps := []func(){s.survey, of(board.Major), s.seas}
	for _, i := range s.regionOrder() {
		steps = append(steps, func() { s.placeRegion(i) })
	}
	return append(steps, of(board.Minor, board.Stronghold), of(board.Transit))
}

// survey samples the routes and the stands of the counters.
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
		s.makeRoom(i)
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
func (s *placing) placeArea(i int) bool {
	best := spot{cost: math.Inf(1)}
	s.eachSpot(i, func(c spot) {
		if c.cost < best.cost && s.free(&c.label, -1) {
			best = spot{label: moved(c.label, 0, 0), cost: c.cost}
		}
	})
	if math.IsInf(best.cost, 1) {
		return false
	}
	s.l.labels = append(s.l.labels, best.label)
	return true
}

// makeRoom places a name that found none by moving one other lesser name out of its way.
func (s *placing) makeRoom(i int) {
	done := false
	s.eachSpot(i, func(c spot) {
		if done {
			return
		}
		k := s.onlyRival(&c.label)
		if k < 0 || s.l.labels[k].kind != areaLabel {
			return
		}
		old := s.l.labels[k]
		s.l.labels[k] = moved(c.label, 0, 0)
		if s.placeArea(old.index) {
			done = true
			return
		}
		s.l.labels[k] = old
	})
}

// onlyRival returns the one label in the way of b, or -1 when there are more or a symbol is.
func (s *placing) onlyRival(b *label) int {
	if s.onSymbol(b) {
		return -1
	}
	rival := -1
	for i := range s.l.labels {
		if s.l.labels[i].meets(b) {
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
	text, st := s.words.Areas[i], s.areaStyle(a.Kind)
	at, w, k := s.l.pixel(s.model, a.At), fonts.Width(text, st), s.clearance(a.Kind)
	b := label{kind: areaLabel, index: i, style: st, lines: []textLine{{text: text}}, boxes: make([]geom.Rect, 1)}
	try := func(dx, dy, cost float64) {
		b.lines[0].at = geom.Point{X: at.X + dx, Y: at.Y + dy}
		b.boxes[0] = textBox(b.lines[0].at, w, st.Size)
		offer(spot{label: b, cost: cost + s.soft(&b)})
	}
	up, down, mid := -k-0.18*st.Size, k+0.72*st.Size, 0.27*st.Size
	for n, c := range [...][2]float64{
		{k, mid}, {-w - k, mid}, {-w / 2, down}, {-w / 2, up}, {k - 3, down - 3}, {k - 3, up + 3}, {-w - k + 3, down - 3}, {-w - k + 3, up + 3},
		{-w/2 + 14, down}, {-w/2 - 14, down}, {-w/2 + 14, up}, {-w/2 - 14, up}, {-w * 0.2, down}, {-w * 0.8, down}, {-w * 0.2, up}, {-w * 0.8, up},
		{k, mid - 6}, {k, mid + 6}, {-w - k, mid - 6}, {-w - k, mid + 6},
	} {
		try(c[0], c[1], 0.35*float64(n))
	}
	for _, far := range [...]float64{5, 11} {
		for j := range 16 {
			dy, dx := math.Sincos(float64(j) * math.Pi / 8)
			try(dx*(k+far)+(dx-1)*w/2, dy*(k+far+0.2*st.Size)+mid, 5+far)
		}
	}
}

// clearance is how far a name keeps from the middle of its symbol.
func (s *placing) clearance(k board.Kind) float64 {
	return [...]float64{board.Minor: 9.2, board.Major: 13, board.Stronghold: 12.5, board.Transit: 6}[k] * s.l.sym
}

// soft is what a place costs because it covers routes or stands of counters, or leaves the sheet.
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
		if !s.onSheet(r) {
			cost += 40
		}
		if r.X < 2 || r.Y < 2 || r.X+r.W > float64(s.l.w)-2 || r.Y+r.H > float64(s.l.h)-2 {
			cost += 1000
		}
	}
	return cost
}

// onSheet reports whether a box lies in the part of the map that a fitted view shows within its frame.
func (s *placing) onSheet(r geom.Rect) bool {
	core, margin := s.model.Core, board.FrameWidth+3.0
	a := s.l.pixel(s.model, geom.Point{X: core.X, Y: core.Y})
	return r.X >= a.X+margin && r.Y >= a.Y+margin && r.X+r.W <= a.X+core.W*s.l.scale-margin && r.Y+r.H <= a.Y+core.H*s.l.scale-margin
}

// free reports whether a label covers no symbol and no label but the one of that index.
func (s *placing) free(b *label, but int) bool {
	if s.onSymbol(b) {
		return false
	}
	for i := range s.l.labels {
		if i != but && s.l.labels[i].meets(b) {
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
	return false
}

// regionOrder lists the provinces, the worthiest first.
func (s *placing) regionOrder() []int {
	order := make([]int, len(s.model.Regions))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.model.Regions[b].Points - s.model.Regions[a].Points })
	return order
}

// placeRegion sets the name of a province near where the sheet wants it, or where the province has most room.
func (s *placing) placeRegion(i int) {
	best := spot{cost: math.Inf(1)}
	from, inner := s.l.pixel(s.model, s.model.Regions[i].Label), s.l.pixel(s.model, s.g.inner[i])
	for _, b := range s.regionShapes(i) {
		s.wander(b, 0, &best)
		s.wander(moved(b, inner.X-from.X, inner.Y-from.Y), 3, &best)
	}
	if !math.IsInf(best.cost, 1) {
		s.l.labels = append(s.l.labels, best.label)
	}
}

// regionShapes are the ways to write a province's name around its label place: in one line, or in two.
func (s *placing) regionShapes(i int) []label {
	r, z := &s.model.Regions[i], s.l.letter
	st := fonts.Style{Face: fonts.Serif, Size: 13 * z, Spacing: 2.2 * z, Bold: true, Color: regionInk, Halo: 1.6, Ground: paint.Fade(paperHalo, 0.72)}
	if r.Points >= 3 {
		st.Size, st.Spacing = 16*z, 4*z
	}
	name := strings.ToUpper(s.words.Regions[i])
	shapes := [][]string{{name}}
	if k := strings.LastIndexByte(name, ' '); k > 0 {
		shapes = append(shapes, []string{name[:k], name[k+1:]})
	}
	var out []label
	for _, lines := range shapes {
		out = append(out, s.regionLabel(i, lines, st))
	}
	return out
}

// regionLabel writes lines centred at the province's label place, the roundel after the last one.
func (s *placing) regionLabel(i int, lines []string, st fonts.Style) label {
	r := &s.model.Regions[i]
	at, b := s.l.pixel(s.model, r.Label), label{kind: regionLabel, index: i, style: st, points: r.Points}
	radius := roundelRadius * s.l.letter
	for k, text := range lines {
		w := fonts.Width(text, st)
		p := geom.Point{X: at.X - w/2, Y: at.Y + (float64(k)-float64(len(lines)-1)/2)*1.08*st.Size + 0.3*st.Size}
		if k == len(lines)-1 {
			p.X -= radius + 2
			b.roundel = geom.Point{X: p.X + w + radius + 4, Y: p.Y - 0.32*st.Size}
			b.boxes = append(b.boxes, geom.Rect{X: b.roundel.X - radius - 1, Y: b.roundel.Y - radius - 1, W: 2*radius + 2, H: 2*radius + 2})
		}
		b.lines = append(b.lines, textLine{text: text, at: p})
		b.boxes = append(b.boxes, textBox(p, w, st.Size))
	}
	return b
}

// wander tries a province's label at its place for a price and around it; the farther, the dearer. Foreign land is
// dear too.
func (s *placing) wander(b label, price float64, best *spot) {
	step, try := 5*s.l.sym, moved(b, 0, 0)
	price += 3 * float64(len(b.lines)-1)
	for ring := range 15 {
		far := price + 0.9*float64(ring)
		if far >= best.cost {
			return
		}
		n := max(1, ring*6)
		for k := range n {
			dy, dx := math.Sincos(2 * math.Pi * float64(k) / float64(n))
			dx, dy = dx*step*float64(ring), dy*step*float64(ring)*0.8
			for i, r := range b.boxes {
				try.boxes[i].X, try.boxes[i].Y = r.X+dx, r.Y+dy
			}
			if cost := far + s.abroad(&try); cost < best.cost && s.free(&try, -1) {
				if cost += s.soft(&try) * 0.8; cost < best.cost {
					*best = spot{label: moved(b, dx, dy), cost: cost}
				}
			}
		}
	}
}

func moved(b label, dx, dy float64) label {
	c := b
	c.lines, c.boxes = append([]textLine(nil), b.lines...), append([]geom.Rect(nil), b.boxes...)
	for i := range c.lines {
		t := &c.lines[i]
		t.at = geom.Point{X: t.at.X + dx, Y: t.at.Y + dy}
		if len(t.curve) > 0 {
			t.curve = append([]geom.Point(nil), t.curve...)
			for k, p := range t.curve {
				t.curve[k] = geom.Point{X: p.X + dx, Y: p.Y + dy}
			}
		}
	}
	for i := range c.boxes {
		c.boxes[i].X, c.boxes[i].Y = c.boxes[i].X+dx, c.boxes[i].Y+dy
	}
	c.roundel = geom.Point{X: b.roundel.X + dx, Y: b.roundel.Y + dy}
	return c
}

// abroad is what it costs that parts of a province's name lie on the land of others.
func (s *placing) abroad(b *label) float64 {
	cost := 0.0
	for _, r := range b.boxes {
		for k := range 4 {
			u := s.l.unit(s.model, geom.Point{X: r.X + r.W*(float64(k)+0.5)/4, Y: r.Y + r.H/2})
			if s.g.dry(u) && s.g.ownerOf(u) != uint8(b.index) {
				cost += 2.6
			}
		}
	}
	return cost
}

// seas writes the names of the seas along their curves, off the land and the symbols.
func (s *placing) seas() {
	for i, sea := range s.model.Terrain.Seas {
		grow := min(max(math.Pow(s.l.scale, 0.7), 0.8), 2) * s.l.letter / math.Pow(s.l.scale, 0.35)
		st := fonts.Style{Face: fonts.SerifItalic, Size: max(12, sea.Size*grow), Spacing: sea.Spacing * grow, Color: seaInk}
		b := label{kind: seaLabel, index: i, style: st, lines: []textLine{{text: s.words.Seas[i], curve: s.l.pixels(s.model, sea.Line)}}}
		if !s.curveBoxes(&b) {
			continue
		}
		best := spot{cost: math.Inf(1)}
		for ring := range 5 {
			for k := range max(1, ring*8) {
				dy, dx := math.Sincos(2 * math.Pi * float64(k) / float64(max(1, ring*8)))
				c := moved(b, dx*7*float64(ring), dy*7*float64(ring))
				if cost := float64(ring) + s.ashore(&c); cost < best.cost && s.free(&c, -1) {
					best = spot{label: c, cost: cost}
				}
			}
		}
		if best.cost < 40 {
			s.l.labels = append(s.l.labels, best.label)
		}
	}
}

// curveBoxes covers the text along its curve with small boxes; false when the curve is too short for it.
func (s *placing) curveBoxes(b *label) bool {
	line, w := geom.NewLine(b.lines[0].curve), fonts.Width(b.lines[0].text, b.style)
	for w > line.Length()*1.02 && b.style.Spacing > 0.2 {
		b.style.Spacing *= 0.8
		w = fonts.Width(b.lines[0].text, b.style)
	}
	if w > line.Length()*1.02 {
		return false
	}
	size := b.style.Size
	n := int(w/size) + 1
	for k := range n {
		at, angle := line.At((line.Length()-w)/2 + w*(float64(k)+0.5)/float64(n))
		sin, cos := math.Sincos(angle)
		mid := geom.Point{X: at.X + sin*0.25*size, Y: at.Y - cos*0.25*size}
		half := w/float64(n)/2*math.Abs(cos) + 0.4*size*math.Abs(sin)
		tall := w/float64(n)/2*math.Abs(sin) + 0.4*size*math.Abs(cos)
		b.boxes = append(b.boxes, geom.Rect{X: mid.X - half, Y: mid.Y - tall, W: 2 * half, H: 2 * tall})
	}
	return true
}

// ashore is what it costs that parts of a sea's name lie on land.
func (s *placing) ashore(b *label) float64 {
	cost := 0.0
	for _, r := range b.boxes {
		if s.g.dry(s.l.unit(s.model, geom.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})) {
			cost += 12
		}
	}
	return cost
}

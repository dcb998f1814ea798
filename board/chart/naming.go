package chart

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"tyche/board/geom"
	"tyche/fonts"
)

// This file places the names of provinces and seas.

// regionOrder lists the provinces, the worthiest first.
func (s *placing) regionOrder() []int {
	order := make([]int, len(s.model.Regions))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.model.Regions[b].Points - s.model.Regions[a].Points })
	return order
}

// placeRegion sets the name of a province along an arc within it; where there is no room for that, straight, near where
// the sheet wants it or where the province has most room.
func (s *placing) placeRegion(i int) {
	if s.arch(i) {
		return
	}
	best := spot{cost: math.Inf(1)}
	from, inner := s.l.pixel(s.model, s.model.Regions[i].Label), s.l.pixel(s.model, s.g.inner[i])
	for n, b := range s.regionShapes(i) {
		price := lesser[n%len(lesser)]
		s.wander(b, price, &best)
		s.wander(moved(b, inner.X-from.X, inner.Y-from.Y), price+3, &best)
	}
	if best.cost < covering && !slices.ContainsFunc(best.label.boxes, func(r geom.Rect) bool { return !s.onSheet(r) }) {
		*s.names = append(*s.names, best.label)
	}
}

// A province's name that would lie farther away than strayed, or where it is not clear whose it is, is left out: it would tell less than
// it hides, and it comes when the view is nearer. One that gives way to counters rather stays than strays so far.
const (
	strayed      = 40.0 // and 5 more for each victory point
	strayedAside = 18.0
	covering     = 200.0 // with what it would hide
)

// lesser is what it costs that the letters of a name stand as usual, close together, or are smaller.
var lesser = [...]float64{0, 2, 6}

// regionShapes are the ways to write a province's name around its label place: in one line, in two, or over its roundel, each with
// letters apart, close together, or smaller.
func (s *placing) regionShapes(i int) []label {
	st := s.regionStyle(i)
	name := capitals(s.words.Regions[i])
	shapes := [][]string{{name}}
	if k := strings.LastIndexByte(name, ' '); k > 0 {
		shapes = append(shapes, []string{name[:k], name[k+1:]})
	}
	tight := st
	tight.Spacing *= 0.3
	small := tight
	small.Size = min(st.Size, max(11*s.l.letter, 12*s.l.dense))
	var out []label
	for _, lines := range shapes {
		out = append(out, s.regionLabel(i, lines, st, false), s.regionLabel(i, lines, tight, false), s.regionLabel(i, lines, small, false))
	}
	if s.model.Regions[i].Points > 0 {
		out = append(out, s.regionLabel(i, shapes[0], st, true), s.regionLabel(i, shapes[0], tight, true), s.regionLabel(i, shapes[0], small, true))
	}
	return out
}

// regionLabel writes lines centred at the province's label place, the roundel after the last one or under it.
func (s *placing) regionLabel(i int, lines []string, st fonts.Style, under bool) label {
	r := &s.model.Regions[i]
	at, b := s.l.pixel(s.model, r.Label), label{kind: regionLabel, index: i, style: st, points: r.Points}
	radius := roundelRadius * s.l.letter
	seal := func(at geom.Point) {
		b.roundel = at
		b.boxes = append(b.boxes, geom.Rect{X: at.X - radius - 1, Y: at.Y - radius - 1, W: 2*radius + 2, H: 2*radius + 2})
	}
	for k, text := range lines {
		w := fonts.Width(text, st)
		p := geom.Point{X: at.X - w/2, Y: at.Y + (float64(k)-float64(len(lines)-1)/2)*1.08*st.Size + 0.3*st.Size}
		switch {
		case k < len(lines)-1:
		case under:
			seal(geom.Point{X: at.X, Y: p.Y + 0.24*st.Size + radius})
		default:
			p.X -= radius + 2
			seal(geom.Point{X: p.X + w + radius + 4, Y: p.Y - 0.32*st.Size})
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
	if b.roundel.Y > b.boxes[0].Bottom() {
		price += 5
	}
	for ring := range 17 {
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
			if !s.free(&try, -1) {
				continue
			}
			cost, clear := s.abroad(&try)
			if cost += far; !clear || cost >= s.limit+5*float64(b.points) || cost >= best.cost {
				continue
			}
			if cost += s.soft(&try) * 0.8; cost < best.cost {
				*best = spot{label: moved(b, dx, dy), cost: cost}
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

// abroad is what it costs that parts of a province's name lie off its land, and whether it still tells whose name it is: next to nothing
// of it lies on the land of others or close to it, and it begins on or at its own land, with a good part there.
func (s *placing) abroad(b *label) (cost float64, clear bool) {
	var foreign, close, open, beside, parts float64
	gap, size := math.Inf(1), b.style.Size/s.l.scale
	for _, r := range b.boxes {
		n := max(2, int(r.W/(0.5*b.style.Size)))
		for k := range 3 * n {
			at := geom.Point{X: r.X + r.W*(float64(k/3)+0.5)/float64(n), Y: r.Y + r.H*(0.1+0.4*float64(k%3))}
			parts++
			who, far := s.g.nearest(s.l.unit(s.model, at))
			own := who == uint8(b.index)
			if own {
				gap = min(gap, far)
			}
			switch {
			case own && far == 0:
			case own && far <= besideReach*size:
				beside++
			case far == 0:
				foreign++
			case far <= closeReach*size:
				close++
			default:
				open++
			}
		}
	}
	cost = (foreignDear*foreign + closeDear*close + openDear*open + besideDear*beside) / parts
	if gap < math.Inf(1) {
		cost += gapDear * gap / size
	}
	return cost, foreign <= mostForeign*parts && foreign+close <= mostClose*parts && open <= mostOpen*parts && gap <= mostGap*size
}

// What becomes of a province's name off its land, in heights of its letters and in shares of the name.
const (
	besideReach = 1.6  // so far from its land a part is beside it
	closeReach  = 0.7  // so near to the land of others it seems to be theirs
	mostForeign = 0.06 // may touch the land of others
	mostClose   = 0.14 // or lie close to it
	mostOpen    = 0.55 // or reach into the sea and into nobody's land
	mostGap     = 0.7  // between the name and its land
	foreignDear = 60.0 // all of it on the land of others
	closeDear   = 50.0
	openDear    = 16.0
	besideDear  = 8.0
	gapDear     = 4.0 // each height between it and its land
)

// seas writes the names of the seas along their curves, off the land and the symbols.
func (s *placing) seas() {
	for i, sea := range s.model.Terrain.Seas {
		grow := min(max(math.Pow(s.l.scale/s.l.dense, 0.7), 0.8), 2) * s.l.letter / math.Pow(s.l.scale/s.l.dense, 0.35)
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
			*s.names = append(*s.names, best.label)
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

// bare are ranges of accented Greek capitals and the letter without its marks: Greek capitals are written bare.
var bare = []struct {
	from, to rune
	letter   rune
}{
	{'Ά', 'Ά', 'Α'}, {'Έ', 'Έ', 'Ε'}, {'Ή', 'Ή', 'Η'}, {'Ί', 'Ί', 'Ι'}, {'Ό', 'Ό', 'Ο'}, {'Ύ', 'Ύ', 'Υ'}, {'Ώ', 'Ώ', 'Ω'},
	{0x1F08, 0x1F0F, 'Α'}, {0x1F18, 0x1F1D, 'Ε'}, {0x1F28, 0x1F2F, 'Η'}, {0x1F38, 0x1F3F, 'Ι'}, {0x1F48, 0x1F4D, 'Ο'},
	{0x1F59, 0x1F5F, 'Υ'}, {0x1F68, 0x1F6F, 'Ω'}, {0x1FB8, 0x1FBC, 'Α'}, {0x1FC8, 0x1FC9, 'Ε'}, {0x1FCA, 0x1FCC, 'Η'},
	{0x1FD8, 0x1FDB, 'Ι'}, {0x1FE8, 0x1FEB, 'Υ'}, {0x1FEC, 0x1FEC, 'Ρ'}, {0x1FF8, 0x1FF9, 'Ο'}, {0x1FFA, 0x1FFC, 'Ω'},
	{0x1FB2, 0x1FB4, 'Α'}, {0x1FC2, 0x1FC4, 'Η'}, {0x1FF2, 0x1FF4, 'Ω'}, {0x1FC6, 0x1FC7, 'Η'}, {0x1FD6, 0x1FD7, 'Ι'}, {0x1FB6, 0x1FB7, 'Α'}, {0x1FE6, 0x1FE7, 'Υ'}, {0x1FF6, 0x1FF7, 'Ω'},
}

// capitals writes a name in capitals.
func capitals(s string) string {
	return strings.Map(func(r rune) rune {
		r = unicode.ToUpper(r)
		for _, b := range bare {
			if r >= b.from && r <= b.to {
				return b.letter
			}
		}
		return r
	}, s)
}

package chart

import (
	"math"
	"testing"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/geom"
)

// TestNoNameStandsByAnotherSpace looks at the sizes of small windows and phones, in both languages and at all text sizes,
// for names of lesser spaces that stand clearly nearer to another space than to their own; the great cities keep theirs,
// wherever there is room.
func TestNoNameStandsByAnotherSpace(t *testing.T) {
	m := atlas.Diadochi()
	for _, lang := range []string{"es", "en"} {
		for _, text := range []float64{1, 1.2, 1.4} {
			for _, size := range [][2]float64{{540, 470}, {796, 750}, {390, 370}, {520, 340}, {1340, 1030}} {
				p := New(m, Options{Words: atlas.DiadochiWords(lang), TextScale: text})
				for p.base.piece() {
				}
				cam := geom.NewCamera(m.World, geom.Rect{W: size[0], H: size[1]}, m.Core)
				p.Aim(cam)
				for !p.level.build() {
				}
				for i := range p.level.labels {
					l := &p.level.labels[i]
					if l.kind != areaLabel || m.Areas[l.index].Kind == board.Major {
						continue
					}
					own, other, near := nearest(p.level, l)
					if own > near+6*p.level.sym {
						t.Errorf("%s, text %.1f, %vx%v: %s is %.0f pixels from its place and %.0f from %s", lang, text, size[0], size[1], m.Areas[l.index].ID, own, near, m.Areas[other].ID)
					}
				}
			}
		}
	}
}

// nearest returns how far a name is from its own space, and which other one is nearest and how far.
func nearest(l *level, name *label) (own float64, other int, near float64) {
	near = math.Inf(1)
	for i := range l.seats {
		seat := l.seats[i]
		at := geom.Point{X: seat.X + seat.W/2, Y: seat.Y + seat.H/2}
		far := math.Inf(1)
		for _, b := range name.boxes {
			far = min(far, math.Hypot(max(b.X-at.X, at.X-b.X-b.W, 0), max(b.Y-at.Y, at.Y-b.Y-b.H, 0)))
		}
		switch {
		case i == name.index:
			own = far
		case far < near:
			other, near = i, far
		}
	}
	return own, other, near
}

// TestProvincesAreNamedOnTheirOwnLand looks at the names of provinces on whole maps of desktops and phones and in nearer views, as lessons
// take them, with armies on every second space and without: next to nothing of a name lies on the land of others, and what lies in the sea
// or on nobody's land begins at its own; not many are left out.
func TestProvincesAreNamedOnTheirOwnLand(t *testing.T) {
	m := atlas.Diadochi()
	whole, aegean, levant := at(28, 38, 1), at(24, 39, 2), at(33, 37, 2.5)
	for _, lang := range atlas.Languages {
		for _, c := range []struct {
			name string
			w, h float64
			aim  func(*geom.Camera)
			text float64
			lost map[bool]int // names at most that find no place, without armies and among them
		}{
			{"1280x800", 796, 750, whole, 1, map[bool]int{false: 7, true: 14}},
			{"1920x1080", 1340, 1030, whole, 1, map[bool]int{false: 4, true: 6}},
			{"1024x640", 540, 470, whole, 1, map[bool]int{false: 19, true: 22}},
			{"a phone", 390, 370, whole, 1, map[bool]int{false: 22, true: 24}},
			{"a phone on its side", 520, 340, whole, 1, map[bool]int{false: 19, true: 21}},
			{"1280x800, large letters", 796, 750, whole, 1.4, map[bool]int{false: 13, true: 20}},
			{"1024x640, nearer", 540, 470, aegean, 1, map[bool]int{false: 5, true: 9}},
			{"1280x800, nearer", 796, 750, levant, 1, map[bool]int{false: 1, true: 3}},
			{"a phone, nearer", 390, 370, levant, 1, map[bool]int{false: 5, true: 9}},
		} {
			p := New(m, Options{Words: atlas.DiadochiWords(lang), TextScale: c.text})
			for p.base.piece() {
			}
			cam := geom.NewCamera(m.World, geom.Rect{W: c.w, H: c.h}, m.Core)
			c.aim(cam)
			p.Aim(cam)
			for !p.level.build() {
			}
			for _, crowded := range []bool{false, true} {
				if crowded {
					p.KeepClear(cam, crowd(p, cam))
					moveNames(p)
				}
				named := 0
				for i := range p.level.names {
					if p.level.names[i].kind == regionLabel {
						named++
						standsAtHome(t, lang+", "+c.name, p, &p.level.names[i])
					}
				}
				if lost := len(m.Regions) - named; lost > c.lost[crowded] {
					t.Errorf("%s, %s, crowded %v: %d provinces have no name", lang, c.name, crowded, lost)
				}
			}
		}
	}
}

// standsAtHome measures a province's name, letter by letter: a tenth of it at most may lie on the land of another province, two fifths must
// lie on its own or so near that both are seen as one, and it must begin there.
func standsAtHome(t *testing.T, view string, p *Painter, l *label) {
	t.Helper()
	foreign, near, all, gap := 0, 0, 0, math.Inf(1)
	for _, r := range l.boxes {
		for x := r.X + 1; x < r.X+r.W; x += 3 {
			for _, y := range [...]float64{r.Y + 0.2*r.H, r.Y + 0.5*r.H, r.Y + 0.8*r.H} {
				if all++; p.under(x, y) != uint8(l.index) && p.under(x, y) != nobody {
					foreign++
				}
				away := p.homeward(x, y, l.index, 2.5*l.style.Size)
				if gap = min(gap, away); away < math.Inf(1) {
					near++
				}
			}
		}
	}
	if foreign*10 > all || near*5 < 2*all || gap > l.style.Size {
		t.Errorf("%s: of %q %d %% lie on the land of others and %d %% on its own or near it, %.0f pixels away", view, l.lines[0].text, 100*foreign/all, 100*near/all, gap)
	}
}

// under tells whose land is under a pixel of the level; nobody also where there is none.
func (p *Painter) under(x, y float64) uint8 {
	u := p.level.unit(p.ground.model, geom.Point{X: x, Y: y})
	if !p.ground.dry(u) {
		return nobody
	}
	return p.ground.ownerOf(u)
}

// homeward is how far a province's land is from a pixel, seen in eight directions; infinite beyond reach.
func (p *Painter) homeward(x, y float64, own int, reach float64) float64 {
	for d := 0.0; d < reach; d += 2 {
		for k := range 8 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 4)
			if p.under(x+d*cos, y+d*sin) == uint8(own) {
				return d
			}
		}
	}
	return math.Inf(1)
}

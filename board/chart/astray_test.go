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

// TestProvincesAreNamedOnTheirOwnLand looks at the names of provinces in the windows of a desktop, with armies on every second space and
// without: none stands on other land much more than on its own, or out of reach of it; few are left out.
func TestProvincesAreNamedOnTheirOwnLand(t *testing.T) {
	m := atlas.Diadochi()
	for _, lang := range []string{"es", "en"} {
		for _, c := range []struct {
			w, h float64
			lost map[bool]int // names at most that find no place, without armies and among them
		}{{796, 750, map[bool]int{false: 4, true: 8}}, {1340, 1030, map[bool]int{false: 1, true: 3}}, {540, 470, map[bool]int{false: 18, true: 18}}} {
			p := New(m, Options{Words: atlas.DiadochiWords(lang), TextScale: 1})
			for p.base.piece() {
			}
			cam := geom.NewCamera(m.World, geom.Rect{W: c.w, H: c.h}, m.Core)
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
						standsAtHome(t, p, &p.level.names[i])
					}
				}
				if lost := len(m.Regions) - named; lost > c.lost[crowded] {
					t.Errorf("%s, %vx%v, crowded %v: %d provinces have no name", lang, c.w, c.h, crowded, lost)
				}
			}
		}
	}
}

// standsAtHome demands that a province's name lies at most twice as much on other land as on its own, if it lies on land, and that some of it is no farther from its land than two and a half times its letters.
func standsAtHome(t *testing.T, p *Painter, l *label) {
	t.Helper()
	own, strange, near := 0, 0, math.Inf(1)
	for _, r := range l.boxes {
		for x := r.X + 1; x < r.X+r.W; x += 3 {
			at := geom.Point{X: x, Y: r.Y + r.H/2}
			u := p.level.unit(p.ground.model, at)
			switch {
			case !p.ground.dry(u):
			case p.ground.ownerOf(u) == uint8(l.index):
				own++
			default:
				strange++
			}
			for d := 0.0; d < 3*l.style.Size; d += 2 {
				for _, by := range [...]geom.Point{{X: d}, {X: -d}, {Y: d}, {Y: -d}} {
					u := p.level.unit(p.ground.model, geom.Point{X: at.X + by.X, Y: at.Y + by.Y})
					if p.ground.dry(u) && p.ground.ownerOf(u) == uint8(l.index) {
						near = min(near, d)
					}
				}
			}
		}
	}
	if strange > 2*own && strange > 8 || near > 2.5*l.style.Size {
		t.Errorf("%q: %d parts on its own land, %d on that of others; %.0f pixels away", l.lines[0].text, own, strange, near)
	}
}

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

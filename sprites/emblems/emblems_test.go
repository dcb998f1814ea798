package emblems

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

func token(e *Emblem) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 64, 64))
	p := paint.New(m)
	p.Translate(32, 32)
	e.Token(p, palette.Atlas, 24)
	return m
}

// A pattern covers the ground of a token and nothing beyond its outline.
func TestThePatternStaysWithinTheOutline(t *testing.T) {
	plain, hatched := House, House
	hatched.Pattern = func(p *paint.Painter, r float64, c palette.Colors) {
		for x := -2 * r; x < 2*r; x += r / 4 {
			p.Fill(paint.Rect(x, -2*r, r/10, 4*r), paint.Solid(c.Dark))
		}
	}
	without, with := token(&plain), token(&hatched)
	imagetest.Distinct(t, 20, map[string]*image.RGBA{"plain": without, "hatched": with})
	for _, at := range []image.Point{{32, 2}, {2, 32}, {60, 60}, {6, 6}} {
		if without.RGBAAt(at.X, at.Y) != with.RGBAAt(at.X, at.Y) {
			t.Errorf("the pattern reaches %v", at)
		}
	}
}

func TestEmblemsOfSeats(t *testing.T) {
	list := []Emblem{{Name: "rose"}, {Name: "oak"}}
	for _, row := range []struct {
		name string
		seat int
		want *Emblem
	}{{"oak", 0, &list[1]}, {"", 0, &list[0]}, {"unknown", 1, &list[1]}, {"unknown", 2, nil}} {
		if got := OfSeat(list, row.name, row.seat); got != row.want {
			t.Errorf("seat %d with %q has %v", row.seat, row.name, got)
		}
	}
}

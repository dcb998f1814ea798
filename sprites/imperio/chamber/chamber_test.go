package chamber

import (
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func drawn(w, h int, draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	draw(paint.New(m))
	return m
}

// seated is a hall with lords in its stalls and the balance before the throne.
func seated(k Hall) *image.RGBA {
	return drawn(k.W, k.H, func(p *paint.Painter) {
		p.Within(func() { k.Draw(p) })
		about := func(at paint.Point, f func()) {
			p.Within(func() {
				p.Translate(at.X, at.Y)
				p.Scale(k.Unit(), k.Unit())
				f()
			})
		}
		for i := range k.Seats {
			h := palette.House(i)
			about(k.Stall(i), func() {
				if i == 1 {
					Light(p)
				}
				Stall(p, h, palette.Atlas.Of(h), Pose(1+i%2))
			})
		}
		about(k.Foot(), func() {
			Post(p)
			p.Translate(0, -Pivot)
			Beam(p)
			for _, side := range [...]float64{-1, 1} {
				p.Within(func() {
					p.Translate(side*Arm, 0)
					Strings(p)
					Bowl(p)
				})
			}
		})
	})
}

func TestHalls(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, k := range map[string]Hall{"two": {780, 212, 2}, "three": {780, 212, 3}, "six": {780, 212, 6}, "narrow": {300, 190, 4}} {
		all[name] = seated(k)
	}
	imagetest.Sheet(t, "halls", 1600, palette.SkyMiddle, []imagetest.Cell{
		{Label: "six", Image: seated(Hall{1560, 424, 6})}, {Label: "four", Image: seated(Hall{1256, 370, 4})}, {Label: "narrow", Image: seated(Hall{400, 250, 5})}, {Label: "upright", Image: seated(Hall{370, 300, 6})},
	})
	imagetest.Golden(t, "halls", all)
	imagetest.Distinct(t, 20, all)
}

func TestTokens(t *testing.T) {
	tokens, coins := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	for h, name := range palette.Names {
		c := palette.Atlas.Of(palette.House(h))
		middle := func(draw func(p *paint.Painter)) *image.RGBA {
			return drawn(24, 24, func(p *paint.Painter) {
				p.Translate(12, 12)
				draw(p)
			})
		}
		tokens[name] = middle(func(p *paint.Painter) { Token(p, palette.House(h), c, 10) })
		coins[name] = middle(func(p *paint.Painter) { Coin(p, c, 10) })
	}
	imagetest.Golden(t, "tokens", tokens)
	imagetest.Distinct(t, 8, tokens)
	imagetest.Distinct(t, 3, coins)
}

// Every stall stands whole within the hall, beside the throne and its balance, and none on another, in any window.
func TestStallsStandApart(t *testing.T) {
	for _, box := range [...][2]int{{1560, 424}, {1256, 370}, {400, 250}, {370, 300}, {600, 320}} {
		for n := 2; n <= 6; n++ {
			k := Hall{box[0], box[1], n}
			unit := k.Unit()
			for i := range n {
				at := k.Stall(i)
				switch {
				case at.X < DeskHalf*unit || at.X > float64(k.W)-DeskHalf*unit || at.Y < Above*unit || at.Y > float64(k.H)-Below*unit:
					t.Errorf("%v: stall %d at %v is cut off", k, i, at)
				case max(at.X-float64(k.W)/2, float64(k.W)/2-at.X) < (Arm+PanHalf+74)*unit:
					t.Errorf("%v: stall %d at %v stands before the throne", k, i, at)
				case i > 0 && at.X-k.Stall(i-1).X < 2*74*unit:
					t.Errorf("%v: stalls %d and %d touch", k, i-1, i)
				}
			}
			for _, v := range k.Vacant() {
				for i := range n {
					if d := v.X - k.Stall(i).X; max(d, -d) < 2*74*unit {
						t.Errorf("%v: a vacant stall stands on stall %d", k, i)
					}
				}
			}
		}
	}
}

// A charter that was rejected has lost its corner.
func TestCharters(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, torn := range map[string]bool{"whole": false, "torn": true} {
		k := Charter{W: 300, H: 180, Unit: 1, Top: palette.Ivory, Foot: palette.Star, Torn: torn}
		all[name] = drawn(k.W, k.H, k.Draw)
	}
	imagetest.Golden(t, "charters", all)
	imagetest.Distinct(t, 15, all)
}

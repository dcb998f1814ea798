package tin

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
)

// picture paints in a square of 96 units, the foot of things near its lower edge.
func picture(px int, draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	p := paint.NewScaled(m, 112, 112)
	p.Translate(56, 88)
	draw(p)
	return m
}

// all paints everything that is made of tin.
func all(px int) map[string]*image.RGBA {
	list := map[string]*image.RGBA{}
	add := func(name string, draw func(p *paint.Painter)) { list[name] = picture(px, draw) }
	dye := func(people int) Dye { return Dyed(palette.Brass, palette.Faction(2*people+1)) }
	for u := range units {
		add(fmt.Sprintf("unit %02d", u), func(p *paint.Painter) { Figure(p, u, dye(u/6), false) })
	}
	for k := range bases {
		add(fmt.Sprintf("base %d", k), func(p *paint.Painter) { Camp(p, k, dye(k)) })
	}
	for k := range buildings {
		add(fmt.Sprintf("building %02d", k), func(p *paint.Painter) { Model(p, Building(k), dye(k/4)) })
	}
	for k := range modules {
		add(fmt.Sprintf("module %d", k), func(p *paint.Painter) { Model(p, Module(k), dye(0)) })
	}
	for f := range palette.Factions {
		add(fmt.Sprintf("carriage %d", f), func(p *paint.Painter) { Carriage(p, Dyed(palette.Brass, f)) })
		add(fmt.Sprintf("badge %d", f), func(p *paint.Painter) {
			p.Translate(0, -32)
			Badge(p, Dyed(palette.Brass, f), 30)
		})
		add(fmt.Sprintf("order %d", f), func(p *paint.Painter) {
			p.Translate(0, -32)
			Coin(p, dye(0), 40, int(f))
		})
	}
	for k := range lamps {
		add(fmt.Sprintf("lamp %d", k), func(p *paint.Painter) {
			p.Translate(0, -40)
			p.Scale(.8, .8)
			Lamp(k).Paint(p, dye(0))
		})
	}
	return list
}

func TestTin(t *testing.T) {
	pictures := all(96)
	var cells []imagetest.Cell
	for name, m := range pictures {
		cells = append(cells, imagetest.Cell{Label: name, Image: m})
	}
	imagetest.Sheet(t, "tin", 1200, palette.Slate, cells)
	imagetest.Golden(t, "tin", pictures)
	imagetest.Distinct(t, 9, pictures)
}

// TestFlip looks for a figure that does not turn: the hook of a deckhand is on one side.
func TestFlip(t *testing.T) {
	for u := range units {
		right := picture(96, func(p *paint.Painter) { Figure(p, u, Dyed(palette.Brass, palette.Ember), false) })
		left := picture(96, func(p *paint.Painter) { Figure(p, u, Dyed(palette.Brass, palette.Ember), true) })
		mirrored := image.NewRGBA(left.Rect)
		for y := range 96 {
			for x := range 96 {
				mirrored.SetRGBA(95-x, y, left.RGBAAt(x, y))
			}
		}
		same, turned := imagetest.Coarse(right), imagetest.Coarse(mirrored)
		stray := 0
		for i := range same {
			stray = max(stray, same[i]-turned[i], turned[i]-same[i])
		}
		if stray > 40 { // the shadow falls to the same side
			t.Errorf("unit %d is not the mirror of itself: %d in a field", u, stray)
		}
	}
}

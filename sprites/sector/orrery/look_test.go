package orrery

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// look writes a picture into the folder TYCHE_LOOK, if that is set.
func look(t *testing.T, name string, w, h int, draw func(p *paint.Painter)) {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	p := paint.New(m)
	p.Fill(paint.Rect(0, 0, float64(w), float64(h)), solid(palette.Slate))
	draw(p)
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

func empty(kind, yield, points, limit uint8) Area {
	return Area{Kind: kind, Yield: yield, Points: points, Limit: limit, Controller: Nobody, Owner: Nobody, Base: Nobody}
}

func held(a Area, f, base int8, units [6]uint8) Area {
	a.Controller, a.Owner, a.Base, a.Units = f, f, base, units
	if units == [6]uint8{} {
		a.Owner = Nobody
	}
	return a
}

var karst = World{Letters: 12, Planet: 8, Count: 3, Name: "KARST", Home: Nobody, Radius: 117, Flip: true, Areas: [4]Area{
	held(empty(Conquest, 0, 3, 2), 5, Nobody, [6]uint8{1, 0, 0, 1}),
	held(empty(Well, 2, 0, 3), 5, 5, [6]uint8{}),
	held(empty(Mine, 2, 0, 3), 2, Nobody, [6]uint8{2, 0, 1}),
}}

var lowmarrow = World{Letters: 12, Planet: 9, Count: 4, Name: "LOWMARROW", Home: Nobody, Radius: 117, Areas: [4]Area{
	held(empty(Conquest, 0, 1, 3), 0, Nobody, [6]uint8{1, 0, 0, 0, 1}),
	held(empty(Conquest, 0, 1, 2), 3, Nobody, [6]uint8{2}),
	held(empty(Mine, 2, 0, 2), 0, 0, [6]uint8{0, 0, 1}),
	empty(Well, 1, 0, 2),
}}

var morrowgate = World{Letters: 12, Planet: 10, Count: 2, Name: "MORROWGATE", Home: 4, Radius: 86, Areas: [4]Area{
	held(empty(Conquest, 0, 4, 1), 4, Nobody, [6]uint8{0, 0, 0, 0, 0, 1}),
	empty(Mine, 1, 0, 2),
}}

func TestLookWorlds(t *testing.T) {
	b := NewBox(palette.Brass)
	look(t, "worlds", 1200, 640, func(p *paint.Painter) {
		big := karst
		big.Radius = 160
		x := 10
		for _, w := range []World{karst, lowmarrow, morrowgate, big} {
			p.Lay(b.World(w).Pixels(), x, 10)
			x += int(WorldSide(w.Radius))
		}
		for u := range 18 {
			p.Within(func() {
				p.Translate(50+float64(u%9)*90, 480+float64(u/9)*90)
				tin.Figure(p, u, tin.Dyed(palette.Brass, palette.Faction(2*(u/6)+u%2)), false)
			})
		}
		for i := range 15 {
			p.Within(func() {
				p.Translate(50+float64(i)*72, 635)
				d := tin.Module(i % 3)
				if i < 12 {
					d = tin.Building(i)
				}
				tin.Model(p, d, tin.Dyed(palette.Brass, palette.Faction(i%6)))
			})
		}
		for f := range 6 {
			p.Within(func() {
				p.Translate(880+float64(f)*50, 450)
				tin.Badge(p, tin.Dyed(palette.Brass, palette.Faction(f)), 15)
				p.Translate(0, 60)
				tin.Coin(p, tin.Dyed(palette.Brass, palette.Faction(f)), 20, f-1)
				p.Translate(0, 70)
				tin.Carriage(p, tin.Dyed(palette.Brass, palette.Faction(f)))
			})
		}
	})
}

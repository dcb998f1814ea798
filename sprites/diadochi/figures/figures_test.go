package figures

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/diadochi/palette"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

func canvasOf(w, h int, scale float64, draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	p := paint.New(m)
	p.Translate(float64(w)*.42, float64(h)-8)
	p.Scale(scale, scale)
	draw(p)
	return m
}

func TestSoldiers(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	styles := []Style{Black(palette.Atlas.Danger), Red(palette.Atlas.Faction[palette.Owl].Main)}
	for a := range ArmsEnum {
		for pose := range PoseEnum {
			for i := range 3 {
				s := styles[i%2]
				m := Soldier{a, pose, float64(i) / 4}
				img := canvasOf(170, 150, 1, func(p *paint.Painter) { DrawSoldier(p, s, m) })
				cells = append(cells, imagetest.Cell{Label: fmt.Sprint(a, pose), Image: img})
				if i == 1 && (pose != Fallen || a == Silver) {
					all[fmt.Sprint("soldier ", a, " ", pose)] = img
				}
			}
		}
	}
	imagetest.Sheet(t, "soldiers", 1900, palette.Atlas.Paper3, cells)
	imagetest.Golden(t, "soldiers", all)
	imagetest.Distinct(t, 8, all)
}

func TestBeasts(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	add := func(name string, draw func(p *paint.Painter)) {
		img := canvasOf(250, 190, 1, draw)
		cells = append(cells, imagetest.Cell{Label: name, Image: img})
		all[name] = img
	}
	for i := range 4 {
		ph := float64(i) / 4
		add(fmt.Sprint("lancer ", i), func(p *paint.Painter) { DrawHorse(p, Black(palette.Atlas.Danger), Horse{Phase: ph}) })
		add(fmt.Sprint("general ", i), func(p *paint.Painter) {
			DrawHorse(p, Red(palette.Atlas.Fleet), Horse{Rider: General, Phase: ph, Rearing: i > 1, Walking: i == 0})
		})
		add(fmt.Sprint("scythian ", i), func(p *paint.Painter) { DrawHorse(p, Black(palette.Atlas.Gilt), Horse{Rider: Scythian, Phase: ph}) })
		add(fmt.Sprint("elephant ", i), func(p *paint.Painter) {
			p.Scale(.9, .9)
			DrawElephant(p, [2]Style{Black(palette.Atlas.Danger), Red(palette.Atlas.Gilt)}[i%2], Elephant{Phase: ph, Bare: i == 3, Raised: i > 1})
		})
	}
	imagetest.Sheet(t, "beasts", 1900, palette.Atlas.Paper3, cells)
	imagetest.Golden(t, "beasts", all)
	imagetest.Distinct(t, 10, all)
}

func TestShipsAndEngines(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	black, red := Black(palette.Atlas.Danger), Red(palette.Atlas.Faction[palette.Owl].Main)
	add := func(name string, w, h int, draw func(p *paint.Painter)) {
		img := canvasOf(w, h, 1, draw)
		cells = append(cells, imagetest.Cell{Label: name, Image: img})
		all[name] = img
	}
	dot := func(p *paint.Painter) { p.FillHex(paint.Circle(0, 0, 10), 0xFFFFFF) }
	for i := range 4 {
		v := Ship{Size: i + 1, Phase: float64(i) / 4, Sail: i == 2, Broken: i == 3, Wave: float64(i) / 3}
		add(fmt.Sprint("ship ", i), 400, 210, func(p *paint.Painter) {
			p.Translate(20, -40)
			DrawShip(p, [2]Style{black, red}[i%2], v, dot)
		})
		add(fmt.Sprint("thrower ", i), 230, 190, func(p *paint.Painter) { DrawThrower(p, black, float64(i)/3) })
		add(fmt.Sprint("ram ", i), 300, 110, func(p *paint.Painter) { DrawRam(p, black, float64(i)/3, float64(i)) })
		add(fmt.Sprint("gate ", i), 110, 120, func(p *paint.Painter) { p.Translate(8, 0); DrawGate(p, red, float64(i)/3) })
		add(fmt.Sprint("burst ", i), 320, 300, func(p *paint.Painter) { p.Translate(20, -140); DrawBurst(p, red, float64(i)/4+.1, 3) })
		add(fmt.Sprint("wall ", i), 420, 240, func(p *paint.Painter) {
			p.Translate(-170, 0)
			DrawWall(p, red, 404, [][]Course{{Whole, Whole, Whole}, {Whole, Cracked, Breached}, {Cracked, Breached, Breached}, {Breached, Breached, Breached}}[i], .4)
		})
	}
	add("helepolis", 260, 360, func(p *paint.Painter) { DrawHelepolis(p, black, .3, 0) })
	add("helepolis open", 260, 360, func(p *paint.Painter) { DrawHelepolis(p, black, .8, 1) })
	add("tower", 140, 400, func(p *paint.Painter) { p.Translate(-40, 0); DrawTower(p, red, 94, 354, 4) })
	add("rubble", 300, 80, func(p *paint.Painter) { p.Translate(20, 0); DrawRubble(p, red, 1, 4) })
	add("temple", 170, 120, func(p *paint.Painter) { p.Translate(12, 0); DrawTemple(p, red) })
	add("tent", 60, 60, func(p *paint.Painter) { p.Translate(6, 0); DrawTent(p, black) })
	add("dust", 140, 70, func(p *paint.Painter) { p.Translate(8, -10); DrawDust(p, palette.Atlas.Paper, 4) })
	imagetest.Sheet(t, "engines", 1900, palette.Atlas.Paper3, cells)
	imagetest.Golden(t, "engines", all)
	imagetest.Distinct(t, 10, all)
}

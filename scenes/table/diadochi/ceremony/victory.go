package ceremony

import (
	"math"

	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/diadochi/plates"
	"tyche/sprites/paint"
)

// victory is the end of the game: the winner's provinces light up on the map, arms are raised to a trophy, and a laurel
// closes round the shield (17.1).
type victory struct {
	hall  *Hall
	rite  *Rite
	land  *plates.Part
	lands []*plates.Part // the winner's provinces
	parts plates.Victory
}

func (c *victory) program() program {
	return program{motion: 3200, rest: 3200, cries: []cry{{0, "fanfare"}, {1900, "shields"}, {2500, "crowd"}}}
}

// endings are the rules of the four ways to win, by number.
var endings = [...]rules.Rule{"17.1", "17.3", "17.5", "17.9", "17.12"}

func (c *victory) write(h *Hall, r *Rite) words {
	e := &r.Event
	way := min(max(int(e.N), 0), len(endings)-1)
	w := words{rule: endings[way], hue: h.faction(e.Seat), title: h.word("victory", rules.R(seatRef(e.Seat)))}
	if all := c.winners(); len(all) > 1 {
		names := make([]string, len(all))
		for i, p := range all {
			names[i] = h.voice.NameOf(seatRef(p))
		}
		w.title = h.word("victory.shared", rules.W(h.voice.List(names)))
	}
	text, _ := game.Game.Tell(*e)
	w.under = h.voice.Say(text)
	if p := e.Seat; p >= 0 && int(p) < len(r.After.Seats) {
		v := &r.After.Seats[p]
		w.text = h.word("victory.stands", rules.N(v.Victory), rules.N(v.Legitimacy), rules.N(len(c.provinces())))
	}
	w.lesson = h.word("victory.lesson")
	return w
}

func (c *victory) winners() (list []rules.Seat) {
	for p := range rules.Seat(c.rite.After.Players) {
		if c.rite.After.Winners.Has(p) {
			list = append(list, p)
		}
	}
	return list
}

// provinces are those that the winner controls.
func (c *victory) provinces() (list []int) {
	for i, p := range c.rite.After.Provinces {
		if p == c.rite.Event.Seat {
			list = append(list, i)
		}
	}
	return list
}

func (c *victory) build(d *dais) {
	m := c.hall.model
	hx, hy := d.plate.Reach()
	core := m.Core
	k := max(2*hy/core.H, 2*hx/m.World.W) * 1.02
	at := geom.Point{X: core.X + core.W/2, Y: core.Y + core.H/2}
	onto := paint.Move(-at.X, -at.Y).Then(paint.Zoom(k, k))
	coast := rings(m.Terrain.Coast).Transformed(onto)
	theme, view, factions := palette.Named(c.hall.app.Prefs.Vision), &c.rite.After, c.hall
	c.land = d.plate.Piece(-hx, -hy, hx, hy, func(p *paint.Painter) {
		p.Fill(paint.Rect(-hx, -hy, 2*hx, 2*hy), paint.Down(-hy, hy, paint.RGB(0x6F929A), paint.RGB(0x547A86)))
		p.Stroke(coast, paint.Pen(4), paint.Solid(paint.Fade(paint.RGB(0xCDE0D9), .3)))
		p.Stroke(coast, paint.Pen(1.8), paint.Solid(paint.Fade(paint.RGB(0xE0EEE8), .4)))
		p.Fill(coast, paint.Hex(0xC9B68C))
		p.Within(func() {
			p.Clip(coast)
			for i := range m.Regions {
				shape := rings(m.Regions[i].Rings).Transformed(onto)
				tint := paint.RGB(0xD9C8A0)
				if owner := view.Provinces[i]; owner >= 0 {
					tint = paint.Mix(tint, theme.Of(factions.faction(owner)).Main, .28)
				}
				p.Fill(shape, paint.Solid(tint))
				p.Stroke(shape, paint.Pen(.6), paint.Solid(paint.Fade(paint.RGB(0x3A2415), .6)))
			}
		})
		p.Stroke(coast, paint.Pen(.7), paint.Hex(0x3A2415))
	})
	hue := theme.Of(c.hall.faction(c.rite.Event.Seat))
	c.lands = c.lands[:0]
	for _, i := range c.provinces() {
		shape := rings(m.Regions[i].Rings).Transformed(onto)
		x0, y0, x1, y1 := shape.Bounds()
		x0, y0, x1, y1 = max(x0-1, -hx), max(y0-1, -hy), min(x1+1, hx), min(y1+1, hy)
		if x1-x0 < 1 || y1-y0 < 1 {
			continue
		}
		c.lands = append(c.lands, d.plate.Piece(x0, y0, x1, y1, func(p *paint.Painter) {
			p.Clip(coast)
			p.Fill(shape, paint.Solid(hue.Main))
			p.Stroke(shape, paint.Pen(1.8), paint.Solid(hue.Light))
			p.Stroke(shape, paint.Pen(.8), paint.Solid(hue.Dark))
		}))
	}
	c.parts = d.plate.Victory(c.hall.faction(c.rite.Event.Seat))
}

// rings joins outlines into one path.
func rings(list [][]geom.Point) *paint.Path {
	path := new(paint.Path)
	for _, ring := range list {
		for i, q := range ring {
			if i == 0 {
				path.MoveTo(q.X, q.Y)
			} else {
				path.LineTo(q.X, q.Y)
			}
		}
		if len(ring) > 0 {
			path.Close()
		}
	}
	return path
}

func (c *victory) draw(d *dais, share float64) {
	p := &c.parts
	d.put(c.land, 0, 0, 1)
	for i, land := range c.lands {
		at := .05 + .4*float64(i)/float64(max(len(c.lands), 1))
		d.put(land, 0, 0, .92*between(share, at, at+.1))
	}
	d.put(p.Ground, 0, 0, between(share, .3, .55))
	arms := between(share, .4, .6)
	d.put(p.Arms, 0, 40*(1-arms), arms)
	shield := between(share, .5, .68)
	d.lay(p.Shield, 0, 0, canvas.Place{Alpha: shield, Scale: 1 + .6*(1-shield)})
	helmet := between(share, .62, .76)
	d.put(p.Helmet, 0, -50*(1-helmet), helmet)
	wreath := between(share, .66, 1)
	open := 1 - wreath
	d.lay(p.Left, 0, 0, canvas.Place{Alpha: min(wreath*3, 1), Turn: -.9 * open})
	d.lay(p.Right, 0, 0, canvas.Place{Alpha: min(wreath*3, 1), Turn: .9 * open})
	c.gleam(d, between(share, .8, 1))
}

// gleam is gold dust that drifts about the trophy.
func (c *victory) gleam(d *dais, seen float64) {
	if d.still || seen <= 0 {
		return
	}
	for i := range 30 {
		seed := float64(i)
		t := math.Mod(d.life/(3600+80*seed)+seed*.618, 1)
		a := seed*2.4 + .6*math.Sin(t*5)
		at := d.point((66+26*math.Mod(seed*.73, 1))*math.Cos(a), 90-190*t)
		glint := palette.Atlas.Gilt2
		glint.A = uint8(220 * seen * math.Sin(math.Pi*t))
		d.ui.Line(at, canvas.Point{X: at.X + .01, Y: at.Y}, d.plate.Unit()*(.7+.6*math.Mod(seed*.37, 1)), glint)
	}
}

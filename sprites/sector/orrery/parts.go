package orrery

import (
	"image"
	"math"
	"strconv"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// Token is an order on a spindle: whose it is, and its kind for those who know it, -1 for the others.
type Token struct{ Faction, Order int8 }

// MostTokens is how many orders a round can bring onto one spindle.
const MostTokens = 24

// The measures of a spindle of scale 1: its dish and medallions.
const (
	dishX, dishY   = 29.0, 12.0
	coinX, coinY   = 23.0, 9.5
	coinThick      = 11.0
	spindleW       = 2 * 72.0
	spindleSpare   = 30.0 // above the last medallion, and below the dish
	tabsFrom       = -44.0
	tabWidth       = 24.0
	firstMedallion = -3.0
)

// Tower is a spindle as it is seen, the lowest order first.
type Tower struct {
	Tokens [MostTokens]Token
	Count  int
}

// tower is a spindle at a scale.
type tower struct {
	Tower
	k float64
}

// SpindleFoot is the share of a spindle's picture at which its dish stands.
func SpindleFoot(n int) float64 { return 1 - spindleSpare/spindleHeight(n) }

func spindleHeight(n int) float64 { return 2*spindleSpare + coinThick*float64(n) }

// SpindleTop is how far above its dish the top of a spindle with n orders stands, at scale 1.
func SpindleTop(n int) float64 { return coinThick*float64(n) - firstMedallion }

// Spindle returns the picture of a spindle, its dish in the middle at SpindleFoot of its height. Tabs show the orders that
// are known.
func (b *Box) Spindle(t Tower, k float64) *canvas.Picture {
	key := tower{t, k}
	if pic := b.towers.Find(key); pic != nil {
		return pic
	}
	return b.newSpindle(key)
}

func (b *Box) newSpindle(key tower) *canvas.Picture {
	t, k := key.Tower, key.k
	w, h := spindleW*k, spindleHeight(t.Count)*k
	return b.towers.Keep(key, canvas.NewPicture(int(math.Ceil(w)), int(math.Ceil(h)), func(dst *image.RGBA) {
		p := paint.New(dst)
		p.Translate(float64(dst.Rect.Dx())/2, float64(dst.Rect.Dy())-spindleSpare*k)
		p.Scale(k, k)
		b.paintSpindle(p, &t)
	}))
}

func (b *Box) paintSpindle(p *paint.Painter, t *Tower) {
	p.Shadow(paint.Oval(0, 0, 30, 12), 3, 5, 4, paint.Fade(paint.RGB(0), .4))
	dish := paint.Oval(0, 0, dishX, dishY)
	p.Fill(dish, tin.Metal(tin.BrassTurned, dish))
	p.Stroke(dish, paint.Pen(1.4), solid(palette.Ink))
	p.Fill(paint.Oval(0, -2, 25, 9.6), solid(palette.BrassLo))
	y, known := firstMedallion, false
	for i := range t.Count {
		b.paintToken(p, t.Tokens[i], y, i == t.Count-1)
		if known = t.Tokens[i].Order >= 0 && !known; known {
			b.paintTab(p, t.Tokens[i], tabsFrom, y-coinThick)
		} else if t.Tokens[i].Order >= 0 { // it would hide half of the one below
			b.paintTab(p, t.Tokens[i], tabsFrom-tabWidth-1, y-coinThick)
		}
		y -= coinThick
	}
	pin := paint.Line(0, y, 0, y-9)
	p.Stroke(pin, paint.Pen(4.4), solid(palette.Ink))
	p.Stroke(pin, paint.Pen(2), solid(palette.BrassHi))
	knob := paint.Circle(0, y-11, 3.4)
	p.Fill(knob, tin.Metal(tin.Brass, knob))
	p.Stroke(knob, paint.Pen(1.2), solid(palette.Ink))
	if t.Count > 0 {
		p.Fill(paint.Circle(coinX+9, 1, 9.5), paint.Hex(0x211A15))
		p.Stroke(paint.Circle(coinX+9, 1, 9.5), paint.Pen(1.4), solid(palette.BrassMid))
		figure(p, strconv.Itoa(t.Count), coinX+9, 5.4, 12.5, palette.Gilt)
	}
}

// paintToken paints a medallion that lies with its lower face at height y: its edge tells the owner.
func (b *Box) paintToken(p *paint.Painter, t Token, y float64, top bool) {
	dye, upper := b.dye(t.Faction), y-coinThick
	rim := new(paint.Path).MoveTo(-coinX, upper).LineTo(-coinX, y).ArcOval(0, y, coinX, coinY, math.Pi, 0).LineTo(coinX, upper).Close()
	p.Fill(rim, tin.Cloth(dye, p.Unit()))
	p.Stroke(rim, paint.Pen(1.5), solid(palette.Ink))
	p.Within(func() {
		p.Translate(0, y+coinY-5)
		mark := tin.Outline(dye.Faction, 4.6)
		p.Fill(mark, solid(palette.Ivory))
		p.Stroke(mark, paint.Pen(.9), solid(palette.Ink))
	})
	face := paint.Oval(0, upper, coinX, coinY)
	p.Fill(face, tin.Metal(tin.Brass, face))
	p.Stroke(face, paint.Pen(1.5), solid(palette.Ink))
	if top {
		p.Fill(paint.Oval(0, upper, coinX*.84, coinY*.82), tin.Cloth(dye, p.Unit()))
		p.Within(func() {
			p.Translate(0, upper)
			p.Scale(1, .46)
			middle := paint.Circle(0, 0, 13)
			p.Fill(middle, solid(dye.Main))
			p.Stroke(middle, paint.Pen(1.4), solid(dye.Dark))
			tin.Emblem(p, dye.Faction, 13, dye.Ink)
		})
	}
}

// paintTab paints the tab of an order that is known, beside its medallion with its upper face at a height.
func (b *Box) paintTab(p *paint.Painter, t Token, from, upper float64) {
	tab := paint.RoundRect(from, upper+1, tabWidth, 17, 3)
	p.Fill(tab, solid(palette.Ivory))
	p.Stroke(tab, paint.Pen(1.2), solid(palette.Ink))
	p.Within(func() {
		p.Translate(from+10, upper+9.2)
		p.Scale(.62, .62)
		tin.Order(int(t.Order)).Paint(p, b.dye(t.Faction))
	})
}

// Carriage returns the picture of a transport, 56 units square; its wheels stand in the middle of its height.
func (b *Box) Carriage(f int8, k float64) *canvas.Picture {
	key := part{kind: "carriage", a: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 60*k, 92*k, k, func(p *paint.Painter) { tin.Carriage(p, b.dye(f)) })
}

// Lamp returns the picture of a lamp, 100 units high in 136 by 136, burning as at a stage of the deck; 0 is out.
func (b *Box) Lamp(stage int, k float64) *canvas.Picture {
	key := part{kind: "lamp", a: stage, size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 136*k, 136*k, k, func(p *paint.Painter) {
		if stage > 0 {
			heat := [...]float64{0, 1, .68, .4}[stage]
			r := 62 * (.55 + .45*heat)
			glow := func(rgb uint32, a float64) paint.Color { return paint.Fade(paint.RGB(rgb), a*(.35+.6*heat)) }
			p.Fill(paint.Circle(0, 2, r), paint.Radial{Center: paint.Pt(0, 2), Radius: r, Stops: []paint.Stop{
				{At: 0, Color: glow(0xFFE9A0, .95)}, {At: .35, Color: glow(0xFFC455, .5)}, {At: 1, Color: glow(0xFFB020, 0)}}})
		}
		tin.Lamp(stage).Paint(p, b.dye(0))
	})
}

// Badge returns the picture of a faction's shape and emblem of radius r, in a square three times as wide.
func (b *Box) Badge(f int8, r float64) *canvas.Picture {
	key := part{kind: "badge", a: int(f), size: r}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 3.2*r+4, 3.2*r+4, 1, func(p *paint.Painter) { tin.Badge(p, b.dye(f), r) })
}

// Coin returns the picture of a medallion of radius r: the face of an order, or the back for -1.
func (b *Box) Coin(f int8, order int, r float64) *canvas.Picture {
	key := part{kind: "coin", a: int(f), b: order, size: r}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 2*r+6, 2*r+6, r/20, func(p *paint.Painter) { tin.Coin(p, b.dye(f), 20, order) })
}

// Figure returns the picture of a unit, 112 units square at scale k, its foot at 80 of them.
func (b *Box) Figure(unit int, f int8, k float64) *canvas.Picture {
	key := part{kind: "unit", a: unit, b: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 112*k, 112*k, k, func(p *paint.Painter) {
		p.Translate(0, FigureFoot-56)
		tin.Figure(p, unit, b.dye(f), false)
	})
}

// FigureFoot is how far below the upper edge the foot of a figure stands in its picture, of 112.
const FigureFoot = 84.0

// Modules and Bases are the first of each among the models.
const (
	Modules = 12
	Bases   = 15
)

// Model returns the picture of a building (0 to 11), a module (12 to 14), a base (15 to 17 by people) or a transport (18),
// as Figure does.
func (b *Box) Model(thing int, f int8, k float64) *canvas.Picture {
	key := part{kind: "model", a: thing, b: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 112*k, 112*k, k, func(p *paint.Painter) {
		p.Translate(0, FigureFoot-56)
		switch dye := b.dye(f); {
		case thing < Modules:
			tin.Model(p, tin.Building(thing), dye)
		case thing < Bases:
			tin.Model(p, tin.Module(thing-Modules), dye)
		case thing < 18:
			tin.Camp(p, thing-Bases, dye)
		default:
			p.Scale(1.3, 1.3)
			tin.Carriage(p, dye)
		}
	})
}

// Signs that Sign draws.
const (
	MineralSign = iota
	GasSign
	KeySign
	PinSign
	SwordSign
	ShieldSign
	CrateSign
	TomeSign
)

var signs = [...]tin.Drawing{MineralSign: tin.Crystal, GasSign: tin.Vapour, KeySign: tin.Key, PinSign: tin.Pin, SwordSign: tin.Sword, ShieldSign: tin.Shield, CrateSign: tin.Crate, TomeSign: tin.Tome}

// Sign returns the picture of a small sign, about 24 units wide in 32; f dyes it.
func (b *Box) Sign(sign int, f int8, k float64) *canvas.Picture {
	key := part{kind: "sign", a: sign, b: int(f), size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 34*k, 34*k, k, func(p *paint.Painter) {
		if sign == PinSign {
			p.Translate(0, 9)
		}
		signs[sign].Paint(p, b.dye(f))
	})
}

// Value returns the picture of a yield or conquest value, 30 units wide.
func (b *Box) Value(kind uint8, n int, k float64) *canvas.Picture {
	key := part{kind: "value", a: int(kind), b: n, size: k}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, 32*k, 32*k, k, func(p *paint.Painter) {
		if kind == Conquest {
			Laurel(p, 13, n)
		} else {
			Chip(p, kind, n)
		}
	})
}

// Ring returns a glow around a world: where something is offered, or, in red, what is at fault.
func (b *Box) Ring(radius float64, danger bool) *canvas.Picture {
	core, halo, a := palette.Lit, palette.Halo, 0
	if danger {
		core, halo, a = paint.RGB(0xFFD9CF), paint.RGB(0xB3261A), 1
	}
	side := 2 * math.Ceil(radius*1.16)
	k := radius / full
	key := part{kind: "ring", a: a, size: radius}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, side, side, k, func(p *paint.Painter) {
		p.Stroke(paint.Circle(0, 0, full+6), paint.Pen(10), faded(halo, .36))
		p.Stroke(paint.Circle(0, 0, full+2.6), paint.Pen(3.4), solid(core))
	})
}

// Shade returns the dark that lies on an area of a world with so many when it refuses what is in hand.
func (b *Box) Shade(count, area int, radius float64) *canvas.Picture {
	side := 2 * math.Ceil(radius)
	key := part{kind: "shade", a: count, b: area, size: radius}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, side, side, radius/full, func(p *paint.Painter) {
		s := spans[count][area]
		p.Fill(band(.1, enameled, s.From, s.To), faded(palette.Ink, .55))
	})
}

// Sockets returns the holes beyond a limit that attackers may take: dashed, at the rim of the area, some of them taken.
func (b *Box) Sockets(count, area, holes, taken int, radius float64) *canvas.Picture {
	side := 2 * math.Ceil(radius)
	key := part{kind: "sockets", a: count, b: area, c: holes<<8 | taken, size: radius}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, side, side, radius/full, func(p *paint.Painter) {
		s := spans[count][area]
		for i := range holes {
			at := polar(enameled-7, s.middle()+9.4*(float64(i)-float64(holes-1)/2))
			hole := paint.Circle(at.X, at.Y, 4.4)
			p.Fill(hole, faded(palette.Ink, .7))
			if i < taken {
				p.Fill(paint.Circle(at.X, at.Y, 3.2), solid(palette.Ivory))
			}
			pen := paint.Pen(1.7)
			pen.Dash = []float64{2.2, 1.8}
			p.Stroke(hole, pen, solid(palette.Lit))
		}
	})
}

// Cell returns a glow on an area of a world with so many.
func (b *Box) Cell(count, area int, radius float64, danger bool) *canvas.Picture {
	core, a := palette.Lit, 0
	if danger {
		core, a = paint.RGB(0xE0523A), 1
	}
	side := 2 * math.Ceil(radius)
	key := part{kind: "cell", a: count, b: area, c: a, size: radius}
	if pic := b.parts.Find(key); pic != nil {
		return pic
	}
	return b.piece(key, side, side, radius/full, func(p *paint.Painter) {
		s := spans[count][area]
		cell := band(13, enameled-3, s.From+2.2, s.To-2.2)
		p.Fill(cell, faded(core, .26))
		p.Stroke(cell, paint.Pen(3.4), solid(core))
	})
}

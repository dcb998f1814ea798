package counters

import (
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/paint"
)

// Marker is a state or thing that lies on the map or beside a piece.
type Marker uint8

// The markers.
const (
	FuneralCart Marker = iota
	Tomb
	SiegePoint
	Dispersed
	Condemned
	Usurper
	Champion
	Successor
	Looted
	Festival
	Helepolis
	Wounded
	Married
	Training
	Turn
	Guarded
	Markers // how many there are
)

// Marker is the counter of a marker; n is printed on those that count (siege points, training), if it is above 1.
func (b *Box) Marker(m Marker, px, n int) *canvas.Picture {
	return b.picture(key{famMarker, "", 0, px, int(m), n, 0}, func(b *brush, k key) {
		drawMarker[k.a](b)
		if k.b > 1 {
			b.badge(32, 32, 15, itoa(k.b), paper, ink, ink)
		}
	})
}

// Siege is the counter of a siege: how many points it has of those that the place falls to, which must be read on a small counter
// too. They stand on a tag below it, for a number inside would hide the breach. The tag grows with them where they are small.
func (b *Box) Siege(px, points, need int) *canvas.Picture {
	return b.picture(key{famSiege, "", 0, px, points, need, 0}, func(b *brush, k key) {
		b.Within(func() {
			b.Translate(0, -12)
			b.Scale(.78, .78)
			b.siegePoint()
		})
		words := itoa(k.a) + "/" + itoa(k.b)
		half := min(max(38, b.breadth(words, 40)/2+7), 50)
		tag := paint.RoundRect(-half, 4, 2*half, 46, 8)
		b.Fill(tag, paint.Solid(paper))
		b.Stroke(tag, b.thick(3, 1), paint.Solid(ink))
		b.number(words, 0, 27, 40, ink)
	})
}

// Truce is the mark of peace between two factions: their tokens under joined hands.
func (b *Box) Truce(one, two palette.Faction, px int) *canvas.Picture {
	return b.picture(key{famTruce, "", one, px, int(two), 0, 0}, func(b *brush, k key) {
		b.body(paint.RoundRect(-48, -40, 96, 80, 12), paint.RGB(0x3F5A3A), paint.RGB(0x1C2B1A))
		b.Stroke(paint.RoundRect(-42, -34, 84, 68, 8), b.thick(2, .8), paint.Solid(b.theme.Gilt2))
		for i, f := range []palette.Faction{k.faction, palette.Faction(k.a)} {
			b.Within(func() {
				b.Translate(-21+42*float64(i), 8)
				emblems.Token(b.Painter, b.theme, f, 19)
			})
		}
		b.olive()
	})
}

// olive is a twig over the two tokens.
func (b *brush) olive() {
	gold := paint.RGB(0xD7E2A8)
	b.line("M-26-21Q0-27 26-21", 2.4, gold)
	for i := range 7 {
		x := -24 + 8*float64(i)
		y := -22.0 - 4*math.Cos((x)/18)
		b.Fill(paint.MustPath("M0 0Q4-8 10-7Q8 0 0 0Z").Transformed(paint.Move(x, y)), paint.Solid(gold))
		b.Fill(paint.MustPath("M0 0Q4 8 10 7Q8 0 0 0Z").Transformed(paint.Move(x, y)), paint.Solid(gold))
	}
}

var drawMarker = [Markers]func(*brush){
	FuneralCart: (*brush).funeralCart, Tomb: (*brush).tomb, SiegePoint: (*brush).siegePoint, Dispersed: (*brush).dispersed,
	Condemned: (*brush).condemned, Usurper: (*brush).usurper, Champion: (*brush).champion, Successor: (*brush).successor,
	Looted: (*brush).looted, Festival: (*brush).festival, Helepolis: (*brush).helepolis, Wounded: (*brush).wounded,
	Married: (*brush).married, Training: (*brush).training, Turn: (*brush).turn, Guarded: (*brush).guarded,
}

// plaque is a rounded square ground with a golden line.
func (b *brush) plaque(main uint32) {
	b.body(paint.RoundRect(-47, -47, 94, 94, 12), paint.RGB(main), paint.Mix(paint.RGB(main), ink, .6))
	b.Stroke(paint.RoundRect(-41, -41, 82, 82, 8), b.thick(2.2, .8), paint.Solid(b.theme.Gilt2))
}

// roundel is a round ground with a line in the given colour.
func (b *brush) roundel(main, line uint32) {
	b.body(paint.Circle(0, 0, 48), paint.RGB(main), paint.Mix(paint.RGB(main), ink, .6))
	b.Stroke(paint.Circle(0, 0, 41.5), b.thick(2.2, .9), paint.Solid(paint.RGB(line)))
}

// octagon is the ground of political states.
func (b *brush) octagon(main uint32, line paint.Color) {
	b.body(paint.Ngon(0, 0, 51, 8, math.Pi/8), paint.RGB(main), paint.Mix(paint.RGB(main), ink, .6))
	b.Stroke(paint.Ngon(0, 0, 43.5, 8, math.Pi/8), b.thick(2.2, .9), paint.Solid(line))
}

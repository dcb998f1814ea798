package stage

import (
	"image"

	"tyche/scenes/ui"
	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/glass"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// What stands in the hall of the Council, painted once for each size.

// keptHalls are the halls themselves: the one of the present window, and that of the window before.
var keptHalls = cache.New[chamber.Hall](5 << 20)

// hallOf is the empty hall of so many Houses.
func hallOf(k chamber.Hall) *canvas.Picture {
	if p := keptHalls.Find(k); p != nil {
		return p
	}
	return keptHalls.Keep(k, canvas.NewPicture(k.W, k.H, func(dst *image.RGBA) { k.Draw(paint.New(dst)) }))
}

// fixture is a thing in the hall, painted about its own origin.
type fixture struct {
	what  thing
	unit  float64 // pixels of a unit of the hall
	theme *palette.Theme
	house palette.House
}

type thing uint8

// The things.
const (
	light thing = iota
	lampLit
	lampOut
	post
	beam
	cords
	bowl
	coin
	awayStall
	seatedStall
	votingStall
	things
)

// boxes are how far the things reach from their origin, in units of the hall: left, up, right, down.
var boxes = [things][4]float64{
	light: {70, 160, 70, 56}, lampLit: {20, 24, 20, 20}, lampOut: {20, 26, 20, 20}, post: {38, 96, 38, 12}, beam: {156, 14, 156, 8}, cords: {48, 3, 48, 50}, bowl: {52, -40, 52, 70},
	coin: {8, 6, 8, 7}, awayStall: {chamber.DeskHalf, 170, chamber.DeskHalf, chamber.Below}, seatedStall: {chamber.DeskHalf, chamber.Above, chamber.DeskHalf, chamber.Below},
	votingStall: {chamber.DeskHalf, chamber.Above, chamber.DeskHalf, chamber.Below},
}

var keptFixtures = cache.New[fixture](3 << 20)

// place draws a fixture with its origin at a point; the place tells how it is turned, scaled and coloured.
func (k fixture) place(u *ui.UI, at canvas.Point, how canvas.Place) {
	b := &boxes[k.what]
	p := keptFixtures.Find(k)
	if p == nil {
		p = keptFixtures.Keep(k, canvas.NewPicture(int((b[0]+b[2])*k.unit)+2, int((b[1]+b[3])*k.unit)+2, k.paint))
	}
	how.At, how.AnchorX, how.AnchorY = at, (b[0]*k.unit+1)/float64(p.W), (b[1]*k.unit+1)/float64(p.H)
	u.Picture(p, how)
}

// lampHigh is the lamp of the session, in units.
const lampHigh = 34

func (k fixture) paint(dst *image.RGBA) {
	p, b := paint.New(dst), &boxes[k.what]
	p.Translate(b[0]*k.unit+1, b[1]*k.unit+1)
	p.Scale(k.unit, k.unit)
	c := k.theme.Of(k.house)
	switch k.what {
	case light:
		chamber.Light(p)
	case lampLit:
		glass.Lamp(p, lampHigh)
	case lampOut:
		glass.Snuffed(p, lampHigh)
	case post:
		chamber.Post(p)
	case beam:
		chamber.Beam(p)
	case cords:
		chamber.Strings(p)
	case bowl:
		chamber.Bowl(p)
	case coin:
		chamber.Coin(p, c, 6.6)
	case awayStall:
		chamber.Stall(p, k.house, c, chamber.Away)
	case seatedStall:
		chamber.Stall(p, k.house, c, chamber.Sits)
	case votingStall:
		chamber.Stall(p, k.house, c, chamber.Votes)
	}
}

// vote is a token on paper.
type vote struct {
	side  int
	theme *palette.Theme
	house palette.House
}

var keptVotes = cache.New[vote](1 << 16)

// draw puts a token with its middle at a point.
func (k vote) draw(u *ui.UI, at canvas.Point) {
	p := keptVotes.Find(k)
	if p == nil {
		p = keptVotes.Keep(k, canvas.NewPicture(k.side, k.side, func(dst *image.RGBA) {
			q := paint.New(dst)
			q.Translate(float64(k.side)/2, float64(k.side)/2)
			chamber.Token(q, k.house, k.theme.Of(k.house), float64(k.side)*.43)
		}))
	}
	u.Picture(p, canvas.Place{At: at, AnchorX: .5, AnchorY: .5})
}

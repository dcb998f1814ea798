// Package signs draws the small signs of Imperio: units, actions, works, plots, and what else is counted or said. Each
// is a stencil of one colour: what is cut out shows the ground. It knows no rule.
package signs

import (
	"image"
	"image/color"

	"tyche/sprites/cache"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Sign is a small drawing.
type Sign uint8

// The signs. The units come first, in the order of the rules.
const (
	Troops Sign = iota
	Aircraft
	Carrier
	Frigate
	Cruiser
	Dreadnought
	Flagship
	Station

	// Actions, in the order of the rules.
	Construction
	Production
	Operation
	Research
	Subterfuge

	// Works, in the order of the rules.
	Shipyard
	Port
	Platform
	Shield

	// Plots, in the order of the rules.
	Espionage
	Watch
	Sabotage
	Drain
	Chaos
	Favour
	Sedition

	Resources
	Influence
	Vote
	Treasury
	War
	Peace
	Passage
	Trade
	Throne
	Sealed
	Holder
	Withdraw
	House
	Fleet
	Chronicle
	Helmet
	Done
	Cross
	StarSign
	Signs // how many there are
)

// tool is what a stroke of a stencil is made with.
type tool uint8

const (
	fill tool = iota
	line
	cut    // out of what was drawn
	groove // a line cut out
)

type stroke struct {
	tool  tool
	path  string
	width float64
}

// isUnit says whether a sign lies about the origin in the larger box.
func (s Sign) isUnit() bool { return s <= Station }

// Draw draws a sign about the origin, in a box of `size`.
func Draw(p *paint.Painter, s Sign, size float64, ink color.NRGBA) {
	p.Within(func() {
		if s.isUnit() {
			p.Scale(size/132, size/132)
			p.Translate(0, 6)
		} else {
			p.Scale(size/48, size/48)
			p.Translate(-24, -24)
		}
		for _, k := range plan[s] {
			path := paint.MustPath(k.path)
			switch k.tool {
			case fill:
				p.Fill(path, paint.Solid(ink))
			case line:
				p.Stroke(path, paint.Pen(k.width), paint.Solid(ink))
			case cut:
				p.Erase(path)
			case groove:
				p.Erase(paint.Pen(k.width).Outline(path))
			}
		}
	})
}

type key struct {
	sign Sign
	px   int
	ink  color.NRGBA
}

var kept = cache.New[key](2 << 20)

// Picture returns a sign in a square of px pixels; it is painted once.
func Picture(s Sign, px int, ink color.NRGBA) *canvas.Picture {
	k := key{s, px, ink}
	if pic := kept.Find(k); pic != nil {
		return pic
	}
	return kept.Keep(k, canvas.NewPicture(px, px, k.paint))
}

func (k key) paint(dst *image.RGBA) {
	p := paint.New(dst)
	p.Translate(float64(k.px)/2, float64(k.px)/2)
	Draw(p, k.sign, float64(k.px), k.ink)
}

package emblems

import "tyche/sprites/paint"

// Device draws what a token or shield bears: with its ink, and with the ground where it is cut open. Shapes are paths as
// paint.MustPath reads them.
type Device struct {
	P           *paint.Painter
	Ink, Ground paint.Solid
}

// Fill and Cut draw areas, Line and Groove strokes of a width.
func (d Device) Fill(s string)              { d.P.Fill(paint.MustPath(s), d.Ink) }
func (d Device) Cut(s string)               { d.P.Fill(paint.MustPath(s), d.Ground) }
func (d Device) Line(s string, w float64)   { d.P.Stroke(paint.MustPath(s), paint.Pen(w), d.Ink) }
func (d Device) Groove(s string, w float64) { d.P.Stroke(paint.MustPath(s), paint.Pen(w), d.Ground) }

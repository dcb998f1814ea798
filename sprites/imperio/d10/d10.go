// Package d10 draws a ten-sided die lying on its kite. The number on it is written by the caller. It knows no rule.
package d10

import (
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Draw draws a blank die of radius r about the origin.
func Draw(p *paint.Painter, r float64, ink palette.Die) {
	outer := paint.Polygon(paint.Pt(0, -r), paint.Pt(.94*r, -.34*r), paint.Pt(.94*r, .3*r), paint.Pt(0, r), paint.Pt(-.94*r, .3*r), paint.Pt(-.94*r, -.34*r))
	kite := paint.Polygon(paint.Pt(0, -r), paint.Pt(.62*r, .26*r), paint.Pt(0, .56*r), paint.Pt(-.62*r, .26*r))
	night := paint.RGB(0x0A0814)
	p.Fill(outer.Transformed(paint.Move(.08*r, .12*r)), paint.Solid(paint.Fade(night, .4)))
	p.Fill(outer, paint.Solid(ink.Face))
	p.Fill(outer, paint.Solid(paint.Fade(night, .26)))
	p.Fill(kite, paint.Solid(ink.Face))
	p.Fill(paint.Polygon(paint.Pt(0, -r), paint.Pt(-.62*r, .26*r), paint.Pt(-.94*r, -.34*r)), paint.Solid(paint.Fade(paint.RGB(0xFFFFFF), .3)))
	edges := paint.Line(.62*r, .26*r, .94*r, .3*r).Append(paint.Line(-.62*r, .26*r, -.94*r, .3*r)).Append(paint.Line(0, .56*r, 0, r)).Append(kite)
	p.Stroke(edges, paint.Pen(.045*r), paint.Solid(paint.Fade(ink.Rim, .7)))
	p.Stroke(outer, paint.Pen(.07*r), paint.Solid(ink.Rim))
}

package diadochi

import (
	"tyche/board/geom"
	"tyche/scenes/table"
)

// Outlook is where the map stands, if the player has moved it there.
func (f *Face) Outlook() (o table.Outlook, still bool) {
	if f.camera == nil || f.camera.Moving() || f.drag.on {
		return o, false
	}
	if f.stance != moved {
		return o, true
	}
	return table.Outlook{X: f.camera.Centre.X, Y: f.camera.Centre.Y, Across: f.camera.Seen().W}, true
}

// LookAgain lets the map open where it was left.
func (f *Face) LookAgain(o table.Outlook) { f.before = o }

// goBack goes to where the map was left, as near as the camera may.
func (f *Face) goBack() {
	o := f.before
	f.before = table.Outlook{}
	world := f.camera.World
	across := min(o.Across, world.W)
	at := geom.Point{X: min(max(o.X, world.X), world.X+world.W), Y: min(max(o.Y, world.Y), world.Y+world.H)}
	f.camera.GlideTo(geom.Rect{X: at.X - across/2, Y: at.Y - 0.5, W: across, H: 1}, 0, 0)
	f.stance = moved
}

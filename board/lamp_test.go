package board_test

import (
	"image/color"
	"testing"

	"tyche/board"
	"tyche/board/geom"
)

// The middle of a sheet under the lamp stays bright, its corners lie in the dusk; a margin leaves the middle alone.
func TestTheLampIsBrightestInTheMiddle(t *testing.T) {
	dst, c, cam := easel(400, 300)
	board.NewLamp().Draw(c, cam.View)
	middle, corner := pixel(dst, geom.Point{X: 200, Y: 140}), pixel(dst, geom.Point{X: 3, Y: 296})
	if middle.R < 215 || corner.R > 190 || corner.R < 90 {
		t.Errorf("the middle is %v, a corner %v", middle, corner)
	}
	dst, c, cam = easel(400, 300)
	board.NewLamp().DrawMargin(c, cam.View, 16)
	if got := pixel(dst, geom.Point{X: 200, Y: 140}); got != white {
		t.Errorf("a margin darkens the middle to %v", got)
	}
	if got := pixel(dst, geom.Point{X: 3, Y: 296}); !near(got, color.NRGBA(corner), 6) {
		t.Errorf("a corner is %v as part of a margin, %v as part of the sheet", got, corner)
	}
}

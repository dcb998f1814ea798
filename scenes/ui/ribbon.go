package ui

import "tyche/sprites/canvas"

// Ribbon draws a band of the theme's wood with a gilt edge over r, whose ends are cut in by tip canvas pixels.
func (u *UI) Ribbon(r canvas.Rect, tip float64) {
	x, y, w, h := r.X, r.Y, r.W, r.H
	for _, edge := range [...]float64{1, 0} {
		ink := u.Theme.Gilt
		if edge == 0 {
			ink = u.Theme.Wood
		}
		left, right := canvas.Point{X: x + tip - edge, Y: y + h/2}, canvas.Point{X: x + w - tip + edge, Y: y + h/2}
		u.band = append(u.band[:0], canvas.Point{X: x - edge, Y: y - edge}, canvas.Point{X: x + w + edge, Y: y - edge}, right, left)
		u.Polygon(u.band, ink)
		u.band = append(u.band[:0], left, right, canvas.Point{X: x + w + edge, Y: y + h + edge}, canvas.Point{X: x - edge, Y: y + h + edge})
		u.Polygon(u.band, ink)
	}
}

package router

import (
	"bytes"
	"image"
	"image/png"
	"math"
	"time"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// picture asks whether the whole window or this part of it, the map, is to be kept as a picture.
func (r *Router) picture(part canvas.Rect) {
	r.app.Ask(r.app.Say("house.picture"), r.app.Say("house.picture.about"),
		ui.Answer{Label: r.app.Say("house.picture.window"), Main: true, Do: func() { r.shoot(canvas.Rect{}) }},
		ui.Answer{Label: r.app.Say("house.picture.map"), Do: func() { r.shoot(part) }},
		ui.Answer{Label: r.app.Say("house.back")})
}

// shoot takes the picture two ticks later, when the question is no longer on the screen.
func (r *Router) shoot(part canvas.Rect) {
	r.app.Later(func() {
		r.app.Later(func() { r.app.Picture(func(m *image.RGBA) { r.keepPicture(m, part) }) })
	})
}

// keepPicture writes a part of a picture, or with an empty part the whole, and says where it is.
func (r *Router) keepPicture(m *image.RGBA, part canvas.Rect) {
	var shown image.Image = m
	if part.W > 0 && part.H > 0 {
		box := image.Rect(int(math.Ceil(part.X)), int(math.Ceil(part.Y)), int(part.Right()), int(part.Bottom()))
		shown = m.SubImage(box.Intersect(m.Rect))
	}
	var file bytes.Buffer
	err := png.Encode(&file, shown)
	where := ""
	if err == nil {
		where, err = r.SavePicture("tyche-"+time.Now().Format("2006-01-02")+".png", file.Bytes())
	}
	r.handed(where, err, "house.saved-at", "house.saved", "")
}

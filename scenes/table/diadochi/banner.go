package diadochi

import (
	"math"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/counters"
)

// Lesser moments are announced on a banner over the map: a status lost or gained, a verdict, an Independent Army beaten,
// the Funeral Cart lost. The great ones have ceremonies.

// bannerTicks is how long a banner hangs at normal speed.
const bannerTicks = 112

// ceremonial says whether an event gets a banner.
func ceremonial(e rules.Event) bool {
	switch e.Verb {
	case game.EvStatus, game.EvCondemned, game.EvArmyBeaten, game.EvCartLost:
		return true
	}
	return false
}

// drawBanner unrolls the banner, holds it and lets it fade.
func (f *Face) drawBanner(u *ui.UI, e rules.Event, share float64) {
	text, _ := game.Game.Tell(e)
	words := f.voice.Say(text)
	st := u.Theme.Text(ui.Hero)
	size := u.Px(76)
	v := f.camera.View
	room := v.W - u.Px(60) - size
	for fonts.Width(words, st) > room && st.Size > u.Px(14) {
		st.Size *= 0.92
	}
	w := fonts.Width(words, st) + size + u.Px(70)
	open, alpha := min(share*7, 1), 1.0
	if share > 0.88 {
		alpha = max((1-share)/0.12, 0.02)
	}
	if f.app.Prefs.ReducedMotion {
		open = 1
	}
	r := canvas.Rect{X: math.Round(v.X + v.W/2 - w*open/2), Y: math.Round(v.Y + v.H*0.16), W: math.Round(w * open), H: math.Round(size + u.Px(22))}
	f.bannerCloth(u, r, e, alpha)
	u.Clip(r)
	mid := canvas.Point{X: math.Round(v.X + v.W/2 - w/2 + size/2 + u.Px(22)), Y: r.Y + r.H/2}
	if pic := f.bannerPicture(e, int(size*0.9)); pic != nil {
		u.Picture(pic, canvas.Place{At: mid, AnchorX: .5, AnchorY: .5, Alpha: alpha})
	}
	st.Color = fade(st.Color, alpha)
	left := mid.X + size/2 + u.Px(14)
	u.Words(canvas.Rect{X: left, Y: r.Y, W: w, H: r.H}, words, st, ui.Left)
	u.Unclip()
}

// bannerCloth is the strip of parchment between two coloured hems.
func (f *Face) bannerCloth(u *ui.UI, r canvas.Rect, e rules.Event, alpha float64) {
	u.Theme.SkinFaint(u, ui.CardShape, r, alpha)
	hem := u.Theme.Gilt
	if e.Seat >= 0 && e.Seat != game.Independents {
		hem = f.theme.Of(f.faction(e.Seat)).Main
	}
	for _, y := range []float64{r.Y + u.Px(5), r.Y + r.H - u.Px(8)} {
		u.Fill(canvas.Rect{X: r.X + u.Px(8), Y: y, W: max(r.W-u.Px(16), 0), H: u.Px(3)}, fade(hem, alpha))
	}
}

// Figure is a picture of what an event is about: the same as on its banner.
func (f *Face) Figure(e rules.Event, px int) *canvas.Picture {
	if e.Who.Kind == game.KindCart {
		return f.box.Marker(counters.FuneralCart, px, 1)
	}
	return f.bannerPicture(e, px)
}

// bannerPicture is what the announcement is about.
func (f *Face) bannerPicture(e rules.Event, px int) *canvas.Picture {
	switch e.Verb {
	case game.EvCartLost:
		return f.box.Marker(counters.FuneralCart, px, 1)
	case game.EvStatus:
		if e.N == 1 {
			return f.box.Marker(counters.Champion, px, 1)
		}
		return f.box.Marker(counters.Successor, px, 1)
	}
	switch e.Who.Kind {
	case game.KindGeneral:
		return f.generalPicture(e.Who, px)
	case game.KindArmy:
		return f.box.Independent(px, game.ArmyStrength(int(e.Who.ID)))
	}
	return nil
}

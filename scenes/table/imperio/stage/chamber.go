package stage

import (
	"image/color"
	"math"

	"tyche/fonts"
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"

	"tyche/scenes/table/imperio/chart"
)

// The hall of the Council: the lords in their stalls, of whom one is heard, tokens that fly to the balance or to the desk of who is
// chosen, the lamp that burns while votes are counted.

// room is the hall in its part of the window.
type room struct {
	chamber.Hall
	at    canvas.Rect
	unit  float64
	theme *palette.Theme
}

// spot is a place of the hall in the window.
func (k *room) spot(p paint.Point) canvas.Point {
	return canvas.Point{X: k.at.X + p.X, Y: k.at.Y + p.Y}
}

// stand puts a thing of the hall at a point.
func (k *room) stand(u *ui.UI, what thing, house palette.House, at canvas.Point, how canvas.Place) {
	fixture{what, k.unit, k.theme, house}.place(u, at, how)
}

// drawChamber draws the hall when n tokens of the present proposal lie.
func (s *Stage) drawChamber(u *ui.UI, n int) {
	r, c := s.set.scene, s.count
	k := room{Hall: chamber.Hall{W: int(r.W), H: int(r.H), Seats: c.Players}, at: r, theme: s.theme}
	k.unit = k.Unit()
	u.Clip(r)
	u.Picture(hallOf(k.Hall), canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
	s.drawVacant(u, &k)
	s.drawLamp(u, &k)
	heard := c.now().speaking(n)
	if s.beat == Verdict {
		heard = rules.Nobody
	}
	for i := range c.Players {
		s.drawStall(u, &k, rules.Seat(i), heard)
	}
	if c.now().election() {
		s.drawChosen(u, &k, n)
	} else {
		s.drawBalance(u, &k, n)
	}
	for i := range c.Players {
		s.drawPlate(u, &k, rules.Seat(i), n, heard)
	}
	if s.said.ribbon != "" && s.decided() {
		s.unroll(u, r, r.Y+s.px(16), s.said.ribbon)
	}
	u.Unclip()
	chart.Frame(u, r, s.set.unit*.8)
}

// drawVacant writes on the curtains of the stalls that belong to nobody.
func (s *Stage) drawVacant(u *ui.UI, k *room) {
	st := s.style(u, ui.Italic, palette.Faint)
	for _, at := range s.vacant(k.Hall) {
		p := k.spot(at)
		u.Words(canvas.Rect{X: p.X - 56*k.unit, Y: p.Y - s.px(10), W: 112 * k.unit, H: s.px(20)}, s.said.council.vacant, st, ui.Center)
	}
}

// vacant are the curtains that are wide enough to be written on, found once for a hall.
func (s *Stage) vacant(k chamber.Hall) []paint.Point {
	if s.curtains.of != k {
		s.curtains.of, s.curtains.at = k, k.Vacant()
	}
	if k.Unit() < s.px(72)/112 { // the word finds no room
		return nil
	}
	return s.curtains.at
}

// drawLamp draws the lamp of the session: it goes out when the Council says no.
func (s *Stage) drawLamp(u *ui.UI, k *room) {
	what := lampLit
	if s.beat == Verdict && s.decided() && !s.count.now().passed() {
		what = lampOut
	}
	k.stand(u, what, 0, k.spot(k.Lamp()), canvas.Place{})
}

// unheard is the shade over whoever is not heard.
var unheard = color.NRGBA{0xA4, 0xA4, 0xB8, 0xFF}

// drawStall draws who sits in a stall: the light is on who is heard, and on who is chosen.
func (s *Stage) drawStall(u *ui.UI, k *room, seat, heard rules.Seat) {
	c := s.count
	at, what, how := k.spot(k.Stall(int(seat))), seatedStall, canvas.Place{}
	switch {
	case c.Gone.Has(seat):
		what = awayStall
	case seat == heard:
		what = votingStall
	case heard != rules.Nobody:
		how.Tint = unheard
	}
	bright := 1.0
	chosen := s.beat == Verdict && c.now().passed() && c.now().chosen() == seat
	if chosen && !s.still {
		bright = min(s.share/sealing, 1)
	}
	if chosen && bright > 0 || seat == heard {
		k.stand(u, light, 0, at, canvas.Place{Alpha: bright})
	}
	k.stand(u, what, s.house(seat), at, how)
}

// drawPlate writes the name of a House below its desk, and how many votes it has cast as far as they are counted.
func (s *Stage) drawPlate(u *ui.UI, k *room, seat rules.Seat, n int, heard rules.Seat) {
	at := k.spot(k.Stall(int(seat)))
	at.Y += chamber.Plate * k.unit
	ground, ink := paint.Fade(palette.Keyline, .72), palette.Gilt2
	if seat == heard {
		ground, ink = palette.Gilt2, palette.Keyline
	}
	st, name, votes := s.style(u, ui.Small, ink), s.said.council.names[seat], ""
	if i := s.count.now().votedFor(seat); i >= 0 {
		if m := s.count.now().counted(i, seat, n); m > 0 {
			votes = figure(m)
		}
	}
	count := st
	count.Face, count.Bold = fonts.Sans, true
	wide, more := fonts.Width(name, st), 0.0
	if votes != "" {
		more = fonts.Width(votes, count) + s.px(7)
	}
	if !s.named(k, st) { // the arms on the cloth are the name
		wide = 0
		if votes == "" {
			return
		}
	}
	box := canvas.Rect{W: math.Ceil(wide+more) + s.px(14) + 2, H: s.px(19)}
	box.X, box.Y = math.Round(at.X-box.W/2), math.Round(at.Y-box.H/2)
	box.Y = min(box.Y, math.Floor(s.set.scene.Bottom()-s.px(stageFrame)-box.H)) // large letters in a low hall: not on its frame
	u.Fill(box.Inset(-max(s.px(1), 1)), palette.Gilt)
	u.Fill(box, palette.Plate)
	u.Fill(box, ground)
	in := canvas.Rect{X: box.X + s.px(7), Y: box.Y, W: box.W - s.px(14), H: box.H}
	if wide > 0 {
		u.Words(in, name, st, ui.Left)
	}
	if votes != "" {
		u.Words(in, votes, count, ui.Right)
	}
}

// named says whether the names of all Houses find room on their plates, with votes beside them.
func (s *Stage) named(k *room, st fonts.Style) bool {
	for p := range s.count.Players {
		if fonts.Width(s.said.council.names[p], st)+s.px(42) > k.unit*plateRoom {
			return false
		}
	}
	return true
}

// stageFrame is how wide the frame of the stage is, and what is free within it, in design pixels.
const stageFrame = 15

// plateRoom is what the plate of a stall may take, in units of the hall.
const plateRoom = 176

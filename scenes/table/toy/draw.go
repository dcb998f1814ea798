package toy

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"tyche/rules"
	game "tyche/rules/conform/toy"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/dice"
	"tyche/sprites/paint"
)

var meadow = paint.RGB(0xB9C7A0)

func hill(i int) rules.Ref { return rules.Ref{Kind: game.KindHill, ID: int16(i)} }

// place is the middle of a hill, also between two of them: they lie on an oval.
func place(r canvas.Rect, i float64) canvas.Point {
	turn := 2*math.Pi*i/float64(len(game.Strength)) - math.Pi/2
	return canvas.Point{X: r.Center().X + r.W*.34*math.Cos(turn), Y: r.Center().Y + r.H*.34*math.Sin(turn)}
}

// disc paints a filled circle.
func disc(u *ui.UI, c canvas.Point, diameter float64, ink color.NRGBA) {
	u.Line(c, canvas.Point{X: c.X + 0.01, Y: c.Y}, diameter, ink)
}

// Paint draws the map: ring, hills, camps and a thrown die.
func (f *Face) Paint(u *ui.UI, a table.Areas, s *table.Sight) {
	f.pass(u, s.Held)
	u.Fill(a.Window, u.Theme.Wood2)
	u.Fill(a.Map, meadow)
	field := a.Map
	ui.CutBottom(&field, a.Hand.H)
	const parts = 96
	for i := range parts {
		at := func(n int) canvas.Point { return place(field, float64(len(game.Strength)*n)/parts) }
		u.Line(at(i), at(i+1), u.Px(5), u.Theme.Ink3)
	}
	for i := range game.Strength {
		f.drawHill(u, place(field, float64(i)), i, s)
	}
	for seat := range f.seats {
		if s.Bare {
			break
		}
		at := place(field, f.camp(seat))
		f.Emblem(u, rules.Seat(seat), canvas.Point{X: at.X + u.Px(float64(seat-2)*24), Y: at.Y + u.Px(52)}, u.Px(34))
	}
	if f.Busy() && f.cues[0].Verb == game.Raided {
		px := u.Px(54)
		die := dice.Throw(int(f.cues[0].Dice[0]), int(min(f.gone/cueSeconds*1.6, 1)*(dice.Frames-1)), int(px), dice.Bone)
		u.Picture(die, canvas.Place{At: place(field, float64(f.cues[0].To.ID)), AnchorX: .5, AnchorY: .5})
	}
}

// camp is where on the ring a camp stands, or how far it has come.
func (f *Face) camp(seat int) float64 {
	at := float64(f.view.Camp[seat])
	if !f.Busy() || f.cues[0].Verb != game.Stepped || int(f.cues[0].Seat) != seat {
		return at
	}
	way := float64(f.cues[0].To.ID) - at
	if n := float64(len(game.Strength)); math.Abs(way) > 1 { // over the end of the ring
		way -= math.Copysign(n, way)
	}
	return at + way*f.gone/cueSeconds
}

// drawHill draws a hill in its owner's colours, with what a raid must beat. What may be clicked glows.
func (f *Face) drawHill(u *ui.UI, c canvas.Point, i int, s *table.Sight) {
	ref, size := hill(i), u.Px(74)
	f.drawn[ref] = canvas.Rect{X: c.X - size/2, Y: c.Y - size/2, W: size, H: size}
	if s.Offers.Lit(ref) {
		disc(u, c, size+u.Px(14), u.Theme.Glow)
	}
	if slices.Contains(s.Culprits, ref) {
		disc(u, c, size+u.Px(14), u.Theme.Danger)
	}
	ground, ink := u.Theme.Paper, u.Theme.Ink
	if owner := f.view.Owner[i]; owner >= 0 {
		colors := f.emblem(rules.Seat(owner)).Colors(u.Colors())
		ground, ink = colors.Main, colors.Ink
	}
	disc(u, c, size, u.Theme.Ink)
	disc(u, c, size-u.Px(5), ground)
	u.Words(f.drawn[ref], strconv.Itoa(int(game.Strength[i])), u.Theme.Colored(ui.Figure, ink), ui.Center)
}

// Panels draws players, hand and detail, and returns the card that was clicked.
func (f *Face) Panels(u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	column := a.Seats.Inset(u.Px(ui.Gutter))
	for seat := range f.seats {
		f.drawSeat(u, ui.CutTop(&column, u.Px(76)), rules.Seat(seat))
		ui.CutTop(&column, u.Px(ui.Gutter))
	}
	f.drawDetail(u, a.Detail, s)
	return f.drawHand(u, a.Hand, s)
}

func (f *Face) drawSeat(u *ui.UI, r canvas.Rect, seat rules.Seat) {
	in := u.Panel(r)
	f.Emblem(u, seat, canvas.Point{X: in.X + u.Px(18), Y: in.Center().Y}, u.Px(34))
	ui.CutLeft(&in, u.Px(42))
	u.Words(ui.CutTop(&in, in.H/2), u.App.Calls(f.seats[seat].Name), u.Theme.Text(ui.Label), ui.Left)
	u.Words(in, f.voice.Key("toy.holds", rules.N(hillsOf(&f.view, seat)), rules.N(f.view.Cards[seat])), u.Theme.Text(ui.Small), ui.Left)
}

// drawDetail says what is under the cursor, or was clicked last.
func (f *Face) drawDetail(u *ui.UI, r canvas.Rect, s *table.Sight) {
	if r.W <= 0 {
		return
	}
	in := u.TitledPanel(r, f.voice.Key("toy.detail"))
	ref := s.Hover
	if ref == (rules.Ref{}) {
		ref = s.Selected
	}
	switch ref.Kind {
	case 0:
	case game.KindHill:
		u.Paragraph(in, f.voice.Key("toy.needs", rules.R(ref), rules.N(int(game.Strength[ref.ID]))), u.Theme.Text(ui.Body), ui.Left)
	default:
		u.Paragraph(in, f.voice.NameOf(ref), u.Theme.Text(ui.Body), ui.Left)
	}
}

// drawHand draws the viewer's cards and returns the one that was clicked.
func (f *Face) drawHand(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	r = r.Inset(u.Px(6))
	for value, n := range f.view.Hand {
		ref := rules.Ref{Kind: game.KindCard, ID: int16(value)}
		for i := range n {
			card := ui.CutLeft(&r, u.Px(56))
			ui.CutLeft(&r, u.Px(6))
			f.drawn[ref] = card
			u.Scope(value*16 + int(i))
			_, pressed := u.Spot("card", card)
			u.Unscope()
			if pressed {
				clicked = ref
			}
			u.Theme.Skin(u, ui.CardShape, card)
			if s.Offers.Lit(ref) {
				u.Theme.SkinFaint(u, ui.SelectShape, card, .8)
			}
			u.Words(card, strconv.Itoa(value), u.Theme.Text(ui.Hero), ui.Center)
		}
	}
	return clicked
}

// Progress tells the round.
func (f *Face) Progress(u *ui.UI, r canvas.Rect) float64 {
	key := f.voice.Key("toy.round", rules.N(min(f.view.Round+1, f.view.Rounds)), rules.N(f.view.Rounds))
	if f.view.Bidding {
		key += " · " + f.voice.Key("toy.bids")
	}
	return u.Words(r, key, u.Theme.Colored(ui.Label, u.Theme.WoodText), ui.Left)
}

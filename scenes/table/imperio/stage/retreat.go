package stage

import (
	"image/color"
	"math"
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/paint"
)

// drawWords is the panel of the words on retreat: what both have said, and the hexes round the battle. While the player is
// asked, those he may retreat to glow, and he reads what the fleet would do by itself.
func (s *Stage) drawWords(u *ui.UI, r canvas.Rect, k *table.Sight, v *game.View) {
	in := s.panel(u, r, s.word("words"))
	row := ui.CutTop(&in, s.px(42))
	for i := range s.fight.Sides {
		s.drawWord(u, ui.Column(row, i, 2, s.px(6)), k, i)
	}
	if fight := s.offer(k, game.VerbFight, rules.Ref{}); fight >= 0 {
		line := ui.CutBottom(&in, s.px(38))
		words := s.voice.Say(k.Offers.Legal[fight].Caption.Label)
		if u.Button(ui.Middle(line, min(line.W, u.ButtonWidth(words, ui.ButtonOpts{})+s.px(20)), s.px(34)), words, ui.ButtonOpts{}) {
			k.Answers = append(k.Answers, k.Offers.Legal[fight].Move)
		}
		order, st := s.word("word.order."+orders[s.standing(k.Viewer, v)]), s.style(u, ui.Small, u.Theme.Ink2)
		if high := ui.TextHeight(order, st, in.W) + s.px(4); in.H-high > s.px(leastChart) {
			u.Paragraph(ui.CutBottom(&in, high), order, st, ui.Left)
		} else {
			u.Tip(line, order)
		}
	}
	s.drawNear(u, in, k)
}

// leastChart is the least height of the small chart that keeps its names readable, in design pixels.
const leastChart = 130

// orders are the standing orders on retreat, in the order of the rules: ends of keys of texts.
var orders = [...]string{game.RetreatOutmatched: "outmatched", game.RetreatNever: "never", game.RetreatCautious: "cautious", game.RetreatAtOnce: "at-once"}

// standing is the standing order on retreat of a House's fleet in the battle of a view.
func (s *Stage) standing(seat rules.Seat, v *game.View) int { return s.fleetOf(seat, v).Retreat }

// fleetOf is a House's fleet in the battle of a view.
func (s *Stage) fleetOf(seat rules.Seat, v *game.View) *game.FleetView {
	if s.fight.side(seat) != 1 {
		return &v.Battle.Raid
	}
	i := slices.IndexFunc(v.Hexes, func(h game.HexView) bool { return h.System == s.fight.At })
	return &v.Hexes[i].Fleet
}

// drawWord is what one side has said: face down until both have spoken.
func (s *Stage) drawWord(u *ui.UI, r canvas.Rect, k *table.Sight, i int) {
	side := &s.fight.Sides[i]
	s.arms(u, side.Seat, canvas.Point{X: r.X + s.px(16), Y: r.Center().Y}, s.px(32))
	in := canvas.Rect{X: r.X + s.px(36), Y: r.Y + s.px(2), W: r.W - s.px(36), H: r.H - s.px(4)}
	u.Words(ui.CutTop(&in, in.H*.5), s.said.names[i], s.fit(s.said.names[i], s.style(u, ui.Body, u.Theme.Ink), in.W), ui.Left)
	if s.beat == Words && s.share < rollShare && !s.still { // the card turns
		w := in.W * math.Abs(math.Cos(s.share/rollShare*math.Pi/2))
		card := canvas.Rect{X: in.X, Y: in.Y + s.px(1), W: max(w, 2), H: in.H - s.px(2)}
		u.Fill(card, s.theme.Of(s.house(side.Seat)).Main)
		return
	}
	ink := u.Theme.Ink2
	if s.fight.flees(i) {
		ink = u.Theme.Heading
	}
	words, why := s.spoken(k, i)
	if why != "" && !s.fight.Ended {
		u.Tip(r, why)
	}
	u.Words(in, words, s.fit(words, s.style(u, ui.Italic, ink), in.W), ui.Left)
}

// flees says whether a side retreats: nobody is left to whoever had announced it and lost the last ship in that round.
func (x *Fight) flees(side int) bool {
	k := &x.Sides[side]
	return k.Gone || k.Retreat == Leaves && !(x.Ended && x.bound(side) == "shipless")
}

// spoken is what stands below the name of a side, and why it may not retreat. Who is asked now where to is not bound by what holds
// in the rounds: before the battle a fleet may withdraw to hexes that are no haven (13.2).
func (s *Stage) spoken(k *table.Sight, side int) (words, why string) {
	if s.fight.Sides[side].Seat == k.Viewer && s.offer(k, game.VerbFlee, rules.Ref{}) >= 0 {
		return s.word("word.unsaid"), ""
	}
	return s.said.words[side], s.said.bonds[side]
}

// offer is the number of an answer with a verb, about a system if one is named, or -1.
func (s *Stage) offer(k *table.Sight, verb uint8, about rules.Ref) int {
	if k.Deciding != k.Viewer {
		return -1
	}
	for i := range k.Offers.Legal {
		if m := k.Offers.Legal[i].Move; m.Verb == verb && (about.Kind == 0 || m.A == about.ID) {
			return i
		}
	}
	return -1
}

// drawNear is the small chart of the hexes round the battle; a list of them where it has no room for their names.
func (s *Stage) drawNear(u *ui.UI, r canvas.Rect, k *table.Sight) {
	radius := min(r.H/5.1, r.W/5.4)
	if !s.nearFits(u, radius) {
		s.listNear(u, r, k)
		return
	}
	mid := r.Center()
	for _, n := range s.fight.Near {
		at := canvas.Point{X: mid.X + radius*math.Sqrt(3)*(float64(n.DQ)+float64(n.DR)/2), Y: mid.Y + radius*1.5*float64(n.DR)}
		s.drawHaven(u, at, radius, n, k)
	}
	s.hexagon(mid, radius*.95)
	u.Polygon(s.pts, palette.Sky)
	u.Picture(signs.Picture(signs.War, int(radius), palette.Gilt2), canvas.Place{At: mid, AnchorX: .5, AnchorY: .5})
}

// nameWide is the room for a name in a hex of the small chart, in radii.
const nameWide = 1.68

// nearFits says whether the names of the hexes round the battle are read whole in hexes of a radius.
func (s *Stage) nearFits(u *ui.UI, radius float64) bool {
	for _, n := range s.fight.Near {
		name := s.voice.NameOf(n.Ref)
		if fonts.Width(name, s.fit(name, s.style(u, ui.Small, u.Theme.Ink), nameWide*radius)) > nameWide*radius {
			return false
		}
	}
	return radius >= s.px(16)
}

// leastNear is the least height of a line of the list, in design pixels: where there is less room the panel's answers alone tell them.
const leastNear = 16

// listNear lists the hexes round the battle in two columns.
func (s *Stage) listNear(u *ui.UI, r canvas.Rect, k *table.Sight) {
	rows := (len(s.fight.Near) + 1) / 2
	if rows == 0 {
		return
	}
	high := min(s.px(34), r.H/float64(rows))
	if high < s.px(leastNear) {
		return
	}
	for i, n := range s.fight.Near {
		row := canvas.Rect{X: r.X, Y: r.Y + high*float64(i/2), W: r.W, H: high}
		box := ui.Column(row, i%2, 2, s.px(6))
		box.H -= s.px(3)
		h := s.haven(u, n, k)
		u.Fill(box, h.edge)
		u.Fill(box.Inset(s.px(h.rim)), h.ground)
		name, in := s.voice.NameOf(n.Ref), box.Inset(s.px(4))
		u.Words(in, name, s.fit(name, s.style(u, ui.Small, h.ink), in.W), ui.Center)
		s.flee(u, box, n, h.answer, k)
	}
}

// haven is how a hex round the battle is drawn: in the tincture of who holds it, glowing if the player may retreat there or a side does.
type haven struct {
	answer            int     // to retreat there, or -1
	rim               float64 // in design pixels
	edge, ground, ink color.NRGBA
}

func (s *Stage) haven(u *ui.UI, n Near, k *table.Sight) haven {
	h := haven{answer: s.offer(k, game.VerbFlee, n.Ref), rim: 1, edge: u.Theme.Ink3, ground: u.Theme.Paper3, ink: u.Theme.Ink}
	chosen := false
	for i := range s.fight.Sides {
		chosen = chosen || s.fight.flees(i) && s.fight.Sides[i].To == n.Ref && !(s.beat == Words && s.share < rollShare)
	}
	if house := s.house(n.Holder); n.Holder >= 0 && house < palette.Houses {
		h.ground = paint.Mix(s.theme.Of(house).Light, s.theme.Of(house).Main, .25)
		h.ink = paint.RGB(0x22180F)
	}
	if h.answer >= 0 || chosen {
		h.edge, h.rim = palette.Glow, 2.5
	}
	return h
}

// drawHaven is one of them.
func (s *Stage) drawHaven(u *ui.UI, at canvas.Point, radius float64, n Near, k *table.Sight) {
	h := s.haven(u, n, k)
	s.hexagon(at, radius*.96)
	u.Polygon(s.pts, h.edge)
	inner := radius * .92
	if h.edge == palette.Glow {
		inner = radius * .86
	}
	s.hexagon(at, inner)
	u.Polygon(s.pts, h.ground)
	box := canvas.Rect{X: at.X - radius*nameWide/2, Y: at.Y - s.px(10), W: radius * nameWide, H: s.px(20)}
	name := s.voice.NameOf(n.Ref)
	u.Words(box, name, s.fit(name, s.style(u, ui.Small, h.ink), box.W), ui.Center)
	s.flee(u, canvas.Rect{X: at.X - radius*.8, Y: at.Y - radius*.8, W: radius * 1.6, H: radius * 1.6}, n, h.answer, k)
}

// flee lets a press on a hex answer that the fleet retreats there, if it may.
func (s *Stage) flee(u *ui.UI, r canvas.Rect, n Near, answer int, k *table.Sight) {
	if answer < 0 {
		return
	}
	u.Scope(int(n.Ref.ID))
	if _, clicked := u.Spot("haven", r); clicked {
		k.Answers = append(k.Answers, k.Offers.Legal[answer].Move)
	}
	u.Unscope()
}

// hexagon makes pts a hexagon with a corner up.
func (s *Stage) hexagon(at canvas.Point, r float64) {
	s.pts = s.pts[:0]
	for i := range 6 {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 - math.Pi/2)
		s.pts = append(s.pts, canvas.Point{X: at.X + r*cos, Y: at.Y + r*sin})
	}
}

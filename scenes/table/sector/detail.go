package sector

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// ListShare leaves the panel of what is told more room than the list of answers: nearly all of these can be given on the slate, the bench
// or a sheet, and what a stack of orders and three areas say is read here alone.
func (f *Face) ListShare() float64 { return .36 }

// drawDetail shows what is under the cursor at reading size, else what is selected, else what the question is about.
func (f *Face) drawDetail(u *ui.UI, r canvas.Rect, s *table.Sight) {
	if r.W <= 0 || r.H < u.Px(40) {
		return
	}
	ref := f.subject(s)
	if ref.Kind == 0 {
		in := u.TitledPanel(r, f.word("detail"))
		u.Paragraph(in, f.word("detail.help"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
		return
	}
	f.detail.Turn(ref)
	in := u.TitledPanel(r, f.name(ref))
	box := u.BeginScroll(in, &f.detail.Scroll)
	left := box
	left.H = 10000
	f.drawChances(u, &left, s)
	f.drawRefusal(u, &left, s)
	f.describe(u, &left, ref)
	u.EndScroll(&f.detail.Scroll, left.Y-box.Y)
}

// noCombatCard is what an answer that lays no strike, or no ploy, names in its place.
var noCombatCard = rules.Ref{Kind: game.KindCard, ID: game.NoCard}

// subject is what the panel is about. While a battle is fought that is the area it is for, not what was looked at before, but for a player
// whose card was pressed: what he has decides it.
func (f *Face) subject(s *table.Sight) rules.Ref {
	if s.Offer != nil {
		for _, ref := range s.Offer.Caption.Targets {
			if ref.Kind != game.KindOrder && ref != noCombatCard {
				return ref
			}
		}
	}
	if b := &f.view.Battle; b.On && (s.Hover.Kind == 0 || s.Hover.Kind == game.KindSlot) && s.Selected.Kind != game.KindSeat {
		return b.Area
	}
	for _, ref := range [...]rules.Ref{s.Hover, s.Selected, s.Offers.Decision.About} {
		if ref.Kind != 0 && ref.Kind != game.KindSlot && !f.gone(ref) { // skirmishes are over
			return ref
		}
	}
	if len(f.picked) > 0 {
		return f.picked[0]
	}
	if f.view.Order.On {
		return f.view.Order.Planet
	}
	if s.Viewer >= 0 && int(s.Viewer) < len(f.view.Seats) {
		return seatRef(s.Viewer)
	}
	return rules.Ref{}
}

// gone says whether a route was moved elsewhere (6.4) since it was looked at.
func (f *Face) gone(ref rules.Ref) bool {
	return ref.Kind == game.KindRoute && !slices.ContainsFunc(f.view.Routes, func(r game.RouteView) bool { return r.Ref == ref })
}

// drawRefusal says why a click on the thing under the cursor would mean nothing.
func (f *Face) drawRefusal(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	if bad := s.WhyHovered(); bad != nil {
		h := u.Paragraph(*r, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")", u.Theme.Colored(ui.Small, u.Theme.Why), ui.Left)
		ui.CutTop(r, h+u.Px(6))
	}
}

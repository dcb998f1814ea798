package diadochi

import (
	"strconv"

	"tyche/board"
	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// drawDetail shows what is under the cursor, else what is selected, else what the question is about.
func (f *Face) drawDetail(u *ui.UI, r canvas.Rect, s *table.Sight) {
	if r.W <= 0 || r.H < u.Px(40) {
		return
	}
	ref := s.Hover
	for _, other := range []rules.Ref{s.Selected, s.Offers.Decision.About} {
		if ref.Kind == 0 {
			ref = other
		}
	}
	if s.Offer != nil && len(s.Offer.Caption.Targets) > 0 {
		ref = s.Offer.Caption.Targets[0]
	}
	if ref.Kind == 0 && s.Viewer >= 0 && int(s.Viewer) < len(f.view.Seats) {
		ref = seatRef(int(s.Viewer))
	}
	if ref.Kind == 0 {
		f.drawHelp(u, r)
		return
	}
	if ref.Kind == kindCarried {
		ref.Kind = game.KindGeneral
	}
	if f.drawBetween(u, r, ref, s) {
		return
	}
	f.detail.Turn(ref)
	title := ref
	if f.compares(ref, s) {
		title = f.view.March.At // where they would meet
	}
	in := u.TitledPanel(r, f.name(title))
	box := u.BeginScroll(in, &f.detail.Scroll)
	left := box
	left.H = 10000
	f.drawRefusal(u, &left, s)
	f.describe(u, &left, ref, s)
	u.EndScroll(&f.detail.Scroll, left.Y-box.Y)
}

// drawHelp says what the panel is for.
func (f *Face) drawHelp(u *ui.UI, r canvas.Rect) {
	in := u.TitledPanel(r, f.word("detail"))
	u.Paragraph(in, f.word("detail.help"), u.Theme.Colored(ui.Italic, u.Theme.Ink2), ui.Left)
}

// drawRefusal says why a click on the thing under the cursor would mean nothing.
func (f *Face) drawRefusal(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	if s.Hover.Kind == 0 || s.Offers.Lit(s.Hover) {
		f.drawBarred(u, r, s)
		return
	}
	if bad := s.WhyHovered(); bad != nil {
		st := u.Theme.Colored(ui.Small, u.Theme.Why)
		h := u.Paragraph(*r, f.voice.Say(bad.Why)+" ("+string(bad.Rule)+")", st, ui.Left)
		ui.CutTop(r, h+u.Px(6))
	}
}

// describe draws what there is to say about a thing, moving the top of r down.
func (f *Face) describe(u *ui.UI, r *canvas.Rect, ref rules.Ref, s *table.Sight) {
	sp := f.spaceOf(ref)
	if f.compares(ref, s) {
		f.describeSides(u, r, f.spaceOf(f.view.March.At), s)
		return
	}
	if ref.Kind != game.KindProvince && sp >= 0 && f.meets(sp) {
		f.describeSides(u, r, sp, s)
		if ref.Kind == game.KindSpace || ref.Kind == game.KindStack {
			f.describeSpace(u, r, sp, ref)
			return
		}
	}
	switch ref.Kind {
	case game.KindGeneral:
		f.describeGeneral(u, r, int(ref.ID))
		f.describeStackAt(u, r, f.view.Generals[ref.ID].At)
	case game.KindStack:
		f.describeStackAt(u, r, game.Place(ref.ID))
	case game.KindCard:
		f.describeCard(u, r, ref)
	case game.KindSeat:
		f.describeSeat(u, r, rules.Seat(ref.ID))
	case game.KindProvince:
		f.describeProvince(u, r, int(ref.ID))
		return
	case game.KindArmy:
		f.describeArmy(u, r, int(ref.ID))
	case game.KindRoyal:
		f.describeRoyal(u, r, int(ref.ID))
	case game.KindCart:
		f.describeCart(u, r)
	case game.KindFleet:
		f.describeFleet(u, r, ref)
	case game.KindUnit:
		f.describeUnit(u, r, int(ref.ID), s.Viewer)
	}
	if sp := f.spaceOf(ref); sp >= 0 {
		f.describeSpace(u, r, sp, ref)
	}
}

func (f *Face) abilityKey(g int) string {
	if g >= game.Majors {
		return "minor"
	}
	return f.id(generalRef(g))
}

// marches says whether this general leads the march that is under way.
func (f *Face) marches(v *game.GeneralView) bool {
	return f.view.March.Active && v == &f.view.Generals[f.view.March.General.ID]
}

// generalStates lists what has befallen a general.
func (f *Face) generalStates(u *ui.UI, r *canvas.Rect, v *game.GeneralView) {
	at := canvas.Point{X: r.X, Y: r.Y}
	any := false
	for _, state := range []struct {
		on  bool
		key string
	}{{v.Condemned, "condemned"}, {v.Festival, "festival"}, {v.Wounded, "wounded"}, {v.Oratory, "oratory"}, {v.Activated && !f.marches(v), "activated"}, {f.marches(v), "marching"},
		{v.Helepolis, "helepolis"}, {v.Engineers, "engineers"}, {v.RoyalRoad, "royal-road"}, {v.Omens, "omens"}, {v.Spouse.Kind != 0 || v.Daughter > 0, "married"}} {
		if state.on {
			text := f.word("state." + state.key)
			if at.X > r.X && at.X+chipWidth(u, text) > r.X+r.W {
				at = canvas.Point{X: r.X, Y: at.Y + u.Px(24)}
			}
			at.X += u.Chip(at, text) + u.Px(4)
			any = true
		}
	}
	if any {
		ui.CutTop(r, at.Y-r.Y+u.Px(26))
	}
}

// describeStackAt draws the units of a place, their strength and what they eat.
func (f *Face) describeStackAt(u *ui.UI, r *canvas.Rect, at game.Place) {
	k := f.stackAt(at)
	if k.Size() == 0 {
		return
	}
	f.describeUnits(u, r, k)
	text := f.word(averaged("stack", k), rules.N(k.Size()), rules.N(k.Strength()))
	if s, _, ok := at.Space(); ok {
		text += " " + f.word("forage", rules.N(k.Size()), rules.N(game.ForageLimit(s)))
	}
	f.para(u, r, text, ui.Body)
	f.describeEscort(u, r, at)
}

// stackAt returns the units of a place as the view shows them.
func (f *Face) stackAt(at game.Place) game.Stack {
	if at == game.Marching && f.view.March.Active {
		return f.view.March.Group
	}
	if at == game.Reacting && f.view.Reaction.Active {
		return f.view.Reaction.Force
	}
	s, inside, ok := at.Space()
	switch {
	case !ok:
		return game.Stack{Owner: rules.Nobody}
	case inside:
		return f.view.Spaces[s].Inside
	}
	return f.view.Spaces[s].Outside
}

// describeSpace draws kind, province, control, siege and forage of a space.
func (f *Face) describeSpace(u *ui.UI, r *canvas.Rect, s int, about rules.Ref) {
	v := &f.view.Spaces[s]
	if about.Kind != game.KindSpace {
		f.heading(u, r, icons.City, f.name(spaceRef(s)))
	}
	kind := [...]string{"minor", "major", "stronghold", "transit"}[f.model.Areas[s].Kind]
	if game.IsPort(s) {
		kind += "-port"
	}
	f.fact(u, r, f.word("fact.kind"), f.word("kind."+kind))
	if p := game.ProvinceOf(s); p >= 0 {
		ref := rules.Ref{Kind: game.KindProvince, ID: int16(p)}
		f.fact(u, r, f.word("fact.province"), f.name(ref)+" · "+f.word("vp", rules.N(game.ProvinceWorth(p))))
		f.fact(u, r, f.word("fact.ruler"), f.seatName(f.view.Provinces[p]))
	}
	f.fact(u, r, f.word("fact.control"), f.seatName(v.Control))
	if need := game.SiegePointsNeeded(s, v.Control); need > 0 {
		f.fact(u, r, f.word("fact.siege"), f.siegeStands(s, v.Siege, need))
	}
	f.listRoyals(u, r, s)
	if about.Kind == game.KindSpace && !f.meets(s) {
		if lead, n := f.leader(v.OutsidePlace); n > 0 {
			f.heading(u, r, icons.Leader, f.name(lead))
		}
		f.describeStackAt(u, r, v.OutsidePlace)
		if m := &f.view.March; m.Active && m.At == spaceRef(s) {
			f.heading(u, r, icons.Leader, f.word("on-march", rules.R(m.General)))
			f.describeStackAt(u, r, game.Marching)
		}
		if v.Inside.Size() > 0 {
			f.heading(u, r, icons.Defend, f.word("inside"))
			f.describeStackAt(u, r, v.InsidePlace)
		}
	}
}

// plain writes a number; a negative one with the sign of texts, not the hyphen of programs.
func plain(n int) string {
	if n < 0 {
		return signed(n)
	}
	return strconv.Itoa(n)
}

func signed(n int) string {
	switch {
	case n > 0 && n < 10: // nothing is allocated for the modifiers of every day
		return "+1+2+3+4+5+6+7+8+9"[2*n-2 : 2*n]
	case n < 0 && n > -10:
		return "−1−2−3−4−5−6−7−8−9"[-4*n-4 : -4*n]
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// describeProvince draws what a province is worth, who controls it, and every space of it with its control.
func (f *Face) describeProvince(u *ui.UI, r *canvas.Rect, p int) {
	f.fact(u, r, f.word("fact.worth-vp"), f.word("vp", rules.N(game.ProvinceWorth(p))))
	f.fact(u, r, f.word("fact.ruler"), f.seatName(f.view.Provinces[p]))
	f.heading(u, r, icons.City, f.word("spaces"))
	for i := range f.model.Areas {
		if f.model.Areas[i].Region != p || f.model.Areas[i].Kind == board.Transit {
			continue
		}
		row := *r
		if owner := f.view.Spaces[i].Control; owner != rules.Nobody {
			f.Emblem(u, owner, canvas.Point{X: row.X + u.Px(9), Y: row.Y + u.Px(10)}, u.Px(15))
		}
		ui.CutLeft(&row, u.Px(22))
		name := f.name(spaceRef(i))
		if f.model.Areas[i].Kind == board.Major {
			name += " · " + f.word("kind.major")
		}
		u.Words(canvas.Rect{X: row.X, Y: row.Y, W: row.W, H: u.Px(20)}, name, u.Theme.Text(ui.Body), ui.Left)
		ui.CutTop(r, u.Px(20))
	}
}

// describeArmy draws the three values of an Independent Army (10.1).
func (f *Face) describeArmy(u *ui.UI, r *canvas.Rect, i int) {
	ini, str, bat := game.ArmyValues(i)
	f.fact(u, r, f.word("value.initiative"), strconv.Itoa(ini))
	f.fact(u, r, f.word("fact.strength"), strconv.Itoa(str))
	f.fact(u, r, f.word("value.battle"), strconv.Itoa(bat))
	f.para(u, r, f.word("army.help"), ui.Italic)
}

// heading, fact and para are the three kinds of lines of the panel; each heading has the sign of what it is about.
func (f *Face) heading(u *ui.UI, r *canvas.Rect, sign icons.Icon, text string) {
	ui.CutTop(r, u.Px(4))
	row := ui.CutTop(r, u.Px(22))
	if u.Cuts(row) {
		ui.CutTop(r, u.Px(3))
		return
	}
	u.Rule(canvas.Rect{X: row.X, Y: row.Y + row.H - u.Px(1), W: row.W, H: u.Px(1)})
	side := u.Px(15)
	u.Picture(u.Theme.SignPicture(sign, side, u.Theme.Heading), canvas.Place{At: canvas.Point{X: row.X + side/2, Y: row.Y + row.H/2}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&row, u.Px(21))
	u.Words(row, text, u.Theme.Colored(ui.BodyBold, u.Theme.Heading), ui.Left)
	ui.CutTop(r, u.Px(3))
}

// fact writes a label and its value on one line; a long label takes what the value leaves and, if need be, two lines, and so does a long
// value beside a short label.
func (f *Face) fact(u *ui.UI, r *canvas.Rect, label, value string) {
	bold, plain := u.Theme.Text(ui.BodyBold), u.Theme.Colored(ui.Body, u.Theme.Ink2)
	left := max(r.W-fonts.Width(value, bold)-u.Px(10), r.W*0.38)
	h := max(ui.TextHeight(label, plain, left), u.Px(20))
	if w := fonts.Width(label, plain) + u.Px(8); w < left && fonts.Width(value, bold) > r.W-w {
		in := canvas.Rect{X: r.X + w, Y: r.Y, W: r.W - w, H: r.H}
		u.Words(canvas.Rect{X: r.X, Y: r.Y, W: w, H: u.Px(20)}, label, plain, ui.Left)
		ui.CutTop(r, max(u.Paragraph(in, value, bold, ui.Right), h))
		return
	}
	row := ui.CutTop(r, h)
	w := left
	if h <= u.Px(24) {
		w = u.Words(canvas.Rect{X: row.X, Y: row.Y, W: left, H: u.Px(20)}, label, plain, ui.Left)
	} else {
		u.Paragraph(canvas.Rect{X: row.X, Y: row.Y, W: left, H: h}, label, plain, ui.Left)
	}
	ui.CutLeft(&row, w+u.Px(8))
	u.Words(canvas.Rect{X: row.X, Y: row.Y, W: row.W, H: u.Px(20)}, value, bold, ui.Right)
}

func (f *Face) para(u *ui.UI, r *canvas.Rect, text string, role ui.Role) {
	if text == "" {
		return
	}
	h := u.Paragraph(*r, text, u.Theme.Text(role), ui.Left)
	ui.CutTop(r, h+u.Px(4))
}

// chipWidth is how wide a chip with these words is.
func chipWidth(u *ui.UI, text string) float64 {
	st := u.Theme.Text(ui.Caption)
	st.Face = fonts.SansBold
	return fonts.Width(text, st) + u.Px(16)
}

// siegeStands says how many points a siege has of those it needs, and what the place adds to the die, if anything.
func (f *Face) siegeStands(space, points, need int) string {
	if n := game.SiegeModifier(space); n != 0 {
		return f.word("siege-points.die", rules.N(points), rules.N(need), rules.W(signed(n)))
	}
	return f.word("siege-points", rules.N(points), rules.N(need))
}

package diadochi

import (
	"slices"
	"strconv"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// sides tells who stands against whom while an army has entered a space with an enemy, or is asked about there: both whole
// sides, and what the rules say about a battle between them. Words are made once for a question.
type sides struct {
	offers *table.Offers
	offer  int // that they were made for
	lang   string
	chance []string // of the battle: what, each way, why

	asked      *table.Offers
	considered int // the answer that was under the cursor last; -1: none was
}

// meets says whether the army on the march stands where somebody else does.
func (f *Face) meets(space int) bool {
	m := &f.view.March
	if !m.Active || m.At != spaceRef(space) {
		return false
	}
	v := &f.view.Spaces[space]
	for _, at := range [...]game.Place{v.OutsidePlace, v.InsidePlace, game.Reacting} {
		if at == 0 && v.OutsidePlace != 0 { // a space without an inside
			continue
		}
		if k := f.stackAt(at); k.Size() > 0 && k.Owner != m.Seat {
			return true
		}
	}
	return f.independentAt(space) >= 0
}

// independentAt is the Independent Army in a space, or -1.
func (f *Face) independentAt(space int) int {
	for i, at := range f.view.Armies {
		if s, _, ok := at.Space(); ok && s == space {
			return i
		}
	}
	return -1
}

// interception is an answer that lets a general intercept.
type interception struct {
	offer   int // of the legal ones; -1: none
	general int
	from    game.Place
}

// interception is the one that is considered: that under the cursor, else the last one that was, else the first.
func (f *Face) interception(s *table.Sight) interception {
	if !f.view.March.Active || strings.TrimSuffix(s.Offers.Decision.Prompt.Key, ".general") != "diadochi.ask.interception" {
		return interception{offer: -1}
	}
	k := &f.sides
	if k.asked != s.Offers {
		k.asked, k.considered = s.Offers, -1
	}
	for i := range s.Offers.Legal {
		o := &s.Offers.Legal[i]
		if o == s.Offer || s.Offer == nil && s.Hover.Kind == game.KindGeneral && slices.Contains(o.Caption.Targets, s.Hover) {
			k.considered = i
		}
	}
	first := interception{offer: -1}
	for i := range s.Offers.Legal {
		if w, is := f.interceptionOf(i, &s.Offers.Legal[i]); is {
			if i == k.considered {
				return w
			}
			if first.offer < 0 {
				first = w
			}
		}
	}
	return first
}

// compares says whether what is told of a thing is who stands against whom if somebody intercepts.
func (f *Face) compares(ref rules.Ref, s *table.Sight) bool {
	way := f.interception(s)
	return way.offer >= 0 && (ref == generalRef(way.general) || ref == f.view.March.At)
}

// interceptionOf reads an answer; false where it lets nobody intercept.
func (f *Face) interceptionOf(i int, o *table.Offer) (w interception, is bool) {
	w.offer = i
	for _, ref := range o.Caption.Targets {
		switch ref.Kind {
		case game.KindGeneral:
			w.general, is = int(ref.ID), true
		case game.KindSpace:
			w.from = f.view.Spaces[ref.ID].OutsidePlace
		}
	}
	if at := f.view.Generals[w.general].At; is && w.from == 0 {
		w.from = at
	}
	return w, is
}

// describeSides draws the attacker beside whoever stands in the space or would come there, then the chances of a battle.
func (f *Face) describeSides(u *ui.UI, r *canvas.Rect, space int, s *table.Sight) {
	gap := u.Px(ui.Gutter)
	left, right := ui.Column(*r, 0, 2, gap), ui.Column(*r, 1, 2, gap)
	f.describeForce(u, &left, "attacker", game.Marching)
	way := f.interception(s)
	if way.offer >= 0 {
		f.describeInterceptor(u, &right, way)
	}
	f.describeForce(u, &right, "interceptor", game.Reacting)
	v := &f.view.Spaces[space]
	if f.holderOf(v.OutsidePlace) == f.view.March.Seat {
		f.describeForce(u, &left, "", v.OutsidePlace)
	} else {
		f.describeForce(u, &right, "defender", v.OutsidePlace)
	}
	if i := f.independentAt(space); i >= 0 {
		f.heading(u, &right, icons.Defend, f.word("sides.defender"))
		f.para(u, &right, f.name(rules.Ref{Kind: game.KindArmy, ID: int16(i)}), ui.BodyBold)
		f.fact(u, &right, f.word("fact.strength"), strconv.Itoa(game.ArmyStrength(i)))
	}
	if v.InsidePlace != 0 {
		side := &right
		if f.holderOf(v.InsidePlace) == f.view.March.Seat {
			side = &left
		}
		f.describeForce(u, side, "garrison", v.InsidePlace)
	}
	ui.CutTop(r, max(left.Y, right.Y)-r.Y)
	f.describeEscort(u, r, game.Marching)
	for i, line := range f.sides.words(f, s, way.offer) {
		role := ui.Small
		if i == 0 {
			role = ui.BodyBold
		}
		f.para(u, r, line, role)
	}
}

// describeInterceptor draws who would come: a minor general may still be put down there, to lead them (1.36).
func (f *Face) describeInterceptor(u *ui.UI, r *canvas.Rect, way interception) {
	f.describeForce(u, r, "interceptor", way.from)
	if f.view.Generals[way.general].At != way.from {
		f.generalLine(u, r, way.general)
	}
}

// describeForce draws who stands in a place below what brings them there, if anybody does. A garrison keeps behind its walls while others
// fight before them.
func (f *Face) describeForce(u *ui.UI, r *canvas.Rect, part string, at game.Place) {
	owner := f.holderOf(at)
	if owner == rules.Nobody {
		return
	}
	if part != "" {
		sign := icons.Defend
		if at == game.Marching {
			sign = icons.Attack
		}
		f.heading(u, r, sign, f.word("sides."+part))
	}
	f.describeSide(u, r, at, owner)
	if _, inside, _ := at.Space(); inside {
		f.para(u, r, f.word("sides.walls"), ui.Small)
	}
}

// holderOf is whose units are in a place, or where there are none whose generals; nobody's for neither.
func (f *Face) holderOf(at game.Place) rules.Seat {
	if k := f.stackAt(at); k.Size() > 0 {
		return k.Owner
	}
	for i := range f.view.Generals {
		if g := &f.view.Generals[i]; g.At == at {
			return g.Owner
		}
	}
	return rules.Nobody
}

// describeSide draws whose a force is, every general with it and his Battle Rating, and the units by kind.
func (f *Face) describeSide(u *ui.UI, r *canvas.Rect, at game.Place, owner rules.Seat) {
	row := ui.CutTop(r, u.Px(22))
	f.Emblem(u, owner, canvas.Point{X: row.X + u.Px(9), Y: row.Y + row.H/2}, u.Px(16))
	ui.CutLeft(&row, u.Px(24))
	u.Words(row, f.seatName(owner), u.Theme.Text(ui.BodyBold), ui.Left)
	for i := range f.view.Generals {
		if g := &f.view.Generals[i]; g.At == at && (g.Owner == owner || !g.Major) {
			f.generalLine(u, r, i)
		}
	}
	k := f.stackAt(at)
	if k.Size() == 0 {
		return
	}
	size := u.Px(28)
	units := newFlow(u, ui.CutTop(r, float64(rowsOf(kinds(k), r.W, size, u.Px(4)))*(size+u.Px(4))), size)
	for i, n := range k.Units {
		if n > 0 {
			units.put(u, f.box.Unit(unitKinds[i], f.faction(owner), int(size), -int(n)), 1, f.unitTip(i, int(n)))
		}
	}
	f.fact(u, r, f.word(averaged("fact.strength-units", k)), strconv.Itoa(k.Strength()))
}

// kinds counts the kinds of units in a stack.
func kinds(k game.Stack) (n int) {
	for _, of := range k.Units {
		if of > 0 {
			n++
		}
	}
	return n
}

// generalLine names a general, the Commander in bold, with his Battle Rating: beside the name, or below one that leaves it no room.
func (f *Face) generalLine(u *ui.UI, r *canvas.Rect, i int) {
	g, px := &f.view.Generals[i], u.Px(24)
	name, st := f.nameInList(i), u.Theme.Text(ui.Small)
	st.Bold = g.Commander
	rating, high := u.Px(28), u.Px(28)
	beside := fonts.Width(name, st) <= r.W-px-u.Px(5)-rating
	if !beside {
		high = u.Px(38)
	}
	line := ui.CutTop(r, high)
	u.Picture(f.generalPicture(generalRef(i), int(px)), canvas.Place{At: canvas.Point{X: line.X + px/2, Y: line.Y + line.H/2}, AnchorX: .5, AnchorY: .5})
	ui.CutLeft(&line, px+u.Px(5))
	if beside {
		f.battleRating(u, ui.CutRight(&line, rating), g.Battle)
	} else {
		below := line
		line = ui.CutTop(&below, high/2)
		f.battleRating(u, ui.CutLeft(&below, rating), g.Battle)
	}
	u.Words(line, name, st, ui.Left)
}

// nameInList names a general at the beginning of a line.
func (f *Face) nameInList(g int) string {
	if !f.view.Generals[g].Major {
		return f.word("sides.minor")
	}
	return f.name(generalRef(g))
}

// battleRating writes a Battle Rating beside its sign.
func (f *Face) battleRating(u *ui.UI, r canvas.Rect, n int) {
	u.Picture(u.Theme.SignPicture(icons.Attack, u.Px(13), u.Theme.Ink2), canvas.Place{At: canvas.Point{X: r.X + u.Px(7), Y: r.Y + r.H/2}, AnchorX: .5, AnchorY: .5})
	u.Tip(r, f.word("value.battle.tip"))
	ui.CutLeft(&r, u.Px(16))
	u.Words(r, strconv.Itoa(n), u.Theme.Text(ui.Number), ui.Left)
}

// words are the chances of the battle that an answer leads to, seen by who is asked; of the first that leads to one for no answer.
func (k *sides) words(f *Face, s *table.Sight, offer int) []string {
	if k.offers == s.Offers && k.offer == offer && k.lang == f.lang {
		return k.chance
	}
	k.offers, k.offer, k.lang, k.chance = s.Offers, offer, f.lang, nil
	legal := s.Offers.Legal
	if offer >= 0 {
		legal = legal[offer : offer+1]
	}
	for i := range legal {
		for _, stake := range legal[i].Stakes {
			if stake.Rule != "7.13" || !stake.Chancy() {
				continue
			}
			k.chance = append(k.chance, f.voice.Say(stake.What))
			var ways []string
			for j, n := range stake.Percents() {
				ways = append(ways, f.word("threats.way", rules.W(f.voice.Say(stake.Ways[j].What)), rules.PercentAs(stake.Ways[j].Most, n)))
			}
			k.chance = append(k.chance, strings.Join(ways, " · "))
			for _, why := range stake.Why {
				k.chance = append(k.chance, f.voice.Say(why))
			}
			return k.chance
		}
	}
	return nil
}

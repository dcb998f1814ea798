package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/sprites/canvas"
)

// A coach asks for a letter; the face says where the next press is that leads to it (table.Sight.Marks): a hex, a page, a row, the seal.

// guide is what a coach asks for, and the places marked for it in this tick.
type guide struct {
	asked []rules.Move
	marks []canvas.Rect
	shown bool // the row that is meant has been in sight since it was asked for
}

// follow takes what is asked for from the table.
func (g *guide) follow(f *Face, s *table.Sight) {
	g.marks = g.marks[:0]
	if !slices.Equal(g.asked, s.Asked) {
		g.asked, g.shown, f.aim.seen = slices.Clone(s.Asked), false, -1
	}
}

// mark marks a place for the next press.
func (g *guide) mark(r canvas.Rect) {
	if r.W > 0 && r.H > 0 {
		g.marks = append(g.marks, r)
	}
}

// verb says whether the letter asked for begins with a move of this kind.
func (g *guide) verb(verb uint8) bool { return len(g.asked) > 0 && g.asked[0].Verb == verb }

// action says whether a letter of this kind is asked for.
func (g *guide) action(action int) bool {
	return g.verb(game.VerbAct) && int(g.asked[0].A) == action
}

// wants counts how often the letter asked for says a move.
func (g *guide) wants(m rules.Move) (n int) {
	for _, a := range g.asked {
		if a == m {
			n++
		}
	}
	return n
}

// page is the page of the sheet on which the letter asked for is written; false where none is.
func (g *guide) page() (tab, bool) {
	switch {
	case len(g.asked) == 0 || g.verb(game.VerbSeal) || g.action(game.ActionSubterfuge):
		return 0, false
	case g.verb(game.VerbVote):
		return councilTab, true
	case g.action(game.ActionResearch):
		return techTab, true
	case g.verb(game.VerbAct):
		return placeTab, true
	}
	return diplomacyTab, true
}

// markTab marks the name of the page that is to be opened. A place is opened on the chart.
func (f *Face) markTab(t tab, box canvas.Rect) {
	if p, has := f.guide.page(); has && p == t && t != placeTab && f.sheet.tab != t {
		f.guide.mark(box)
	}
}

// markChart marks the hex to be clicked: that of the place, or where the fleet is to go.
func (f *Face) markChart(s *table.Sight) {
	g := &f.guide
	if p, has := g.page(); !has || p != placeTab || len(g.asked) < 2 || !f.plans(s) {
		return
	}
	h := system(f.view, rules.Ref{Kind: game.KindPlanet, ID: g.asked[1].A})
	fleet := g.action(game.ActionOperation)
	if fleet {
		h = system(f.view, rules.Ref{Kind: game.KindSystem, ID: g.asked[1].A})
	}
	if h == nil {
		return
	}
	at := h.System
	if f.sheet.tab == placeTab && f.place(s) == h && (!fleet || f.aim.at == h.System) {
		to, goes := f.sendsTo()
		if !fleet || !goes {
			return // the rows are marked as they are drawn
		}
		if f.aim.on {
			at = to
		}
	}
	if box, ok := f.chart.Where(at); ok {
		g.mark(box)
	}
}

// sendsTo is the system to which the fleet taken up is still to be sent; false where it goes already.
func (f *Face) sendsTo() (rules.Ref, bool) {
	for _, want := range readOrders(f.guide.asked) {
		if want.from != f.aim.at.ID || len(want.path) == 0 {
			continue
		}
		sent := slices.ContainsFunc(f.aim.orders, func(d detachment) bool { return d.from == want.from && slices.Equal(d.path, want.path) })
		if !sent {
			return rules.Ref{Kind: game.KindSystem, ID: want.path[len(want.path)-1]}, true
		}
	}
	return rules.Ref{}, false
}

// markRow marks a part of a row of a page; one out of sight is scrolled to, once.
func (p *pen) markRow(r canvas.Rect) {
	g := &p.f.guide
	seen := r.Intersect(p.seen)
	if seen.H >= r.H*.8 {
		g.shown = true
		g.mark(seen)
	} else if !g.shown {
		k := &p.f.sheet.scroll[p.f.sheet.tab]
		k.To(k.Pos + r.Y - p.seen.Y - p.seen.H/3)
	}
}

// markSteps marks the key of a row that leads nearer to a number.
func (p *pen) markSteps(n, want int) {
	switch {
	case n < want:
		p.markRow(p.more)
	case n > want:
		p.markRow(p.less)
	}
}

// nearer says which step of a row leads nearer to the Operation that is asked for: 1, -1, or 0 for none.
func (f *Face) nearer(r *orderRow) int {
	if !f.guide.action(game.ActionOperation) {
		return 0
	}
	goal := readOrders(f.guide.asked)
	now := apart(f.aim.orders, goal)
	switch {
	case r.up != nil && apart(r.up, goal) < now:
		return 1
	case r.down != nil && apart(r.down, goal) < now:
		return -1
	}
	return 0
}

// apart is how much two Operations differ, but for where they go.
func apart(a, b []detachment) (n int) {
	type about struct {
		from  int16
		verb  uint8
		thing int16
	}
	diff := map[about]int{}
	add := func(list []detachment, sign int) {
		for i := range list {
			k := &list[i]
			for _, moves := range [...][]rules.Move{k.stay, k.load, k.end} {
				for _, m := range moves {
					diff[about{k.from, m.Verb, m.A}] += sign * max(total([]rules.Move{m}, m.Verb, anywhere), 1)
				}
			}
		}
	}
	add(a, 1)
	add(b, -1)
	for _, d := range diff {
		n += max(d, -d)
	}
	return n
}

// markLetter marks an empty letter's kind of action, or the letter itself where it has been begun and needs more. Only a letter of
// Subterfuge begins on the desk; all others are written beside the chart.
func (f *Face) markLetter(l *letter, action int, box canvas.Rect) {
	if action != game.ActionSubterfuge || !f.guide.action(action) || f.begun(action) {
		return
	}
	if l.kind == 0 && l.asked && l.kinds[action] == "" && len(f.guide.marks) == 0 {
		f.guide.mark(box)
	}
}

// begun says whether there is a letter of an action.
func (f *Face) begun(action int) bool {
	return slices.ContainsFunc(f.desk.letters[:f.desk.slots], func(l letter) bool { return l.kind == action })
}

// markUnfinished marks a letter that waits for further answers.
func (f *Face) markUnfinished(l *letter, box canvas.Rect) {
	if f.guide.action(l.kind) && l.kind == game.ActionSubterfuge && l.fate != session.Written {
		f.guide.mark(box)
	}
}

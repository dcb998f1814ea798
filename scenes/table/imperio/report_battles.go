package imperio

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
	"tyche/sprites/imperio/signs"
)

// What the report of the last turn tells of battles and landings.

// battlesReport lists battles and landings with the losses of both sides, and then the planets that were taken from nobody; a line leads to its
// place.
func (f *Face) battlesReport(p *pen, k *game.Report, s *table.Sight) {
	settled := 0
	for i := range k.Landings {
		if settles(&k.Landings[i]) {
			settled++
		}
	}
	if len(k.Battles)+len(k.Landings) > settled {
		p.title(f.word("report.battles"), "")
		f.battles(p, k, s)
		f.landings(p, k, s, false)
		p.gap(8)
	}
	if settled > 0 {
		p.title(f.word("report.settled"), itoa(settled))
		f.landings(p, k, s, true)
		p.gap(8)
	}
}

// settles says whether a landing met nobody.
func settles(l *game.LandingReport) bool {
	return l.Taken && l.Holder == rules.Nobody && l.Lost == [2]int{}
}

// battles lists the battles with the losses of both sides.
func (f *Face) battles(p *pen, k *game.Report, s *table.Sight) {
	for i := range k.Battles {
		b := &k.Battles[i]
		rule := rules.Rule("13.4")
		if b.Rounds == 0 { // the defender withdrew before it began
			rule = "13.2"
		}
		f.clash(p, clash{b.At, b.Attacker, b.Defender, signs.War, f.battleWords(b), rule, game.EvBattle, f.book.told[b.First]}, s)
		for side, seat := range [...]rules.Seat{b.Attacker, b.Defender} {
			f.losses(p, seat, b.Lost[side])
		}
	}
}

// landings lists those that met nobody, or the others.
func (f *Face) landings(p *pen, report *game.Report, s *table.Sight, settled bool) {
	u := p.u
	for i := range report.Landings {
		l := &report.Landings[i]
		if settles(l) != settled {
			continue
		}
		k := clash{l.At, l.Attacker, l.Holder, signs.War, f.landingWords(l), "14.1", game.EvLands, f.book.told[l.First]}
		if settled {
			k.sign = signs.Troops
		}
		if l.Landed == 0 {
			k.rule, k.begins = "14.2", game.EvBombards
		}
		f.clash(p, k, s)
		if l.Lost != [2]int{} {
			if r, seen := p.row(u.Px(24)); seen {
				ui.CutLeft(&r, u.Px(88))
				words, st := f.word("report.fallen", rules.N(l.Lost[0]), rules.N(l.Lost[1])), u.Theme.Colored(ui.Italic, u.Theme.Ink2)
				u.Words(r, words, fitted(words, st, r.W, u.Px(10.5)), ui.Left)
			}
		}
		p.gap(4)
	}
}

// battleWords say how a battle ended.
func (f *Face) battleWords(b *game.BattleReport) string {
	switch {
	case b.Rounds == 0:
		return f.word("report.withdrawn", rules.W(f.houseName(b.Defender)))
	case b.Winner != rules.Nobody:
		return f.word("report.won", rules.W(f.houseName(b.Winner)), rules.N(b.Rounds))
	}
	return f.word("report.drawn", rules.N(b.Rounds))
}

// landingWords say how a landing or a bombardment ended.
func (f *Face) landingWords(l *game.LandingReport) string {
	switch {
	case l.Taken:
		return f.word("report.taken", rules.N(l.Landed), rules.W(f.houseName(l.Attacker)))
	case l.Landed == 0:
		return f.word("report.bombarded", rules.N(l.Lost[1]))
	}
	return f.word("report.repelled", rules.N(l.Landed))
}

// clash is a fight in the report: where, between whom, how it ended, by which rule, and with which event it began: its kind, and the
// first that told of it.
type clash struct {
	at                 rules.Ref
	attacker, defender rules.Seat
	sign               signs.Sign
	words              string
	rule               rules.Rule
	begins             uint8
	first              rules.Event
}

// opens says whether the fight begins with an event, closes whether it ends with it.
func (k *clash) opens(e rules.Event) bool {
	return e.Verb == k.begins && e.To == k.at && e.Seat == k.attacker
}

func (k *clash) closes(e rules.Event) bool {
	switch e.Verb {
	case game.EvBattleEnds, game.EvConquered, game.EvRepelled:
		return e.To == k.at
	case game.EvBombards:
		return e.To == k.at && k.begins == e.Verb
	}
	return false
}

// clash writes the head of a fight. The cursor asks why, a click leads to its place, the sign at its end plays it again.
func (f *Face) clash(p *pen, k clash, s *table.Sight) {
	u := p.u
	r, seen := p.row(u.Px(40))
	if !seen {
		return
	}
	u.Scope(600 + p.rows)
	defer u.Unscope()
	row := r
	if s.Acts != nil {
		box := ui.CutRight(&row, u.Px(34))
		if u.IconButton(ui.Middle(box, u.Px(28), u.Px(28)), icons.Play, f.word("report.watch"), ui.ButtonOpts{}) {
			f.watch(s, k.opens, k.closes)
		}
	}
	f.ruleChip(u, &row, k.rule, s)
	hover, pressed := u.Spot("clash", row)
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, row, .6)
		if words := f.why(k.first, s); words != "" {
			u.Tip(row, words)
		}
	}
	f.Emblem(u, k.attacker, canvas.Point{X: r.X + u.Px(16), Y: r.Center().Y}, u.Px(32))
	ink := u.Theme.Danger
	if k.sign != signs.War {
		ink = u.Theme.Ink2
	}
	f.sign(u, k.sign, canvas.Point{X: r.X + u.Px(40), Y: r.Center().Y}, 14, ink)
	if k.defender != rules.Nobody {
		f.Emblem(u, k.defender, canvas.Point{X: r.X + u.Px(64), Y: r.Center().Y}, u.Px(32))
	}
	in := row
	ui.CutLeft(&in, u.Px(88))
	u.Words(ui.CutTop(&in, u.Px(21)), f.name(k.at), u.Theme.Text(ui.BodyBold), ui.Left)
	u.Words(in, k.words, fitted(k.words, u.Theme.Colored(ui.Small, u.Theme.Ink2), in.W, u.Px(10.5)), ui.Left)
	if h := system(f.view, k.at); pressed && h != nil {
		f.book.kind = noBook
		f.visit(h, s)
	}
}

// losses are the units that a side lost, struck out.
func (f *Face) losses(p *pen, seat rules.Seat, lost [game.NumUnits]int) {
	u := p.u
	if lost == [game.NumUnits]int{} {
		return
	}
	r, seen := p.row(u.Px(26))
	if !seen {
		return
	}
	x := r.X + u.Px(88)
	words := f.word("report.lost", rules.W(f.houseName(seat)))
	st := u.Theme.Colored(ui.Italic, u.Theme.Ink2)
	x += u.Words(canvas.Rect{X: x, Y: r.Y, W: u.Px(150), H: r.H}, words, st, ui.Left) + u.Px(10)
	for unit, n := range lost {
		if n == 0 || x > r.Right()-u.Px(40) {
			continue
		}
		at := canvas.Point{X: x + u.Px(10), Y: r.Center().Y}
		f.sign(u, signs.Troops+signs.Sign(unit), at, 19, u.Theme.Ink2)
		u.Line(canvas.Point{X: at.X - u.Px(9), Y: at.Y + u.Px(6)}, canvas.Point{X: at.X + u.Px(9), Y: at.Y - u.Px(6)}, u.Px(1.6), u.Theme.Danger)
		u.Words(canvas.Rect{X: x + u.Px(22), Y: r.Y, W: u.Px(22), H: r.H}, itoa(n), u.Theme.Text(ui.Number), ui.Left)
		x += u.Px(46)
	}
}

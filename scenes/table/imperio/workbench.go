package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/imperio/signs"
)

// What can be built and produced on a planet stands beside the chart with its price, without a letter being opened first: a click
// writes the letter. What cannot be had is grey and says why.

// bench is what can be written about a place, made anew when the letters or the place change.
type bench struct {
	seen   int // Version of the desk
	chosen int // letter in which a press would write
	view   *game.View
	at     rules.Ref
	lang   string
	worlds []worldBench
}

// worldBench is what a planet can build and produce.
type worldBench struct {
	planet   rules.Ref
	works    [game.NumWorks]writ
	units    []unitRow
	ordered  int // units
	capacity int // units that it may order this turn
	slot     int // letter of its Production, from 1, or 0
}

// writ is what a press writes: which letter, and what it then says.
type writ struct {
	at, place int
	moves     []rules.Move
	note      string
	why       string
	done      bool // it is written already, and a press withdraws it
}

// unitRow is a unit that can be produced: the letter with one more, and with one less. never is why not even a letter with this unit
// alone may be written; "" if it may.
type unitRow struct {
	unit       int
	n          int
	price      string
	never      string
	more, less writ
}

// follow keeps the bench in step with the letters.
func (b *bench) follow(f *Face, k *table.Desk, h *game.HexView) {
	lang := string(f.voice.Language)
	if b.seen == k.Version && b.view == f.view && b.chosen == f.desk.chosen && b.at == h.System && b.lang == lang {
		return
	}
	*b = bench{seen: k.Version, view: f.view, chosen: f.desk.chosen, at: h.System, lang: lang, worlds: b.worlds[:0]}
	for i := range h.Planets {
		if p := &h.Planets[i]; p.Owner == f.view.Seat && f.view.Seat >= 0 {
			b.worlds = append(b.worlds, f.worldBench(k, h, i))
		}
	}
}

func (f *Face) worldBench(k *table.Desk, h *game.HexView, i int) worldBench {
	p := &h.Planets[i]
	w := worldBench{planet: p.Ref}
	for n := range game.NumWorks {
		m := rules.Move{Verb: game.VerbBuild, A: p.Ref.ID, B: int16(n)}
		w.works[n] = f.writ(k, game.ActionConstruction, []rules.Move{m}, func(moves []rules.Move) bool { return moves[1].A == p.Ref.ID })
		if at := w.works[n].at; at >= 0 && slices.Contains(k.Letters()[at].Moves, m) {
			w.works[n].done, w.works[n].why = true, ""
		}
	}
	yard := rules.Move{Verb: game.VerbYard, A: p.Ref.ID}
	var made []rules.Move
	for _, l := range k.Letters() {
		if len(l.Moves) > 1 && l.Moves[1] == yard {
			made, w.slot = slices.Clone(l.Moves[2:]), l.Place-game.QuestionSlot+1
		}
	}
	w.ordered, w.capacity = len(made), len(made)+game.CapacityLeft(f.view, f.hexOf(h), i)
	same := func(moves []rules.Move) bool { return moves[1] == yard }
	for unit := range game.NumUnits {
		m := rules.Move{Verb: game.VerbMake, A: int16(unit)}
		r := unitRow{unit: unit, price: f.unitPrice(unit)}
		for _, o := range made {
			if o == m {
				r.n++
			}
		}
		if per := f.desk.prices.PerPrice[unit]; per > 1 && r.n%per != 0 && f.desk.prices.Units[unit] == game.UnitAt(unit).Price { // else a decree makes each of them dearer
			r.price = f.word("write.next")
		}
		r.more = f.writ(k, game.ActionProduction, append([]rules.Move{yard}, append(slices.Clone(made), m)...), same)
		if r.never = r.more.why; r.never != "" && len(made) > 0 {
			r.never = f.writ(k, game.ActionProduction, []rules.Move{yard, m}, same).why
		}
		if r.less.why = f.word("write.none"); r.n > 0 {
			j := slices.Index(made, m)
			r.less = f.writ(k, game.ActionProduction, append([]rules.Move{yard}, slices.Delete(slices.Clone(made), j, j+1)...), same)
			if len(made) == 1 {
				r.less = writ{at: r.less.at, place: r.less.place}
			}
		}
		w.units = append(w.units, r)
	}
	return w
}

// writ finds the letter in which an action would be written: one that is about the same thing already, else one that is empty, else one
// of that kind, whose place it takes, and the row says of which. A Production is made unit by unit and is never lost to a press on another
// planet. Of several reasons against it the first is told.
func (f *Face) writ(k *table.Desk, action int, moves []rules.Move, same func(moves []rules.Move) bool) writ {
	act := rules.Move{Verb: game.VerbAct, A: int16(action)}
	w := writ{at: -1, place: -1, moves: append([]rules.Move{act}, moves...)}
	other := -1
	for i, l := range k.Letters() {
		if len(l.Moves) == 0 || l.Moves[0] != act {
			continue
		}
		if other = i; len(l.Moves) > 1 && same(l.Moves) {
			w.at, w.place = i, l.Place
			if action == game.ActionConstruction && !slices.Equal(l.Moves, w.moves) { // a planet builds one thing in a turn
				w.note = f.instead(w.place)
			}
			return f.checked(k, w)
		}
	}
	if w.place = f.place4(k, action); w.place >= 0 {
		if first := f.checked(k, w); first.why == "" || other < 0 || action == game.ActionProduction {
			return first
		}
	}
	if other < 0 || action == game.ActionProduction {
		w.why = f.word("write.no-letter")
		return w
	}
	w.at, w.place = other, k.Letters()[other].Place
	w.note = f.instead(w.place)
	return f.checked(k, w)
}

// instead says of which letter another takes the place.
func (f *Face) instead(place int) string {
	return f.word("write.instead", rules.W(chart.Roman(place-game.QuestionSlot+1)))
}

// checked asks the rules whether a letter may be written.
func (f *Face) checked(k *table.Desk, w writ) writ {
	if bad := k.Refusal(w.at, w.place, w.moves...); bad != nil {
		w.why = f.voice.Say(bad.Why)
	}
	return w
}

// put writes a letter.
func (f *Face) put(s *table.Sight, w writ) {
	k := s.Desk
	switch {
	case w.done:
		k.Withdraw(w.at)
	case len(w.moves) == 0 && w.at >= 0:
		k.Withdraw(w.at)
	default:
		if s.Refused = k.Refusal(w.at, w.place, w.moves...); s.Refused == nil {
			k.Mean(w.at, w.place, w.moves, func() { f.app.Play("card-slide") })
		}
		return
	}
	f.app.Play("card-slide")
}

// benchRows draw what can be built and produced in a hex.
func (f *Face) benchRows(p *pen, h *game.HexView, s *table.Sight) {
	b := &f.bench
	b.follow(f, s.Desk, h)
	for i := range b.worlds {
		f.buildRows(p, &b.worlds[i], s)
		f.produceRows(p, &b.worlds[i], s)
		if b.seen != s.Desk.Version { // a press has changed what stands here
			f.aim.on = false // who has turned to the yards means by the next click on the chart to look
			return
		}
	}
}

func (f *Face) buildRows(p *pen, w *worldBench, s *table.Sight) {
	p.gap(2)
	f.scrollTo(p, game.ActionConstruction)
	p.title(f.word("write.build", rules.R(w.planet)), "")
	for n := range w.works {
		k := &w.works[n]
		sign, words := signs.Shipyard+signs.Sign(n), f.name(game.WorkAt(n).Ref)
		if k.done {
			sign = signs.Done
		}
		pressed := p.offer(sign, words, k.note, itoa(f.desk.prices.Works[n]), k.why, k.done)
		p.u.Tip(p.more, f.voice.Below("imperio.effect.work.", f.id(game.WorkAt(n).Ref)))
		if !k.done && f.guide.wants(rules.Move{Verb: game.VerbBuild, A: w.planet.ID, B: int16(n)}) > 0 {
			p.markRow(p.more)
		}
		if pressed {
			f.put(s, *k)
			return
		}
	}
	p.gap(4)
}

// alike counts the units from number i on that cannot be had for the same reason, with none but them between; 0 for one that can.
func (w *worldBench) alike(i int) (n int) {
	if w.units[i].never == "" {
		return 0
	}
	for _, k := range w.units[i:] {
		if k.never != w.units[i].never {
			break
		}
		n++
	}
	return n
}

// scrollTo lets the page begin where a kind of letter is written, if that was asked for.
func (f *Face) scrollTo(p *pen, action int) {
	if f.sheet.works == action {
		f.sheet.works = 0
		f.sheet.scroll[placeTab].To(p.y - p.top)
	}
}

// widest is a number as wide as any count of places: where that stands must not change with the count, or the rows below it move under the
// cursor.
const widest = 88

func (f *Face) produceRows(p *pen, w *worldBench, s *table.Sight) {
	f.scrollTo(p, game.ActionProduction)
	if f.sheet.yard == w.planet {
		f.sheet.yard = rules.Ref{}
		f.sheet.scroll[placeTab].To(p.y - p.top)
	}
	note := f.word("write.places", rules.N(w.ordered), rules.N(w.capacity))
	if words := f.word("write.produce", rules.R(w.planet)); p.besides(words, f.word("write.places", rules.N(widest), rules.N(widest))) {
		p.title(words, note)
	} else {
		p.title(words, "")
		p.text(note, ui.Italic, p.u.Theme.Ink2)
	}
	told := 0 // units before this one
	for i := range w.units {
		k := &w.units[i]
		if i < told {
			continue
		}
		if n := w.alike(i); i <= 1 && n > 1 && i+n == len(w.units) { // one reason against all others is told once
			words := "write.others"
			if n == len(w.units) {
				words = "write.all"
			}
			p.denied(signs.Cross, f.word(words), "", k.never)
			told = i + n
			continue
		}
		if k.n == 0 && k.never != "" { // whatever else is ordered: no row moves from under the cursor
			p.denied(signs.Troops+signs.Sign(k.unit), f.name(game.UnitAt(k.unit).Ref), k.price, k.never)
			continue
		}
		step := p.stepper(signs.Troops+signs.Sign(k.unit), f.name(game.UnitAt(k.unit).Ref), k.price, k.n, k.more.why, k.less.why)
		if f.guide.wants(rules.Move{Verb: game.VerbYard, A: w.planet.ID}) > 0 {
			p.markSteps(k.n, f.guide.wants(rules.Move{Verb: game.VerbMake, A: int16(k.unit)}))
		}
		switch step {
		case 1:
			f.put(s, k.more)
			return
		case -1:
			f.put(s, k.less)
			return
		}
	}
	p.gap(4)
}

package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// desk is the table of letters below the chart: one for each action of the turn, in the order of resolution.
type desk struct {
	prices  game.Prices
	least   [game.NumActions]int // what the cheapest letter of a kind costs
	free    int                  // what can be spent on one
	hopes   [2]int               // what Resources and Influence the letters would add to the next Growth
	sources [2]string            // where those of the next Growth come from
	letters [game.MaxSlots]letter
	slots   int  // of the House
	turn    int  // whose letters they are
	seen    int  // Version of the desk that letters were taken from
	begun   int  // kind of action for which the empty letter that was chosen was begun on the page, or 0
	chosen  int  // letter that the keys mean, and that is written next if it is empty, from 1; 0 for none
	armed   bool // the next digit is the kind of the empty letter that was chosen
	pull    pull
	picking int       // narrow empty letter whose kinds are shown, from 1, or 0
	scroll  ui.Scroll // of the kinds, where they have no room
	boxes   [game.MaxSlots]canvas.Rect
	declare *table.Offers
	one     [1]string // working memory of drawLines
}

// letter is what one letter says, and what becomes of it.
type letter struct {
	at    int // in the plan, -1 while it is empty
	kind  int
	lines []string
	brief []string // the same in numbers, where the lines find no room; none where they are few
	whole string   // the lines in one, for the tip
	price int
	fate  session.Fate
	why   string
	kinds [game.NumActions]string // of an empty one: why a kind cannot be written; "" = it can
	asked bool                    // an empty one may be written
}

// deskHeight is the height of the desk in design pixels.
const deskHeight = 150

// HandHeight is the height of the desk of letters.
func (f *Face) HandHeight() float64 { return deskHeight }

// PageRoom is how high the sheet should be on an upright phone, and how low the desk may be for it.
func (f *Face) PageRoom() (page, hand float64) { return 330, 86 }

// EmptyHanded says that no letters lie there yet, and nothing is acted out that has its bar there.
func (f *Face) EmptyHanded() bool { return f.view.Phase == game.PhaseSetup && !f.film.busy() }

// Ask is what the open letter asks in detail.
func (f *Face) Ask(v rules.View) rules.Text { return v.(*game.View).Own.Question }

// tell takes from the view what the letters of a plan say that is not on the desk: it is given, or not begun.
func (d *desk) tell(f *Face) {
	v := f.view
	if d.turn != v.Turn { // what was chosen among the letters of another turn
		d.begun, d.chosen, d.picking, d.armed = 0, 0, 0, false
	}
	*d = desk{slots: slotsOf(v), turn: v.Turn, seen: -1, begun: d.begun, chosen: d.chosen, pull: d.pull, picking: d.picking}
	if v.Seat < 0 || len(v.Houses) == 0 || v.Phase == game.PhaseSetup {
		return
	}
	d.prices = game.PricesOf(v)
	d.priceKinds(v)
	d.hopes[0], d.hopes[1] = game.Hopes(v)
	d.sources[0] = f.growthSources("income", f.yieldSources(), d.hopes[0])
	d.sources[1] = f.growthSources("influence", f.influenceSources(), d.hopes[1])
	for i := range d.letters {
		d.letters[i] = f.letter(&v.Own.Slots[i])
		d.letters[i].at = -1
	}
}

// learn takes from the desk what is written on it.
func (d *desk) learn(f *Face, k *table.Desk) {
	if k == nil || k.Version == d.seen {
		return
	}
	d.seen = k.Version
	spare := k.Spare(game.QuestionSlot, game.QuestionSlot+d.slots-1)
	list := k.Letters() // after Spare, which writes them anew
	for i := range d.slots {
		l := &d.letters[i]
		if l.at = k.Find(game.QuestionSlot + i); l.at < 0 {
			l.blank(f, k.Blank(game.QuestionSlot+i), spare)
			l.tooDear(f, d)
			continue
		}
		w := &list[l.at]
		if l.fate = w.Fate; l.fate == session.Written {
			continue
		}
		l.kind, l.lines, l.price = 0, nil, 0
		if len(w.Moves) > 0 && w.Moves[0].Verb == game.VerbAct {
			l.kind = int(w.Moves[0].A)
		}
		if l.why = f.word("letter.unfinished"); w.Why != nil {
			l.why = f.voice.Say(w.Why.Why)
		}
	}
	d.declare = k.Blank(game.QuestionDeclarations)
}

// blank notes which kinds of action an empty letter may hold: those that are offered there and spare after the letters of later places.
func (l *letter) blank(f *Face, o, spare *table.Offers) {
	l.kind, l.asked, l.fate = 0, len(o.Legal) > 0, session.Written
	for a := range l.kinds {
		l.kinds[a] = f.word("letter.not-now")
	}
	for _, k := range o.Legal {
		if k.Move.Verb == game.VerbAct {
			l.kinds[k.Move.A] = ""
		}
	}
	for _, refused := range [...][]table.Offer{o.Refused, spare.Refused} {
		for _, k := range refused {
			if k.Move.Verb == game.VerbAct {
				l.kinds[k.Move.A] = f.voice.Say(k.Bad.Why)
			}
		}
	}
}

// priceKinds finds what the cheapest letter of each kind costs, and what can be spent.
func (d *desk) priceKinds(v *game.View) {
	k, techs := &d.prices, []int(nil)
	for t, price := range k.Techs {
		if own := v.Own.Techs; own>>t&1 == 0 && own&game.TechAt(t).Needs == game.TechAt(t).Needs {
			techs = append(techs, price)
		}
	}
	d.least = [game.NumActions]int{
		game.ActionConstruction: slices.Min(k.Works[:]), game.ActionProduction: slices.Min(k.Units[:]), game.ActionOperation: k.Operation,
		game.ActionSubterfuge: slices.Min(k.Plots[:]),
	}
	if len(techs) > 0 {
		d.least[game.ActionResearch] = slices.Min(techs)
	}
	resources, influence := game.Free(v)
	d.free = resources + influence
}

// tooDear notes the kinds of which nothing can be paid.
func (l *letter) tooDear(f *Face, d *desk) {
	for a, least := range d.least {
		if l.kinds[a] == "" && least > d.free {
			l.kinds[a] = f.word("letter.too-dear", rules.N(least), rules.N(max(d.free, 0)))
		}
	}
}

// written says whether any letter is.
func (d *desk) written() bool {
	return slices.ContainsFunc(d.letters[:d.slots], func(l letter) bool { return l.kind != 0 })
}

// draw draws the letters, the account and the seal, and returns what was clicked.
func (d *desk) draw(f *Face, u *ui.UI, a table.Areas, s *table.Sight) (clicked rules.Ref) {
	r := a.Hand
	if r.H <= 0 {
		return clicked
	}
	whole := r
	whole.W = a.Map.Right() - r.X
	u.Block(whole)
	u.Fill(whole, u.Theme.Wood2)
	u.Fill(canvas.Rect{X: whole.X, Y: whole.Y, W: whole.W, H: max(u.Px(2), 1)}, u.Theme.Gilt)
	if f.view.Seat < 0 || len(f.view.Houses) == 0 || f.view.Phase == game.PhaseSetup {
		return clicked
	}
	if f.screens() {
		f.film.drawCaption(f, u, whole)
		return clicked
	}
	d.learn(f, s.Desk)
	f.todo.walk(f, u, s)
	ui.CutTop(&r, u.Px(2))
	share, margin, apart := .36, 9.0, 7.0
	if u.Theme.Touch && r.W < u.Px(480) { // six letters for fingers
		share, margin, apart = .35, 3, 2
	}
	end := canvas.Rect{X: r.Right(), Y: r.Y, W: whole.Right() - r.Right(), H: r.H}
	if end.W < u.Px(120) {
		end = ui.CutRight(&r, min(u.Px(190), r.W*share))
	}
	d.account(f, u, end.Inset(u.Px(6)), s)
	in := r.Inset(u.Px(margin))
	gap := u.Px(apart)
	w := min((in.W-gap*float64(d.slots-1))/float64(d.slots), u.Px(205))
	for i := range d.slots {
		box := ui.CutLeft(&in, w)
		ui.CutLeft(&in, gap)
		d.boxes[i] = box
		u.Scope(700 + i)
		if d.letters[i].kind == 0 {
			d.drawEmpty(f, u, box, i, s)
		} else {
			d.drawLetter(f, u, box, i, s)
		}
		u.Unscope()
	}
	d.keys(f, u, s)
	d.grab(f, u, d.boxes[:d.slots], s)
	d.pick(f, u, a.Map, s)
	return clicked
}

// begin chooses an empty letter for a kind of action and shows where it is written: beside the chart, but for Subterfuge, which is asked
// step by step.
func (d *desk) begin(f *Face, i, action int, s *table.Sight) {
	if action == game.ActionSubterfuge {
		s.Desk.Begin(game.QuestionSlot+i, rules.Move{Verb: game.VerbAct, A: int16(action)})
		return
	}
	d.chosen, d.begun = i+1, action
	if action == game.ActionResearch {
		f.sheet.tab, s.Turn = techTab, true
		return
	}
	f.visit(f.bestPlace(action), s)
	if f.sheet.fleet = f.aim.on; action != game.ActionOperation {
		f.take(nil)
		f.sheet.fleet, f.sheet.works = false, action
	}
}

// wants is the kind of action for which the chosen letter was begun, while it is empty: then a click on the chart asks where.
func (d *desk) wants() int {
	if d.chosen > 0 && d.begun > 0 && d.letters[d.chosen-1].kind == 0 {
		return d.begun
	}
	return 0
}

// bestPlace is where a kind of letter can be written: the place that is shown, or the first that has what it takes; for a Production,
// where ships can be built before where they cannot, and those before planets without a Shipyard, which train Troops.
func (f *Face) bestPlace(action int) (best *game.HexView) {
	if h := system(f.view, f.sheet.place); h != nil && f.mine(h, action) {
		return h
	}
	for k := range f.view.Hexes {
		switch h := &f.view.Hexes[k]; {
		case !f.mine(h, action):
		case action != game.ActionProduction || !f.foreignFleet(h):
			return h
		case best == nil:
			best = h
		}
	}
	if best == nil && action == game.ActionProduction {
		return f.bestPlace(game.ActionConstruction)
	}
	return best
}

// foreignFleet says whether a fleet of another lies in a hex, so that no ships are built there (11.3).
func (f *Face) foreignFleet(h *game.HexView) bool {
	return h.Fleet.Owner != rules.Nobody && h.Fleet.Owner != f.view.Seat && h.Fleet.Size()+h.Fleet.Based > 0
}

// mine says whether a hex has something of the viewer's for a kind of action: a fleet without orders, a planet, a Shipyard.
func (f *Face) mine(h *game.HexView, action int) bool {
	if action == game.ActionOperation {
		_, any := f.unassigned(h)
		return h.Fleet.Owner == f.view.Seat && any
	}
	return slices.ContainsFunc(h.Planets, func(p game.PlanetView) bool {
		return p.Owner == f.view.Seat && (action != game.ActionProduction || p.Works[game.WorkShipyard] > 0)
	})
}

// visit shows a hex beside the chart and takes up the fleet there.
func (f *Face) visit(h *game.HexView, s *table.Sight) {
	if h == nil {
		return
	}
	f.take(h)
	s.Selected, f.sheet.place, f.sheet.tab, s.Turn = h.System, h.System, placeTab, true
	f.chart.Center(h.System)
}

// visitYard shows what a planet can produce, and lays the fleet there down.
func (f *Face) visitYard(planet rules.Ref, s *table.Sight) {
	f.visit(system(f.view, planet), s)
	f.take(nil)
	f.sheet.yard = planet
}

// reopen shows where a letter is written: the place that it is about, or the page of technologies. A letter that needs more answers, and
// a plot, are opened.
func (d *desk) reopen(f *Face, s *table.Sight, l *letter) {
	f.app.Play("card-slide")
	k := s.Desk
	moves := k.Letters()[l.at].Moves
	switch {
	case l.kind == game.ActionResearch:
		f.sheet.tab, s.Turn = techTab, true
	case l.kind == game.ActionSubterfuge:
		k.Rewrite(l.at, 1)
	case len(moves) < 2:
		k.Take(l.at)
	case l.kind == game.ActionOperation:
		f.visit(system(f.view, rules.Ref{Kind: game.KindSystem, ID: moves[1].A}), s)
	case l.kind == game.ActionProduction:
		f.visitYard(rules.Ref{Kind: game.KindPlanet, ID: moves[1].A}, s)
	default:
		f.visit(system(f.view, rules.Ref{Kind: game.KindPlanet, ID: moves[1].A}), s)
		f.take(nil)
		f.sheet.fleet, f.sheet.works = false, game.ActionConstruction
	}
}

package imperio

import (
	"iter"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// What is still to do before the seal: it reminds and asks once, and never blocks.

// todo is the list, made anew when the letters or the game change.
type todo struct {
	seen int // Version of the desk
	view *game.View
	lang string
	deal bool // goods lie on the scales of an offer
	list []errand
	next int // the one that I leads to
	sure int // Version of the desk, and one, that was asked about before it was sealed
	rows int // the lines that it has room for
}

// errand is something left to do, and where a click leads.
type errand struct {
	sign   signs.Sign
	words  string
	grave  bool
	tab    tab
	at     rules.Ref // hex to be shown, or none
	yard   rules.Ref // planet whose Production is to be shown, or none
	letter int       // empty letter that is chosen, from 1, or 0
}

// weight is how much is lost while this is left; nothing where the turn is sealed without asking. A vote that is not cast cannot be made
// good, an empty letter may be meant.
func (e *errand) weight() int {
	switch {
	case e.grave:
		return 3
	case e.sign == signs.Vote:
		return 2
	case e.letter > 0:
		return 1
	}
	return 0
}

// follow keeps the list in step with the letters.
func (k *todo) follow(f *Face, d *table.Desk) {
	lang := string(f.voice.Language)
	deal := f.weighs()
	if k.seen == d.Version && k.view == f.view && k.lang == lang && k.deal == deal {
		return
	}
	*k = todo{seen: d.Version, view: f.view, lang: lang, deal: deal, list: k.list[:0], next: k.next, rows: k.rows, sure: k.sure}
	k.addLetters(f, d)
	k.addUnsent(f)
	k.addOffers(f)
	k.addPromises(f)
	k.addBare(f)
	k.addFleets(f)
	k.addYards(f)
	k.addEmpty(f)
	k.addVotes(f)
	if k.next >= len(k.list) {
		k.next = 0
	}
}

// lameLetters are the letters that say nothing at the seal: those that can no longer be sent, and those that are half written.
var lameLetters = map[session.Fate]string{session.Refused: "todo.refused", session.Unfinished: "todo.unfinished"}

// addLetters lists them.
func (k *todo) addLetters(f *Face, d *table.Desk) {
	for _, l := range d.Letters() {
		slot := l.Place - game.QuestionSlot
		if key := lameLetters[l.Fate]; key != "" && slot >= 0 && slot < f.desk.slots {
			k.list = append(k.list, errand{sign: signs.Cross, words: f.word(key, rules.W(chart.Roman(slot+1))), grave: true, letter: slot + 1})
		}
	}
}

// addUnsent names the House to which an offer is being written.
func (k *todo) addUnsent(f *Face) {
	if k.deal {
		k.list = append(k.list, errand{sign: signs.Trade, words: f.word("todo.unsent", rules.W(f.houseName(f.deal.with))), grave: true, tab: diplomacyTab})
	}
}

// addOffers lists the offers that wait for an answer, but for those that bring nothing.
func (k *todo) addOffers(f *Face) {
	for i := range f.view.Own.Offers {
		o := &f.view.Own.Offers[i]
		if o.To == f.view.Seat && (o.State == game.OfferOpen && f.view.Brings(o) || o.State == game.OfferAlliance) {
			k.list = append(k.list, errand{sign: signs.Trade, words: f.word("todo.offer", rules.W(f.houseName(o.From))), tab: diplomacyTab})
		}
	}
}

// addPromises lists what was promised in a deal and is not done yet: it is judged when the turn ends.
func (k *todo) addPromises(f *Face) {
	v := f.view
	for other, g := range f.vows() {
		if g.Peace && v.Houses[v.Seat].Wars.Has(other) && !v.Own.Offered.Has(other) {
			k.list = append(k.list, errand{sign: signs.Peace, words: f.word("todo.peace", rules.W(f.houseName(other))), grave: true, tab: diplomacyTab})
		}
		if option, given := g.PromisedVote(); given && g.About < len(v.Docket) && !f.voted(g.About, option) {
			words := f.word("todo.vow", rules.R(v.Docket[g.About].Entry), rules.W(f.houseName(other)))
			k.list = append(k.list, errand{sign: signs.Vote, words: words, grave: true, tab: councilTab})
		}
	}
}

// vows are what the viewer's House gives or promises in accepted deals, and to whom.
func (f *Face) vows() iter.Seq2[rules.Seat, *game.GoodsView] {
	return func(yield func(rules.Seat, *game.GoodsView) bool) {
		for i := range f.view.Own.Offers {
			o := &f.view.Own.Offers[i]
			if o.State != game.OfferAccepted {
				continue
			}
			g, other := &o.Goods[0], o.To
			if o.To == f.view.Seat {
				g, other = &o.Goods[1], o.From
			}
			if !yield(other, g) {
				return
			}
		}
	}
}

// voted says whether the letters place votes on an option of a proposal.
func (f *Face) voted(proposal, option int) bool {
	k := f.view.Own.Votes[proposal]
	return k[1] > 0 && k[0] == option
}

// addFleets lists fleets of which no ship has an order.
func (k *todo) addFleets(f *Face) {
	for i := range f.view.Hexes {
		h := &f.view.Hexes[i]
		if h.Fleet.Owner != f.view.Seat || f.view.Seat < 0 || f.ordered(h) {
			continue
		}
		if _, any := f.unassigned(h); any {
			k.list = append(k.list, errand{sign: signs.Fleet, words: f.word("todo.fleet", rules.R(h.System)), tab: placeTab, at: h.System})
		}
	}
}

// ordered says whether a detachment leaves a hex or does something there.
func (f *Face) ordered(h *game.HexView) bool {
	for i := range f.view.Own.Parts {
		if f.view.Own.Parts[i].From == h.System {
			return true
		}
	}
	return false
}

// addYards lists Shipyards that produce nothing, while some letter may still be a Production.
func (k *todo) addYards(f *Face) {
	free := f.mayWrite(game.ActionProduction)
	for i := range f.view.Hexes {
		h := &f.view.Hexes[i]
		for n := range h.Planets {
			p := &h.Planets[n]
			if free && !f.foreignFleet(h) && p.Owner == f.view.Seat && p.Works[game.WorkShipyard] > 0 && game.CapacityLeft(f.view, i, n) > 0 && !f.produces(3*i+n) {
				k.list = append(k.list, errand{sign: signs.Shipyard, words: f.word("todo.yard", rules.R(p.Ref)), tab: placeTab, at: h.System, yard: p.Ref})
			}
		}
	}
}

// mayWrite says whether some empty letter may be of a kind.
func (f *Face) mayWrite(action int) bool {
	for i := range f.desk.letters[:f.desk.slots] {
		if l := &f.desk.letters[i]; l.kind == 0 && l.asked && l.kinds[action] == "" {
			return true
		}
	}
	return false
}

func (f *Face) produces(planet int) bool {
	for i := range f.view.Own.Slots {
		if k := &f.view.Own.Slots[i]; k.Kind == game.ActionProduction && k.A == planet {
			return true
		}
	}
	return false
}

// addEmpty names the first letter that is empty while something can be written in it, and counts the others.
func (k *todo) addEmpty(f *Face) {
	first, more := 0, -1
	for i := range f.desk.letters[:f.desk.slots] {
		if f.mayBegin(&f.desk.letters[i]) {
			more++
			if first == 0 {
				first = i + 1
			}
		}
	}
	if first == 0 {
		return
	}
	words := f.word("todo.empty", rules.W(chart.Roman(first)))
	if more > 0 {
		words = f.word("todo.empty.more", rules.W(chart.Roman(first)), rules.N(more))
	}
	k.list = append(k.list, errand{sign: signs.Chronicle, words: words, letter: first})
}

// mayBegin says whether something can be written in a letter that is empty.
func (f *Face) mayBegin(l *letter) bool {
	for a := 1; a < game.NumActions; a++ {
		if l.kind == 0 && l.asked && l.kinds[a] == "" && (a != game.ActionOperation || f.bestPlace(a) != nil) {
			return true
		}
	}
	return false
}

// addVotes counts the votes that are not placed.
func (k *todo) addVotes(f *Face) {
	if left := votesLeft(f.view); len(f.view.Docket) > 0 && left > 0 {
		k.list = append(k.list, errand{sign: signs.Vote, words: f.word("todo.votes", rules.N(left)), tab: councilTab})
	}
}

// errand shows where an errand is done.
func (f *Face) errand(e *errand, s *table.Sight) {
	f.app.Play("click")
	switch h := system(f.view, e.at); {
	case e.yard != (rules.Ref{}):
		f.visitYard(e.yard, s)
		return
	case h != nil:
		f.visit(h, s)
		f.sheet.fleet = f.aim.on
		return
	}
	if f.sheet.speaks = 0; e.letter > 0 { // what it is to say may stand on any page
		f.desk.chosen, f.desk.begun = e.letter, 0
		return
	}
	f.sheet.tab, s.Turn = e.tab, true
}

// todoRow is the height of a line of the list, in design pixels.
const todoRow = 27

// walk keeps the list in step, whatever page lies beside the chart, and follows the key that goes from one thing to the next.
func (k *todo) walk(f *Face, u *ui.UI, s *table.Sight) {
	if !f.plans(s) {
		return
	}
	k.follow(f, s.Desk)
	if n := len(k.list); n > 0 && !u.Typing() && u.In.Hit(ui.Letter('i'), 0) {
		f.errand(&k.list[k.next%n], s)
		k.next = (k.next + 1) % n
	}
}

// drawTodo draws the list at the foot of the sheet and takes its room from r.
func (f *Face) drawTodo(u *ui.UI, r *canvas.Rect, s *table.Sight) {
	if !f.plans(s) {
		return
	}
	k := &f.todo
	k.follow(f, s.Desk)
	rows := min(len(k.list), max(2, int((r.H*.3-u.Px(46))/u.Px(todoRow))), 5)
	if u.In.Present && !r.Contains(u.In.Cursor) { // not while no cursor is told, as when an answer is being taken
		k.rows = rows
	}
	k.rows = max(k.rows, rows) // what lies above keeps its place under the cursor while the list grows shorter
	if k.rows == 0 || r.H < u.Px(300) || f.deal.of != nil && f.sheet.tab == diplomacyTab {
		return
	}
	box := ui.CutBottom(r, u.Px(46+todoRow*float64(k.rows)))
	ui.CutBottom(r, u.Px(6))
	in := u.Panel(box)
	p := pen{f: f, u: u, x: in.X, y: in.Y, w: in.W, seen: in}
	note := ""
	if more := len(k.list) - rows; more > 0 {
		key := "todo.more.key"
		if u.Theme.Touch {
			key = "todo.more"
		}
		note = f.word(key, rules.N(more))
	}
	p.title(f.word("todo"), note)
	for i := range rows {
		if f.errandRow(&p, i) {
			f.errand(&k.list[(k.next+i)%len(k.list)], s)
			return
		}
	}
}

// errandRow draws the i-th line from the one that comes next.
func (f *Face) errandRow(p *pen, i int) (pressed bool) {
	k, u := &f.todo, p.u
	e := &k.list[(k.next+i)%len(k.list)]
	r, _ := p.row(u.Px(todoRow))
	u.Scope(1500 + i)
	hover, pressed := u.Spot("errand", r)
	u.Unscope()
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, r, .6)
	}
	ink := u.Theme.Ink
	if e.grave {
		ink = u.Theme.Why
	}
	f.sign(u, e.sign, canvas.Point{X: r.X + u.Px(11), Y: r.Center().Y}, 16, ink)
	in := canvas.Rect{X: r.X + u.Px(26), Y: r.Y, W: r.W - u.Px(42), H: r.H}
	st := fitted(e.words, u.Theme.Colored(ui.Body, ink), in.W, u.Px(11))
	u.Words(in, e.words, st, ui.Left)
	if fonts.Width(e.words, st) > in.W {
		u.Tip(r, e.words)
	}
	u.Words(r, "›", u.Theme.Colored(ui.Body, u.Theme.Ink2), ui.Right)
	return pressed
}

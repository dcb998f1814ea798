package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// A fleet is clicked on the chart, the hexes in its reach glow, and a click on one of them writes the order: as a detachment of
// the letter of Operation, which is begun if there is none.

// aim is the fleet that was clicked.
type aim struct {
	placed placed    // where the rows of its page stand
	at     rules.Ref // its system, or none
	part   int       // the detachment shown, or -1: what no detachment has taken
	on     bool      // a click on a hex in reach orders it
	set    bool      // it was chosen or changed on its page: what is clicked next is where it goes, and no other fleet
	seen   int       // Version of the desk that what follows was made of

	letter int // of the Operation, or -1
	orders []detachment
	reach  []target
	asks   int     // target that has to be confirmed, or -1: see wayCard
	other  bool    // ... because the press on it may mean the fleet that lies there
	ripe   float64 // seconds for which a card that follows another in its place has been shown, or enough
	rows   []orderRow
	foes   [3]rules.Seats // whom it attacks with each stance
	ends   int            // rows before those of the arrival
}

// target is a hex in reach, with the odds of a fight there.
type target struct {
	game.Target
	ref      rules.Ref
	odds     game.BattleOdds
	reckoned bool // the odds were asked for
	known    bool // ... and there are some
	tag      string
	answers  []string // what answers a landing there of the Troops aboard
	joined   string   // the odds of the attack that is written there, and those with this fleet besides
}

// operation is the letter of the Operation, or -1.
func operation(k *table.Desk) int {
	return slices.IndexFunc(k.Letters(), func(l session.Letter) bool {
		return len(l.Moves) > 0 && l.Moves[0] == rules.Move{Verb: game.VerbAct, A: int16(game.ActionOperation)}
	})
}

// take takes the fleet of a hex up, or lays down what was taken.
func (f *Face) take(h *game.HexView) {
	f.aim = aim{part: -1, seen: -1, letter: -1, asks: -1}
	if h == nil || h.Fleet.Owner != f.view.Seat || f.view.Seat < 0 {
		return
	}
	f.aim.at, f.aim.on = h.System, true
	for i := range f.view.Own.Parts {
		if f.view.Own.Parts[i].From == h.System {
			f.aim.part = i
			break
		}
	}
}

// Grips says whether a fleet is taken up, so that a click on a hex in its reach sends it there, or the threats are marked.
func (f *Face) Grips() bool { return f.threats.on || f.aim.on && len(f.aim.reach) > 0 }

// Drop takes the marks away, or lays the fleet down: its page stays, and the next click on the chart only looks.
func (f *Face) Drop() {
	if f.threats.on {
		f.Lenses()
		return
	}
	f.aim.on, f.aim.asks = false, -1
}

// choose shows another detachment of the fleet, or with -1 what none has taken.
func (f *Face) choose(part int) {
	f.aim.part, f.aim.on, f.aim.set, f.aim.seen, f.aim.asks = part, true, true, -1, -1
}

// follow keeps what is known of the fleet in step with the letters.
func (a *aim) follow(f *Face, k *table.Desk) {
	if a.at.Kind == 0 {
		return
	}
	h := system(f.view, a.at)
	if k == nil || h == nil || h.Fleet.Owner != f.view.Seat {
		f.take(nil)
		return
	}
	if a.seen == k.Version {
		return
	}
	a.seen, a.asks = k.Version, -1
	a.letter, a.orders = operation(k), nil
	if a.letter >= 0 {
		a.orders = readOrders(k.Letters()[a.letter].Moves)
	}
	if parts := f.view.Own.Parts; a.part >= len(parts) || a.part >= 0 && parts[a.part].From != a.at {
		a.part = -1
	}
	if _, any := f.unassigned(h); !any && a.part < 0 {
		a.part = slices.IndexFunc(f.view.Own.Parts, func(q game.PartView) bool { return q.From == a.at })
	}
	for stance := range a.foes {
		a.foes[stance] = game.Attacked(f.view, stance)
	}
	a.reach = a.reach[:0]
	for _, t := range game.Reach(f.view, f.detached(h)) {
		a.reach = append(a.reach, target{Target: t, ref: f.view.Hexes[t.Hex].System, answers: f.answers(h, t.Hex)})
	}
	f.orderRows(k, h)
}

// answers tells of each planet of a hex what answers a landing there; nothing if no Troops are aboard.
func (f *Face) answers(h *game.HexView, at int) (list []string) {
	if troops, _ := aboard(&h.Fleet); troops == 0 {
		return nil
	}
	for i := range f.view.Hexes[at].Planets {
		for _, words := range f.spoken(game.Defences(f.view, at, i)) {
			list = append(list, f.word("means", rules.W(f.name(f.view.Hexes[at].Planets[i].Ref)), rules.W(words)))
		}
	}
	return list
}

// spoken are sentences of the rules in words.
func (f *Face) spoken(list []rules.Text) (words []string) {
	for _, text := range list {
		words = append(words, f.voice.Say(text))
	}
	return words
}

// detached is the detachment that is shown.
func (f *Face) detached(h *game.HexView) game.PartView {
	if p := f.aim.part; p >= 0 && p < len(f.view.Own.Parts) {
		return f.view.Own.Parts[p]
	}
	k, _ := f.unassigned(h)
	return k
}

// unassigned is what no detachment has taken of one's own fleet in a hex, and whether that is anything.
func (f *Face) unassigned(h *game.HexView) (k game.PartView, any bool) {
	v := &h.Fleet
	k = game.PartView{From: h.System, Frigates: v.Frigates, Cruisers: v.Cruisers, Dreads: v.Dreads, Flagship: v.Flagship > 0}
	taken := map[rules.Ref]bool{}
	for i := range f.view.Own.Parts {
		o := &f.view.Own.Parts[i]
		if o.From != h.System {
			continue
		}
		k.Frigates, k.Cruisers, k.Flagship = k.Frigates-o.Frigates, k.Cruisers-o.Cruisers, k.Flagship && !o.Flagship
		for hull := range k.Dreads {
			k.Dreads[hull] -= o.Dreads[hull]
		}
		for _, t := range o.Carriers {
			taken[t] = true
		}
	}
	for i := range v.Transports {
		if !taken[v.Transports[i].Ref] {
			k.Carriers = append(k.Carriers, v.Transports[i].Ref)
		}
	}
	return k, k.Frigates+k.Cruisers+len(k.Carriers) > 0 || k.Flagship || k.Dreads != [4]int{}
}

// target is the hex in reach under a thing, or nil.
func (a *aim) target(h *game.HexView) *target {
	if !a.on || h == nil {
		return nil
	}
	for i := range a.reach {
		if a.reach[i].ref == h.System && h.System.Kind != 0 {
			return &a.reach[i]
		}
	}
	return nil
}

// reckon asks for the odds of one more fight in reach: each takes a while, so that one is reckoned in a tick.
func (a *aim) reckon(f *Face) {
	if !a.on {
		return
	}
	h := system(f.view, a.at)
	for i := range a.reach {
		t := &a.reach[i]
		if t.reckoned {
			continue
		}
		t.reckoned = true
		if t.tag = f.name(t.ref); t.Foreign == rules.Nobody {
			t.tag = ""
			continue
		}
		parts := []game.PartView{f.detached(h)}
		for k := range f.view.Own.Parts {
			if o := &f.view.Own.Parts[k]; k != a.part && len(o.Path) > 0 && o.Path[len(o.Path)-1] == t.ref {
				parts = append(parts, *o)
			}
		}
		if t.odds, t.known = game.AttackOdds(f.view, t.Hex, parts...); t.known {
			t.tag = f.word("target.odds", rules.W(t.tag), t.odds.Cleared())
		}
		return
	}
}

// order sends the fleet to a hex. A fight with a House that one is not at war with has to be asked for: the stance says so.
func (f *Face) order(t *target, stance int, s *table.Sight) {
	list := cloneOrders(f.aim.orders)
	part := f.aim.part
	if part < 0 || part >= len(list) {
		list, part = append(list, detachment{from: f.aim.at.ID, stance: int16(game.StanceEnemies)}), len(list)
	}
	k := &list[part]
	if way := f.way(t); !slices.Equal(k.path, way) {
		k.path, k.end = way, nil
	}
	if stance >= 0 {
		k.stance = int16(stance)
	}
	f.operate(s, list, stance >= 0, func() { f.aim.part, f.aim.on, f.sheet.fleet = part, false, true })
}

// way is the path to a hex in reach.
func (f *Face) way(t *target) (path []int16) {
	if t.Via >= 0 {
		path = append(path, f.view.Hexes[t.Via].System.ID)
	}
	return append(path, t.ref.ID)
}

// givesUp says whether the fleet shown has something to do where it was to arrive, or where it lies, that it cannot do at a target.
func (f *Face) givesUp(t *target) bool {
	p := f.aim.part
	return p >= 0 && p < len(f.aim.orders) && len(f.aim.orders[p].end) > 0 && !slices.Equal(f.aim.orders[p].path, f.way(t))
}

// underway says whether the fleet shown is ordered somewhere else than to a target.
func (f *Face) underway(t *target) bool {
	p := f.aim.part
	return p >= 0 && p < len(f.aim.orders) && len(f.aim.orders[p].path) > 0 && !slices.Equal(f.aim.orders[p].path, f.way(t))
}

// perils is how many Asteroid Fields the fleet would cross on the way to a target, in each of which every ship may be lost: it is asked
// about, unless the player does not want to be asked about what costs much, or it is on that way already.
func (f *Face) perils(t *target) int {
	if p := f.aim.part; f.app.Prefs.Unasked || p >= 0 && p < len(f.aim.orders) && slices.Equal(f.aim.orders[p].path, f.way(t)) {
		return 0
	}
	return t.Rolls
}

// shipsShown is how many ships the detachment shown has.
func (f *Face) shipsShown() int {
	k := f.detached(system(f.view, f.aim.at))
	return partSize(&k)
}

// breaksPeace says whether a fleet lies there that would not be attacked: of a House that one is not at war with, or with a stance that spares all.
func (t *target) breaksPeace() bool { return t.Foreign != rules.Nobody && !t.Attacks }

// operate writes the letter of the Operation anew, without detachments none, and then does something more. An act of war that was not
// asked about yet is asked about first; where the rules refuse the letter, it says why.
func (f *Face) operate(s *table.Sight, list []detachment, asked bool, then func()) {
	k, moves := s.Desk, writeOrders(list)
	i := operation(k)
	place := f.place4(k, game.ActionOperation)
	if i >= 0 {
		place = k.Letters()[i].Place
	}
	done := func() {
		f.app.Play("card-slide")
		then()
	}
	switch {
	case len(moves) > 0 && k.Refusal(i, place, moves...) != nil:
		s.Refused = k.Refusal(i, place, moves...)
	case !asked && len(moves) > 0:
		k.Mean(i, place, moves, done)
	case k.Try(i, place, moves...):
		done()
	}
}

// place4 is the question in which a further letter of a kind would be written: the letter that was chosen, else the first empty one that
// may be of that kind, else any empty one, so that the rules say why not; -1 when none is empty.
func (f *Face) place4(k *table.Desk, action int) int {
	first, fits := -1, -1
	for i := range f.desk.letters[:f.desk.slots] {
		l := &f.desk.letters[i]
		if l.kind != 0 || l.at >= 0 {
			continue
		}
		if first < 0 {
			first = i
		}
		if l.asked && l.kinds[action] == "" && (fits < 0 || f.desk.chosen == i+1) {
			fits = i
		}
	}
	switch {
	case fits >= 0:
		return game.QuestionSlot + fits
	case first >= 0:
		return game.QuestionSlot + first
	}
	return -1
}

// tag is the odds that stand in the place of a name: those of a fight in reach while a fleet is aimed, and those of the fights that are
// written.
func (f *Face) tag(ref rules.Ref) (words string, danger, ok bool) {
	a := &f.aim
	if a.on {
		for i := range a.reach {
			if t := &a.reach[i]; t.ref == ref && t.tag != "" && f.strikes(t) {
				return f.joined(t), true, true
			}
		}
	}
	if words, ok = f.fights.of(ref); ok && !f.film.busy() {
		return words, true, true
	}
	if words, allied, threatened := f.threats.tag(ref); threatened && !f.film.busy() {
		return words, !allied, true
	}
	return "", false, false
}

// strikes says whether a fleet that is sent to a target attacks there: else it would stop before the hex, and what an attack would bring
// is told where one is asked about. Against a House that is attacked already every fleet is sent to attack.
func (f *Face) strikes(t *target) bool {
	return t.Attacks || t.Foreign != rules.Nobody && f.fights.with(f.view, t.Foreign)
}

// joined is the tag of a fight in reach: where an attack is written already, its odds as they are stand before those with the fleet that is
// aimed, so that nobody takes the one for the other.
func (f *Face) joined(t *target) string {
	q := f.fights.find(t.ref)
	if q == nil || !q.known || !t.known || f.goesTo(t.ref) {
		return t.tag
	}
	if t.joined == "" {
		t.joined = f.word("target.joined", rules.W(f.name(t.ref)), q.odds.Cleared(), t.odds.Cleared())
	}
	return t.joined
}

// goesTo says whether the detachment that is aimed is ordered to a system.
func (f *Face) goesTo(ref rules.Ref) bool {
	parts, i := f.view.Own.Parts, f.aim.part
	return i >= 0 && i < len(parts) && len(parts[i].Path) > 0 && parts[i].Path[len(parts[i].Path)-1] == ref
}

// shortFaint is how faint a hex is lit that the fleet would not enter.
const shortFaint = .4

// drawReach lights the hexes in reach: red where it would be a battle or cost ships, and faint where it would stop before the hex.
func (f *Face) drawReach(u *ui.UI, s *table.Sight, breath float64) {
	a := &f.aim
	if a.at.Kind == 0 {
		return
	}
	f.chart.Ring(u, a.at, 3, palette.Star)
	if !a.on {
		return
	}
	for i := range a.reach {
		t := &a.reach[i]
		ink := palette.Glow
		switch {
		case f.strikes(t) || t.Rolls > 0:
			ink = palette.AttackOnSky
		case t.Short:
			ink = paint.Fade(ink, shortFaint)
		}
		f.chart.Wash(u, t.ref, paint.Fade(ink, breath))
		f.chart.Ring(u, t.ref, 1.6, ink)
	}
}

package imperio

import (
	"math"
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/odds"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// What others may come with in their next turn: a key marks each hex of one's own that a foreign fleet can reach, with the worst odds in
// the place of its name; a card tells of the hex or the fleet under the cursor who can come, and what that would mean.

// threats is what is marked, made anew for each view.
type threats struct {
	on       bool
	view     *game.View
	lang     lexicon.Language
	list     []threat // in the order of what is threatened
	reckoned int      // of them
	tags     []threatTag
	under    rules.Ref // of which the card tells, and how many were reckoned then
	told     int
	words    []string
	place    canvas.Rect // of the card; empty where none is shown
}

// threatTag stands in the place of the name of a threatened system.
type threatTag struct {
	at     rules.Ref
	words  string
	allied bool // only allies can come
}

// threat is a fleet that can come to a hex, with the odds there.
type threat struct {
	game.Threat
	at, from rules.Ref
	battle   game.BattleOdds
	fought   bool // the odds of a battle are known
	planet   rules.Ref
	landing  game.LandingForecast // on the planet that falls most easily
	falls    bool                 // ... and there is one
}

// Lenses marks the threats, or takes the marks away: they are all that can be laid over this chart. Whoever only looks on has none.
func (f *Face) Lenses() {
	f.threats = threats{on: !f.threats.on && f.view.Seat >= 0 && f.view.Phase > 0}
}

// Lens is the button of the threats.
func (f *Face) Lens() (sign ui.Sign, tip string, on bool) {
	return icons.Threats, f.voice.Key("imperio.keys.threats"), f.threats.on
}

// follow keeps the marks in step with the view, and reckons the odds of one threat more: each takes a while.
func (k *threats) follow(f *Face) {
	if lang := f.voice.Language; k.view != f.view || k.lang != lang {
		*k = threats{on: true, view: f.view, lang: lang, list: k.list[:0], tags: k.tags[:0], words: k.words[:0], told: -1}
		for _, t := range game.Threats(f.view) {
			k.list = append(k.list, threat{Threat: t, at: f.view.Hexes[t.Hex].System, from: f.view.Hexes[t.From].System})
		}
		k.name(f)
	}
	if k.reckoned < len(k.list) {
		k.list[k.reckoned].reckon(f.view)
		k.reckoned++
		k.name(f)
	}
}

func (t *threat) reckon(v *game.View) {
	t.battle, t.fought = game.ThreatOdds(v, t.Threat)
	if h := &v.Hexes[t.Hex]; !t.fought && t.Way > 0 && h.Fleet.Owner == v.Seat && h.Fleet.Size()+h.Fleet.Based > 0 {
		return // a battle too large to be reckoned comes before anybody lands
	}
	for i := range v.Hexes[t.Hex].Planets {
		if odds, ok := game.ThreatLanding(v, t.Threat, i); ok && (!t.falls || odds.Takes > t.landing.Takes) {
			t.planet, t.landing, t.falls = v.Hexes[t.Hex].Planets[i].Ref, odds, true
		}
	}
}

// withdrawn says whether the viewer's fleet withdraws before there is a battle.
func (t *threat) withdrawn() bool { return t.fought && t.battle.Driven == 10000 }

// worst is how likely the viewer loses something by a threat, in hundredths of a percent: its fleet the battle, or where none is fought a
// planet.
func (t *threat) worst() int {
	switch {
	case t.fought && !t.withdrawn():
		return t.battle.Won + t.battle.Driven
	case t.falls:
		return t.landing.Takes
	}
	return 0
}

// name writes the tags: the name of what is threatened, with the worst of the odds, if any are known.
func (k *threats) name(f *Face) {
	k.tags = k.tags[:0]
	for i := 0; i < len(k.list); {
		at, worst, allied := k.list[i].at, 0, true
		for j := i; j < len(k.list) && k.list[j].at == at; j++ {
			allied = allied && k.list[j].Ally
		}
		for ; i < len(k.list) && k.list[i].at == at; i++ {
			if !k.list[i].Ally || allied { // an ally beside others is told of in the card
				worst = max(worst, k.list[i].worst())
			}
		}
		words := f.name(at)
		if worst > 0 {
			words = f.word("target.odds", rules.W(words), rules.Percent(odds.Chance{Ways: uint64(worst), Of: 10000}))
		}
		k.tags = append(k.tags, threatTag{at, words, allied})
	}
}

// tag stands in the place of the name of a system, if that is threatened.
func (k *threats) tag(ref rules.Ref) (words string, allied, ok bool) {
	for i := range k.tags {
		if k.on && k.tags[i].at == ref {
			return k.tags[i].words, k.tags[i].allied, true
		}
	}
	return "", false, false
}

// glow washes what can be reached, of a foreign fleet under the cursor all that it can reach.
func (k *threats) glow(f *Face, u *ui.UI, s *table.Sight) {
	if !k.on || f.film.busy() {
		return
	}
	k.follow(f)
	hover := f.hexUnder(s)
	fleet := slices.ContainsFunc(k.list, func(t threat) bool { return t.from == hover })
	for i := range k.list {
		t := &k.list[i]
		if fleet && t.from != hover {
			continue
		}
		if t.Ally && slices.ContainsFunc(k.list, func(o threat) bool { return o.at == t.at && !o.Ally && (!fleet || o.from == hover) }) {
			continue // the worse colour stands
		}
		ink := t.ink()
		f.chart.Wash(u, t.at, paint.Fade(ink, .18))
		f.chart.Ring(u, t.at, 2, ink)
	}
}

// ink is the colour of a threat: an ally, who would break the alliance by it, is marked in gilt.
func (t *threat) ink() paint.Color {
	if t.Ally {
		return palette.Gilt2
	}
	return palette.AttackOnSky
}

// hexUnder is the system under the cursor, if any.
func (f *Face) hexUnder(s *table.Sight) rules.Ref {
	if h := system(f.view, s.Hover); h != nil {
		return h.System
	}
	return rules.Ref{}
}

// ways draws an arrow from each fleet to what it threatens of the hex under the cursor.
func (k *threats) ways(f *Face, u *ui.UI, s *table.Sight) {
	hover := f.hexUnder(s)
	if !k.on || hover.Kind == 0 || f.film.busy() {
		return
	}
	for i := range k.list {
		t := &k.list[i]
		if t.Way == 0 || t.at != hover && t.from != hover {
			continue
		}
		from, ok := f.chart.At(t.from)
		to, seen := f.chart.At(t.at)
		if !ok || !seen {
			continue
		}
		r := f.chart.Radius()
		a, b := toward(from, to, .6*r), toward(to, from, .9*r)
		if t.Way == 1 {
			_, a, b = f.crossing(from, to, r)
		}
		u.Line(a, b, u.Px(6), palette.Keyline)
		u.Line(a, b, u.Px(3), t.ink())
		f.arrowhead(u, a, b, t.ink())
	}
}

// toward is the point so far from a on the way to b.
func toward(a, b canvas.Point, far float64) canvas.Point {
	d := max(math.Hypot(b.X-a.X, b.Y-a.Y), 1)
	return canvas.Point{X: a.X + (b.X-a.X)*far/d, Y: a.Y + (b.Y-a.Y)*far/d}
}

// Measures of the card, in design pixels, and how much of the chart it covers at most.
const (
	threatWidth = 330
	threatShare = .6
	mostThreats = 3 // that the card tells of
)

// card tells of the hex or the fleet under the cursor, at the lower left corner of the chart.
func (k *threats) card(f *Face, u *ui.UI, s *table.Sight) {
	k.place = canvas.Rect{}
	if !k.on || f.film.busy() || s.Bare {
		return
	}
	if under := f.hexUnder(s); under != k.under || k.reckoned != k.told {
		k.under, k.told = under, k.reckoned
		k.words = k.tell(f, k.words[:0])
	}
	view := f.chart.View().Inset(u.Px(14))
	w := min(u.Px(threatWidth), view.W*threatShare)
	if view.W < u.Px(480) {
		w = view.W
	}
	st := u.Theme.Text(ui.Small)
	h := 2 * u.Px(ui.Padding)
	for _, words := range k.words {
		h += ui.TextHeight(words, st, w-2*u.Px(ui.Padding)) + u.Px(3)
	}
	r := canvas.Rect{X: view.X, Y: view.Bottom() - h, W: w, H: h}
	k.place = r
	u.Block(r)
	u.Theme.Skin(u, ui.CardShape, r)
	in := r.Inset(u.Px(ui.Padding))
	for _, words := range k.words {
		ui.CutTop(&in, u.Paragraph(in, words, st, ui.Left)+u.Px(3))
	}
}

// tell puts the card into words: who can come to the hex under the cursor, and whereto the foreign fleet there can go.
func (k *threats) tell(f *Face, words []string) []string {
	var come, goes []*threat
	for i := range k.list {
		switch t := &k.list[i]; {
		case t.at == k.under:
			come = append(come, t)
		case t.from == k.under:
			goes = append(goes, t)
		}
	}
	switch {
	case len(k.list) == 0:
		return append(words, f.word("threats.none"))
	case len(come)+len(goes) == 0:
		return append(words, f.word("threats.legend", rules.N(len(k.tags))), f.word("threats.hover"))
	}
	hidden := false
	list := func(of []*threat, more string) {
		slices.SortStableFunc(of, func(a, b *threat) int { return b.worst() - a.worst() })
		for _, t := range of[:min(len(of), mostThreats)] {
			words = append(words, k.comes(f, t))
			hidden = hidden || t.fought && t.battle.Hidden || t.falls
		}
		if n := len(of) - mostThreats; n > 0 {
			words = append(words, f.word(more, rules.N(n)))
		}
	}
	if len(come) > 0 {
		words = append(words, f.word("threats.to", rules.R(k.under)))
		list(come, "threats.more")
	}
	if len(goes) > 0 {
		words = append(words, f.word("threats.from", rules.R(k.under), rules.W(f.houseName(goes[0].Owner))))
		list(goes, "threats.more.aims")
	}
	if hidden {
		words = append(words, f.word("threats.hidden"))
	}
	return words
}

// comes tells of a threat in a sentence: whence or whereto, by what stands above it, with how many ships, and what that may bring.
func (k *threats) comes(f *Face, t *threat) string {
	who := f.word("threats.fleet", rules.W(f.houseName(t.Owner)), rules.R(t.from), rules.N(t.Ships))
	switch {
	case t.Way == 0:
		who = f.word("threats.there", rules.W(f.houseName(t.Owner)), rules.N(t.Ships))
	case t.from == k.under:
		who = f.word("threats.aim", rules.R(t.at), rules.N(t.Ships))
	}
	var parts []string
	switch {
	case t.withdrawn():
		parts = append(parts, f.word("threats.withdraws"))
	case t.fought:
		parts = append(parts, f.word("threats.battle", t.battle.Cleared()))
	}
	if t.falls && (!t.fought || t.battle.Won+t.battle.Driven > 0) {
		key := "threats.landing"
		if t.fought {
			key = "threats.landing.then"
		}
		parts = append(parts, f.word(key, rules.N(t.Troops), rules.R(t.planet), t.landing.Share()))
	}
	if t.Ally {
		who += " " + f.word("threats.ally")
	}
	if len(parts) == 0 {
		return who
	}
	return who + ": " + strings.Join(parts, "; ")
}

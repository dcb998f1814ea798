package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheLinesOfARecap: losses first, the same words once with how often, and of many places the great ones by name and the others counted.
func TestTheLinesOfARecap(t *testing.T) {
	names := []string{"", "Nísibis", "Susa", "Arbela", "Iso", "Dura"}
	space := func(n int) rules.Ref { return rules.Ref{Kind: 9, ID: int16(n)} }
	lex := speaking(t, `{"revealed": "Se descubre", "lost": "Pierdes Egas", "won": "Ana gana algo", "wins": "{1} gana {2}: {3}",
		"table.recap.times": "{1} ({2} veces)", "table.recap.others": "{1} y {2|otro|otros {2}}"}`)
	known := func(r rules.Ref) string { return names[r.ID] }
	for _, row := range []struct {
		places []int // that Ana wins
		says   string
	}{
		{[]int{3}, "Ana gana algo"},
		{[]int{3, 1}, "Ana gana 2: Nísibis, Arbela"},
		{[]int{3, 1, 4, 2}, "Ana gana 4: Nísibis, Susa, Arbela, Iso"},
		{[]int{3, 4, 5, 3, 4}, "Ana gana 5: Arbela, Iso, Dura, Arbela, Iso"},
		{[]int{3, 4, 5, 3, 4, 5}, "Ana gana 6: Arbela, Iso, Dura y otros 3"},
	} {
		table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.Spanish, Known: known}, match: &Match{}}
		table.match.tally = &Tally{Major: func(place rules.Ref) bool { return place.ID <= 2 }}
		k := &table.recap
		for _, n := range []news{{line: line{text: rules.Say("revealed")}}, {line: line{text: rules.Say("lost")}, lost: true}, {line: line{text: rules.Say("revealed")}}} {
			k.add(n, false)
		}
		for _, place := range row.places {
			k.add(news{line: line{text: rules.Say("won"), place: space(place)}, many: rules.Say("wins", rules.W("Ana"))}, false)
		}
		table.arrangeNews()
		var said []string
		for i := range k.list {
			said = append(said, table.newsWords(&k.list[i]))
		}
		prove.Same(t, row.says, said, []string{"Pierdes Egas", "Se descubre (2 veces)", row.says})
		if n := &k.list[2]; len(row.places) == 6 { // pressed, it names them all
			prove.Is(t, "all", table.wholeNews(n), "Ana gana 6: Arbela, Iso, Dura, Arbela, Iso, Dura")
		}
	}
}

// TestMarchesAreToldBesides: where the pieces of a player have gone stands in one line, and stops nobody by itself.
func TestMarchesAreToldBesides(t *testing.T) {
	lex := speaking(t, `{"won": "Ana gana algo", "moved": "da un paso", "moves": "{1} mueve {2}: {3}", "way": "{1} a {2}"}`)
	table := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.Spanish}, match: &Match{}}
	k := &table.recap
	for _, way := range [][2]string{{"Pitón", "Susa"}, {"Casandro", "Dura"}} {
		k.add(news{line: line{text: rules.Say("moved")}, many: rules.Say("moves", rules.W("Ana")), ways: []rules.Text{rules.Say("way", rules.W(way[0]), rules.W(way[1]))}}, false)
	}
	table.arrangeNews()
	prove.Is(t, "lines", len(k.list), 1)
	prove.Is(t, "the line", table.newsWords(&k.list[0]), "Ana mueve 2: Pitón a Susa, Casandro a Dura")
	prove.Is(t, "it stops nobody", k.stops(), false)
	k.add(news{line: line{text: rules.Say("won")}}, false)
	prove.Is(t, "something else does", k.stops(), true)
}

// TestALineWithoutADoerHasTheBadgeOfWhomItHarmed: what goes to nobody was somebody's.
func TestALineWithoutADoerHasTheBadgeOfWhomItHarmed(t *testing.T) {
	m := atTurn(t)
	table := &Table{match: m}
	m.tally = &Tally{Sway: func(e rules.Event, seat rules.Seat) int {
		if e.N == 7 && seat == 1 || e.N == 8 { // one lost something, or nobody knows which of them
			return -1
		}
		return 0
	}}
	prove.Is(t, "harmed", table.about(rules.Event{Seat: rules.Nobody, N: 7}), 1)
	prove.Is(t, "nobody", table.about(rules.Event{Seat: rules.Nobody}), rules.Nobody)
	prove.Is(t, "one or another", table.about(rules.Event{Seat: rules.Nobody, N: 8}), rules.Nobody)
	prove.Is(t, "done", table.about(rules.Event{Seat: 0, N: 7}), 0)
}

// TestARecapTellsWhatTheChronicleLeavesOut: an event that has no line in the chronicle has one in a recap where the game has words for it.
func TestARecapTellsWhatTheChronicleLeavesOut(t *testing.T) {
	m := atTurn(t)
	table := &Table{match: m}
	quiet := []rules.Event{{Verb: 200, Seat: 1}}
	m.tally = &Tally{Sway: func(rules.Event, rules.Seat) int { return -1 }}
	_, told := table.newsOf(quiet, 0)
	prove.Is(t, "without words", told, false)
	m.tally.Retells = func([]rules.Event, int) rules.Text { return rules.Say("lost") }
	n, told := table.newsOf(quiet, 0)
	prove.True(t, "with words", told && n.text.Key == "lost")
}

// TestARecapSaysWhatMadeTheDifference: below the numbers stand the parts of them that came, went or count otherwise.
func TestARecapSaysWhatMadeTheDifference(t *testing.T) {
	m := atTurn(t)
	from := m.Session.Len()
	clicked(t, m, "step on")
	lex := speaking(t, `{"champion": "Campeón", "cart": "Carro", "tomb": "Tumba", "regent": "Regente", "table.recap.parts": "{1}: {2}"}`)
	table := &Table{app: ui.NewApp(store.NewMemory()), match: m, voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.Spanish}}
	reads := 0
	m.tally = &Tally{Columns: []string{"vp", "legitimacy"}, Counted: 1, Parts: func(rules.View, rules.Seat) []Part {
		if reads++; reads == 1 { // now
			return []Part{{rules.Say("champion"), 3}, {rules.Say("cart"), 2}, {rules.Say("regent"), 3}}
		}
		return []Part{{rules.Say("cart"), 2}, {rules.Say("tomb"), 5}, {rules.Say("regent"), 2}}
	}}
	prove.Is(t, "parts", table.partsOf(0, from), "Legitimacy: Campeón +3 · Regente +1 · Tumba −5")
}

// TestALineIsExplainedWhereItStands: who asks why keeps the recap, and can ask about the other lines.
func TestALineIsExplainedWhereItStands(t *testing.T) {
	lex := speaking(t, `{"table.why": "¿Por qué? {1}", "x.reason": "Da un punto", "x.told": "Ana funda una base"}`)
	at := &Table{voice: &lexicon.Voice{Lexicon: lex, Language: "es"}}
	n := &news{line: line{text: rules.Say("x.told"), weighed: true, why: []rules.Text{rules.Say("x.reason")}}}
	prove.Is(t, "the line", at.newsWords(n), "Ana funda una base")
	n.asked = true
	prove.Is(t, "explained", at.newsWords(n), "Ana funda una base. ¿Por qué? Da un punto.")
}

// TestARecapThatWasReadIsNotToldAgain: whoever has put it away and closes the program is not told the same when the game is opened again.
func TestARecapThatWasReadIsNotToldAgain(t *testing.T) {
	m := atTurn(t)
	kept := [6]Stops{}
	m.Stand(kept, func(stops [6]Stops) { kept = stops })
	n := m.Session.Len()
	for m.viewer = 0; m.toldAt(m.viewer) == n; m.viewer++ { // there is always one to whom the last answer is news
	}
	(&Table{match: m}).closeRecap()
	m.Stand(kept, nil)
	prove.Is(t, "what was read", m.toldAt(m.viewer), n)
	kept[m.viewer].Read = n + 5
	m.Stand(kept, nil)
	prove.Is(t, "more than was played", m.toldAt(m.viewer), n)
	kept[m.viewer].Read = n
	m.Stand(kept, nil)
	prove.Is(t, "taken back", m.turnBack(func() error { return m.Session.Rewind(1) }), nil)
	prove.Is(t, "what comes instead", m.stops[m.viewer].Read, n-1)
}

// TestOneThingThatWasWatchedStopsNobody: a recap of a single line about others waits for no press where the only person at the table has
// watched it; two lines do, a loss does, and so does what happened before the table was opened.
func TestOneThingThatWasWatchedStopsNobody(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: "random"}}, 5)
	prove.Is(t, "a game", err, nil)
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Speed = 1
	other := news{line: line{seat: 1, entry: 7}}
	lost := other
	lost.lost = true
	for _, row := range []struct {
		what    string
		list    []news
		opensAt int
		watched bool
	}{{"one thing", []news{other}, 3, true}, {"two", []news{other, other}, 3, false}, {"a loss", []news{lost}, 3, false}, {"before", []news{other}, 9, false}} {
		at := &Table{app: app, match: NewMatch(s, nil, nil), opensAt: row.opensAt}
		at.match.viewer, at.recap.list = 0, row.list
		prove.Is(t, row.what, at.watchedAlone(), row.watched)
	}
}

// inTurns is a game that is always in the first turn of the first seat.
type inTurns struct{ toy.Game }

func (inTurns) TurnOf(rules.View) (number int, whose rules.Seat) { return 1, 0 }

// TestWhatComesOfTheOwnTurnIsNoNews: a game that is opened again after somebody has answered in the present turn tells nothing of it.
func TestWhatComesOfTheOwnTurnIsNoNews(t *testing.T) {
	s, err := session.New(inTurns{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	prove.Is(t, "a game", err, nil)
	at := &Table{match: NewMatch(s, nil, nil)}
	prove.True(t, "nobody has answered yet", !at.midTurn(0, 1))
	for answered := rules.Seats(0); !answered.Has(0) || !answered.Has(1); {
		p := s.Pending()[0].Seat
		_, err := s.Play(p, s.Chair(p).Moves(nil)[0])
		prove.Is(t, "an answer", err, nil)
		answered |= rules.Only(p)
	}
	prove.True(t, "in the present turn", at.midTurn(0, 1))
	prove.True(t, "not in the next one", !at.midTurn(0, 2))
	prove.True(t, "not in that of another", !at.midTurn(1, 1))
}

// TestWhatAnAnswerBetweenTurnsBringsIsNews: in a game that breaks off between turns what was told there is not told again, but what came of
// the answer, such as the end of a battle, is; where nothing was told there all of it is news still.
func TestWhatAnAnswerBetweenTurnsBringsIsNews(t *testing.T) {
	m := atTurn(t)
	clicked(t, m, "step on")
	m.tally, m.viewer = &Tally{Between: true}, 0
	at := &Table{match: m}
	turn, _ := at.turnNow()
	at.told[0].entry, at.told[0].turn = 1, turn+1
	at.heard(rules.Nobody)
	prove.Is(t, "nothing was told", at.told[0].entry, 1)
	at.told[0].turn = turn
	at.heard(rules.Nobody)
	prove.Is(t, "it was told", at.told[0].entry, m.Session.Len()-1)
}

package imperio_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	words "tyche/scenes/table/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// recorded answers for the computers as the journal says.
type recorded struct{ move rules.Move }

func (k recorded) Think() (rules.Move, bool) { return k.move, true }
func (k recorded) Best() rules.Move          { return k.move }

// eventful plays at random until a House is asked for orders after a turn with letters, a landing and a plot or a deal; it returns that
// House and the entry with which it sealed the turn. Nobody stays away, for that would give the seat to a computer (20.3).
func eventful(t *testing.T, s *session.Session) (seat rules.Seat, sealed int, found bool) {
	t.Helper()
	luck := dice.New(s.Header().Seed, 1<<33)
	seals := map[rules.Seat]int{}
	for n := 0; len(s.Pending()) > 0; n++ {
		asked := s.Pending()[0].Seat
		v := s.Chair(asked).View().(*game.View)
		from, before := seals[asked]
		if _, whose := game.Game.(rules.Turns).TurnOf(v); before && whose == asked && len(v.Own.Results) > 0 {
			var told []rules.Event
			for i := from; i < n; i++ {
				told = append(told, s.Read(i, asked).Events...)
			}
			if r := game.ReportOf(v, told); len(r.Landings) > 0 && len(r.Plots)+len(r.Deals) > 0 {
				return asked, from, true
			}
		}
		legal := slices.DeleteFunc(s.Chair(asked).Moves(nil), func(m rules.Move) bool { return m.Verb == game.VerbAbsent })
		events, err := s.Play(asked, legal[luck.Draw(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Verb == game.EvSealed && e.Seat == asked }) {
			seals[asked] = n
		}
	}
	return 0, 0, false
}

// sitAt opens a table on a match, as after loading.
func sitAt(t *testing.T, m *table.Match) *guide.Guide {
	t.Helper()
	return sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}})
}

// sitIn is sitAt in a window, with ways out.
func sitIn(t *testing.T, m *table.Match, w guide.Window, exits table.Exits) *guide.Guide {
	t.Helper()
	g, err := guide.New(registry.Games(), store.NewMemory(), w)
	if err != nil {
		t.Fatal(err)
	}
	g.App.Prefs.Speed = 0
	voice, seats := voiceOf(t, w.Language), m.Session.Header().Seats
	if err := voice.Lexicon.Add(words.Files, "."); err != nil {
		t.Fatal(err)
	}
	g.App.Stack.Push(table.New(g.App, m, face.New(g.App, voice, seats), voice, exits))
	g.Tick(10)
	return g
}

// reportSays opens the report with its key and reads it.
func reportSays(t *testing.T, g *guide.Guide) []string {
	t.Helper()
	if g.App.Stack.Top().(*table.Table).Recaps() {
		g.Key(ui.KeyEscape)
	}
	g.Key(letterKey("B"))
	g.Tick(5)
	all := g.Says()
	at := slices.Index(all, "Report of the last turn")
	if at < 0 {
		t.Fatalf("no report: the screen says %q", all)
	}
	return all[at:]
}

// The report tells the same to whoever has watched the turn, after the game was saved and loaded, and when the mouse was handed over.
func TestTheReportIsWholeAfterLoading(t *testing.T) {
	people := []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}}
	setup := rules.Setup{Seats: len(people)}
	var kept *session.Session
	var seat rules.Seat
	sealed, found := 0, false
	for seed := uint64(1); !found; seed++ {
		var err error
		if kept, err = session.New(game.Game, setup, people, seed); err != nil {
			t.Fatal(err)
		}
		seat, sealed, found = eventful(t, kept)
	}
	asked := kept.Len()

	seats := slices.Clone(people)
	for i := range seats {
		if rules.Seat(i) != seat {
			seats[i].Level = "novice"
		}
	}
	one, err := session.New(game.Game, setup, seats, kept.Header().Seed)
	if err != nil {
		t.Fatal(err)
	}
	for i := range sealed {
		if _, err := one.Play(kept.Entry(i).Seat, kept.Entry(i).Move); err != nil {
			t.Fatal(err)
		}
	}
	m := table.NewMatch(one, func(_ string, _ session.Chair, entry int) table.Thinker { return recorded{kept.Entry(entry).Move} }, nil)
	var stops [6]table.Stops
	stops[seat].Kinds[0].Stop = table.Always // nothing is answered but what is recorded
	m.Stand(stops, nil)
	g := sitAt(t, m)
	for one.Len() < asked {
		if g.App.Stack.Top().(*table.Table).Recaps() { // it holds what computers answer
			g.Key(ui.KeyEscape)
		}
		if n := one.Len(); m.Deciding() == seat {
			if err := m.Play(seat, kept.Entry(n).Move); err != nil {
				t.Fatal(err)
			}
		}
		g.Tick(2)
	}
	g.Tick(10)
	watched := reportSays(t, g)
	prove.True(t, "a landing is told", slices.Contains(watched, "UNOWNED PLANETS TAKEN"))
	prove.True(t, "so is the Council", slices.Contains(watched, "THE COUNCIL"))

	loaded, err := session.Load(bytes.NewReader(one.Journal()), session.Games(game.Game))
	if err != nil {
		t.Fatal(err)
	}
	prove.Same(t, "after loading", reportSays(t, sitAt(t, table.NewMatch(loaded, nil, nil))), watched)

	hot := sitAt(t, table.NewMatch(kept, nil, nil))
	press(t, hot, "I am ready")
	hot.Tick(10)
	prove.Same(t, "when the mouse was handed over", reportSays(t, hot), watched)
}

// The report says what an Operation did though it costs nothing; rule numbers lead to the rulebook, fights and the whole turn to the
// replay, from the entry with which they began.
func TestTheReportLeadsOn(t *testing.T) {
	people := []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}}
	var kept *session.Session
	var sealed int
	found := false
	for seed := uint64(1); !found; seed++ {
		var err error
		if kept, err = session.New(game.Game, rules.Setup{Seats: len(people)}, people, seed); err != nil {
			t.Fatal(err)
		}
		_, sealed, found = eventful(t, kept)
	}
	for _, w := range []guide.Window{{Language: "en", W: 1280, H: 800, Seed: 5}, {Language: "es", W: 1920, H: 1080, Seed: 5}} {
		var cited rules.Rule
		watched := -1
		g := sitIn(t, table.NewMatch(kept, nil, nil), w, table.Exits{Result: func(*table.Match) {}, Rulebook: func(r rules.Rule) { cited = r }, Watch: func(_ *table.Match, p table.Passage) { watched = p.From }})
		press(t, g, map[string]string{"en": "I am ready", "es": "Ya estoy aquí"}[w.Language])
		g.Tick(10)
		if g.App.Stack.Top().(*table.Table).Recaps() {
			g.Key(ui.KeyEscape)
		}
		g.Key(letterKey("B"))
		g.Tick(5)
		look(t, g, "report-"+w.Language)
		if w.Language != "en" {
			continue
		}
		all := g.Says()
		at := slices.Index(all, "Operation")
		prove.True(t, "after the heading of the Operation stands what it did, not its stamp", at > 0 && (strings.HasSuffix(all[at+1], ".") || strings.HasSuffix(all[at+2], ".")))
		press(t, g, "14.1")
		g.Tick(2)
		prove.Is(t, "the rule of landings", cited, "14.1")
		press(t, g, "Watch the turn again")
		g.Tick(2)
		prove.Is(t, "the turn again", watched, sealed)
	}
}

// The report tells why a computer House attacked, where the cursor asks.
func TestTheReportTellsWhy(t *testing.T) {
	at, err := game.Game.SetPosition(war)
	if err != nil {
		t.Fatal(err)
	}
	seats := []session.Seating{{Name: "Ada", Level: "novice"}, {Name: "Bruno"}, {Name: "Irene", Level: "novice"}, {Name: "Carla", Level: "novice"}}
	kept := session.Lesson(game.Game, at, seats, 3)
	asked := map[uint8]bool{}
	exits := table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}, Why: func(_ *table.Match, _ int, e rules.Event) []rules.Text {
		asked[e.Verb] = true
		return []rules.Text{rules.Say("imperio.face.report.title")}
	}}
	m := table.NewMatch(kept, func(_ string, c session.Chair, _ int) table.Thinker { return &ponderer{c, 20} }, nil)
	g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, exits)
	for n := 0; !kept.Ordering(1); n++ {
		if g.Tick(1); n > 4000 {
			t.Fatal("nobody is asked for orders")
		}
	}
	g.Tick(60)
	reportSays(t, g)
	row, found := g.Find("Druvenko wins in ")
	prove.True(t, "the battle is told of", found)
	prove.True(t, "why is not told unasked", !saysPart(g, "Why?") && len(asked) == 0)
	g.In.Cursor, g.In.Moved, g.In.Present = canvas.Point{X: row.X + 8, Y: row.Y}, true, true
	g.Tick(90)
	prove.True(t, "why it was attacked", saysPart(g, "Why? Report of the last turn.") && asked[game.EvEnters])
}

package sector_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/result"
	"tyche/scenes/router"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/imagetest"
)

// entry is Sector as the registry has it.
func entry() house.Kind {
	for _, k := range registry.Games() {
		if k.Rules.Info().ID == "sector" {
			return k
		}
	}
	panic("the registry does not hold Sector")
}

// sat is somebody at a table in the middle of a game.
type sat struct {
	*guide.Guide
	session *session.Session
	table   *table.Table
	face    table.Face
	voice   *lexicon.Voice
	cited   rules.Rule // asked for in the rulebook last
}

// sitDown opens a table at which the first seat is asked in a phase of a round, or later, after answers by chance.
func sitDown(t *testing.T, language string, w, h, seats, scenario, round, phase int) *sat {
	t.Helper()
	return sitUntil(t, language, w, h, seats, scenario, func(v *game.View) bool { return v.Round >= round && v.Phase >= phase })
}

// sitUntil opens a table at which the first seat is asked and sees something, after answers by chance.
func sitUntil(t *testing.T, language string, w, h, seats, scenario int, seen func(v *game.View) bool) *sat {
	t.Helper()
	list := company(seats)
	at := sitAt(t, language, w, h, playUntil(t, entry(), rules.Setup{Seats: seats, Scenario: scenario}, list, seen))
	at.closeRecap(t)
	return at
}

// closeRecap closes the recap of what happened since one's last turn, if there is one.
func (at *sat) closeRecap(t *testing.T) {
	t.Helper()
	for _, words := range []string{"Continuar", "Continue"} {
		if _, open := at.Find(words); open {
			if _, err := at.Click(words); err != nil {
				t.Fatal(err)
			}
			at.Tick(2)
		}
	}
}

// company is a person and computers with a faction each.
func company(seats int) (list []session.Seating) {
	names := []string{"Irene", "Bruno", "Clara", "Darío", "Eva", "Félix"}
	factions := []string{"ember", "reef", "dusk", "drift", "anchor", "dawn"}
	for i := range seats {
		who := session.Seating{Name: names[i], Emblem: factions[i]}
		if i > 0 {
			who.Level = "random"
		}
		list = append(list, who)
	}
	return list
}

// sitAt opens a table on a game.
func sitAt(t *testing.T, language string, w, h int, s *session.Session) *sat {
	t.Helper()
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language, app.Prefs.ReducedMotion, app.Prefs.Unasked = language, true, true
	at, kind := &sat{}, entry()
	make := kind.Face
	kind.Face = func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face {
		at.face, at.voice = make(app, voice, seats), voice
		return at.face
	}
	inside, err := house.New(app, []house.Kind{kind}, router.Texts()...)
	if err != nil {
		t.Fatal(err)
	}
	inside.Exits = func(*house.Kind) table.Exits {
		return table.Exits{
			Rulebook: func(rule rules.Rule) { at.cited = rule },
			Result:   func(m *table.Match) { app.Stack.Push(result.New(inside, m.Session, result.Exits{})) },
			Hint:     func(m *table.Match, c session.Chair) table.Advice { return inside.Advise(&inside.Kinds[0], m, c) },
		}
	}
	at.Guide, at.session = &guide.Guide{App: app}, s
	at.In = ui.Input{W: float64(w), H: float64(h), Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	at.table = inside.Seat(&inside.Kinds[0], s, "")
	app.Stack.Push(at.table)
	at.Tick(3)
	return at
}

// playUntil plays games by chance until the first seat is asked and sees something.
func playUntil(t *testing.T, kind house.Kind, setup rules.Setup, list []session.Seating, seen func(v *game.View) bool) *session.Session {
	t.Helper()
	for seed := range uint64(600) {
		s, err := session.New(game.Game, setup, list, seed)
		if err != nil {
			t.Fatal(err)
		}
		luck := dice.New(seed, 1)
		for len(s.Pending()) > 0 {
			d := s.Pending()[0]
			v := s.Chair(d.Seat).View().(game.View)
			if d.Seat == 0 && seen(&v) && v.Seats[setup.Seats-1].Faction.Kind != 0 {
				return s
			}
			legal := s.Chair(d.Seat).Moves(nil)
			m, settled := kind.Settled(list[d.Seat], s.Chair(d.Seat))
			if !settled {
				m = legal[luck.Draw(len(legal))]
			}
			if _, err := s.Play(d.Seat, m); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody sees that in any game")
	return nil
}

func TestLook(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, row := range []struct {
		name, language                      string
		w, h, seats, scenario, round, phase int
	}{
		{"four-es", "es", 1600, 1000, 4, 0, 4, 2},
		{"four-small-en", "en", 1280, 800, 4, 0, 3, 1},
		{"two-en", "en", 1280, 800, 2, 0, 0, 0},
		{"six-es", "es", 1920, 1080, 6, 0, 2, 2},
		{"built-en", "en", 1280, 800, 5, 1, 0, 0},
		{"built-es", "es", 1600, 1000, 5, 1, 1, 1},
		{"small-en", "en", 1024, 640, 4, 0, 2, 2},
	} {
		look(t, sitDown(t, row.language, row.w, row.h, row.seats, row.scenario, row.round, row.phase).Guide, row.name)
	}
}

func TestLookAtSheets(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	ordered := func(kind int16) func(v *game.View) bool {
		return func(v *game.View) bool {
			return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == kind && !v.Battle.On
		}
	}
	for _, row := range []struct {
		name, language string
		w, h, seats    int
		seen           func(v *game.View) bool
	}{
		{"build-es", "es", 1600, 1000, 4, ordered(0)},
		{"build-small-en", "en", 1280, 800, 4, ordered(0)},
		{"mobilise-en", "en", 1600, 1000, 4, ordered(1)},
		{"research-en", "en", 1280, 800, 4, ordered(2)},
		{"research-es", "es", 1920, 1080, 2, func(v *game.View) bool { return ordered(2)(v) && len(v.Seats[0].Techs) > 0 }},
		{"research-low-es", "es", 1280, 720, 2, func(v *game.View) bool { return ordered(2)(v) && len(v.Seats[0].Techs) > 1 }},
		{"research-small-es", "es", 1280, 800, 4, ordered(2)},
		{"line-up-es", "es", 1600, 1000, 2, func(v *game.View) bool { return v.Battle.On }},
		{"battle-en", "en", 1280, 800, 2, func(v *game.View) bool {
			return v.Battle.On && len(v.Battle.Slots) > 0 && v.Battle.Slots[len(v.Battle.Slots)-1].Front[1].Kind != 0
		}},
	} {
		look(t, sitUntil(t, row.language, row.w, row.h, row.seats, 0, row.seen).Guide, row.name)
	}
}

// look writes what is on the screen to a file of the folder TYCHE_LOOK, if that is set.
func look(t *testing.T, g *guide.Guide, name string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	imagetest.Save(t, filepath.Join(dir, "sector-"+name+".png"), g.Sees())
}

// untold fails the test for every key without a text that the screen shows.
func untold(t *testing.T, g *guide.Guide) {
	t.Helper()
	for _, said := range g.Says() {
		if strings.Contains(said, "‹") {
			t.Errorf("the screen says %q", said)
		}
	}
}

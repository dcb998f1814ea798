package imperio_test

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// hall is a face in a window of its own, at a game that begins at a position.
type hall struct {
	testing.TB
	face table.Face
	app  *ui.App
	ui   *ui.UI
	in   ui.Input
	play *session.Session
	eyes rules.Seat
	s    table.Sight
	area table.Areas
	over bool // the overlay covered the table in the last tick
}

// enter opens a face on a position.
func enter(t testing.TB, language string, w, h float64, position string) *hall {
	t.Helper()
	at, err := game.Game.SetPosition(position)
	if err != nil {
		t.Fatal(err)
	}
	seats := []session.Seating{{Name: "Ada"}, {Name: "Bruno"}, {Name: "Irene"}, {Name: "Carla"}, {Name: "Dora"}, {Name: "Elena"}}
	k := &hall{TB: t, app: ui.NewApp(store.NewMemory()), play: session.Lesson(game.Game, at, seats, 3)}
	k.app.Prefs.Language, k.app.Prefs.Speed = language, 1
	voice := voiceOf(t, language)
	k.face = face.New(k.app, voice, seats)
	k.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	k.app.Theme = ui.NewTheme(ui.Parchment, 1)
	k.ui = ui.NewUI(k.app)
	k.s = table.Sight{Offers: table.NoOffers(), Persons: rules.Only(0), Deciding: rules.Nobody}
	k.show()
	k.tick(1)
	return k
}

// voiceOf speaks with all texts of the program.
func voiceOf(t testing.TB, language string) *lexicon.Voice {
	t.Helper()
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range registry.Games() {
		for _, s := range k.Texts {
			if k.Rules != game.Game {
				continue
			}
			if err := lex.Add(s.Files, s.Dir); err != nil {
				t.Fatal(err)
			}
		}
	}
	return &lexicon.Voice{Lexicon: lex, Language: lexicon.Language(language), Name: game.Game.Name}
}

func (k *hall) show() { k.face.Show(k.play.Chair(k.eyes).View()) }

// does plays a move of a seat and lets the face act out what came of it.
func (k *hall) does(seat rules.Seat, words string) {
	k.Helper()
	m, err := game.Game.Parse(words)
	if err != nil {
		k.Fatal(err)
	}
	from := k.play.Len()
	if _, err := k.play.Play(seat, m); err != nil {
		k.Fatal(words, ": ", err)
	}
	k.act(from)
}

// acts is what the entries have told from the last one on with an event that begins something.
func (k *hall) acts(begins func(rules.Event) bool) (list []table.Act) {
	for i := k.play.EntrySeen(k.eyes, k.play.Len(), begins); i < k.play.Len(); i++ {
		list = append(list, table.Act{Before: k.play.ChairAt(i, k.eyes).View(), Events: k.play.Read(i, k.eyes).Events})
	}
	return list
}

// act lets the face act out what the entries from one on tell, and offers what is asked now.
func (k *hall) act(from int) {
	for i := from; i < k.play.Len(); i++ {
		k.face.Perform(k.play.Read(i, k.eyes).Events, k.play.Chair(k.eyes).View())
	}
	k.s.Offers, _ = table.FindOffers(k.play.Chair(k.eyes))
	k.s.Viewer, k.s.Deciding = k.eyes, rules.Nobody
	if len(k.s.Offers.Legal) > 0 {
		k.s.Deciding = k.eyes
	}
}

// tick lets so many ticks go by.
func (k *hall) tick(n int) {
	for range n {
		k.ui.Begin(&k.in)
		a := table.Arrange(k.in.W, k.in.H, k.ui.Theme, k.face.HandHeight(), func(float64) (all, least float64) { return 0, 0 })
		k.area = a
		k.face.Paint(k.ui, a, &k.s)
		k.face.Panels(k.ui, a, &k.s)
		k.face.Point(k.ui, a, &k.s)
		ui.CutTop(&a.Window, a.Top.H)
		k.over = k.face.Overlay(k.ui, a, &k.s)
		k.s.Held = k.s.Obey(k.s.Held)
		k.ui.End()
		k.in.Clear()
	}
}

// until ticks until the screen says something.
func (k *hall) until(words string) {
	k.Helper()
	for range 4000 {
		if k.says(words) {
			return
		}
		k.tick(1)
	}
	k.Fatalf("nothing ever says %q; the screen says %q", words, k.lines())
}

// watches looks at the stage until it has said each of the words in turn, and at the film to its end.
func (k *hall) watches(all ...string) {
	k.Helper()
	for _, words := range all {
		k.until(words)
		if !k.over {
			k.Errorf("%q is said, but the stage does not cover the table", words)
		}
	}
	for range 3000 {
		if k.tick(1); !k.face.Busy() {
			break
		}
	}
	if k.face.Busy() || k.over {
		k.Errorf("the film does not end: the screen says %q", k.lines())
	}
}

func (k *hall) lines() (all []string) {
	k.ui.Texts(func(s string, _ canvas.Point) { all = append(all, s) })
	return all
}

func (k *hall) says(words string) bool {
	for _, s := range k.lines() {
		if strings.Contains(s, words) {
			return true
		}
	}
	return false
}

// sees writes a picture for the eye, if TYCHE_LOOK is set.
func (k *hall) sees(name string) {
	k.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	m := image.NewRGBA(image.Rect(0, 0, int(k.in.W), int(k.in.H)))
	k.ui.Draw(canvas.NewSoftware(m))
	f, err := os.Create(filepath.Join(dir, "imperio-"+name+".png"))
	if err != nil {
		k.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		k.Fatal(err)
	}
}

// war is a fleet that attacks another's system, with everything in it.
const war = `players 4
turn 6 phase strategic
house 1 ezkarra home dorvane abilities master-strategists industrious upgrades target-locator extended-bays
house 2 druvenko home korvela abilities fight-to-the-last industrious upgrades improved-aiming-systems damage-control-teams
house 3 brisande home rondava
house 4 corvantel home zorvane
planet orsenda resources 5 influence 4 owner 2 troops 5 works shipyard platform platform
planet nivaro owner 1 troops 2
planet jastel owner 2 troops 1 works shipyard
planet palvira owner 2 troops 1
fleet nivaro 1 frigates 3 cruisers 4 dreadnoughts 2
fleet orsenda 2 frigates 2 cruisers 2 dreadnoughts 1 dreadnoughts-1 1 aircraft 3 retreat cautious
carrier nivaro 1 troops 4 detachment 1
carrier nivaro 1 troops 4 detachment 1
carrier orsenda 2 aircraft 2
flagship orsenda 2
detachment 1 nivaro path orsenda frigates 3 cruisers 4 dreadnoughts 2
war 1 2
sealed 2 3 4
ask 1 seal
slot 1 1 operation
task 1 bombard detachment 1 planet orsenda
task 1 land detachment 1 planet orsenda n 8
`

func TestLookAtABattle(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, w := range []struct {
		language, first, dice, end string
		w, h                       float64
	}{{"en", "Battle of Orsenda", "Round 1", "holds the field", 1280, 800}, {"es", "Batalla de Orsenda", "Ronda 1", "Vence ", 1920, 1080}} {
		k := enter(t, w.language, w.w, w.h, war)
		k.tick(30)
		k.does(0, "seal")
		k.tick(20)
		k.sees("film-chart-" + w.language)
		k.until(w.first)
		for i := range 9 {
			k.tick(70)
			k.sees("film-" + w.language + "-" + string(rune('a'+i)))
		}
	}
}

// storm is a landing with bombardment against platforms.
const storm = `players 4
turn 10 phase strategic
house 1 druvenko home dorvane abilities terror-tactics taking-of-prisoners upgrades bunker-buster-missiles repeating-cannons
house 2 ezkarra home korvela abilities master-strategists industrious upgrades target-locator extended-bays
house 3 brisande home rondava
house 4 corvantel home zorvane
planet orsenda resources 5 influence 4 owner 2 troops 9 works shipyard port platform platform
planet nivaro owner 1 troops 2
fleet nivaro 1 dreadnoughts 2
carrier nivaro 1 troops 6 detachment 1
carrier nivaro 1 troops 5 detachment 1
flagship nivaro 1 detachment 1
detachment 1 nivaro path orsenda dreadnoughts-2 2 flagship
war 1 2
sealed 2 3 4
ask 1 seal
slot 1 1 operation
task 1 bombard detachment 1 planet orsenda
task 1 land detachment 1 planet orsenda n 11
`

func TestLookAtALanding(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, w := range []struct {
		name, language, first string
		w, h                  float64
	}{{"en", "en", "Bombardment", 1280, 800}, {"es", "es", "Bombardeo", 1920, 1080}, {"small", "es", "Bombardeo", 1024, 640}, {"phone", "en", "Bombardment", 844, 390}} {
		k := enter(t, w.language, w.w, w.h, storm)
		k.does(0, "seal")
		k.until(w.first)
		for i := range 8 {
			k.tick(80)
			k.sees("land-" + w.name + "-" + string(rune('a'+i)))
		}
	}
}

// sitting is a Council with two proposals, one of them an election; two Houses have promised the first their votes, and one does not
// keep its word.
const sitting = `players 4
turn 10 phase strategic
house 1 ezkarra home dorvane abilities terror-tactics taking-of-prisoners upgrades bunker-buster-missiles repeating-cannons
house 2 druvenko home korvela abilities master-strategists industrious upgrades target-locator extended-bays
house 3 brisande home rondava
house 4 corvantel home zorvane
stock 1 resources 9 influence 30
stock 2 resources 9 influence 30
stock 3 resources 9 influence 30
stock 4 resources 9 influence 30
law great-estates-levy
law voice-of-the-chamber house 3
docket fleet-ceiling-treaty
docket keeper-of-the-purse
offer 3 1 accepted 1 gives vote 1 for asks resources 2
offer 4 1 accepted 2 gives vote 1 for asks resources 1
vote 1 1 for 8
vote 2 1 against 18
vote 3 1 for 20
vote 4 1 against 11
vote 1 2 1 12
vote 3 2 3 9
vote 4 2 1 4
sealed 2 3 4
ask 1 seal
`

// crowded is a Council of six Houses with four proposals, among them a decree and one that nobody votes on.
const crowded = `players 6
turn 8 phase strategic
house 1 aldemar home dorvane abilities terror-tactics taking-of-prisoners upgrades bunker-buster-missiles repeating-cannons
house 2 druvenko home korvela abilities master-strategists industrious upgrades target-locator extended-bays
house 3 brisande home rondava
house 4 corvantel home zorvane
house 5 halmerin home nivaro
house 6 ondevar home jastel
stock 1 influence 60
stock 2 influence 60
stock 3 influence 60
stock 5 influence 60
law great-estates-levy
law free-ports-charter
law works-subsidy
law general-levy
law clean-skies-accord
docket open-lanes-act
docket chancellor-of-the-seal
docket throne-stipend
docket decree-1 house 2 amount 5 by 2
vote 1 1 for 55
vote 2 1 against 40
vote 3 1 for 5
vote 2 2 2 9
vote 3 2 3 10
vote 1 4 against 5
vote 5 4 for 5
sealed 2 3 4 5 6
ask 1 seal
`

func TestLookAtTheCouncil(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, w := range []struct {
		name, language, position, first string
		w, h                            float64
	}{
		{"en", "en", sitting, "The Council of", 1280, 800}, {"es", "es", sitting, "El Consejo de", 1920, 1080}, {"six", "es", crowded, "El Consejo de", 1280, 800},
		{"small", "en", crowded, "The Council of", 1024, 640}, {"phone", "es", sitting, "El Consejo de", 844, 390}, {"upright", "es", sitting, "El Consejo de", 390, 844},
	} {
		k := enter(t, w.language, w.w, w.h, w.position)
		k.does(0, "seal")
		k.until(w.first)
		for i := range 12 {
			k.tick(70)
			k.sees("council-" + w.name + "-" + string(rune('a'+i)))
		}
	}
}

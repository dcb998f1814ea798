package imperio_test

import (
	"bytes"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	face "tyche/scenes/table/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// finish ends what is acted out.
func (k *hall) finish() {
	for k.face.Busy() {
		k.face.Hurry()
		k.tick(1)
	}
}

// asks plays on until a House is asked in a battle for an answer with a verb in a round, and lets it look on.
func (k *hall) asks(round int, verb uint8) {
	k.Helper()
	for range 400 {
		k.finish()
		p := k.play.Pending()
		if len(p) == 0 {
			break
		}
		k.eyes = p[0].Seat
		k.show()
		k.act(k.play.Len())
		k.tick(1)
		move := k.s.Offers.Legal[0].Move
		if v := k.play.Chair(k.eyes).View().(*game.View); v.Battle.Round >= round && move.Verb == verb {
			return
		}
		for _, o := range k.s.Offers.Legal {
			if o.Move.Verb == game.VerbFight {
				move = o.Move
			}
		}
		k.does(k.eyes, game.Game.Format(move))
	}
	k.Fatal("nobody is asked ", round, " ", verb)
}

// A battle that waits for an answer looks the same after loading: dice, losses, words on retreat and what the ribbon says.
func TestABattleIsTheSameAfterLoading(t *testing.T) {
	for _, w := range []struct {
		round int
		verb  uint8
	}{{1, game.VerbLose}, {1, game.VerbFight}, {2, game.VerbLose}} {
		k := enter(t, "en", 1280, 800, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
		k.s.Persons, k.s.Acts = rules.Everyone, k.acts
		k.does(0, "seal")
		k.asks(w.round, w.verb)
		k.tick(60) // a picture is painted in a tick
		lines, before := slices.Clone(k.lines()), k.pixels()
		prove.True(t, "the round is told", k.says("Round"))
		k.sees("live-before")
		k.face = face.New(k.app, voiceOf(t, "en"), k.play.Header().Seats)
		k.show()
		k.show() // as where a curtain is lifted
		k.act(k.play.Len())
		k.tick(60)
		prove.Same(t, "what the stage says", k.lines(), lines)
		after := k.pixels()
		k.sees("live-after")
		prove.True(t, "and what it shows", bytes.Equal(before, after))
	}
}

// A Flagship that repairs itself before a round is whole on the stage, which goes on with what it has told of the battle.
func TestTheStageKeepsABattleInWhichAFlagshipIsRepaired(t *testing.T) {
	k := enter(t, "en", 1280, 800, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	k.s.Persons = rules.Everyone
	k.does(0, "seal")
	struck := false
	for range 400 {
		k.finish()
		k.eyes = k.play.Pending()[0].Seat
		k.show()
		k.act(k.play.Len())
		k.tick(1)
		move := k.s.Offers.Legal[0].Move
		if move.Verb == game.VerbFight {
			break
		}
		for _, o := range k.s.Offers.Legal {
			if o.Move.Verb == game.VerbLose && int(o.Move.A) == game.UnitFlagship && !struck {
				move, struck = o.Move, true
			}
		}
		k.does(k.eyes, game.Game.Format(move))
	}
	v := k.play.Chair(k.eyes).View().(*game.View)
	flagship := v.Hexes[slices.IndexFunc(v.Hexes, func(h game.HexView) bool { return h.System == v.Battle.At })].Fleet.Flagship
	prove.True(t, "it was struck, and has repaired itself", struck && v.Battle.Round == 2 && flagship == game.UnitAt(game.UnitFlagship).Hull)
	prove.True(t, "the stage knows of the round before", k.says("Round 1") && k.says("DICE OF EZKARRA") && k.says("or more"))
}

// From the report a battle can be watched again on its stage, and it alone; then the report lies open as before; also for those who
// want everything at once.
func TestABattleIsWatchedAgainFromTheReport(t *testing.T) {
	for _, speed := range []float64{1, 0} {
		k := enter(t, "en", 1280, 800, war)
		k.s.Acts = k.acts
		k.s.Since = func(begins func(rules.Event) bool) []rules.Event {
			return k.play.SeenSince(k.eyes, k.play.Len(), begins)
		}
		k.does(0, "seal")
		k.finish()
		k.app.Prefs.Speed = speed
		k.key(ui.Letter('b'))
		report := func() []string { return k.lines()[slices.Index(k.lines(), "Report of the last turn"):] }
		before := report()
		chip := canvas.Point{}
		k.ui.Texts(func(s string, p canvas.Point) {
			if s == "13.4" {
				chip = p
			}
		})
		k.click(canvas.Point{X: chip.X + 45, Y: chip.Y - 4})
		k.tick(2)
		k.sees("again")
		prove.True(t, "the stage opens on the battle", k.over && k.says("Battle of Orsenda") && !k.says("Round"))
		k.watches("Before the first round", "Round 1", "holds the field")
		k.tick(2)
		prove.Same(t, "the report afterwards", report(), before)
	}
}

func TestLookAtALiveBattle(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	for _, w := range []struct {
		language string
		w, h     float64
	}{{"es", 1280, 800}, {"en", 1920, 1080}, {"es", 1024, 640}, {"en", 390, 844}, {"es", 844, 390}} {
		k := enter(t, w.language, w.w, w.h, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
		k.s.Persons, k.s.Acts = rules.Everyone, k.acts
		k.does(0, "seal")
		k.until(map[string]string{"es": "Ronda 1", "en": "Round 1"}[w.language])
		k.tick(30)
		k.sees("live-film-" + strconv.Itoa(int(w.w)))
		k.asks(1, game.VerbLose)
		k.tick(60)
		k.sees("live-hits-" + strconv.Itoa(int(w.w)))
		k.asks(1, game.VerbFight)
		k.tick(60)
		k.sees("live-word-" + strconv.Itoa(int(w.w)))
	}
}

// A battle that asks lies where it is played, so that nothing moves when the list of answers comes up.
func TestALiveBattleStandsStill(t *testing.T) {
	for _, w := range [][2]float64{{1280, 800}, {1024, 640}, {390, 844}} {
		k := enter(t, "en", w[0], w[1], strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
		k.s.Persons = rules.Everyone
		title := func() (at canvas.Point) {
			k.ui.Texts(func(s string, p canvas.Point) {
				if s == "Battle of Orsenda" || s == "DICE OF EZKARRA" {
					at.X, at.Y = at.X+p.X, at.Y+p.Y
				}
			})
			return at
		}
		k.does(0, "seal")
		k.until("Battle of Orsenda")
		played := title()
		k.asks(1, game.VerbLose)
		prove.True(t, "the page beside it tells of the place", w[0] < 1280 || k.says("ORSENDA"))
		prove.Same(t, "where title and dice stand", title(), played)
	}
}

// Whoever is asked for a word on retreat reads what the fleet would do by its standing order.
func TestTheWordOnRetreatTellsTheStandingOrder(t *testing.T) {
	k := enter(t, "en", 1280, 800, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	k.s.Persons = rules.Everyone
	k.does(0, "seal")
	k.asks(1, game.VerbFight)
	k.tick(1)
	prove.Is(t, "the House at its system", k.eyes, rules.Seat(1))
	prove.True(t, "its fleet is cautious", k.says("retreat if its strength is"))
}

// What is acted out on a stage that has not heard how the battle began does not make it know: the Aircraft that flew out of their holds
// before are seen by whoever is asked next.
func TestABattleLoadedInTheMidstIsHeardFromItsBeginning(t *testing.T) {
	k := enter(t, "en", 1920, 1080, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	k.s.Persons, k.s.Acts = rules.Everyone, k.acts
	k.does(0, "seal")
	k.asks(1, game.VerbLose)
	k.face = face.New(k.app, voiceOf(t, "en"), k.play.Header().Seats)
	k.show()
	for k.play.Pending()[0].Seat == 0 { // nobody has looked at the table since
		k.act(k.play.Len())
		k.does(0, game.Game.Format(k.play.Chair(0).Moves(nil)[0]))
		k.finish()
	}
	k.eyes = k.play.Pending()[0].Seat
	k.show()
	k.act(k.play.Len())
	k.tick(60)
	prove.True(t, "five Aircraft fly", slices.Contains(k.lines(), "5 Aircraft"))
	prove.True(t, "and are told with their fleet", slices.ContainsFunc(k.lines(), func(s string) bool { return strings.HasSuffix(s, "1 Carrier, 5 Aircraft") }))
}

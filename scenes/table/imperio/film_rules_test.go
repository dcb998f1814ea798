package imperio_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// key presses a key.
func (k *hall) key(key ui.Key) {
	k.in.Keys = append(k.in.Keys, ui.Press{Key: key})
	k.tick(2)
}

// click presses and releases the left button.
func (k *hall) click(at canvas.Point) {
	k.in.Cursor, k.in.Present, k.in.Moved = at, true, true
	k.tick(2)
	k.in.Pressed, k.in.Held[ui.LeftButton] = append(k.in.Pressed, ui.Click{Button: ui.LeftButton, At: at}), true
	k.tick(1)
	k.in.Released, k.in.Held[ui.LeftButton] = append(k.in.Released, ui.Click{Button: ui.LeftButton, At: at}), false
	k.tick(1)
}

// A battle of a person's goes on the stage, from the encounter to its end, and the chart comes back after it.
func TestABattleIsPlayedOnTheStage(t *testing.T) {
	k := enter(t, "en", 1280, 800, war)
	k.does(0, "seal")
	for _, words := range []string{"Battle of Orsenda", "Before the first round", "Round 1", "Round 2"} {
		k.until(words)
		if !k.over {
			t.Errorf("%q is said, but the stage does not cover the table", words)
		}
	}
	k.until("holds the field")
	for range 3000 {
		if k.tick(1); !k.face.Busy() {
			break
		}
	}
	if k.face.Busy() || k.over || k.says("Battle of Orsenda") {
		t.Errorf("the film does not end: the screen says %q", k.lines())
	}
}

// Whoever watches without a part in it is not kept: a battle of others is fought on the chart.
func TestABattleOfOthersStaysOnTheChart(t *testing.T) {
	k := enter(t, "en", 1280, 800, war)
	k.s.Persons, k.eyes = rules.Only(2), 2
	k.app.Prefs.Speed = .5
	k.show()
	k.tick(1)
	k.does(0, "seal")
	for range 4000 {
		k.tick(1)
		if k.over {
			t.Fatal("the stage covers the table")
		}
		if !k.face.Busy() {
			return
		}
	}
	t.Error("the film waits for something")
}

// At teaching speed each beat waits for a press, with what is to be learnt of it.
func TestABeatWaitsAtTeachingSpeed(t *testing.T) {
	k := enter(t, "en", 1280, 800, war)
	k.app.Prefs.Speed = .5
	k.does(0, "seal")
	k.until("Enter or a click to go on")
	k.tick(400)
	if !k.says("both are at war") {
		t.Errorf("the first beat does not stay: the screen says %q", k.lines())
	}
	k.face.Hurry()
	k.until("fire at Aircraft")
}

// The film goes back to what it has shown, and shows the same again; a step stops at the next cue.
func TestTheFilmGoesBack(t *testing.T) {
	k := enter(t, "en", 1280, 800, war)
	k.does(0, "seal")
	k.until("Round 1")
	k.in.Runes = append(k.in.Runes, '.')
	k.tick(2)
	if !k.s.Held {
		t.Fatal("a step does not hold the film")
	}
	before := slices.Clone(k.lines())
	for range 2 {
		k.face.Hurry()
		k.tick(2)
	}
	if slices.Equal(before, k.lines()) {
		t.Fatal("nothing has changed after two cues")
	}
	for range 2 {
		k.key(ui.KeyBackspace)
	}
	if !slices.Equal(before, k.lines()) {
		t.Errorf("back again the screen says %q, before %q", k.lines(), before)
	}
}

// What a tick of the stage needs is kept: while a beat is held nothing is allocated.
func TestTheStageAllocatesNothing(t *testing.T) {
	k := enter(t, "en", 1280, 800, war)
	k.does(0, "seal")
	k.until("Round 1")
	k.s.Held = true
	k.tick(60)
	if n := testing.AllocsPerRun(30, func() {
		k.s.Hold = 0
		k.ui.Begin(&k.in)
		k.face.Overlay(k.ui, k.area, &k.s)
		k.ui.End()
	}); n > 0 {
		t.Errorf("%v allocations in a tick of the stage", n)
	}
}

// In a live battle the hits are given on the stage: a click on a unit that may take the next one is an answer that the
// rules take.
func TestHitsAreGivenOnTheStage(t *testing.T) {
	k := enter(t, "en", 1280, 800, strings.Replace(war, "turn 6", "options live-battles\nturn 6", 1))
	k.s.Persons = rules.Everyone
	k.does(0, "seal")
	given := 0
	for range 400 {
		for k.face.Busy() {
			k.face.Hurry()
			k.tick(1)
		}
		if len(k.play.Pending()) == 0 || given > 3 {
			break
		}
		asked := k.play.Pending()[0].Seat
		if k.eyes != asked {
			k.eyes = asked
			k.show()
		}
		k.act(k.play.Len())
		k.tick(3)
		if k.s.Offers.Legal[0].Move.Verb != game.VerbLose && k.s.Offers.Legal[0].Move.Verb != game.VerbLoseTransport {
			k.does(asked, "fight")
			continue
		}
		if !k.says("Click the unit") {
			t.Fatalf("the stage asks for nothing: the screen says %q", k.lines())
		}
		at, rows := canvas.Point{}, 0
		k.ui.Texts(func(s string, p canvas.Point) {
			if !strings.Contains(s, "Dreadnought") || p.Y < 480 || p.X > 985 { // of the lists on the stage
				return
			}
			if rows++; p.X > at.X+20 { // the last list is that of who takes hits: its first row may take one
				at = p
			}
		})
		if rows == 0 {
			t.Fatalf("no unit is listed: the screen says %q", k.lines())
		}
		k.s.Answers = nil
		k.click(canvas.Point{X: at.X + 10, Y: at.Y - 4})
		if len(k.s.Answers) != 1 || k.s.Answers[0].Verb != game.VerbLose || int(k.s.Answers[0].A) != game.UnitDreadnought {
			t.Fatalf("a click on a Dreadnought answers %v", k.s.Answers)
		}
		from := k.play.Len()
		if _, err := k.play.Play(asked, k.s.Answers[0]); err != nil {
			t.Fatal(err)
		}
		given++
		k.act(from)
	}
	if given == 0 {
		t.Error("nobody was asked to give a hit")
	}
}

// A landing is told whole on the stage: bombs, those who come down, the guns of the platforms, the rounds on the ground, and
// what becomes of the works, with the abilities by which a die counts more, or is thrown again.
func TestALandingIsPlayedOnTheStage(t *testing.T) {
	k := enter(t, "en", 1280, 800, storm)
	k.does(0, "seal")
	k.watches("Bombardment of Orsenda", "Bombardment: a success is three hits", "6 Troops fall", "Landing on Orsenda", "Fire on the 11 Troops", "never land", "Round I", "Master Strategists", "all that was built is destroyed", "prisoners: +2", "Shipyard dark")
}

// Nobody is counted as fallen while the dice of the round still lie unread.
func TestTheStageTellsNoLossBeforeItsDice(t *testing.T) {
	k := enter(t, "en", 1280, 800, storm)
	k.does(0, "seal")
	k.until("Round I")
	fallen := func() bool { return slices.Contains(k.lines(), "0 Troops") }
	if fallen() {
		t.Errorf("the round is given away: the screen says %q", k.lines())
	}
	for range 3000 {
		if k.tick(1); fallen() {
			return
		}
	}
	t.Errorf("the round is never decided: the screen says %q", k.lines())
}

// A landing that nobody resists stays on the chart.
func TestAnEmptyWorldIsTakenOnTheChart(t *testing.T) {
	k := enter(t, "en", 1280, 800, strings.NewReplacer("owner 2 troops 9 works shipyard port platform platform", "", "task 1 bombard detachment 1 planet orsenda\n", "").Replace(storm))
	k.does(0, "seal")
	for k.face.Busy() {
		if k.tick(1); k.over {
			t.Fatalf("the stage covers the table: the screen says %q", k.lines())
		}
	}
}

// The votes of the Council are counted on the stage, proposal by proposal, and the verdict is said when all are counted.
func TestVotesAreCountedOnTheStage(t *testing.T) {
	k := enter(t, "en", 1280, 800, sitting)
	k.does(0, "seal")
	k.watches("Fleet Ceiling Treaty", "29", "The proposal is rejected", "A single vote decides: rejected, 29 to 28.", "proposal 2 of 2", "Ezkarra is elected with 16 votes.")
}

// From a count the film can go on to the next proposal, and back to the one before.
func TestTheFilmLeapsBetweenProposals(t *testing.T) {
	k := enter(t, "en", 1280, 800, sitting)
	k.does(0, "seal")
	k.until("proposal 1 of 2")
	k.in.Runes = append(k.in.Runes, '>')
	k.tick(2)
	if !k.says("proposal 2 of 2") {
		t.Fatalf("the next part is not the next proposal: the screen says %q", k.lines())
	}
	k.key(ui.KeyBackspace)
	if k.tick(60); !k.says("proposal 1 of 2") || !k.says("The proposal is rejected") {
		t.Errorf("back is not the verdict before: the screen says %q", k.lines())
	}
}

// lost is a House whose only world is held by another when the turn ends.
const lost = `players 3
turn 8 phase strategic
house 1 ezkarra home dorvane
house 2 druvenko home korvela
house 3 brisande home rondava
planet nivaro owner 1 troops 2
planet orsenda owner 2 holder 1 troops 3
planet idrane owner 1 troops 1
planet jastel owner 3 troops 1
war 1 2
sealed 2 3
ask 1 seal
`

// A House that loses its last planet falls on the stage, whoever watches; one that has another left does not.
func TestAHouseFallsOnTheStage(t *testing.T) {
	for _, w := range []struct {
		language, ribbon, by string
		w, h                 float64
	}{
		{"en", "Druvenko loses its last planet", "Orsenda now belongs to Ezkarra.", 1280, 800}, {"es", "Druvenko pierde su último planeta", "Orsenda pasa a ser de Ezkarra.", 1920, 1080},
		{"es", "Druvenko pierde su último planeta", "Orsenda pasa a ser de Ezkarra.", 390, 844}, {"es", "Druvenko pierde su último planeta", "Orsenda pasa a ser de Ezkarra.", 844, 390},
	} {
		k := enter(t, w.language, w.w, w.h, lost)
		k.does(0, "seal")
		k.until(w.ribbon)
		k.tick(200)
		k.sees("fall-" + strconv.Itoa(int(w.w)))
		k.watches(w.by)
	}
	k := enter(t, "en", 1280, 800, lost+"planet palvira owner 2 troops 1\n")
	k.does(0, "seal")
	for range 3000 {
		if k.tick(1); k.says("last planet") {
			t.Fatal("a House that has a world left falls")
		}
	}
}

// When the slots are over the rail lights none of them, and says what is under way; the page beside the chart shows where something happens.
func TestTheRailSaysWhatComesAfterTheSlots(t *testing.T) {
	k := enter(t, "en", 1280, 800, lost)
	k.does(0, "seal")
	k.tick(2)
	prove.True(t, "where something happens", k.says("ORSENDA") && !k.says("DORVANE"))
	k.until("Growth")
	k = enter(t, "en", 1280, 800, war)
	k.does(0, "seal")
	k.until("VII")
	prove.True(t, "in the slots no phase is named", !k.says("Growth") && !k.says("Final"))
}

package sector_test

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
)

// arch is the place of the i-th skirmish.
func arch(i int) rules.Ref { return rules.Ref{Kind: game.KindSlot, ID: int16(i)} }

// TestAHintMovesNothingOnTheStage asks for advice while cards are asked for: the arches stay where they are.
func TestAHintMovesNothingOnTheStage(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1600, 1000}, {1024, 640}} {
		at := sitUntil(t, "es", size[0], size[1], 2, 0, func(v *game.View) bool { return committing(v) && len(v.Battle.Slots) == 2 })
		before, drawn := at.face.Where(arch(1))
		prove.True(t, "an arch is drawn", drawn)
		at.Key(ui.KeyH)
		for n := 0; n < 400 && !strings.Contains(strings.Join(at.Says(), " "), "Consejo: "); n++ {
			at.Tick(1)
		}
		at.Tick(3)
		prove.True(t, "the advice is read", strings.Contains(strings.Join(at.Says(), " "), "Consejo: "))
		look(t, at.Guide, fmt.Sprintf("battle-hint-%d", size[0]))
		odds, told := at.Find("el área: ")
		advice, _ := at.Find("Consejo: ")
		prove.True(t, "the odds are read above the advice", told && odds.Y < advice.Y-10)
		after, _ := at.face.Where(arch(1))
		prove.Is(t, "an arch", after, before)
	}
}

// TestABattleCanBeReadOnPhones looks at battles of two and three skirmishes, in usual and in large letters, upright and sideways: each arch
// has room for figures, and none covers another.
func TestABattleCanBeReadOnPhones(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {360, 640}} {
		for _, scale := range []float64{1, 1.6} {
			if size[0] == 360 && scale > 1 {
				continue // hardly anything finds room there
			}
			for n := 2; n <= 3; n++ {
				at := sitUntil(t, "es", size[0], size[1], 2, 0, func(v *game.View) bool { return committing(v) && len(v.Battle.Slots) == n })
				at.In.Touch, at.App.Prefs.TextScale = true, scale
				at.Tick(5)
				name := fmt.Sprintf("battle-%dx%d-%.0f-%d", size[0], size[1], 100*scale, n)
				look(t, at.Guide, name)
				least := map[int]float64{2: 80, 3: 58}[n] // three of them stand in two rows
				if n == 2 && size[0] == 390 && scale == 1 {
					least = 200 // the panels give the map their room
				}
				for i := range n {
					r, drawn := at.face.Where(arch(i))
					if !drawn || r.H < least || r.W < 70 {
						t.Errorf("%s: skirmish %d has %v", name, i, r)
					}
					for j := range i {
						if other, _ := at.face.Where(arch(j)); r.Meets(other) {
							t.Errorf("%s: the skirmishes %d and %d lie at %v and %v", name, j, i, other, r)
						}
					}
				}
			}
		}
	}
}

// TestTheStageTellsTheOddsOfTheCards: below the title, in windows small and large, follow the odds what lies in the arch.
func TestTheStageTellsTheOddsOfTheCards(t *testing.T) {
	for language, words := range map[string][2]string{"es": {"Sin cartas", "Con esto"}, "en": {"Without cards", "With these"}} {
		at := sitUntil(t, language, 390, 844, 2, 0, committing)
		at.In.Touch = true
		at.Tick(3)
		told := func(words string) string {
			for _, said := range at.Says() {
				if strings.HasPrefix(said, words) {
					return said
				}
			}
			return ""
		}
		before := told(words[0])
		prove.True(t, "odds without cards", before != "")
		v := at.session.Chair(0).View().(game.View)
		differs, after := false, ""
		for _, card := range v.Hand { // not every card makes a difference
			at.Press(at.where(t, card))
			at.Tick(2)
			at.Press(at.where(t, card))
			at.In.Present = false
			at.Tick(2)
			after = told(words[1])
			differs = differs || after != "" && strings.TrimPrefix(after, words[1]) != strings.TrimPrefix(before, words[0])
		}
		if !differs {
			t.Errorf("with a card in the arch the stage says %q, without %q", after, before)
		}
		untold(t, at.Guide)
	}
}

// TestEnterFollowsTheAdvice: with another card in the arch than is advised, Enter gives the answer that is advised and does not play what lies there.
func TestEnterFollowsTheAdvice(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	before := at.session.Len()
	at.Press(at.where(t, v.Hand[0]))
	at.Tick(60)
	at.Key(ui.KeyH)
	for n := 0; n < 400 && !strings.Contains(strings.Join(at.Says(), " "), "Consejo: "); n++ {
		at.Tick(1)
	}
	at.In.Present = false
	at.Tick(60)
	look(t, at.Guide, "advised-enter")
	at.Key(ui.KeyEnter)
	at.Tick(60)
	if at.session.Len() == before {
		t.Fatalf("Enter gives no answer: %q", at.Says())
	}
	given := at.session.Entry(before).Move
	only := rules.Move{Verb: game.CommitMove, A: v.Hand[0].ID, B: game.NoCard, C: given.C}
	prove.True(t, "not what lay in the arch: "+game.Game.Format(given), given != only)
}

package router

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/store"
)

// prepare opens the set-up of a game.
func (v *visit) prepare(id string) {
	v.t.Helper()
	v.router.setup(v.house.Kind(id))
	v.tick(3)
}

// levels are who plays the game that was begun last, seat by seat.
func (v *visit) levels() (list []string) {
	v.t.Helper()
	for _, who := range v.match().Header().Seats {
		list = append(list, who.Level)
	}
	return list
}

// Each computer of Imperio gets another character in the set-up, the sentence of each stands below, and the journal, the House
// cards and the list of games tell it.
func TestComputersOfImperioHaveCharacters(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	v.prepare("imperio")
	v.click("4")
	for _, words := range []string{"Paciente", "Diplomático", "Audaz", "Diplomático: busca"} {
		if _, found := v.find(words); !found {
			t.Errorf("nothing says %q", words)
		}
	}
	v.click("Diplomático") // the next one is the bold one
	v.click("Empezar")
	v.tick(30)
	prove.Is(t, "who plays", fmt.Sprint(v.levels()), "[ learner-patient learner-bold learner-bold]")
	v.shot("characters-table")
	if all := strings.Join(v.said(), "|"); !strings.Contains(all, "Jerónimo · paciente") {
		t.Errorf("no House card says how it is played: %s", all)
	}
	v.router.load()
	v.tick(10)
	if _, found := v.find("Aprendiz · Paciente"); !found {
		t.Errorf("the list of games says %q", v.said())
	}
	prove.Is(t, "texts missing", len(v.house.Missing()), 0)
}

// Every game has characters of its own, and says what each of those at the table does; the table has the words for them, too.
func TestEveryGameHasCharacters(t *testing.T) {
	for game, words := range map[string][]string{"diadochi": {"Intrigante", "Intrigante: juega"}, "sector": {"Estudioso", "Estudioso: investiga"}} {
		v := enterWith(t, registry.Games(), store.NewMemory(), "es", 1280, 800)
		v.prepare(game)
		v.click("4")
		for _, w := range append(words, "Audaz", "Paciente") {
			if _, found := v.find(w); !found {
				t.Errorf("%s: nothing says %q: %q", game, w, v.said())
			}
		}
		v.click("Empezar")
		v.tick(30)
		prove.Is(t, game+": texts missing", fmt.Sprint(v.house.Missing()), "[]")
	}
}

// Who plays at random has no character.
func TestWhoHasNoCharacter(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	v.prepare("imperio")
	v.click("Aprendiz")
	v.click("Novato")
	v.click("Veterano")
	v.click("Persona") // the first seat
	if _, found := v.find("Al azar"); !found {
		t.Fatalf("nobody plays at random: %q", v.said())
	}
	v.click("Empezar")
	v.tick(5)
	if who := v.levels(); slices.ContainsFunc(who, func(l string) bool { return strings.HasPrefix(l, "random-") }) {
		t.Errorf("there play %q", who)
	}
}

// Whoever plays again finds the characters of the game that was played.
func TestCharactersAreFoundAgain(t *testing.T) {
	kept := store.NewMemory()
	v := enter(t, kept, "en", 1280, 800)
	v.prepare("imperio")
	v.click("Patient")
	v.click("Begin")
	v.tick(5)
	prove.Is(t, "who plays", fmt.Sprint(v.levels()), "[ learner-diplomat]")
	v = enter(t, kept, "en", 1280, 800)
	v.prepare("imperio")
	if _, found := v.find("Diplomat"); !found {
		t.Errorf("the set-up says %q", v.said())
	}
}

func TestLookCharacters(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("only to look at")
	}
	for _, game := range []string{"diadochi", "imperio", "sector"} {
		for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
			for _, lang := range []string{"es", "en"} {
				v := enterWith(t, registry.Games(), store.NewMemory(), lang, size[0], size[1])
				v.in.Touch = size[0] < 500
				v.prepare(game)
				v.click("4")
				v.tick(5)
				v.shot(game + "-characters")
				v.click(map[string]string{"es": "Empezar", "en": "Begin"}[lang])
				v.tick(30)
				v.shot(game + "-characters-begun")
			}
		}
	}
}

package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules/cmd/referee/show"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
)

// progress is what a run that takes longer says of how far it is.
var progress = regexp.MustCompile(`(?m)^\d+/\d+\n`)

// asked runs the command with the games of the box.
func asked(t *testing.T, in string, args ...string) (out string) {
	t.Helper()
	var o, e bytes.Buffer
	code := run(box, lexicon.Spanish, args, strings.NewReader(in), &o, &e)
	if complaints := progress.ReplaceAllString(e.String(), ""); code != 0 || complaints != "" {
		t.Fatalf("%v: exit %d: %s", args, code, complaints)
	}
	return o.String()
}

func TestDiadochiInTheTerminal(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out := asked(t, "ver\nver babi\nver zeta\n"+strings.Repeat("1\n", 60)+"salir\n", "play", "--game", "diadochi", "--seats", "person,random,random", "--seed", "5", "--save", name)
	for _, want := range []string{"Turno 1, Ronda 1 de 5", "legitimidad", "En la mano: ", "Campeón", "Flotas: ", "Babilonia, 4 PV, de ", "Babilonia*",
		"carro fúnebre: Babilonia, ",
		"> Babilonia*, Babilonia, modificador de asedio +1\n", "    A Opis: 1 PM por tierra\n", "Ningún lugar se llama así.", "Olimpia: Ambracia (dentro), nadie, legitimidad 2", "Ejército independiente de Leóstenes: Atenas, fuerza 8", "Hasta la próxima."} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
	if out := asked(t, "", "verify", name); !strings.Contains(out, "íntegra, ") {
		t.Error(out)
	}
	if out := asked(t, "", "legal", name); !strings.Contains(out, "1: ") {
		t.Error(out)
	}
}

// TestAMarchIsToldInTheTerminal asks about a march under way, which stands in no space.
func TestAMarchIsToldInTheTerminal(t *testing.T) {
	words, err := lexicon.New(lexicon.Kit, texts, diadochi.Texts)
	if err != nil {
		t.Fatal(err)
	}
	s, err := diadochi.Game.SetPosition("players 2\nturn 2 round 1 first 1\nask 1 activation\ncontrol 1 pella\n" +
		"units 1 pella loyal 3 mercenary 1\ngeneral 1 antipatros pella\ngeneral 2 leonnatos sardis\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"activate antipatros", "step aigai"} {
		m, err := diadochi.Game.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		if bad := s.Check(0, m); bad != nil {
			t.Fatalf("%s: %s", word, bad.Why.Key)
		}
		s.Apply(0, m, dice.New(1, 1), nil)
	}
	voice := &lexicon.Voice{Lexicon: words, Language: lexicon.Spanish, Name: diadochi.Game.Name}
	told := strings.Join(show.Diadochi(voice, s.View(1)), "\n")
	for _, want := range []string{"En marcha Antípatro, en Egas, con ", ": 1 mercenario, 3 macedonios leales, Antípatro", "    Sardes: Leonato (iniciativa 3, batalla 3)"} {
		if !strings.Contains(told, want) {
			t.Errorf("%q not found in\n%s", want, told)
		}
	}
}

func TestSimulateDiadochi(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "diadochi", "--players", "5", "--games", "3", "--options", "forage-attrition,price-of-failure")
	if !strings.Contains(out, "3 partidas, 0 atascadas, ") {
		t.Error(out)
	}
}

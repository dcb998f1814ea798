package main

import (
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/cmd/referee/show"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
)

func TestSectorInTheTerminal(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out := asked(t, "1\nver\n"+strings.Repeat("1\n", 8)+"ver\n"+strings.Repeat("1\n", 28)+"salir\n", "play", "--game", "sector", "--seats", "person,random,random", "--seed", "5", "--save", name)
	for _, want := range []string{"Ronda 1; planificación; primer jugador: ", "Mazo de eventos: 14 de la etapa I", "Victoria especial, ", "Órdenes por colocar: ", "[carta de Jugador ", "Edificios y módulos: ", "Trabajadores: 0 en la Mina Natal", "⇢", "(mineral 3, límite 4)", "base de Jugador", "Hasta la próxima."} {
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
	if out := asked(t, "", "replay", name); !strings.Contains(out, "Fase de planificación.") {
		t.Error(out)
	}
}

// TestOddsOfSectorAreShown attacks from a position: the answers that lead to the battle show the odds of both sides.
func TestOddsOfSectorAreShown(t *testing.T) {
	s, err := sector.Game.SetPosition("players 2\nfaction 1 ember ashmere\nfaction 2 reef coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\n" +
		"round 1 phase execution first 1\nroute ashmere-ilvane short 1\nroute coldharrow-ilvane short\nunits 1 ashmere-1 crawler 2\nunits 2 ilvane-2 minnow 2\norder 1 mobilise ilvane\n")
	if err != nil {
		t.Fatal(err)
	}
	words, err := lexicon.New(lexicon.Kit, texts, sector.Texts)
	if err != nil {
		t.Fatal(err)
	}
	voice := &lexicon.Voice{Lexicon: words, Language: lexicon.Spanish, Name: sector.Game.Name}
	show := func(seat rules.Seat, word string) string {
		m, err := sector.Game.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		return show.OddsOfSector(voice, s.View(seat), m)
	}
	play := func(seat rules.Seat, word string) {
		m, err := sector.Game.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		if bad := s.Check(seat, m); bad != nil {
			t.Fatalf("%s: %s", word, bad.Why.Key)
		}
		s.Apply(seat, m, dice.New(1, 1), nil)
	}
	if got := show(0, "execute ilvane"); got != "" {
		t.Errorf("no battle yet: %q", got)
	}
	play(0, "execute ilvane")
	if got := show(0, "move crawler ashmere-1 ilvane-2"); !strings.HasPrefix(got, " (entre jugadores expertos se gana en el ") {
		t.Errorf("%q", got)
	}
	play(0, "move crawler ashmere-1 ilvane-2")
	play(0, "done")
	if got := show(1, "support minnow 1"); got != "" {
		t.Errorf("a battle that is lined up: %q", got)
	}
	if got := show(0, "commit none none 1"); !strings.Contains(got, "%") {
		t.Errorf("%q", got)
	}
}

func TestSimulateSector(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "sector", "--players", "6", "--games", "3", "--scenario", "uncharted", "--options", "overwork,deal-factions", "--balance")
	if !strings.Contains(out, "3 partidas, 0 atascadas, ") || !strings.Contains(out, "turn order 6") {
		t.Error(out)
	}
}

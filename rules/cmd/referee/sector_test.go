package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestSectorInTheTerminal(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out := asked(t, "1\nver\n"+strings.Repeat("1\n", 40)+"salir\n", "play", "--game", "sector", "--seats", "person,random,random", "--seed", "5", "--save", name)
	for _, want := range []string{"Ronda 1; ", "(mineral 3, límite 4)", "base de Jugador", "Hasta la próxima."} {
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

func TestSimulateSector(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "sector", "--players", "6", "--games", "3", "--scenario", "uncharted", "--options", "overwork,deal-factions", "--balance")
	if !strings.Contains(out, "3 partidas, 0 atascadas, ") || !strings.Contains(out, "turn order 6") {
		t.Error(out)
	}
}

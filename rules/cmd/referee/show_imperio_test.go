package main

import (
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules"
)

// A first turn of Imperio, by words and by numbers: the whole fleet goes to the system of three planets.
const imperialTurn = `house aldemar
defaults
defaults
done
war 2
fleet elunar
retreat-rule elunar 3
done
done
act operation
fleet elunar
load elunar 1 3
hangar 2 3
go ulmeda
done
done
act production
produce elunar
make troop
make troop
make carrier
done
act research
research courier-network
empty
empty
empty
vote 1 5 2
vote 2 1 3
ver
seal
done
done
done
done
`

func TestImperialTurn(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	args := []string{"play", "--game", "imperio", "--seats", "person,random,random", "--seed", "5", "--save", name}
	out := asked(t, imperialTurn+"ver\nsalir\n", args...)
	for _, want := range []string{
		"Comercio: ofertas y respuestas. Tienes 10 Recursos libres", "Ranura 1 de 6: ¿qué acción?", "Producir en Elunar (caben 7)",
		"Producción en Elunar: caben 5 unidades más; cuesta 1 y quedan 9 Recursos", "Red de Mensajeros (6 Recursos)",
		"Turno 1 de 15; 30 propuestas en la baraja del Consejo",
		"  C1 ...    C2 h1^1   C3 ..     C4 .      C5 ...\n", "D4 !",
		"B4 Lirrane, flota de la Casa 3: 1 Crucero, 2 Fragatas, Carguero 5, Carguero 6, 4 Aeronaves",
		"    Elunar: Recursos +5, Influencia +4, la Casa 1, 8 Tropas, Astillero\n", "D4 Arvelo (Tormenta de iones)",
		"Retirarse de Elunar enseguida", "La Casa 3, la Casa Corvantel: 1 planeta, Sistema Natal Lirrane",
		"1 Custodio del Erario [17.7], 2 votos para la Casa 3; 2 Tratado de Techo Naval [17.7], 3 votos en contra",
		"Tienes 10 Recursos, 9 reservados; el próximo turno, 7 más; Influencia 5",
		"Ranura 2: Producción: 2 Tropas, 1 Carguero, Elunar (3 Recursos)", "Este turno: Declarar la guerra a la Casa 2",
		"Elunar → Ulmeda: 1 Crucero, 2 Fragatas, el transporte 1, el transporte 2; Atacar solo a enemigos",
		"      Embarcar hasta 3 Tropas de Elunar en el transporte 1\n", "      Embarcar hasta 3 Aeronaves en el transporte 2\n",
		"1 voto en contra", "   …\n", "Comienza el turno 2", "en guerra con la Casa 2", "Carguero 1 [3 Tropas]", "Carguero 2 [3 Aeronaves]",
		"Tecnologías: Red de Mensajeros",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found", want)
		}
	}
	if strings.Contains(out, "referee.") || strings.Contains(out, "imperio.") || strings.Contains(out, "‹") {
		t.Error("a text is missing")
	}
	if t.Failed() {
		t.Log(out)
	}
	if out := asked(t, "", "verify", name); !strings.Contains(out, "íntegra, ") {
		t.Error(out)
	}
	english := asked(t, "view\nquit\n", "play", "--lang", "en", "--load", name)
	for _, want := range []string{"Turn 2 of 15", "fleet of House 1: 1 Cruiser, 2 Frigates", "Elunar: Resources +5, Influence +4, House 1, 7 Troops, Shipyard", "You have "} {
		if !strings.Contains(english, want) {
			t.Errorf("%q not found in\n%s", want, english)
		}
	}
}

func TestImperialOffer(t *testing.T) {
	out := asked(t, "house aldemar\ndefaults\ndefaults\noffer 2\n15\ngive-dossier 3\nask-influence 2\nask-peace\nsend\nver\nsalir\n",
		"play", "--game", "imperio", "--seats", "person,random,random", "--seed", "8")
	for _, want := range []string{"Oferta a la Casa 2: qué das y qué pides", "Oferta 1 de la Casa 1 a la Casa 2: da ", "; pide 2 de Influencia, una oferta de paz\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
	if n := strings.Count(out, "\n"); n > 500 {
		t.Errorf("the answers of an offer fill %d lines", n)
	}
}

func TestRuns(t *testing.T) {
	caption := func(key string, args ...rules.Arg) answer {
		return answer{caption: rules.Caption{Label: rules.Say(key, args...)}}
	}
	ship := rules.R(rules.Ref{Kind: 1, ID: 1})
	for _, c := range []struct {
		name string
		list []answer
		want int
	}{
		{"a growing number", []answer{caption("a", ship, rules.N(1)), caption("a", ship, rules.N(2)), caption("a", ship, rules.N(3)), caption("b")}, 3},
		{"another jump", []answer{caption("a", rules.N(1)), caption("a", rules.N(3))}, 1},
		{"another text", []answer{caption("a", rules.N(1)), caption("b", rules.N(2))}, 1},
		{"another thing", []answer{caption("a", ship, rules.N(1)), caption("a", rules.K("x"), rules.N(2))}, 1},
		{"twice the same", []answer{caption("a", rules.N(1)), caption("a", rules.N(1))}, 1},
		{"one", []answer{caption("a")}, 1},
	} {
		if got := runOf(c.list); got != c.want {
			t.Errorf("%s: %d instead of %d", c.name, got, c.want)
		}
	}
}

package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/lexicon/audit"
)

func texts(t *testing.T) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New(Texts)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestEveryTextIsSaid(t *testing.T) {
	for _, f := range texts(t).Faults() {
		t.Error(f)
	}
	for _, key := range texts(t).Keys(lexicon.Spanish) {
		if !strings.HasPrefix(key, "diadochi.") && key != "diadochi" {
			t.Errorf("%s does not bear the name of the game", key)
		}
	}
	for _, namespace := range []string{"diadochi.why", "diadochi.source", "diadochi.ending", "diadochi.hint"} {
		faults, err := audit.Unsaid(texts(t), namespace, ".")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Error(f)
		}
	}
}

func TestEveryThingHasAName(t *testing.T) {
	l := texts(t)
	for kind := range kindCounts {
		for id := range kindCounts[kind] {
			r := rules.Ref{Kind: uint8(kind), ID: int16(id)}
			for _, lang := range lexicon.Languages {
				if key := Game.Name(r); key == "diadochi.name.nothing" || !l.Has(lang, key) {
					t.Errorf("%s of %+v has no name in %s", key, r, lang)
				}
			}
			if back, ok := findIn(r.Kind, plainID(r)); !ok || back != r {
				t.Errorf("%q comes back as %+v", plainID(r), back)
			}
		}
	}
}

// TestPlacesHaveTheirArticle says sentences of every kind about all places: none keeps the signs of an article or an uncontracted one.
func TestPlacesHaveTheirArticle(t *testing.T) {
	said := map[string]bool{}
	for _, lang := range lexicon.Languages {
		v := &lexicon.Voice{Lexicon: texts(t), Language: lang, Name: Game.Name}
		for _, kind := range []uint8{KindSpace, KindProvince} {
			for id := range kindCounts[kind] {
				r := rules.Ref{Kind: kind, ID: int16(id)}
				for _, key := range []string{"diadochi.move.step", "diadochi.move.intercept", "diadochi.log.moved", "diadochi.log.city-falls", "diadochi.log.province", "diadochi.hint.take", "diadochi.stake.hunger", "diadochi.ask.flight"} {
					words := v.Key(key, rules.R(r), rules.R(r), rules.R(r))
					if strings.ContainsAny(words, "[]") || lang == lexicon.Spanish && (strings.Contains(words, " de el ") || strings.Contains(words, " a el ")) {
						t.Errorf("%s: %q", key, words)
					}
					said[words] = true
				}
				if name := v.NameOf(r); strings.ContainsAny(name, "[]") || strings.ContainsRune("elt", rune(name[0])) {
					t.Errorf("the name alone is %q", name)
				}
			}
		}
	}
	for _, words := range []string{
		"Marchar al Oasis de Amón", "Marchar a las Puertas Cilicias", "Marchar a los Ilirios", "Marchar a Pela", "March to the Kilikian Gates", "March to Pella",
		"Ocupa las Termópilas: el lugar se rendirá en tu próximo Segmento de Rendición.",
		"Hélade marcha de la Hélade a la Hélade", "Peloponeso marcha del Peloponeso al Peloponeso", "Epiro marcha del Epiro al Epiro", "Gran Frigia marcha de Gran Frigia a Gran Frigia",
	} {
		if !said[words] {
			t.Errorf("nobody says %q", words)
		}
	}
}

func TestFindRef(t *testing.T) {
	for id, want := range map[string]rules.Ref{
		"pella": spaceRef(spPella), "rhodos": spaceRef(spRhodos), "province.rhodos": provinceRef(rhodos),
		"fleet.rhodos": fleetRef(7), "perdikkas": generalRef(perdikkas), "minor-2-3": generalRef(minorOf(1, 2)),
		"olympias": royalRef(olympias), "philon": armyRef(philon), "card.fog": cardRef(cardFog), "cart": cartRef,
		"stack.babylon/in": stackRef(inside(spBabylon)), "seat.2": seatRef(1),
	} {
		if got, ok := Game.FindRef(id); !ok || got != want {
			t.Errorf("%q is %+v, want %+v", id, got, want)
		}
	}
	for _, bad := range []string{"", "nowhere", "province.pella", "box.1", "rhodos.rhodos"} {
		if got, ok := Game.FindRef(bad); ok {
			t.Errorf("%q is %+v", bad, got)
		}
	}
}

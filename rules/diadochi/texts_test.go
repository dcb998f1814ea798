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

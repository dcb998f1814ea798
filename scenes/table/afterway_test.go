package table

import (
	"testing"

	"tyche/rules"
)

// walker is a face whose march stands somewhere, or is over.
type walker struct {
	Face
	at rules.Ref
}

func (w walker) Walk() Walk {
	return Walk{IsStep: func(m rules.Move) bool { return m == theStep }, At: func(rules.View) rules.Ref { return w.at }}
}

var theStep = rules.Move{Verb: 1, A: 7}

// Whoever ends a march that has ended by itself ends what comes after it: that is asked about, and nothing else is asked more than before.
func TestTheHabitOfEndingAMarchIsAskedAbout(t *testing.T) {
	m := atTurn(t)
	for _, row := range []struct {
		name  string
		last  rules.Move
		at    rules.Ref
		rank  rules.Rank
		asked bool
	}{
		{"the march is over after a step", theStep, rules.Ref{}, rules.Last, true},
		{"the march goes on", theStep, rules.Ref{Kind: 1}, rules.Last, false},
		{"something else was answered last", rules.Move{Verb: 2}, rules.Ref{}, rules.Last, false},
		{"another answer", theStep, rules.Ref{}, rules.Main, false},
	} {
		table := &Table{match: m, face: walker{at: row.at}, given: given{move: row.last}}
		f := Offer{Caption: rules.Caption{Rank: row.rank}, Stakes: []rules.Stake{{}}}
		if stakes := table.afterMarch(f); stakes[0].Grave != row.asked {
			t.Errorf("%s: asked %v", row.name, stakes[0].Grave)
		}
		if f.Stakes[0].Grave {
			t.Errorf("%s: the answer itself has changed", row.name)
		}
	}
}

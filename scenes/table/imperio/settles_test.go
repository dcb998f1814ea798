package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// A landing that met nobody is no battle: it stands apart in the report.
func TestLandingsThatMetNobodyAreNoBattles(t *testing.T) {
	for _, c := range []struct {
		name string
		l    game.LandingReport
		want bool
	}{
		{"a free planet", game.LandingReport{Holder: rules.Nobody, Landed: 1, Taken: true}, true},
		{"one that cost Troops", game.LandingReport{Holder: rules.Nobody, Landed: 2, Taken: true, Lost: [2]int{1, 0}}, false},
		{"one of a House", game.LandingReport{Holder: 1, Landed: 2, Taken: true}, false},
		{"one that failed", game.LandingReport{Holder: rules.Nobody, Landed: 1}, false},
	} {
		prove.Is(t, c.name, settles(&c.l), c.want)
	}
}

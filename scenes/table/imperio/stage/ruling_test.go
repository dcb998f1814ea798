package stage

import (
	"image"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/imagetest"
)

func TestWhatTheCouncilHasPassed(t *testing.T) {
	for _, k := range []struct {
		name  string
		count Count
		want  bool
	}{
		{"not yet decided", Count{Won: game.VoteFor}, false}, {"adopted", Count{Decided: true, Won: game.VoteFor}, true},
		{"rejected", Count{Decided: true, Won: game.VoteAgainst}, false}, {"lapsed", Count{Decided: true}, false},
		{"elected", Count{Decided: true, Won: game.VoteElects + 2}, true},
	} {
		prove.Is(t, k.name, k.count.passed(), k.want)
	}
}

func TestSealsOfAVerdict(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, broken := range map[string]bool{"whole": false, "broken": true} {
		m := image.NewRGBA(image.Rect(0, 0, 80, 80))
		ruling{80, broken}.paint(m)
		all[name] = m
	}
	imagetest.Distinct(t, 50, all)
	imagetest.Golden(t, "rulings", all)
}

package stage

import (
	"image"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
)

func TestWhatTheCouncilHasPassed(t *testing.T) {
	for _, k := range []struct {
		name string
		bill Bill
		want bool
	}{
		{"not yet decided", Bill{Won: game.VoteFor}, false}, {"adopted", Bill{Decided: true, Won: game.VoteFor}, true},
		{"rejected", Bill{Decided: true, Won: game.VoteAgainst}, false}, {"lapsed", Bill{Decided: true}, false},
		{"elected", Bill{Decided: true, Won: game.VoteElects + 2}, true},
	} {
		prove.Is(t, k.name, k.bill.passed(), k.want)
	}
}

func TestSealsOfAVerdict(t *testing.T) {
	all := map[string]*image.RGBA{}
	for name, house := range map[string]palette.House{"adopted": palette.Houses, "elected": palette.Ezkarra} {
		m := image.NewRGBA(image.Rect(0, 0, 80, 80))
		ruling{80, palette.Atlas, house}.paint(m)
		all[name] = m
	}
	imagetest.Distinct(t, 50, all)
	imagetest.Golden(t, "rulings", all)
}

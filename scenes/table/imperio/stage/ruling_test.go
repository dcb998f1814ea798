package stage

import (
	"image"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/chamber"
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

// The seal lies beside the words of its charter while it is pressed, and over its options once it lies.
func TestTheSealLeavesRoomForTheWords(t *testing.T) {
	s := &Stage{}
	s.set.unit = 1
	for _, r := range []canvas.Rect{{X: 20, Y: 500, W: 440, H: 250}, {X: 500, Y: 300, W: 330, H: 140}} {
		in := canvas.Rect{X: r.X + 20, Y: r.Y + chamber.Rod + 6, W: r.W - 40, H: r.H - chamber.Rod - 22}
		words := s.headWords(in)
		for share := 0.0; share <= 1; share += .1 {
			prove.True(t, "beside the words", s.rulingBox(r, share).Intersect(words).Empty())
		}
		prove.True(t, "above the options", s.underSeal(r, in.Y+40) >= s.rulingBox(r, 1).Bottom())
		prove.Is(t, "below long words", s.underSeal(r, r.Y+120), r.Y+120)
	}
	low := canvas.Rect{W: 300, H: leastSealed - 1}
	prove.Is(t, "no seal where there is no room", s.underSeal(low, 10), 10)
}

package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
)

// On a small slate what is asked for is shown near enough to be read, all of it in sight, and again when the window was turned; on a large
// one the slate stays whole.
func TestFocusComesNearOnASmallSlate(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {1280, 800}} {
		s := sitDown(t, "es", size[0], size[1], 3, 0, 1, 1)
		s.Tick(10)
		var world rules.Ref
		for q := int16(0); world.Kind == 0; q++ {
			if ref := (rules.Ref{Kind: game.KindPlanet, ID: q}); seen(s, ref) > 0 {
				world = ref
			}
		}
		whole := seen(s, world)
		s.face.Focus([]rules.Ref{world})
		near := seen(s, world)
		prove.Is(t, "it comes nearer", near > 1.3*whole, size[0] < 500)
		s.face.Focus(nil)
		prove.Is(t, "the whole slate", seen(s, world), whole)
		if size[0] > 500 {
			continue
		}
		s.face.Focus([]rules.Ref{world})
		s.In.W, s.In.H = s.In.H, s.In.W
		s.Tick(10)
		turned := seen(s, world)
		s.face.Focus(nil)
		prove.True(t, "and when the window was turned", turned > 1.3*seen(s, world))
	}
}

// seen is how wide a thing is in sight; 0 for what is not.
func seen(s *sat, ref rules.Ref) float64 {
	box, in := s.face.Where(ref)
	if !in {
		return 0
	}
	return box.W
}

package diadochi

import (
	"os"
	"testing"

	"tyche/scenes/ui"
)

// TestLookAtThreats shows what enemies reach, what one army reaches, and both from near.
func TestLookAtThreats(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}, {1024, 640}} {
		s := settledIn(t, size[0], size[1])
		name := map[float64]string{1280: "threats", 1920: "threats-large", 1024: "threats-small"}[size[0]]
		if size[0] != 1280 {
			s.app.Prefs.Language = "en"
		}
		s.in.Keys = append(s.in.Keys, ui.Press{Key: ui.KeyT})
		s.tick(60)
		s.shot(t, name+".png")
		at, _, _ := s.face.find(generalRef(s.face.threats.armies[0].general))
		s.point(at)
		s.tick(60)
		s.shot(t, name+"-army.png")
		for i := range s.face.view.Spaces {
			if at, _, ok := s.face.find(spaceRef(i)); ok && s.face.view.Spaces[i].Outside.Owner == 0 && s.face.threats.threatened(s.face, i, 0) {
				s.point(at)
				s.shot(t, name+"-fight.png")
				break
			}
		}
		kept := s.face.threats.armies
		for range mostTold {
			s.face.threats.armies = append(s.face.threats.armies, kept...)
		}
		s.face.threats.of = -1
		s.tick(1)
		s.shot(t, name+"-crowd.png")
		s.face.threats.armies = kept
		s.in.Wheel = 4
		s.tick(120)
		s.shot(t, name+"-near.png")
	}
}

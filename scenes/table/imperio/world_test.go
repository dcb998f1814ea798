package imperio

import (
	"image"
	"strconv"
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// worldScreen is a page with nothing but a world.
type worldScreen struct {
	ui   *ui.UI
	f    *Face
	hex  game.HexView
	wide float64
	low  float64 // where the page ends
}

func (s *worldScreen) Update(in *ui.Input) bool {
	s.ui.Begin(in)
	s.ui.Fill(s.ui.Screen(), s.ui.Theme.Paper2)
	p := pen{f: s.f, u: s.ui, w: s.wide, seen: canvas.Rect{W: s.wide, H: 600}}
	s.f.world(&p, &s.hex, 0)
	s.low = p.y
	return s.ui.End()
}

func (s *worldScreen) Draw(c canvas.Canvas) { s.ui.Draw(c) }

// Whatever is built on a world, its signs stay on the page: where they are many they have a line of their own.
func TestAllThatIsBuiltStaysOnThePage(t *testing.T) {
	lows := map[int]float64{}
	for _, works := range [][4]int{{1, 0, 0, 0}, {1, 1, 2, 1}} {
		f := ringed(t, 3)
		screen := &worldScreen{ui: ui.NewUI(f.app), f: f, wide: 236}
		screen.hex.Planets = []game.PlanetView{{Owner: 0, Holder: 0, Resources: 4, Favour: 4, Troops: 12, Works: works}}
		f.app.Stack.Still = true
		f.app.Stack.Push(screen)
		in := ui.Input{W: 320, H: 200, Scale: 1, Dt: 1.0 / 60, Focused: true, Zoom: 1}
		for range 9 { // pictures are painted one in a tick
			f.app.Update(&in)
			in.Clear()
		}
		dst := image.NewRGBA(image.Rect(0, 0, 320, 200))
		f.app.Draw(canvas.NewSoftware(dst))
		n := 0
		for _, k := range works {
			n += k
		}
		blank := dst.RGBAAt(318, 198)
		for y := range 200 {
			for x := int(screen.wide) + 2; x < 320; x++ {
				if dst.RGBAAt(x, y) != blank {
					t.Fatalf("with %d things built there is ink beside the page, at %d, %d", n, x, y)
				}
			}
		}
		lows[n] = screen.low
	}
	prove.Is(t, "a line more for five, in pixels: "+strconv.Itoa(int(lows[5]-lows[1])), lows[5] > lows[1], true)
}

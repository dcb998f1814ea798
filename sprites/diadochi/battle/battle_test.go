package battle

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/figures"
	"tyche/sprites/diadochi/palette"
	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
)

var (
	lion  = Team{Attacker, palette.Lion, false}
	owl   = Team{Defender, palette.Owl, true}
	eagle = Team{Attacker, palette.Eagle, false}
)

// place lays a figure with its foot on x, y.
func place(p *paint.Painter, pic *canvas.Picture, x, y float64) {
	p.Lay(pic.Pixels(), int(x)-pic.W/2, int(y-Ground*float64(pic.H)))
}

// TestScenes composes a scene of each kind, as the storyboard has them, for the eye.
func TestScenes(t *testing.T) {
	c := New(palette.Atlas)
	scenes := map[string]*image.RGBA{}
	for name, f := range map[string]func(*Cast, *paint.Painter){"siege": siegeScene, "naval": navalScene, "land": landScene} {
		p := paint.New(image.NewRGBA(image.Rect(0, 0, 1248, 420)))
		f(c, p)
		scenes[name] = p.Dst
	}
	for name, m := range scenes {
		imagetest.Sheet(t, "scene-"+name, 1270, palette.Atlas.Wood, []imagetest.Cell{{Label: name, Image: m}})
	}
	imagetest.Golden(t, "scenes", scenes)
}

func landScene(c *Cast, p *paint.Painter) {
	place(p, c.Stage(Hills, 1248, 420), 624, 420*Ground)
	for i := range 3 {
		place(p, c.Horse(eagle, figures.Lancer, Gallop, i*5, 62), 80+float64(i)*70, 240)
	}
	for i := range 7 {
		place(p, c.Soldier(eagle, figures.Pike, figures.Fighting, i*3, 66), 360+float64(i)*22, 240)
		place(p, c.Soldier(owl, figures.Peltast, figures.Fighting, i*3, 66), 860+float64(i)*30, 240)
	}
	place(p, c.Elephant(eagle, false, 3, 80), 260, 250)
	place(p, c.Horse(eagle, figures.General, Gallop, 4, 92), 110, 395)
	for i := range 6 {
		place(p, c.Soldier(eagle, [2]figures.Arms{figures.Royal, figures.Pike}[i/3], figures.Fighting, i*2, 96), 230+float64(i)*32, 396)
		place(p, c.Soldier(owl, figures.Silver, figures.Fighting, i*2, 96), 900+float64(i)*34, 396)
	}
	place(p, c.Elephant(eagle, false, 1, 104), 510, 396)
	place(p, c.Elephant(Team{Defender, palette.Sun, true}, true, 4, 100), 770, 396)
	for i := range 4 {
		place(p, c.Soldier(Team{Idle, palette.Owl, false}, figures.Royal, figures.Standing, 0, 96), 1120+float64(i)*30, 392)
	}
	place(p, c.Soldier(owl, figures.Pike, figures.Fallen, 0, 84), 640, 404)
	place(p, c.Banner(eagle, 3, 110), 180, 396)
	place(p, c.Dust(1, 150), 640, 400)
	place(p, c.Dust(2, 150), 60, 400)
}

func siegeScene(c *Cast, p *paint.Painter) {
	place(p, c.Stage(City, 1248, 420), 624, 420*Ground)
	place(p, c.Tent(lion, 100), 262, 330)
	place(p, c.Tent(lion, 100), 300, 334)
	place(p, c.Wall(owl, 404, [3]figures.Course{figures.Cracked, figures.Breached, figures.Breached}, 3, 36, 100), 880, 380)
	place(p, c.Gate(0, 100), 1010, 380)
	place(p, c.WallTower(owl, 94, 260, 100), 630, 380)
	place(p, c.WallTower(owl, 88, 270, 100), 1126, 380)
	for i := range 3 {
		place(p, c.Soldier(owl, figures.Archer, figures.Fighting, 2*i, 54), 600+28*float64(i), 114)
		place(p, c.Soldier(owl, figures.Pike, figures.Standing, 0, 54), 960+32*float64(i), 182)
	}
	place(p, c.Banner(owl, 4, 80), 1110, 110)
	place(p, c.Rubble(5, 100), 820, 380)
	place(p, c.Burst(3, 90), 820, 280+BurstRise*90)
	place(p, c.Helepolis(lion, true, 2, 100), 105, 380)
	place(p, c.Thrower(lion, Windings-1, 90), 280, 380)
	for i := range 3 {
		place(p, c.Soldier(lion, figures.Pike, figures.Walking, 3*i, 66), 350+22*float64(i), 380)
	}
	place(p, c.Ram(lion, false, 6, 90), 470, 380)
	place(p, c.Stone(1, 100), 700, 180)
	place(p, c.Dust(0, 160), 480, 384)
}

func navalScene(c *Cast, p *paint.Painter) {
	place(p, c.Stage(Sea, 1248, 420), 624, 420*Ground)
	for i := range 3 {
		place(p, c.Ship(lion, 1, true, false, 2*i, 34), 80+90*float64(i), 200)
	}
	for i, at := range [][3]float64{{420, 236, 52}, {300, 290, 70}, {500, 330, 78}, {190, 390, 90}, {460, 410, 96}} {
		place(p, c.Ship(lion, i/2+1, false, false, 3*i, int(at[2])), at[0], at[1])
	}
	for i, at := range [][3]float64{{740, 240, 52}, {1010, 240, 50}, {880, 310, 70}, {760, 390, 92}, {1080, 400, 90}} {
		place(p, c.Ship(owl, i/2+1, false, i%2 == 1, 3*i+1, int(at[2])), at[0], at[1])
	}
	place(p, c.Spray(5, 100), 620, 400)
	place(p, c.Splinters(owl, 8, 100), 640, 404)
	place(p, c.Waves(5, 1248), 624, 420)
}

func TestFramesMove(t *testing.T) {
	c := New(palette.Atlas)
	for name, frame := range map[string]func(int) *canvas.Picture{
		"a step":     func(i int) *canvas.Picture { return c.Soldier(lion, figures.Pike, figures.Walking, i, 90) },
		"a thrust":   func(i int) *canvas.Picture { return c.Soldier(lion, figures.Pike, figures.Fighting, i, 90) },
		"a gallop":   func(i int) *canvas.Picture { return c.Horse(lion, figures.Lancer, Gallop, i, 90) },
		"elephants":  func(i int) *canvas.Picture { return c.Elephant(lion, false, i, 90) },
		"a stroke":   func(i int) *canvas.Picture { return c.Ship(lion, 2, false, false, i, 90) },
		"a ram":      func(i int) *canvas.Picture { return c.Ram(lion, false, i, 90) },
		"the flag":   func(i int) *canvas.Picture { return c.Banner(lion, i, 90) },
		"a splinter": func(i int) *canvas.Picture { return c.Splinters(lion, i, 90) },
		"a spray":    func(i int) *canvas.Picture { return c.Spray(i, 90) },
		"the gate":   func(i int) *canvas.Picture { return c.Gate(i, 90) },
		"winding":    func(i int) *canvas.Picture { return c.Thrower(lion, i, 90) },
	} {
		t.Run(name, func(t *testing.T) {
			imagetest.Distinct(t, 2, map[string]*image.RGBA{"frame 1": frame(1).Pixels(), "frame 4": frame(4).Pixels()})
		})
	}
	if c.Soldier(lion, figures.Pike, figures.Walking, 2, 90) != c.Soldier(lion, figures.Pike, figures.Walking, 2+Frames, 90) {
		t.Error("frames do not repeat")
	}
}

func TestLeftIsTheMirrorOfRight(t *testing.T) {
	c := New(palette.Atlas)
	right := c.Soldier(Team{Defender, palette.Owl, false}, figures.Pike, figures.Walking, 1, 90).Pixels()
	left := c.Soldier(owl, figures.Pike, figures.Walking, 1, 90).Pixels()
	w := right.Rect.Dx()
	for y := 0; y < right.Rect.Dy(); y += 3 {
		for x := 0; x < w; x += 3 {
			if a, b := int(right.RGBAAt(x, y).A), int(left.RGBAAt(w-1-x, y).A); a-b > 60 || b-a > 60 {
				t.Fatalf("at %d %d: right %d, left %d", x, y, a, b)
			}
		}
	}
}

// A figure's feet are on its ground: the lowest painted row of a standing man lies there.
func TestFeetStandOnTheGround(t *testing.T) {
	c := New(palette.Atlas)
	for arms := range figures.ArmsEnum {
		pic := c.Soldier(lion, arms, figures.Standing, 0, 100)
		low := 0
		for y := range pic.H {
			for x := range pic.W {
				if pic.Pixels().RGBAAt(x, y).A > 128 {
					low = y
				}
			}
		}
		if ground := Ground * float64(pic.H); float64(low) < ground-3 || float64(low) > ground+6 {
			t.Errorf("arms %d: feet at row %d, ground at %.0f", arms, low, ground)
		}
	}
}

func TestStages(t *testing.T) {
	c := New(palette.Atlas)
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for s := range Sceneries {
		m := c.Stage(s, 620, 210).Pixels()
		all[fmt.Sprint("stage ", s)] = m
		cells = append(cells, imagetest.Cell{Label: fmt.Sprint("stage ", s), Image: m})
	}
	imagetest.Sheet(t, "stages", 1300, palette.Atlas.Wood, cells)
	imagetest.Golden(t, "stages", all)
	imagetest.Distinct(t, 30, all)
}

func TestWavesRepeat(t *testing.T) {
	c := New(palette.Atlas)
	m := c.Waves(3, 600).Pixels()
	for y := range m.Rect.Dy() {
		a, b := int(m.RGBAAt(0, y).A), int(m.RGBAAt(m.Rect.Dx()-1, y).A)
		if a-b > 90 || b-a > 90 {
			t.Errorf("row %d: left edge %d, right edge %d", y, a, b)
		}
	}
}

func TestAskingAgainAllocatesNothing(t *testing.T) {
	c := New(palette.Atlas)
	if n := testing.AllocsPerRun(50, func() { c.Soldier(lion, figures.Pike, figures.Walking, 3, 90) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if n := testing.AllocsPerRun(50, func() { c.Ship(lion, 2, false, false, 3, 90) }); n != 0 {
		t.Errorf("%v allocations for a ship", n)
	}
}

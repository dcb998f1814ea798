package geom

import (
	"math"
	"testing"
)

func near(a, b, by float64) bool { return math.Abs(a-b) <= by }

func TestStretchThereAndBack(t *testing.T) {
	s := NewStretch(Knot{0, 10}, Knot{10, 20}, Knot{20, 5})
	for _, row := range []struct{ at, want float64 }{{-5, -50}, {0, 0}, {10, 150}, {20, 275}, {30, 325}} {
		if got := s.To(row.at); !near(got, row.want, 1e-9) {
			t.Errorf("To(%v) = %v, want %v", row.at, got, row.want)
		}
	}
	for v := -8.0; v < 40; v += 0.37 {
		if got := s.From(s.To(v)); !near(got, v, 1e-6) {
			t.Errorf("From(To(%v)) = %v", v, got)
		}
	}
}

var square = []Point{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 10}, {X: 0, Y: 10}}

func TestContainsHonoursHoles(t *testing.T) {
	rings := [][]Point{square, {{X: 4, Y: 4}, {X: 6, Y: 4}, {X: 6, Y: 6}, {X: 4, Y: 6}}}
	for _, row := range []struct {
		p    Point
		want bool
	}{{Point{X: 1, Y: 1}, true}, {Point{X: 5, Y: 5}, false}, {Point{X: 11, Y: 5}, false}, {Point{X: 9, Y: 9.5}, true}} {
		if got := Contains(rings, row.p); got != row.want {
			t.Errorf("Contains(%v) = %v", row.p, got)
		}
	}
}

func TestClipRectKeepsTheCommonArea(t *testing.T) {
	for _, row := range []struct {
		r    Rect
		want float64
	}{{Rect{X: 5, Y: 5, W: 20, H: 20}, 25}, {Rect{X: -5, Y: -5, W: 50, H: 50}, 100}, {Rect{X: 2, Y: 2, W: 3, H: 4}, 12}, {Rect{X: 20, Y: 20, W: 5, H: 5}, 0}} {
		if got := math.Abs(Area(ClipRect(square, row.r))); !near(got, row.want, 1e-9) {
			t.Errorf("area within %v = %v, want %v", row.r, got, row.want)
		}
	}
}

func TestSimplifyKeepsCorners(t *testing.T) {
	got := Simplify([]Point{{X: 0, Y: 0}, {X: 5, Y: 0.1}, {X: 10, Y: 0}, {X: 10, Y: 10}}, 0.5)
	want := []Point{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 10}}
	if len(got) != len(want) {
		t.Fatalf("Simplify = %v, want %v", got, want)
	}
}

func TestVoronoiCellsTileTheBounds(t *testing.T) {
	sites := []Point{{X: 2, Y: 2}, {X: 8, Y: 3}, {X: 5, Y: 8}, {X: 1, Y: 9}}
	sum := 0.0
	for i, c := range Voronoi(sites, Rect{X: 0, Y: 0, W: 10, H: 10}) {
		sum += math.Abs(Area(c.Ring))
		if !Contains([][]Point{c.Ring}, sites[i]) {
			t.Errorf("cell %d does not hold its site", i)
		}
	}
	if !near(sum, 100, 1e-6) {
		t.Errorf("cells cover %v, want 100", sum)
	}
}

func TestDivideGivesEveryPlaceToTheOwnerOfTheNearestSite(t *testing.T) {
	sites := []Point{{X: 2, Y: 2}, {X: 8, Y: 3}, {X: 5, Y: 8}, {X: 1, Y: 9}, {X: 9, Y: 9}, {X: 5, Y: 4}}
	owner := []int{0, 1, 2, 0, 1, 3} // owner 3 is enclosed by the others
	p := Divide(Voronoi(sites, Rect{X: 0, Y: 0, W: 10, H: 10}), owner, 4, func(l []Point) []Point { return l })
	for x := 0.25; x < 10; x += 0.5 {
		for y := 0.25; y < 10; y += 0.5 {
			q, best := Point{X: x, Y: y}, 0
			for i := range sites {
				if Dist(q, sites[i]) < Dist(q, sites[best]) {
					best = i
				}
			}
			for o := range p.Rings {
				if got := Contains(p.Rings[o], q); got != (o == owner[best]) {
					t.Fatalf("owner %d holds %v: %v, nearest site belongs to %d", o, q, got, owner[best])
				}
			}
		}
	}
	for _, b := range p.Borders {
		if b.Left == b.Right {
			t.Errorf("a border between %d and itself", b.Left)
		}
	}
}

func TestLineAt(t *testing.T) {
	l := NewLine([]Point{{X: 0, Y: 0}, {X: 3, Y: 4}, {X: 3, Y: 14}})
	for _, row := range []struct {
		d    float64
		want Point
	}{{-1, Point{X: 0, Y: 0}}, {2.5, Point{X: 1.5, Y: 2}}, {10, Point{X: 3, Y: 9}}, {99, Point{X: 3, Y: 14}}} {
		if got, _ := l.At(row.d); Dist(got, row.want) > 1e-9 {
			t.Errorf("At(%v) = %v, want %v", row.d, got, row.want)
		}
	}
	if part := l.Part(2.5, 10); len(part) != 3 || part[1] != (Point{X: 3, Y: 4}) {
		t.Errorf("Part = %v", part)
	}
}

func TestThroughPassesTheBend(t *testing.T) {
	a, k, b := Point{X: 0, Y: 0}, Point{X: 7, Y: 9}, Point{X: 10, Y: 2}
	if got := Quad(a, Through(a, k, b), b, 2)[1]; Dist(got, k) > 1e-9 {
		t.Errorf("middle = %v, want %v", got, k)
	}
}

func TestRoundingKeepsTheEnds(t *testing.T) {
	line := []Point{{X: 0, Y: 0}, {X: 5, Y: 9}, {X: 9, Y: 1}, {X: 14, Y: 3}}
	for name, got := range map[string][]Point{"Chaikin": Chaikin(line, 3), "Catmull": Catmull(line, 4), "Subdivide": Subdivide(line, 0.7)} {
		if got[0] != line[0] || Dist(got[len(got)-1], line[3]) > 1e-9 || len(got) <= len(line) {
			t.Errorf("%s moved an end or added nothing: %v", name, got)
		}
	}
}

func camera() *Camera {
	return NewCamera(Rect{X: -100, Y: -100, W: 1200, H: 1000}, Rect{X: 200, Y: 50, W: 800, H: 600}, Rect{X: 0, Y: 0, W: 1000, H: 700})
}

func TestCameraFitsTheCore(t *testing.T) {
	c := camera()
	if !near(c.Scale, 0.8, 1e-9) {
		t.Errorf("scale %v, want 0.8", c.Scale)
	}
	if got := c.ToScreen(Point{X: 500, Y: 350}); Dist(got, Point{X: 600, Y: 350}) > 0.71 {
		t.Errorf("middle of the core at %v", got)
	}
	p := Point{X: 432, Y: 210}
	if got := c.ToScreen(c.ToMap(p)); Dist(got, p) > 1e-9 {
		t.Errorf("there and back: %v", got)
	}
}

func TestZoomKeepsThePlaceUnderTheCursor(t *testing.T) {
	c := camera()
	cursor := Point{X: 500, Y: 300}
	want := c.ToMap(cursor)
	c.Zoom(cursor, 2, 12)
	ticks := 0
	for c.Moving() {
		c.Tick()
		ticks++
		if got := c.ToMap(cursor); Dist(got, want)*c.Scale > 0.71 {
			t.Fatalf("tick %d: %v under the cursor, want %v", ticks, got, want)
		}
	}
	if ticks != 12 || !near(c.Scale, 1.6, 1e-9) {
		t.Errorf("%d ticks to scale %v, want 12 to 1.6", ticks, c.Scale)
	}
}

func TestCameraStaysInTheWorld(t *testing.T) {
	for _, move := range []func(c *Camera){
		func(c *Camera) { c.Pan(5000, 5000) },
		func(c *Camera) { c.Pan(-5000, -5000) },
		func(c *Camera) { c.Zoom(Point{X: 300, Y: 100}, 0.01, 0) },
		func(c *Camera) { c.Zoom(Point{X: 300, Y: 100}, 1000, 0) },
		func(c *Camera) { c.Show(Point{X: -100, Y: -100}, 0) },
		func(c *Camera) { c.Resize(Rect{X: 0, Y: 0, W: 1900, H: 300}) },
	} {
		c := camera()
		move(c)
		s := c.Seen()
		if pixel := 0.51 / c.Scale; s.X < -100-pixel || s.Y < -100-pixel || s.X+s.W > 1100+pixel || s.Y+s.H > 900+pixel {
			t.Errorf("seen %v is beyond the world", s)
		}
	}
}

func TestCameraAtRestStandsOnWholePixels(t *testing.T) {
	c := camera()
	for range 20 {
		c.Pan(-7.37, 3.21)
		p := c.ToScreen(Point{X: c.World.X, Y: c.World.Y})
		if !near(p.X, math.Round(p.X), 1e-6) || !near(p.Y, math.Round(p.Y), 1e-6) {
			t.Fatalf("corner of the world at %v", p)
		}
	}
}

func TestStillCameraMovesAtOnce(t *testing.T) {
	c := camera()
	c.Still = true
	c.Zoom(Point{X: 600, Y: 350}, 2, 30)
	if c.Moving() || !near(c.Scale, 1.6, 1e-9) {
		t.Errorf("moving %v at scale %v", c.Moving(), c.Scale)
	}
}

func TestCameraTicksAllocateNothing(t *testing.T) {
	c := camera()
	if n := testing.AllocsPerRun(100, func() { c.Zoom(Point{X: 300, Y: 300}, 1.1, 3); c.Tick() }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

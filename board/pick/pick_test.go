package pick

import (
	"slices"
	"testing"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/rules"
)

func fitted() *geom.Camera {
	m := atlas.Diadochi()
	return geom.NewCamera(m.World, geom.Rect{X: 192, Y: 46, W: 1116, H: 954}, m.Core)
}

func TestEverySpaceIsFoundAtItsPlace(t *testing.T) {
	m := atlas.Diadochi()
	f := Finder{Model: m}
	for _, zoom := range []float64{1, 2, 4} {
		for _, a := range m.Areas {
			cam := fitted()
			cam.Zoom(cam.ToScreen(a.At), zoom, 0)
			cam.Show(a.At, 0)
			if got, ok := f.At(cam, cam.ToScreen(a.At), nil); !ok || got != a.Ref {
				t.Errorf("zoom %v: at %s found %v", zoom, a.ID, got)
			}
		}
	}
}

func TestTheNearestSpaceWins(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	f := Finder{Model: m}
	a, b := m.Named("korinthos"), m.Named("athenai")
	p, q := cam.ToScreen(m.Areas[a].At), cam.ToScreen(m.Areas[b].At)
	for _, row := range []struct {
		share float64
		want  int
	}{{0.2, a}, {0.4, a}, {0.6, b}, {0.8, b}} {
		if got, ok := f.Area(cam, geom.Mix(p, q, row.share), nil); !ok || m.Area(got) != row.want {
			t.Errorf("%v of the way from Korinthos to Athenai: %v %v", row.share, got, ok)
		}
	}
}

func TestOrderOfWhatIsFound(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	pella := m.Named("pella")
	army := rules.Ref{Kind: 9, ID: 4}
	f := Finder{Model: m, Tokens: Arrange(m, cam, []Piece{{Ref: army, Area: pella, Role: Army}}, nil, nil, nil)}
	on := f.Tokens[0].At(cam, m)
	city := cam.ToScreen(m.Areas[pella].At)
	inland := cam.ToScreen(m.Projection.Place(35, 39.4))
	for _, row := range []struct {
		name   string
		p      geom.Point
		wanted func(rules.Ref) bool
		want   rules.Ref
	}{
		{"a counter", on, nil, army},
		{"the city beside its counter", geom.Point{X: city.X - 8, Y: city.Y + 8}, nil, m.Areas[pella].Ref},
		{"the city under its counter when only cities count", on, func(r rules.Ref) bool { return r.Kind == atlas.SpaceKind }, m.Areas[pella].Ref},
		{"a province", inland, nil, m.Regions[14].Ref},
		{"no province when only cities count", inland, func(r rules.Ref) bool { return r.Kind == atlas.SpaceKind }, rules.Ref{}},
		{"the open sea", cam.ToScreen(m.Projection.Place(27, 34)), nil, rules.Ref{}},
		{"beyond the view", geom.Point{X: 5, Y: 5}, nil, rules.Ref{}},
	} {
		if got, _ := f.At(cam, row.p, row.wanted); got != row.want {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

func TestPickingAllocatesNothing(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	f := Finder{Model: m}
	if n := testing.AllocsPerRun(20, func() { f.At(cam, geom.Point{X: 700, Y: 420}, nil) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestCountersDodgeANameInTheirWay(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	piece := []Piece{{Ref: rules.Ref{Kind: 9}, Area: m.Named("ekbatana"), Role: Army}}
	free := Arrange(m, cam, piece, nil, nil, nil)[0].Box(cam, m)
	got := Arrange(m, cam, piece, []geom.Rect{free}, nil, nil)[0].Box(cam, m)
	if common(free, got) > 0.4*free.W*free.H {
		t.Errorf("the counter still covers %v of %v", common(free, got), free.W*free.H)
	}
}

// Counters stay where they were when a name comes a little into their way, and give way to one that covers them.
func TestCountersDoNotJumpForLittle(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	piece := []Piece{{Ref: rules.Ref{Kind: 9}, Area: m.Named("ekbatana"), Role: Army}}
	first := Arrange(m, cam, piece, nil, nil, nil)
	box := first[0].Box(cam, m)
	touched := []geom.Rect{{X: box.X, Y: box.Y, W: box.W, H: box.H / 5}}
	if Arrange(m, cam, piece, touched, nil, nil)[0].Offset == first[0].Offset {
		t.Error("the name would not turn counters that come anew")
	}
	if Arrange(m, cam, piece, touched, first, nil)[0].Offset != first[0].Offset {
		t.Error("the counters jump for a name that only touches them")
	}
	if Arrange(m, cam, piece, []geom.Rect{box}, first, nil)[0].Offset == first[0].Offset {
		t.Error("the counters stay under a name that covers them")
	}
}

func TestStackedCountersCanBeToldApart(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	at := m.Named("babylon")
	var pieces []Piece
	for i, role := range []Role{Army, Army, Family, Cart, Works, Works, Fleet} {
		pieces = append(pieces, Piece{Ref: rules.Ref{Kind: 9, ID: int16(i)}, Area: at, Role: role})
	}
	tokens := Arrange(m, cam, pieces, nil, nil, nil)
	for i := range tokens {
		for j := range i {
			if geom.Dist(tokens[i].At(cam, m), tokens[j].At(cam, m)) < 6 {
				t.Errorf("counters %d and %d stand at one place", j, i)
			}
		}
	}
}

// Troops that are left behind are seen before the army has gone, beside anything else that stands there.
func TestTroopsLeftBehindStandClear(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	var pieces []Piece
	for role := range Role(len(bodies)) {
		pieces = append(pieces, Piece{Ref: rules.Ref{Kind: 9, ID: int16(role)}, Area: m.Named("babylon"), Role: role})
	}
	tokens := Arrange(m, cam, pieces, nil, nil, nil)
	lies := slices.IndexFunc(tokens, func(k Token) bool { return k.Role == Left })
	left := tokens[lies].Box(cam, m)
	pair := Arrange(m, cam, []Piece{{Area: m.Named("tyana"), Role: Army}, {Area: m.Named("tyana"), Role: Left}}, nil, nil, nil)
	if d := pair[1].away(pair[1].Offset); d > 24 || pair[1].Tied {
		t.Errorf("it stands %v pixels from its city", d)
	}
	for _, name := range []string{"kilikiangates", "ikonion", "mazaka", "tarsos"} {
		if other := cam.ToScreen(m.Areas[m.Named(name)].At); geom.Inside(pair[1].Box(cam, m), other) {
			t.Errorf("it lies on %s", name)
		}
	}
	for i := range tokens {
		if c := common(left, tokens[i].Box(cam, m)); i != lies && c > 0 {
			t.Errorf("it shares %v pixels with role %d", c, tokens[i].Role)
		}
	}
}

func TestFanSpreadsWithinTheView(t *testing.T) {
	view := geom.Rect{X: 192, Y: 46, W: 900, H: 700}
	for _, n := range []int{1, 2, 5, 9, 14} {
		for _, at := range []geom.Point{{X: 600, Y: 400}, {X: 195, Y: 50}, {X: 1090, Y: 740}} {
			pts := Fan(at, n, 33, view, nil, nil, nil)
			if len(pts) != n {
				t.Fatalf("%d places for %d counters", len(pts), n)
			}
			for i, p := range pts {
				if !geom.Inside(view, p) {
					t.Errorf("fan of %d at %v leaves the view: %v", n, at, p)
				}
				for _, q := range pts[:i] {
					if geom.Dist(p, q) < 33 {
						t.Errorf("fan of %d: counters overlap", n)
					}
				}
			}
		}
	}
}

// A stack spreads to the side on which nothing lies that somebody may want to press, and its first counter stays where it is.
func TestFanSpreadsToAFreeSide(t *testing.T) {
	view, at := geom.Rect{W: 900, H: 700}, geom.Point{X: 450, Y: 350}
	half := map[string]geom.Rect{
		"above": {W: 900, H: 340}, "below": {Y: 360, W: 900, H: 340}, "left": {W: 440, H: 700}, "right": {X: 460, W: 440, H: 700},
	}
	for side, taken := range half {
		for _, n := range []int{2, 3} {
			pts := Fan(at, n, 33, view, []geom.Rect{taken}, nil, nil)
			if pts[0] != at {
				t.Errorf("the first of %d counters has moved to %v", n, pts[0])
			}
			if c := covering(pts[1:], 33, []geom.Rect{taken}); c > 0 {
				t.Errorf("%d counters cover %v of what lies %s", n, c, side)
			}
		}
	}
}

// No counter of a fan seems to stand at another space where there is a side for it.
func TestFanSpreadsAtItsOwnSpace(t *testing.T) {
	view, at := geom.Rect{W: 900, H: 700}, geom.Point{X: 450, Y: 350}
	above := func(p geom.Point) bool { return p.Y < 320 }
	for _, n := range []int{2, 3, 4} {
		for _, p := range Fan(at, n, 33, view, nil, above, nil) {
			if above(p) {
				t.Errorf("one of %d counters stands at %v", n, p)
			}
		}
	}
}

// A besieger who comes later does not lie on the points of his siege.
func TestSiegePointsLieOnTop(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	at := m.Named("athenai")
	tokens := Arrange(m, cam, []Piece{{Area: at, Role: Works}, {Area: at, Role: Army}, {Area: at, Role: Fleet}}, nil, nil, nil)
	if top := tokens[len(tokens)-1]; top.Role != Works {
		t.Errorf("a counter of role %d lies on top", top.Role)
	}
}

// What stood beside a coin that has gone comes back to its space.
func TestALoneCounterStandsByItsOwnSpace(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	at := m.Named("babylon")
	for _, role := range []Role{Cart, Family, Left} {
		before := []Token{{Piece: Piece{Area: at, Role: Army}}, {Piece: Piece{Area: at, Role: role}, Offset: geom.Point{X: 50, Y: -40}}}
		k := Arrange(m, cam, []Piece{{Area: at, Role: role}}, nil, before, nil)[0]
		if k.Tied || geom.Dist(k.Offset, geom.Point{}) > 32 {
			t.Errorf("role %d: it stands at %v from its space", role, k.Offset)
		}
	}
}

// A counter that finds room only away from its space is tied to it by a line that begins at the edge of the symbol.
func TestACounterAwayFromItsSpaceIsTied(t *testing.T) {
	m, cam := atlas.Diadochi(), fitted()
	at := m.Named("ekbatana")
	middle := cam.ToScreen(m.Areas[at].At)
	piece := []Piece{{Area: at, Role: Army}}
	if k := Arrange(m, cam, piece, nil, nil, nil)[0]; k.Tied {
		t.Errorf("a counter at its space, at %v, has a line", k.Offset)
	}
	crowded := slices.Repeat([]geom.Rect{geom.Grow(geom.Rect{X: middle.X, Y: middle.Y}, 28)}, 4)
	k := Arrange(m, cam, piece, crowded, nil, nil)[0]
	from, to := k.Tie(cam, m)
	if r := m.Areas[at].Kind.Radius(cam); !k.Tied || geom.Dist(from, middle) > r || to != k.Box(cam, m).Center() {
		t.Errorf("tied %v, at %v, by a line from %v to %v", k.Tied, k.Offset, from, to)
	}
}

package board_test

import (
	"image"
	"image/color"
	"testing"

	"tyche/board"
	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/emblems"
	"tyche/sprites/diadochi/palette"
)

// easel is a white canvas with a camera over the whole board.
func easel(w, h int) (*image.RGBA, *canvas.Software, *geom.Camera) {
	m := atlas.Diadochi()
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range dst.Pix {
		dst.Pix[i] = 255
	}
	return dst, canvas.NewSoftware(dst), geom.NewCamera(m.World, geom.Rect{W: float64(w), H: float64(h)}, m.Core)
}

// owners gives everything to nobody.
func owners(n int) []board.Owner {
	out := make([]board.Owner, n)
	for i := range out {
		out[i] = board.Nobody
	}
	return out
}

func pixel(m *image.RGBA, p geom.Point) color.RGBA { return m.RGBAAt(int(p.X), int(p.Y)) }

var white = color.RGBA{R: 255, G: 255, B: 255, A: 255}

func near(a color.RGBA, b color.NRGBA, by int) bool {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R) <= by && d(a.G, b.G) <= by && d(a.B, b.B) <= by
}

func TestFillingsStayWithinTheirSymbols(t *testing.T) {
	m := atlas.Diadochi()
	for _, who := range []palette.Faction{palette.Sun, palette.Owl, palette.Eagle, palette.Anchor, palette.Lion, palette.Independent} {
		for _, id := range []string{"persepolis", "panopolis", "petra"} {
			dst, c, cam := easel(1116, 954)
			held := owners(len(m.Areas))
			held[m.Named(id)] = board.Owner(who)
			board.NewFillings(palette.Atlas.Theme, emblems.All).Draw(c, cam, m, held)
			a := &m.Areas[m.Named(id)]
			at, box, z := cam.ToScreen(a.At), a.Kind.Box(), board.SymbolsOf(cam)
			inside, outside := 0, 0
			for y := range dst.Rect.Dy() {
				for x := range dst.Rect.Dx() {
					if near(dst.RGBAAt(x, y), color.NRGBA(white), 8) {
						continue
					}
					if geom.Inside(geom.Rect{X: at.X + box.X*z, Y: at.Y + box.Y*z, W: box.W * z, H: box.H * z}, geom.Point{X: float64(x), Y: float64(y)}) {
						inside++
					} else {
						outside++
					}
				}
			}
			if inside < 60 || outside > 0 {
				t.Errorf("%s of faction %d: %d pixels inside its symbol, %d outside", id, who, inside, outside)
			}
		}
	}
}

func TestTransitPointsAreNeverFilled(t *testing.T) {
	m := atlas.Diadochi()
	dst, c, cam := easel(600, 500)
	held := owners(len(m.Areas))
	held[m.Named("thermopylai")] = board.Owner(palette.Owl)
	board.NewFillings(palette.Atlas.Theme, emblems.All).Draw(c, cam, m, held)
	for i := 0; i < len(dst.Pix); i++ {
		if dst.Pix[i] != 255 {
			t.Fatal("something was drawn")
		}
	}
}

func TestRingsSurroundAndDoNotCover(t *testing.T) {
	for ring := board.Offered; ring <= board.Culprit; ring++ {
		dst, c, _ := easel(200, 200)
		at := geom.Point{X: 100, Y: 100}
		board.NewMarks(palette.Atlas.Theme).Ring(c, at, 30, ring, 0)
		if pixel(dst, at) != white || pixel(dst, geom.Point{X: 112, Y: 100}) != white {
			t.Errorf("ring %d covers what it surrounds", ring)
		}
		beside, corner := 0, 0
		for x := 126.0; x < 135; x++ {
			if pixel(dst, geom.Point{X: x, Y: 100}) != white {
				beside++
			}
			if pixel(dst, geom.Point{X: x, Y: x}) != white {
				corner++
			}
		}
		switch {
		case ring == board.Chosen && (beside > 0 || corner < 2):
			t.Error("what is chosen has no corners of its own form")
		case ring != board.Chosen && beside < 2:
			t.Errorf("ring %d cannot be seen", ring)
		}
	}
}

func TestAWayRunsBetweenTheSymbols(t *testing.T) {
	m := atlas.Diadochi()
	dst, c, cam := easel(1116, 954)
	marks := board.NewMarks(palette.Atlas.Theme)
	stops := []int{m.Named("kelainai"), m.Named("dorylaion"), m.Named("gordion")}
	marks.Way(c, cam, m, stops, 0)
	for i, s := range stops {
		at := cam.ToScreen(m.Areas[s].At)
		if pixel(dst, at) != white {
			t.Errorf("the way covers the symbol of %s", m.Areas[s].ID)
		}
		if i > 0 {
			line := geom.NewLine(m.Travel(stops[i-1], s, nil))
			mid, _ := line.At(line.Length() / 2)
			if pixel(dst, cam.ToScreen(mid)) == white {
				t.Errorf("no way to %s", m.Areas[s].ID)
			}
		}
	}
}

func TestTheMinimapShowsWhoHoldsWhat(t *testing.T) {
	m, theme := atlas.Diadochi(), palette.Atlas
	dst, c, cam := easel(900, 700)
	cam.Zoom(geom.Point{}, 3, 0)
	mini := board.NewMinimap(m, theme.Theme, emblems.All, len(emblems.Seats))
	r := geom.Rect{X: 40, Y: 30, W: 600, H: 420}
	regions := owners(len(m.Regions))
	regions[14], regions[21] = board.Owner(palette.Eagle), board.Owner(palette.Anchor)
	mini.Draw(c, r, cam, regions, owners(len(m.Areas)))
	for _, row := range []struct {
		lon, lat float64
		want     color.NRGBA
	}{{37, 39.6, theme.Of(palette.Eagle).Main}, {30.3, 28.3, theme.Of(palette.Anchor).Main}} {
		found := false
		want := m.Projection.Place(row.lon, row.lat)
		for y := r.Y; y < r.Y+r.H; y++ {
			for x := r.X; x < r.X+r.W; x++ {
				p := geom.Point{X: x, Y: y}
				found = found || geom.Dist(mini.At(r, p), want) < 3 && near(pixel(dst, p), row.want, 12)
			}
		}
		if !found {
			t.Errorf("no %v at %v %v", row.want, row.lon, row.lat)
		}
	}
	if pixel(dst, geom.Point{X: 20, Y: 20}) != white || pixel(dst, geom.Point{X: 660, Y: 470}) != white {
		t.Error("the minimap leaves its rectangle")
	}
}

func TestTheMarginKeepsToTheEdges(t *testing.T) {
	m := atlas.Diadochi()
	for _, zoom := range []float64{1, 2.5} {
		dst, c, cam := easel(800, 600)
		cam.Zoom(geom.Point{X: 400, Y: 300}, zoom, 0)
		board.NewMargin(m.Projection).Draw(c, cam, 1)
		for _, row := range []struct {
			p      geom.Point
			framed bool
		}{{geom.Point{X: 400, Y: 3}, true}, {geom.Point{X: 3, Y: 250}, true}, {geom.Point{X: 797, Y: 250}, true}, {geom.Point{X: 400, Y: 597}, true}, {geom.Point{X: 400, Y: 300}, false}, {geom.Point{X: 20, Y: 20}, false}} {
			if got := pixel(dst, row.p) != white; got != row.framed {
				t.Errorf("zoom %v: framed at %v: %v", zoom, row.p, got)
			}
		}
	}
}

// deaf is a canvas that draws nothing and keeps nothing.
type deaf struct{ canvas.Canvas }

func (deaf) Fill(canvas.Rect, color.NRGBA)                           {}
func (deaf) Line(_, _ canvas.Point, _ float64, _ color.NRGBA)        {}
func (deaf) Picture(*canvas.Picture, canvas.Place)                   {}
func (deaf) Text(string, canvas.Point, fonts.Style)                  {}
func (deaf) Clip(canvas.Rect)                                        {}
func (deaf) Unclip()                                                 {}
func (deaf) Part(*canvas.Picture, canvas.Rect, canvas.Rect, float64) {}

func TestDrawingOverTheSheetAllocatesNothing(t *testing.T) {
	m, theme := atlas.Diadochi(), palette.Atlas
	_, _, cam := easel(1116, 954)
	areas, regions := owners(len(m.Areas)), owners(len(m.Regions))
	for i := range areas {
		areas[i] = board.Owner(i % 6)
	}
	fillings, marks, margin := board.NewFillings(theme.Theme, emblems.All), board.NewMarks(theme.Theme), board.NewMargin(m.Projection)
	mini := board.NewMinimap(m, theme.Theme, emblems.All, len(emblems.Seats))
	way := []int{m.Named("kelainai"), m.Named("dorylaion"), m.Named("gordion")}
	var c canvas.Canvas = deaf{}
	frameOf := func() {
		fillings.Draw(c, cam, m, areas)
		marks.Way(c, cam, m, way, 0.4)
		marks.RingArea(c, cam, m, 5, board.Offered, 0.2)
		marks.Badge(c, geom.Point{X: 50, Y: 50}, "2", 1, false)
		margin.Draw(c, cam, 1)
		mini.Draw(c, geom.Rect{W: 200, H: 140}, cam, regions, areas)
	}
	frameOf()
	if n := testing.AllocsPerRun(50, frameOf); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

// A fine screen shows the same map with the same symbols, only finer.
func TestSymbolsKeepTheirSizeOnFineScreens(t *testing.T) {
	for _, scale := range []float64{0.3, 0.6, 1, 4} {
		if got, want := board.SymbolSize(2*scale, 2), 2*board.SymbolSize(scale, 1); got != want {
			t.Errorf("at %v: %v, want %v", scale, got, want)
		}
	}
}

package chart

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"
	"time"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/sprites/canvas"
)

func TestNamesCoverNeitherNamesNorSymbols(t *testing.T) {
	m := atlas.Diadochi()
	for _, lang := range atlas.Languages {
		for _, zoom := range []float64{0.62, 1, 2.5} {
			for _, letters := range []float64{1, 1.5} {
				l := levelAt(Options{Words: atlas.DiadochiWords(lang), TextScale: letters}, zoom)
				for i := range l.labels {
					for j := range i {
						if l.labels[i].meets(&l.labels[j]) {
							t.Errorf("%s at %v: %q covers %q", lang, zoom, l.labels[i].lines[0].text, l.labels[j].lines[0].text)
						}
					}
					for k := range l.seats {
						if l.labels[i].covers(l.seats[k]) {
							t.Errorf("%s at %v: %q covers the symbol of %s", lang, zoom, l.labels[i].lines[0].text, m.Areas[k].ID)
						}
					}
				}
			}
		}
	}
}

func TestNearerViewsShowMoreNames(t *testing.T) {
	m := atlas.Diadochi()
	p := Options{Words: atlas.DiadochiWords("es"), TextScale: 1}
	all := len(m.Areas) + len(m.Regions)
	far, mid, near := names(levelAt(p, 0.55)), names(levelAt(p, 1)), names(levelAt(p, 2.5))
	if far >= near || near != all || mid < all*9/10 {
		t.Errorf("%d, %d, %d names at 0.55, 1 and 2.5; want fewer far away, nine tenths at 1, and all %d near", far, mid, near, all)
	}
	for _, zoom := range []float64{0.7, 1, 2.5} {
		shown := map[int]bool{}
		for _, b := range levelAt(p, zoom).labels {
			if b.kind == areaLabel {
				shown[b.index] = true
			}
		}
		for i, a := range m.Areas {
			if a.Kind == 1 && !shown[i] {
				t.Errorf("at %v the great city %s has no name", zoom, a.ID)
			}
		}
	}
}

func names(l *level) int {
	n := 0
	for _, b := range l.labels {
		if b.kind != seaLabel {
			n++
		}
	}
	return n
}

// theGround is what bareGround has built.
var theGround *ground

// bareGround is the ground of the board, built once for all tests, which follow one another.
func bareGround() *ground {
	if theGround == nil {
		theGround = &ground{model: atlas.Diadochi()}
		for _, step := range theGround.steps() {
			step()
		}
	}
	return theGround
}

// levelAt builds a level without painting it.
func levelAt(o Options, scale float64) *level {
	l := newLevel(bareGround(), scale, o)
	for !l.build() {
	}
	return l
}

func TestNoLetterIsSmallerThanTwelvePixels(t *testing.T) {
	p := Options{Words: atlas.DiadochiWords("es"), TextScale: 1}
	for _, zoom := range []float64{0.5, 0.7, 1, 3} {
		for _, b := range levelAt(p, zoom).labels {
			if b.style.Size < 12 {
				t.Errorf("at %v %q is written in %v pixels", zoom, b.lines[0].text, b.style.Size)
			}
		}
	}
}

// TestTilesMeetWithoutSeams paints one tile alone and the same place as part of a larger one.
func TestTilesMeetWithoutSeams(t *testing.T) {
	p, cam, _ := sheet(t, 700, 600, func(*geom.Camera) {})
	p.Finish(cam)
	l := p.level
	whole := image.NewRGBA(image.Rect(TileSize, 0, 3*TileSize, 2*TileSize))
	l.paintTile(p.ground, &p.surface, whole, p.options, false)
	worst := 0
	for _, at := range []image.Point{{X: 1, Y: 0}, {X: 2, Y: 1}} {
		pix := p.paint(l, at, false).Pixels()
		for y := range TileSize {
			for x := range TileSize {
				a, b := pix.RGBAAt(x, y), whole.RGBAAt(at.X*TileSize+x, at.Y*TileSize+y)
				worst = max(worst, apart(a, b))
			}
		}
	}
	if worst > 24 {
		t.Errorf("a pixel differs by %d", worst)
	}
}

func apart(a, b color.RGBA) int {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return max(d(a.R, b.R), d(a.G, b.G), d(a.B, b.B))
}

func TestStepStopsWithinItsBudgetAndEnds(t *testing.T) {
	p, cam, dst := sheet(t, 400, 300, func(*geom.Camera) {})
	c := canvas.NewSoftware(dst)
	steps := 0
	for !p.Ready(cam) {
		p.Aim(cam)
		p.Step(time.Microsecond) // one piece of work
		p.Draw(c, cam)           // something is shown at any time
		if steps++; steps > 400 {
			t.Fatal("never ready")
		}
	}
	if steps < 10 {
		t.Errorf("ready after %d steps: one step does too much", steps)
	}
	for p.Step(time.Second) {
		p.Aim(cam)
	}
	if p.piece() {
		t.Error("work is left after the last step")
	}
}

func TestShowingPaintedTilesAllocatesNothing(t *testing.T) {
	p, cam, _ := sheet(t, 400, 300, func(*geom.Camera) {})
	p.Finish(cam)
	p.Finish(cam)
	c := new(silent)
	if n := testing.AllocsPerRun(50, func() { p.Aim(cam); p.Step(time.Millisecond); p.Draw(c, cam) }); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
	if c.parts == 0 {
		t.Error("nothing was shown")
	}
}

// silent is a canvas that counts tiles and draws nothing.
type silent struct {
	canvas.Canvas
	parts int
}

func (s *silent) Clip(canvas.Rect)                                        {}
func (s *silent) Unclip()                                                 {}
func (s *silent) Fill(canvas.Rect, color.NRGBA)                           {}
func (s *silent) Part(*canvas.Picture, canvas.Rect, canvas.Rect, float64) { s.parts++ }

func TestAnotherLanguageIsPaintedAnew(t *testing.T) {
	p, cam, dst := sheet(t, 500, 400, func(*geom.Camera) {})
	p.Finish(cam)
	p.Draw(canvas.NewSoftware(dst), cam)
	before := append([]uint8(nil), dst.Pix...)
	p.SetOptions(Options{Words: atlas.DiadochiWords("el")})
	if p.Ready(cam) {
		t.Error("ready before anything was painted")
	}
	p.Finish(cam)
	p.Draw(canvas.NewSoftware(dst), cam)
	changed := 0
	for i := range before {
		if before[i] != dst.Pix[i] {
			changed++
		}
	}
	if changed < 2000 {
		t.Errorf("only %d bytes changed", changed)
	}
}

// TestSheetLooksAsBefore compares the sheet, reduced to blocks of ten pixels, with the picture in testdata.
func TestSheetLooksAsBefore(t *testing.T) {
	const block, golden = 10, "testdata/sheet.png"
	p, cam, dst := sheet(t, 700, 600, func(*geom.Camera) {})
	p.Finish(cam)
	p.Draw(canvas.NewSoftware(dst), cam)
	small := reduced(dst, block)
	if os.Getenv("TYCHE_GOLDEN") != "" {
		f, err := os.Create(golden)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, small); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(golden)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != small.Rect {
		t.Fatalf("%v, want %v", small.Rect, want.Bounds())
	}
	wrong := 0
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			if apart(small.RGBAAt(x, y), color.RGBAModel.Convert(want.At(x, y)).(color.RGBA)) > 14 {
				wrong++
			}
		}
	}
	if wrong > 42 {
		t.Errorf("%d of %d blocks look different", wrong, small.Rect.Dx()*small.Rect.Dy())
	}
}

// reduced averages blocks of n by n pixels.
func reduced(m *image.RGBA, n int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/n, m.Rect.Dy()/n))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			var sum [3]int
			for j := range n {
				for i := range n {
					c := m.RGBAAt(x*n+i, y*n+j)
					sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
				}
			}
			out.SetRGBA(x, y, color.RGBA{R: uint8(sum[0] / n / n), G: uint8(sum[1] / n / n), B: uint8(sum[2] / n / n), A: 255})
		}
	}
	return out
}

func TestTilesOfALevelLeftBehindAreGivenBack(t *testing.T) {
	p, cam, dst := sheet(t, 400, 300, func(*geom.Camera) {})
	p.Finish(cam)
	kept := map[*keeper]bool{}
	for _, tile := range p.level.tiles {
		k := &keeper{kept: kept}
		kept[k] = true
		tile.picture.Cache = k
	}
	for _, factor := range []float64{1.3, 1.3} {
		cam.Zoom(geom.Point{X: 200, Y: 150}, factor, 0)
		p.Finish(cam)
		p.Draw(canvas.NewSoftware(dst), cam)
	}
	if len(kept) > 0 {
		t.Errorf("%d tiles were never given back", len(kept))
	}
}

// keeper is what a surface might keep for a picture.
type keeper struct{ kept map[*keeper]bool }

func (k *keeper) Drop() { delete(k.kept, k) }

func TestGreekCapitalsAreBare(t *testing.T) {
	for _, row := range []struct{ name, want string }{
		{"Ἤπειρος", "ΗΠΕΙΡΟΣ"}, {"Θρᾴκη", "ΘΡΑΚΗ"}, {"Ῥόδος", "ΡΟΔΟΣ"}, {"Pérside", "PÉRSIDE"}, {"Λυκία καὶ Παμφυλία", "ΛΥΚΙΑ ΚΑΙ ΠΑΜΦΥΛΙΑ"},
	} {
		if got := capitals(row.name); got != row.want {
			t.Errorf("%s becomes %s, want %s", row.name, got, row.want)
		}
	}
}

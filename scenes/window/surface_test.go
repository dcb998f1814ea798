package window

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"math"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Pixels can be read back only while the game loop runs, so all tests run within one update of it.
type loop struct {
	m    *testing.M
	code int
}

var errDone = errors.New("done")

func (l *loop) Update() error {
	l.code = l.m.Run()
	return errDone
}
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	l := &loop{m: m}
	if err := ebiten.RunGame(l); err != nil && !errors.Is(err, errDone) {
		panic(err)
	}
	os.Exit(l.code)
}

var (
	red  = color.NRGBA{200, 30, 10, 255}
	blue = color.NRGBA{20, 60, 200, 160}
	coin = canvas.NewPicture(40, 40, func(dst *image.RGBA) {
		p := paint.New(dst)
		p.FillHex(paint.Circle(20, 20, 18), 0xE3A51C)
		p.FillHex(paint.Circle(20, 14, 7), 0x2558A0)
	})
	corners = []canvas.Point{{X: 20, Y: 130}, {X: 90, Y: 120}, {X: 60, Y: 190}}
)

func scribble(c canvas.Canvas) {
	c.Fill(canvas.Rect{W: 300, H: 200}, color.NRGBA{247, 239, 219, 255})
	c.Fill(canvas.Rect{X: 10.5, Y: 10.25, W: 40.2, H: 30}, blue)
	c.Line(canvas.Point{X: 60, Y: 20}, canvas.Point{X: 140, Y: 45}, 6, red)
	c.Line(canvas.Point{X: 60, Y: 60}, canvas.Point{X: 140, Y: 60}, 0.5, red)
	c.Polygon(corners, blue)
	c.Picture(coin, canvas.Place{At: canvas.Point{X: 150, Y: 10}})
	c.Picture(coin, canvas.Place{At: canvas.Point{X: 230, Y: 40}, AnchorX: .5, AnchorY: .5, Scale: 1.6, Turn: 0.5})
	c.Picture(coin, canvas.Place{At: canvas.Point{X: 280, Y: 90}, AnchorX: .5, AnchorY: .5, Squeeze: 0.4, Alpha: 0.5})
	c.Picture(coin, canvas.Place{At: canvas.Point{X: 240, Y: 100}, AnchorX: .5, AnchorY: .5, Tint: color.NRGBA{255, 128, 128, 255}})
	c.Part(coin, canvas.Rect{X: 5, Y: 5, W: 30, H: 30}, canvas.Rect{X: 110, Y: 70, W: 75, H: 30}, 0.8)
	c.Clip(canvas.Rect{X: 100, Y: 110, W: 190, H: 50})
	c.Clip(canvas.Rect{X: 90, Y: 100, W: 150, H: 80})
	c.Text("Antígonos", canvas.Point{X: 110, Y: 150}, fonts.Style{Size: 40, Color: red})
	c.Unclip()
	c.Text("Pella", canvas.Point{X: 245, Y: 150}, fonts.Style{Face: fonts.SerifItalic, Size: 20, Color: red, Bold: true})
	c.Unclip()
	c.Text("Κελαιναί 68 %", canvas.Point{X: 110, Y: 185}, fonts.Style{Size: 22, Color: red, Halo: 3, Ground: color.NRGBA{255, 255, 255, 230}})
}

// frame draws on a screen of its own and returns its pixels.
func frame(s *surface, screen *ebiten.Image, draw func(canvas.Canvas)) *image.RGBA {
	s.follow(screen)
	s.begin()
	draw(s)
	s.end()
	m := image.NewRGBA(image.Rectangle{Max: screen.Bounds().Size()})
	screen.ReadPixels(m.Pix)
	return m
}

func TestSurfacePaintsLikeTheSoftwareCanvas(t *testing.T) {
	want := canvas.NewSoftware(image.NewRGBA(image.Rect(0, 0, 300, 200)))
	scribble(want)
	got := frame(newSurface(), ebiten.NewImage(300, 200), scribble)
	total, worst := 0.0, 0
	for i, v := range got.Pix {
		d := int(math.Abs(float64(v) - float64(want.Image().Pix[i])))
		total += float64(d)
		worst = max(worst, d)
	}
	if mean := total / float64(len(got.Pix)); mean > 0.6 {
		t.Errorf("mean difference %.2f, worst %d", mean, worst)
	}
}

func TestLettersLookTheSameOnEveryPageOfTheAtlas(t *testing.T) {
	s, screen := newSurface(), ebiten.NewImage(300, 120)
	line := func(c canvas.Canvas) {
		c.Fill(canvas.Rect{W: 300, H: 120}, color.NRGBA{255, 255, 255, 255})
		c.Text("Seleukos Nikator", canvas.Point{X: 5, Y: 60}, fonts.Style{Size: 36, Color: red})
	}
	before := frame(s, screen, line)
	for size := 20.0; size < 120; size += 2 { // far more than all pages hold
		frame(s, screen, func(c canvas.Canvas) {
			c.Text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", canvas.Point{X: 5, Y: 60}, fonts.Style{Size: size, Color: red})
		})
	}
	if len(s.glyphs.pages) != maxPages {
		t.Fatalf("%d pages", len(s.glyphs.pages))
	}
	after := frame(s, screen, line)
	for i := range before.Pix {
		if before.Pix[i] != after.Pix[i] {
			t.Fatalf("byte %d was %d and is %d", i, before.Pix[i], after.Pix[i])
		}
	}
}

// TestOnlySmallPicturesShareTheAtlas: what shares it makes it grow, and it never shrinks; see alone.
func TestOnlySmallPicturesShareTheAtlas(t *testing.T) {
	for _, row := range []struct {
		w, h  int
		alone bool
	}{{20, 20, false}, {64, 64, false}, {128, 128, true}, {118, 180, true}, {500, 300, true}} {
		if got := alone(canvas.NewPicture(row.w, row.h, nil)); got != row.alone {
			t.Errorf("%d by %d pixels: a texture of its own is %v", row.w, row.h, got)
		}
	}
	if small := roomFor(1280, 800); small > 25<<20 {
		t.Errorf("%d bytes of pictures on a screen of 1280 by 800", small)
	}
	if large := roomFor(7680, 4320); large > 72<<20 {
		t.Errorf("%d bytes of pictures on the largest screen", large)
	}
}

func TestTexturesStayWithinTheirMemory(t *testing.T) {
	s, screen := newSurface(), ebiten.NewImage(64, 64)
	var all []*canvas.Picture
	for range 40 {
		p := canvas.NewPicture(1200, 1000, func(dst *image.RGBA) { dst.Pix[0], dst.Pix[3] = 255, 255 })
		all = append(all, p)
		frame(s, screen, func(c canvas.Canvas) { c.Picture(p, canvas.Place{}) })
		if s.textures.bytes > roomFor(1, 1) {
			t.Fatalf("%d bytes", s.textures.bytes)
		}
	}
	if s.textures.freed > 2*hoard {
		t.Errorf("%d bytes were dropped and not given back", s.textures.freed)
	}
	if all[0].Cache != nil || all[39].Cache == nil {
		t.Error("the oldest picture should have gone, the newest be there")
	}
	m := frame(s, screen, func(c canvas.Canvas) { c.Picture(all[0], canvas.Place{}) })
	if m.RGBAAt(0, 0).R != 255 {
		t.Error("a picture that had gone is not painted again")
	}
	was := s.textures.bytes
	all[0].Drop()
	if got := was - s.textures.bytes; got != 4*2048*1024 {
		t.Errorf("dropping freed %d bytes", got)
	}
}

func TestPicturesWeighWhatTheirTexturesTake(t *testing.T) {
	for _, row := range []struct{ w, h, bytes int }{
		{20, 30, 4 * 20 * 30}, {128, 128, 4 * 128 * 128}, {129, 128, 4 * 256 * 128}, {1280, 800, 4 * 2048 * 1024}, {3000, 2, 4 * 4096 * 16},
	} {
		if got := weight(canvas.NewPicture(row.w, row.h, nil)); got != row.bytes {
			t.Errorf("%d by %d pixels weigh %d bytes instead of %d", row.w, row.h, got, row.bytes)
		}
	}
}

// TestLargePicturesArriveWhole: they go to the graphics card in stripes, the last of which is narrower.
func TestLargePicturesArriveWhole(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 500, 333))
	for i := range m.Pix {
		m.Pix[i] = uint8(i / 4 * 7)
		if i%4 == 3 {
			m.Pix[i] = 255
		}
	}
	if len(m.Pix) < 2*stripe {
		t.Fatal("this picture is not large")
	}
	to := ebiten.NewImageWithOptions(m.Rect, &ebiten.NewImageOptions{Unmanaged: true})
	write(to, m)
	got := make([]byte, len(m.Pix))
	to.ReadPixels(got)
	if !bytes.Equal(got, m.Pix) {
		t.Error("the texture has other pixels")
	}
}

func TestDrawingAgainAllocatesLittle(t *testing.T) {
	s, screen := newSurface(), ebiten.NewImage(300, 200)
	s.follow(screen)
	draw := func() {
		s.begin()
		scribble(s)
		s.end()
	}
	draw()
	// Ebitengine's own queue takes a record for each of the 18 calls that cannot be merged, since it is not emptied
	// within an update; the surface itself must add none to that.
	if n := testing.AllocsPerRun(20, draw); n > 18 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestGrabbedFrameOutlivesTheScreen(t *testing.T) {
	s, screen := newSurface(), ebiten.NewImage(64, 64)
	frame(s, screen, func(c canvas.Canvas) { c.Fill(canvas.Rect{W: 64, H: 64}, red) })
	p := s.Grab()
	m := frame(s, screen, func(c canvas.Canvas) {
		c.Fill(canvas.Rect{W: 64, H: 64}, color.NRGBA{0, 0, 0, 255})
		c.Part(p, canvas.Rect{W: 64, H: 64}, canvas.Rect{W: 64, H: 64}, 0.5)
	})
	if got := m.RGBAAt(30, 30); got.R < 95 || got.R > 105 {
		t.Errorf("half of the frame before: %v", got)
	}
	p.Drop()
}

func TestPartsSideBySideShowNoSeam(t *testing.T) {
	tile := func() *canvas.Picture {
		return canvas.NewPicture(600, 20, func(dst *image.RGBA) {
			for i := range dst.Pix {
				dst.Pix[i] = 255
			}
		})
	}
	left, right := tile(), tile()
	for _, w := range []float64{100, 100.5, 101} {
		m := frame(newSurface(), ebiten.NewImage(300, 30), func(c canvas.Canvas) {
			c.Fill(canvas.Rect{W: 300, H: 30}, color.NRGBA{0, 0, 0, 255})
			whole := canvas.Rect{W: 600, H: 20}
			c.Part(left, whole, canvas.Rect{W: w, H: 30}, 1)
			c.Part(right, whole, canvas.Rect{X: w, W: 150, H: 30}, 1)
		})
		for x := range 240 {
			if got := m.RGBAAt(x, 15).R; got < 250 {
				t.Errorf("width %v: at %d there is a seam of %d", w, x, got)
			}
		}
	}
}

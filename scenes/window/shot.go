package window

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
)

// wanted is who wants a picture of the next frame.
var wanted atomic.Pointer[func(*image.RGBA)]

// Picture gives a picture of the next frame to got, from within that frame.
func Picture(got func(*image.RGBA)) {
	wanted.Store(&got)
	Wake()
}

// serve gives the frame to whoever wants it.
func serve(screen *ebiten.Image) {
	if got := wanted.Swap(nil); got != nil {
		(*got)(pixels(screen))
	}
}

// pixels is a copy of the screen.
func pixels(screen *ebiten.Image) *image.RGBA {
	m := image.NewRGBA(image.Rectangle{Max: screen.Bounds().Size()})
	screen.ReadPixels(m.Pix)
	return m
}

// writeShot writes the screen to a PNG file.
func writeShot(name string, screen *ebiten.Image) error {
	m := pixels(screen)
	f, err := os.Create(name)
	if err != nil {
		return fmt.Errorf("screenshot: %w", err)
	}
	if err := png.Encode(f, m); err != nil {
		f.Close()
		return fmt.Errorf("screenshot %s: %w", name, err)
	}
	return f.Close()
}

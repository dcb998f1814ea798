package window

import (
	"fmt"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// writeShot writes the screen to a PNG file.
func writeShot(name string, screen *ebiten.Image) error {
	m := image.NewRGBA(image.Rectangle{Max: screen.Bounds().Size()})
	screen.ReadPixels(m.Pix)
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

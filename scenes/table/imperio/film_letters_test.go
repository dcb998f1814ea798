package imperio_test

import (
	"testing"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// A phone shows the stages of battles, landings and Councils small, but writes nothing that is too small to be read, and what happens
// is said inside the window.
func TestAPhoneReadsTheFilm(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		for position, first := range map[string]string{war: "Batalla de Orsenda", storm: "Bombardeo", sitting: "El Consejo de"} {
			k := enter(t, "es", size[0], size[1], position)
			k.does(0, "seal")
			k.until(first)
			lines := 0
			for range 12 {
				k.tick(70)
				var l canvas.List
				l.Reset(size[0], size[1])
				k.ui.Draw(&l)
				l.Letters(func(s string, st fonts.Style) {
					if lines++; s != "" && st.Size < 11 {
						t.Errorf("%s at %v: %q in letters of %.1f", first, size, s, st.Size)
					}
				})
				l.Texts(func(s string, at canvas.Point) {
					if at.Y > size[1] {
						t.Errorf("%s at %v: %q below the window", first, size, s)
					}
				})
			}
			if lines < 50 {
				t.Errorf("%s at %v says only %d lines", first, size, lines)
			}
		}
	}
}

package sector_test

import (
	"fmt"
	"os"
	"testing"

	face "tyche/scenes/table/sector"
)

func TestLookAtTheMoments(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("nobody looks")
	}
	for _, row := range []struct {
		language    string
		w, h, seats int
	}{{"es", 1280, 800, 4}, {"en", 844, 390, 3}, {"es", 390, 844, 2}} {
		at := sitDown(t, row.language, row.w, row.h, row.seats, 0, 3, 1)
		for i := range 8 {
			for _, share := range []float64{.4, .9} {
				at.face.(*face.Face).Hold(i, share)
				at.Tick(1)
				look(t, at.Guide, fmt.Sprintf("moment-%d-%d-%.0f", row.w, i, 10*share))
			}
			at.face.Skip()
		}
	}
}

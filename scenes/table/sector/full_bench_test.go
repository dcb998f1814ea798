package sector_test

import (
	"fmt"
	"strings"
	"testing"
)

// TestNoNameOfAFullBenchIsBroken reads the names of nine resource cards in a window where two rows of them had no room.
func TestNoNameOfAFullBenchIsBroken(t *testing.T) {
	for language, names := range map[string][]string{"es": {"Mina natal", "Respiradero", "Arrecife Fino"}, "en": {"Home Mine", "Gatehouse", "Bonefield"}} {
		for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
			at := sitPosition(t, language, size[0], size[1], 2, rich)
			look(t, at.Guide, fmt.Sprintf("full-bench-%s-%d", language, size[0]))
			lines := "\n" + strings.Join(at.Says(), "\n") + "\n"
			for _, name := range names {
				if size[0] >= 1280 && !strings.Contains(lines, "\n"+name) {
					t.Errorf("%s, %v: %q is not on the bench in one piece", language, size, name)
				}
			}
		}
	}
}

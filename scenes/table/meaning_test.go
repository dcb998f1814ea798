package table

import (
	"testing"

	"tyche/rules/conform/prove"
)

// TestATipSaysItsRuleOnce: what an answer brings may be the text of the card that its rule is.
func TestATipSaysItsRuleOnce(t *testing.T) {
	for _, c := range []struct {
		tip, gist string
		want      bool
	}{
		{"Elige un ejército. Regla 20.14", "La Helépolis: Elige un ejército.", true},
		{"Elige un ejército tuyo. Regla 20.14", "La Helépolis: Elige un ejército…", true},
		{"Regla 20.14", "La Helépolis: Elige un ejército.", false},
		{"Después, 3 PO. Regla 5.8", "Se entra en un espacio.", false},
		{"Se entra en un espacio. Regla 5.8", "Se entra en un espacio.", true},
	} {
		prove.Is(t, c.tip+" / "+c.gist, tells(c.tip, c.gist), c.want)
	}
}

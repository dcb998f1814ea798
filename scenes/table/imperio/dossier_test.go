package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
)

// What Espionage has found out about a House is told with the turn that it is of, and about no other House.
func TestADossierTellsThePurse(t *testing.T) {
	f := ringed(t, 3)
	f.view.Own.Reports = []game.ReportView{{Target: 2, Turn: 9, Treasury: 34, Influence: 41}}
	prove.True(t, "nothing is known of the others", f.dossier(0) == nil && f.dossier(1) == nil)
	prove.Is(t, "what is known", f.dossierWords(f.dossier(2)), f.houseName(2)+", turno IX: 34 Recursos y 41 de Influencia.")
}

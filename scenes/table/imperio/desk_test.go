package imperio_test

import (
	"strings"
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// says tells whether some line on the screen begins so.
func says(g *guide.Guide, words string) bool {
	for _, s := range g.Says() {
		if strings.HasPrefix(s, words) {
			return true
		}
	}
	return false
}

// The House whose arms a seat bears is led without a question; a letter that is written is paid in the account, can be
// taken back and made again, withdrawn, and is played at the seal.
func TestALetterIsWrittenTakenBackAndSealed(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	if says(g, "Lead House") {
		t.Error("the House that was chosen at the set-up is asked again")
	}
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Build here")
	press(t, g, "Trade Port")
	g.Tick(5)
	if !says(g, "−4") || !says(g, "on ") {
		t.Fatalf("the letter is not in the account: the screen says %q", g.Says())
	}
	undo := func(mods ui.Mods) {
		g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyZ, Mods: mods})
		g.Tick(5)
	}
	undo(ui.Ctrl)
	if says(g, "−4") {
		t.Error("the letter was not taken back")
	}
	undo(ui.Ctrl | ui.Shift)
	if !says(g, "−4") {
		t.Error("the letter was not made again")
	}
	press(t, g, "SEAL")
	for range 100 {
		if g.Tick(5); says(g, "Thais seals") {
			break
		}
	}
	if !says(g, "Thais seals") {
		t.Errorf("the orders were not sealed: the screen says %q", g.Says())
	}
}

package imperio_test

import (
	"strings"
	"testing"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
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

// A plan that is being written outlives the program, and is forgotten at the seal.
func TestAPlanOutlivesTheProgram(t *testing.T) {
	kept, w := store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}
	g := begin(t, kept, w, "3")
	for _, words := range []string{"As your House", "As your House", "Build here", "Trade Port"} {
		press(t, g, words)
	}
	g.Tick(5)
	again, err := guide.New(registry.Games(), kept, w)
	if err != nil {
		t.Fatal(err)
	}
	press(t, again, "Continue")
	press(t, again, "Take over here") // from the first one, which has not been ended
	again.Tick(30)
	if !says(again, "−4") {
		t.Fatalf("the letter is lost: the screen says %q", again.Says())
	}
	press(t, again, "SEAL")
	again.Tick(200)
	if plans, err := kept.List("drafts/"); err != nil || len(plans) > 0 {
		t.Errorf("after the seal there are still %q, %v", plans, err)
	}
}

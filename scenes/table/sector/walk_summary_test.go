package sector_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/dice"
	game "tyche/rules/sector"
	face "tyche/scenes/table/sector"
	"tyche/scenes/ui"
)

// TestNoStationPassesUnread: without animations, and at the fastest speed beside computers, what the regroup phase has changed for a person is
// told on a page that waits for a press, with the rule of each step.
func TestNoStationPassesUnread(t *testing.T) {
	for _, speed := range []float64{0, 4} {
		for _, w := range []int{1280, 844} {
			at, play := sitBefore(t, "en", w, map[int]int{1280: 800, 844: 390}[w], 3, regroups(4, changes...))
			at.App.Prefs.Speed, at.App.Prefs.ReducedMotion = speed, false
			play()
			title, told := strings.ToUpper("Regroup phase: what has changed"), func(words string) bool {
				return slices.ContainsFunc(at.Says(), func(s string) bool { return strings.Contains(s, words) })
			}
			for n := 0; !told(title) && n < 4000; n++ {
				at.Tick(1)
			}
			at.Tick(60 * 12)
			if !told(title) {
				t.Fatalf("speed %g, %d wide: the page does not wait: %q", speed, w, at.Says())
			}
			look(t, at.Guide, "summary-"+map[float64]string{0: "off", 4: "4x"}[speed]+"-"+map[int]string{1280: "wide", 844: "small"}[w])
			untold(t, at.Guide)
			page := []string{"1. Bases and transports", "Rule 5.1", "The game goes on when you turn the page."}
			if w == 1280 { // smaller ones are scrolled
				page = append(page, "4. Workers", "Rule 5.4", "workers of Irene return")
			}
			for _, words := range page {
				if !told(words) {
					t.Errorf("speed %g: %q is not on the page: %q", speed, words, at.Says())
				}
			}
			if _, err := at.Click("Rule 5.1"); err != nil {
				t.Fatal(err)
			}
			if at.Tick(2); at.cited != "5.1" {
				t.Errorf("speed %g: the number of a rule leads to %q", speed, at.cited)
			}
			at.press(ui.KeySpace)
			if at.Tick(2); told(title) {
				t.Errorf("speed %g: the page does not go", speed)
			}
		}
	}
}

// TestTheRecapLeavesOutWhatThePageHasTold: resource cards that the page after a regroup phase has told of are not told again by the recap that
// opens by itself after it.
func TestTheRecapLeavesOutWhatThePageHasTold(t *testing.T) {
	at, play := sitBefore(t, "en", 390, 844, 3, regroups(4, changes...)) // where the chronicle is not in view
	at.App.Prefs.Speed = 0
	play()
	tells := func() bool {
		return slices.ContainsFunc(at.Says(), func(s string) bool { return strings.Contains(s, "resource card") })
	}
	page := false
	for n := 0; !at.table.Recaps() && n < 600; n++ {
		at.Tick(5)
		if verb, busy := at.face.(interface{ Acts() (uint8, bool) }).Acts(); busy && verb == 253 {
			page = true
			at.Key(ui.KeySpace)
		} else if o := at.table.Asks(); o != nil && !at.table.Recaps() {
			at.answer(o.Legal[0].Move, dice.New(1, uint64(n)))
		}
	}
	if !page || !at.table.Recaps() {
		t.Fatalf("a page: %v; a recap: %v", page, at.table.Recaps())
	}
	look(t, at.Guide, "recap-after-page")
	if tells() {
		t.Errorf("the recap tells again what the page has told: %q", at.Says())
	}
}

// TestThePageTellsThatAHomeWorldFell: that moment is not shown without animations.
func TestThePageTellsThatAHomeWorldFell(t *testing.T) {
	for language, words := range map[string]string{"es": "Cae un planeta natal.", "en": "A home planet falls."} {
		at, play := sitBefore(t, language, 1280, 800, 3, regroups(1, game.EvBaseLost))
		at.App.Prefs.Speed = 0
		at.face.(*face.Face).Settle(0)
		play()
		for n := 0; !at.shows(words) && n < 60; n++ {
			at.Tick(1)
		}
		look(t, at.Guide, "page-home-"+language)
		if !at.shows(words) {
			t.Errorf("%s: the page does not tell it: %q", language, at.Says())
		}
	}
}

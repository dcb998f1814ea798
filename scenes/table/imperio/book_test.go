package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
)

// The star map is opened by its key, nothing below answers while it is read, a technology is written in a letter from it, and the key
// that closes it means nothing else.
func TestTheStarMap(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	g.Key(ui.Letter('t'))
	g.Tick(5)
	if !says(g, "Missile Guidance") || !says(g, "Write it in letter II") {
		t.Fatalf("no star map: the screen says %q", g.Says())
	}
	if !says(g, "FACES THAT HIT") || !says(g, "In ten volleys, on average: 3 → 4 hits.") { // 15.2: Frigates, on 7 instead of 8
		t.Errorf("nothing is told of the dice: the screen says %q", g.Says())
	}
	if at, found := g.Find("Ion Storm"); found { // it lies below
		g.Press(at)
		g.Tick(10)
	}
	if says(g, "ION STORM") {
		t.Fatal("what lies below the star map was pressed")
	}
	press(t, g, "Servo-Armour")
	star, _ := g.Find("Servo-Armour")
	star.X, star.Y = star.X+30, star.Y+44 // it stands below its name and price
	g.Press(star)
	g.Tick(5)
	press(t, g, "Write it in letter II")
	g.Tick(5)
	if !says(g, "Withdraw it from letter II") {
		t.Errorf("nothing was written: the screen says %q", g.Says())
	}
	g.Key(ui.KeyEscape)
	g.Tick(5)
	if says(g, "Withdraw it from") || says(g, "Leave the table") || says(g, "To the title") {
		t.Errorf("the star map is not simply closed: the screen says %q", g.Says())
	}
	if !saysPart(g, "Slot III and 3 more are empty") {
		t.Errorf("the letter is not on the desk: the screen says %q", g.Says())
	}
}

package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// In the book of diplomacy a word to a House is written and withdrawn, and an offer is laid on the scales and sent.
func TestTheBookOfDiplomacySpeaksToAHouse(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Key(ui.Letter('d'))
	press(t, g, "Offer peace")
	g.Tick(5)
	if !says(g, "You are not at war with Brisande") {
		t.Errorf("nothing says why no peace is offered: the screen says %q", g.Says())
	}
	press(t, g, "Grant passage")
	g.Tick(5)
	if !says(g, "written: click to withdraw") {
		t.Fatalf("nothing is written: the screen says %q", g.Says())
	}
	press(t, g, "Revoke passage")
	g.Tick(5)
	if count(g.Says(), "written: click to withdraw") != 1 {
		t.Errorf("passage is granted and revoked in one plan: the screen says %q", g.Says())
	}
	press(t, g, "Grant passage")
	g.Tick(5)
	if says(g, "written: click to withdraw") {
		t.Errorf("a second press withdraws nothing: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: 477, Y: 235}) // the arms of Corvantel in the ring
	press(t, g, "Offer Corvantel a deal")
	g.Tick(10)
	row, found := g.Find("Passage")
	if !found {
		t.Fatalf("no passage to give: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: 346, Y: row.Y})
	g.Tick(5)
	if !says(g, "Passage: 1 turn") {
		t.Errorf("no passage lies on the scales: the screen says %q", g.Says())
	}
	press(t, g, "Send the offer")
	for range 60 {
		if g.Tick(5); says(g, "Aldemar makes Corvantel an offer") && says(g, "Corvantel refuses the offer of Aldemar") {
			return
		}
	}
	t.Errorf("no offer was made: the screen says %q", g.Says())
}

// Whoever waits for the answer to an offer goes on with the letters that lay on the desk, and takes them back as before.
func TestLettersAreTakenBackAfterAnOffer(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Press(canvas.Point{X: 1250, Y: 72}) // the tab of diplomacy
	g.Tick(5)
	press(t, g, "Propose an alliance")
	for range 60 {
		if g.Tick(5); says(g, "Brisande refuses the alliance") || says(g, "proposes an alliance") {
			break
		}
	}
	g.Tick(20)
	if !says(g, "−4") {
		t.Fatalf("the letter has gone: the screen says %q", g.Says())
	}
	g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
	if g.Tick(5); says(g, "−4") {
		t.Errorf("the letter was not taken back: the screen says %q", g.Says())
	}
}

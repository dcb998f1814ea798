package imperio_test

import (
	"testing"

	"tyche/scenes/router/guide"
	"tyche/sprites/canvas"
)

// An offer is put together on its page and sent as a whole: what was laid on the scales is what the offer says.
func TestAnOfferOnTheScales(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 1000, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Press(canvas.Point{X: 1250, Y: 72}) // the tab of diplomacy
	g.Tick(5)
	press(t, g, "Offer Brisande a deal")
	for range 40 {
		if g.Tick(5); says(g, "OFFER TO BRISANDE") {
			break
		}
	}
	if !says(g, "OFFER TO BRISANDE") || !says(g, "Send the offer") {
		t.Fatalf("no scales: the screen says %q", g.Says())
	}
	press(t, g, "Drop it")
	if g.Tick(5); says(g, "Send the offer") {
		t.Fatalf("the offer lies still on the scales: the screen says %q", g.Says())
	}
	press(t, g, "Offer Brisande a deal")
	g.Tick(5)
	row, found := g.Find("Passage")
	if !found {
		t.Fatalf("no passage to give: the screen says %q", g.Says())
	}
	row.X = 1237
	g.Press(row)
	g.Press(row)
	g.Tick(5)
	if !says(g, "2 turns") {
		t.Errorf("two turns of passage are not given: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: 1130, Y: 72}) // another page
	g.Tick(5)
	if !says(g, "The offer to Brisande has not been sent") {
		t.Errorf("nothing reminds of the offer: the screen says %q", g.Says())
	}
	press(t, g, "The offer to Brisande has not been sent")
	if g.Tick(5); !says(g, "2 turns") {
		t.Errorf("the reminder does not lead to the offer: the screen says %q", g.Says())
	}
	money, _ := g.Find("Resources")
	money.X = 1237
	g.Press(money)
	for _, what := range []canvas.Point{{X: 1207, Y: row.Y}, {X: 1207, Y: money.Y}} { // in one column, whatever is counted
		g.Press(what)
	}
	if g.Tick(5); !says(g, "1 turn") || says(g, "Resources: 1") {
		t.Errorf("nothing was taken off: the screen says %q", g.Says())
	}
	g.Press(row)
	g.Tick(5)
	if !says(g, "You have none to give") || !saysPart(g, "Home Systems cannot be") {
		t.Errorf("it is not told why a technology or a planet cannot be given: the screen says %q", g.Says())
	}
	more := func(what string) {
		if at, found := g.Find(what); found {
			at.X = 1237
			g.Press(at)
		}
	}
	more("Fleet")
	for range 30 { // promises stand last
		if at, seen := g.Find("Promise of peace"); seen && at.Y < 600 {
			break
		}
		g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: 1100, Y: 500}, true, -1
		g.Tick(5)
	}
	more("Promise of peace")
	g.In.Cursor, g.In.Moved, g.In.Wheel = canvas.Point{X: 1100, Y: 500}, true, 30
	g.Tick(5)
	g.Tick(5)
	look(t, g, "scales")
	for _, chip := range []string{"Promise of peace", "Fleet: Korvela"} {
		press(t, g, chip)
	}
	if chip, lies := g.Find("Passage: 2 turns"); !lies {
		t.Errorf("no passage lies on the scales: the screen says %q", g.Says())
	} else {
		g.Press(chip)
		g.Tick(3)
		if says(g, "2 turns") {
			t.Error("a click on what lies on the scales does not take it off")
		}
		g.Press(row)
		g.Press(row)
		g.Tick(5)
	}
	press(t, g, "Send the offer")
	for range 60 {
		if g.Tick(5); says(g, "Your offer 1") || says(g, "passage for 2 turns") {
			return
		}
	}
	t.Errorf("no offer was made: the screen says %q", g.Says())
}

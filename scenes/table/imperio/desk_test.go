package imperio_test

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
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
		if g.Tick(5); says(g, "Aldemar seals") {
			break
		}
	}
	if !says(g, "Aldemar seals") {
		t.Errorf("the orders were not sealed: the screen says %q", g.Says())
	}
}

// A plan that is being written outlives the program, and is forgotten at the seal.
func TestAPlanOutlivesTheProgram(t *testing.T) {
	kept, w := store.NewMemory(), guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}
	g := begin(t, kept, w, "3")
	for _, words := range []string{"As your House", "As your House", "Trade Port"} {
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

// systems are the names on the chart that are on the screen, the viewer's home first: its page stands open beside the chart.
func systems(t *testing.T, g *guide.Guide) (list []string) {
	t.Helper()
	said := g.Says()
	for _, s := range said {
		if slices.Contains(said, strings.ToUpper(s)) && s != strings.ToUpper(s) {
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		t.Fatalf("no page of the home: the screen says %q", said)
	}
	for _, s := range said {
		if at, found := g.Find(s); found && at.X > 250 && at.X < 950 && at.Y > 170 && at.Y < 640 && s != list[0] && len(s) > 3 {
			list = append(list, s)
		}
	}
	return list
}

// A fleet that is clicked on the chart goes where the next click says, as a letter; steps beside the chart split and load it without
// any list of answers, and what is written can be taken back.
func TestAFleetIsOrderedOnTheChart(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	g.Tick(40)
	prove.True(t, "the page begins with what is customary", says(g, "AS YOUR HOUSE DOES"))
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	names := systems(t, g)
	home := names[0]
	sendAway(t, g, names)
	g.Tick(60)
	fleet, found := g.Find("FLEET OF")
	prove.True(t, "the page has turned to the fleet, and what it may load", found && fleet.Y < 200 && says(g, "Load from"))
	pressOnChart(t, g, home)
	if !says(g, "5 ships to") {
		t.Fatalf("not the whole fleet goes: the screen says %q", g.Says())
	}
	press(t, g, "Withdraw these orders")
	g.Tick(60)
	prove.True(t, "it stays, taken up", saysPart(g, "Choose on the chart"))
	sendAway(t, g, names)
	g.Tick(60)
	row, found := g.Find("of 2") // Frigates: the key beside it takes one off
	if !found {
		t.Fatalf("no row of ships: the screen says %q", g.Says())
	}
	g.Press(canvas.Point{X: row.X + 45, Y: row.Y - 4})
	g.Tick(5)
	if !says(g, "4 ships to") || !says(g, "The rest: 1 ship") {
		t.Errorf("no ship stays behind: the screen says %q", g.Says())
	}
	press(t, g, "The rest: 1 ship")
	g.Tick(5)
	if at, found := g.Find(names[1]); found {
		g.Press(at)
		g.Tick(5)
	}
	g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
	g.Tick(5)
	g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyZ, Mods: ui.Ctrl})
	g.Tick(5)
	press(t, g, "SEAL")
	for range 100 {
		if g.Tick(5); says(g, "Aldemar seals") {
			return
		}
	}
	t.Errorf("the orders were not sealed: the screen says %q", g.Says())
}

// A seal without a letter, and a war, are asked about first; who would rather not goes on writing.
func TestWhatCostsMuchIsAskedAbout(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	g.App.Prefs.Unasked = false
	press(t, g, "As your House")
	press(t, g, "As your House")
	for range 400 {
		if g.Tick(5); says(g, "Build here") {
			break
		}
	}
	press(t, g, "SEAL")
	g.Tick(20)
	if !says(g, "You have written no order this turn") {
		t.Fatalf("an empty seal is not asked about: the screen says %q", g.Says())
	}
	press(t, g, "Go back")
	g.Tick(30)
	if says(g, "Aldemar seals") || !says(g, "SEAL") {
		t.Error("the orders were sealed all the same")
	}
	tabs, _ := g.Find("Place")
	g.Press(canvas.Point{X: 1280 - 30, Y: tabs.Y}) // Diplomacy, the last of them
	press(t, g, "Declare war")
	g.Tick(20)
	if !says(g, "It is an act of war: war with") {
		t.Fatalf("a war is not asked about: the screen says %q", g.Says())
	}
	press(t, g, "Yes")
	g.Tick(5)
	if says(g, "It is an act of war") {
		t.Error("the war is asked about again")
	}
	press(t, g, "SEAL")
	g.Tick(20)
	press(t, g, "Yes")
	for range 100 {
		if g.Tick(5); says(g, "Aldemar seals") {
			return
		}
	}
	t.Errorf("the orders were not sealed: the screen says %q", g.Says())
}

// pressOnChart presses a name on the chart.
func pressOnChart(t *testing.T, g *guide.Guide, name string) {
	t.Helper()
	at, found := g.Find(name)
	if !found {
		t.Fatalf("%s is not on the chart: the screen says %q", name, g.Says())
	}
	g.Press(at)
	g.Tick(5)
}

// Letters are chosen and withdrawn by keys, change places by keys and with the cursor, and what is left to do is listed until it is done.
func TestLettersChangePlaces(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	key := func(k ui.Key, mods ui.Mods) {
		g.In.Keys = append(g.In.Keys, ui.Press{Key: k, Mods: mods})
		g.Tick(5)
	}
	place := func(words string) float64 {
		at, found := g.Find(words)
		if !found {
			t.Fatalf("nothing says %q: the screen says %q", words, g.Says())
		}
		return at.X
	}
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	if !saysPart(g, "Slot II and") || saysPart(g, "Slot I and") {
		t.Errorf("what is left to do is not listed: the screen says %q", g.Says())
	}
	first := place("on Korvela")
	key(ui.Digit(1), 0)
	key(ui.KeyRight, ui.Alt)
	second := place("on Korvela")
	if second <= first || !saysPart(g, "Slot I and") {
		t.Errorf("the letter was not moved by keys: from %v to %v", first, second)
	}
	drag := func(from, to canvas.Point) {
		g.In.Cursor, g.In.Present, g.In.Moved = from, true, true
		g.Tick(1)
		g.In.Pressed = append(g.In.Pressed, ui.Click{Button: ui.LeftButton, At: from})
		g.In.Held[ui.LeftButton] = true
		g.Tick(2)
		g.In.Cursor = to
		g.Tick(2)
		g.In.Released = append(g.In.Released, ui.Click{Button: ui.LeftButton, At: to})
		g.In.Held[ui.LeftButton] = false
		g.Tick(5)
	}
	at, _ := g.Find("on Korvela")
	drag(at, canvas.Point{X: first, Y: at.Y})
	if now := place("on Korvela"); now != first {
		t.Errorf("the letter was not drawn back: it stands at %v, want %v", now, first)
	}
	key(ui.Digit(1), 0)
	key(ui.KeyDelete, 0)
	if says(g, "on Korvela") {
		t.Errorf("the letter was not withdrawn: the screen says %q", g.Says())
	}
}

// Advice is given for the next place where nothing is written, and gone when something is.
func TestAdviceForTheNextLetter(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	for range 400 {
		if g.Tick(5); says(g, "STILL TO DO") {
			break
		}
	}
	advise := func() {
		g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyH})
		g.Tick(5)
	}
	advise()
	look(t, g, "advice")
	const plot = "Sabotage costs 6 and destroys the Shipyard on"
	if !saysPart(g, "Advice: Subterfuge. "+plot) {
		t.Fatalf("no advice for the first letter: the screen says %q", g.Says())
	}
	for _, n := range []int{1, 5} { // the letter itself
		g.Key(ui.Digit(n))
		g.Tick(5)
	}
	advise()
	if !saysPart(g, "Advice: Sabotage (6 Resources). "+plot) {
		t.Fatalf("the letter is advised otherwise: the screen says %q", g.Says())
	}
	g.Key(ui.KeyEscape)
	g.Key(ui.KeyEscape)
	g.Tick(5)
	press(t, g, "Trade Port")
	g.Tick(5)
	if says(g, "Advice: ") {
		t.Error("the advice stays when the letter is written")
	}
	press(t, g, "Orbital Defence Platform")
	g.Tick(5)
	advise()
	if !saysPart(g, "Advice: ") || saysPart(g, "Advice: Subterfuge") { // what it would cost is spent
		t.Errorf("no advice for the letter after it: the screen says %q", g.Says())
	}
}

// An errand leads to what it asks for: an idle Shipyard to what it can make, and after each press the row stays under the cursor.
func TestAnErrandLeadsToTheShipyard(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 30}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "8 on ") // there are two planets to scroll past
	press(t, g, "The Shipyard of ")
	g.Tick(60)
	heading, found := g.Find("PRODUCE")
	if !found || heading.Y > 200 {
		t.Fatalf("what can be produced is at %v: the screen says %q", heading, g.Says())
	}
	row, _ := g.Find("Cruiser")
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(60)
	after, _ := g.Find("PRODUCE")
	if !says(g, "1 of ") {
		t.Fatalf("nothing was ordered: the screen says %q", g.Says())
	}
	if after != heading {
		t.Errorf("a press has moved the page from %v to %v", heading, after)
	}
	for range 2 { // Troops, four rows above
		g.Press(canvas.Point{X: 1237, Y: row.Y - 120})
		g.Tick(5)
	}
	prove.True(t, "the letter counts them", says(g, "2 Troops"))
}

// sendAway orders the fleet at home to the first neighbour that a click sends it to.
func sendAway(t *testing.T, g *guide.Guide, names []string) {
	t.Helper()
	for _, name := range names[1:] {
		pressOnChart(t, g, names[0])
		if at, found := g.Find(name); found {
			g.Press(at)
			g.Tick(5)
		}
		if says(g, names[0]+" →") {
			return
		}
	}
	t.Fatalf("no click orders the fleet: the screen says %q", g.Says())
}

// saysPart says whether something on the screen has these words in it.
func saysPart(g *guide.Guide, words string) bool {
	return slices.ContainsFunc(g.Says(), func(s string) bool { return strings.Contains(s, words) })
}

// The key that seals asks once while letters are empty, and seals when it is pressed again; after a change it asks anew.
func TestTheKeySealsWhenItIsMeant(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	for n := 0; !saysPart(g, "Slot I and") && n < 200; n++ {
		g.Tick(5)
	}
	enter := func() {
		g.Key(ui.KeyEnter)
		g.Tick(5)
	}
	warned := func() bool { return saysPart(g, "still to do: ") }
	enter()
	prove.True(t, "it asks, and the desk is still there", warned() && says(g, "SEAL") && saysPart(g, "give your orders"))
	press(t, g, "Trade Port")
	g.Tick(5)
	enter()
	prove.True(t, "it asks again", warned() && saysPart(g, "give your orders"))
	enter()
	g.Tick(30)
	prove.True(t, "sealed", !saysPart(g, "give your orders of turn 1"))
}

// A press on the seal asks once while votes are left or a letter is empty and another is written: who has written none is asked by the rules.
func TestASealWithAnEmptyLetterIsAskedAbout(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	g.App.Prefs.Unasked = false
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Trade Port")
	g.Tick(5)
	press(t, g, "SEAL")
	g.Tick(20)
	prove.True(t, "it asks, and names the votes that are left", saysPart(g, "6 votes are not placed; Slot II and 4 more") && saysPart(g, "give your orders for turn 1"))
	sealAgain(t, g)
}

// sealAgain presses the seal that has asked once more, and sees Aldemar seal.
func sealAgain(t *testing.T, g *guide.Guide) {
	t.Helper()
	press(t, g, "SEAL")
	for range 100 {
		if g.Tick(5); says(g, "Aldemar seals") {
			return
		}
	}
	t.Errorf("pressed again, nothing is sealed: the screen says %q", g.Says())
}

// An empty letter does not offer what a letter of a later place has used up, and says why.
func TestAnEmptyLetterCountsLaterOnes(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "The Shipyard of ")
	g.Tick(60)
	row, _ := g.Find("Cruiser")
	g.Press(canvas.Point{X: 1237, Y: row.Y})
	g.Tick(5)
	tip := func() (words string) {
		for x := 205.0; x < 300 && words == ""; x += 5 {
			g.In.Cursor, g.In.Present, g.In.Moved = canvas.Point{X: x, Y: 729}, true, true
			g.Tick(90)
			for _, s := range g.Says() {
				if strings.HasPrefix(s, "Production") {
					words = s
				}
			}
		}
		return words
	}
	g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.Digit(1)})
	g.Tick(5)
	g.In.Keys = append(g.In.Keys, ui.Press{Key: ui.KeyRight, Mods: ui.Alt})
	g.Tick(5)
	prove.True(t, "the Production is in the second letter", saysPart(g, "Slot I and"))
	prove.True(t, "the first says why it can be none", strings.HasPrefix(tip(), "Production: "))
}

// A plot that is opened again stands as it was until another one is finished: whoever only looks, or seals meanwhile, loses nothing.
func TestAPlotThatIsOpenedAgainStands(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Slot I and 5 more are empty")
	for _, n := range []int{1, 5} { // the first letter, a Subterfuge
		g.Key(ui.Digit(n))
		g.Tick(5)
	}
	press(t, g, "Espionage: Brisande")
	press(t, g, "Blame nobody")
	g.Tick(5)
	victim := func() string {
		lines := g.Says()
		return lines[slices.Index(lines, "against")+1]
	}
	prove.Is(t, "written against", victim(), "Brisande")
	letter, _ := g.Find("Espionage")
	g.Press(letter)
	g.Tick(5)
	prove.True(t, "it is asked again", says(g, "Espionage: Corvantel"))
	g.Key(ui.KeyEscape)
	g.Tick(5)
	prove.Is(t, "left as it was", victim(), "Brisande")
	g.Press(letter)
	g.Tick(5)
	press(t, g, "Something else")
	g.Tick(5)
	prove.Is(t, "left for something else", victim(), "Brisande")
	g.Press(letter)
	g.Tick(5)
	press(t, g, "Espionage: Corvantel")
	press(t, g, "Blame nobody")
	g.Tick(5)
	prove.Is(t, "written anew", victim(), "Corvantel")
}

// Votes that are placed on a later proposal are not taken from there by an earlier one.
func TestNoVoteIsTakenFromAnotherProposal(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 900, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Slot I and 5 more are empty")
	g.Key(ui.Letter('v'))
	g.Tick(20)
	foot, _ := g.Find("Subterfuge costs 2 more") // of the second proposal
	foot.Y += 18                                 // and what it brings
	for range 6 {
		g.Press(canvas.Point{X: 1237, Y: foot.Y + 28})
		g.Tick(2)
	}
	prove.True(t, "all are placed on the second", says(g, "6/6"))
	for y := 100.0; y < foot.Y-20; y += 8 { // the keys of the first
		g.Press(canvas.Point{X: 1237, Y: y})
	}
	g.Tick(5)
	prove.True(t, "they stay there", says(g, "6/6"))
}

// The list of kinds of a narrow letter closes by going back, which opens no menu over it, and by a press beside it.
func TestTheListOfKindsCloses(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1024, H: 640, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Slot I and 5 more are empty")
	g.Tick(5)
	for i, puts := range []func(){func() { g.Key(ui.KeyEscape) }, func() { g.Press(canvas.Point{X: 500, Y: 200}) }} {
		g.Press(canvas.Point{X: 236, Y: 600}) // the first letter
		g.Tick(5)
		prove.True(t, "it is open", says(g, "Subterfuge"))
		puts()
		g.Tick(5)
		prove.True(t, "it is put away", !says(g, "Subterfuge"))
		prove.True(t, "no menu opens", i > 0 || !says(g, "MENU"))
	}
}

// A letter that is half written is among what is left to do.
func TestALetterThatIsHalfWrittenIsLeftToDo(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	press(t, g, "Slot I and 5 more are empty")
	for _, n := range []int{1, 5} { // the first letter, a Subterfuge
		g.Key(ui.Digit(n))
		g.Tick(5)
	}
	g.Press(canvas.Point{X: 244, Y: 700}) // its letter lays it aside
	g.Tick(5)
	prove.True(t, "it does not say which plot", says(g, "Letter I is half written"))
	press(t, g, "Letter I is half written")
	g.Key(ui.Digit(1))
	g.Tick(5)
	press(t, g, "Espionage: Brisande")
	press(t, g, "Blame nobody")
	g.Tick(5)
	prove.True(t, "it is whole", says(g, "STILL TO DO") && !says(g, "Letter I is half written"))
}

// The key of the chart explains the points of a plate that sums several kinds of ships, and the dashed one of ships that are ordered to come.
func TestTheKeyExplainsThePlates(t *testing.T) {
	g := sit(t, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, "3")
	press(t, g, "As your House")
	press(t, g, "As your House")
	for n := 0; !says(g, "STILL TO DO") && n < 200; n++ {
		g.Tick(5)
	}
	for _, words := range []string{"Several kinds of ship, one dot each", "Dashed: where your ships are ordered to", "Threats (F)"} {
		prove.True(t, words, says(g, words))
	}
}

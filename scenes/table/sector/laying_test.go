package sector_test

import (
	"fmt"
	"image"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// committing says whether the first seat is asked for cards of its first skirmish and has both a strike and a ploy.
func committing(v *game.View) bool {
	b := &v.Battle
	if len(b.Slots) == 0 || b.Shown || v.Deciding != 0 || b.Slots[0].Strike != [2]rules.Ref{} || b.Slots[0].Ploy != [2]rules.Ref{} {
		return false
	}
	for i := range b.Slots {
		if b.Slots[i].Front[0].Kind == 0 || b.Slots[i].Front[1].Kind == 0 {
			return false
		}
	}
	strike, ploy := hand(v)
	return b.Ready[0] == [game.UnitsOfPeople]uint8{} && b.Ready[1] == [game.UnitsOfPeople]uint8{} && strike.Kind != 0 && ploy.Kind != 0
}

// hand is the first strike and the first ploy in hand.
func hand(v *game.View) (strike, ploy rules.Ref) {
	for _, c := range v.Hand {
		if game.FactsOfCard(c).Ploy && ploy.Kind == 0 {
			ploy = c
		} else if !game.FactsOfCard(c).Ploy && strike.Kind == 0 {
			strike = c
		}
	}
	return strike, ploy
}

// TestTheListFollowsTheCardsInTheArch lays a card: answers without it are left out until it is taken back.
func TestTheListFollowsTheCardsInTheArch(t *testing.T) {
	at := sitUntil(t, "es", 1280, 2000, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	for n, all := range []bool{true, false, true} {
		if n > 0 {
			at.Press(at.where(t, strike))
			at.Tick(3)
		}
		said := 1 // on the button below the arches
		if all {
			said = 2
		}
		prove.Is(t, fmt.Sprintf("after %d presses the answer without cards is said", n), at.says("No jugar nada"), said)
	}
}

// TestAHintLeavesTheCardsInTheArch: whoever asks for advice has not taken anything back; the words name the cards that are advised.
func TestAHintLeavesTheCardsInTheArch(t *testing.T) {
	at := sitUntil(t, "es", 1280, 2000, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	strike, ploy := hand(&v)
	at.Press(at.where(t, strike))
	at.Tick(3)
	prove.Is(t, "answers without it are left out", at.says("No jugar nada"), 1)
	at.face.Reveal(ploy) // as the table does with what a hint names
	at.Tick(3)
	prove.Is(t, "they still are", at.says("No jugar nada"), 1)
}

// TestCardsStayInTheArchWhileAnotherSceneIsLookedAt: nobody asked for them back.
func TestCardsStayInTheArchWhileAnotherSceneIsLookedAt(t *testing.T) {
	at := sitUntil(t, "es", 1280, 2000, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	at.Press(at.where(t, strike))
	at.Tick(3)
	at.table.Return()
	at.Tick(3)
	prove.Is(t, "answers without it are left out", at.says("No jugar nada"), 1)
}

// TestCardsStayInTheArchWhenTheirAnswerIsNotMeant: whoever is asked whether he means to lay none, and goes back, finds the cards as they lay.
func TestCardsStayInTheArchWhenTheirAnswerIsNotMeant(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	at.App.Prefs.Unasked = false
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	before := at.session.Len()
	at.Press(at.where(t, strike))
	at.Tick(3)
	at.commit(t, "No jugar nada")
	at.Tick(60)
	prove.Is(t, "it is asked about", at.says("Volver"), 1)
	at.commit(t, "Volver")
	at.Tick(20)
	prove.Is(t, "nothing was answered", at.session.Len(), before)
	prove.Is(t, "the cards lie there", at.says("Jugar estas cartas"), 1)
}

// says counts how often the screen says just these words.
func (at *sat) says(words string) (n int) {
	for _, said := range at.Says() {
		if said == words {
			n++
		}
	}
	return n
}

// TestCardsAreLaidInTheArch clicks cards of the hand, sees the sum change, takes one back and commits with a click on the arch or on the
// button below it.
func TestCardsAreLaidInTheArch(t *testing.T) {
	for name, c := range map[string]struct {
		lay  func(strike, ploy rules.Ref) []rules.Ref
		by   string
		want func(strike, ploy rules.Ref) (a, b int16)
	}{
		"both by the arch":    {func(s, p rules.Ref) []rules.Ref { return []rules.Ref{s, p} }, "", func(s, p rules.Ref) (int16, int16) { return s.ID, p.ID }},
		"one by the button":   {func(s, p rules.Ref) []rules.Ref { return []rules.Ref{s} }, "Jugar estas cartas", func(s, p rules.Ref) (int16, int16) { return s.ID, game.NoCard }},
		"one taken back":      {func(s, p rules.Ref) []rules.Ref { return []rules.Ref{p, s, p} }, "", func(s, p rules.Ref) (int16, int16) { return s.ID, game.NoCard }},
		"nothing":             {func(s, p rules.Ref) []rules.Ref { return nil }, "No jugar nada", func(s, p rules.Ref) (int16, int16) { return game.NoCard, game.NoCard }},
		"nothing, though one": {func(s, p rules.Ref) []rules.Ref { return []rules.Ref{s} }, "No jugar nada", func(s, p rules.Ref) (int16, int16) { return game.NoCard, game.NoCard }},
	} {
		at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
		v := at.session.Chair(0).View().(game.View)
		strike, ploy := hand(&v)
		before := at.session.Len()
		for _, card := range c.lay(strike, ploy) {
			at.Press(at.where(t, card))
		}
		at.Tick(20)
		untold(t, at.Guide)
		look(t, at.Guide, "lay-"+name)
		if at.session.Len() != before {
			t.Fatalf("%s: laying a card is a move already", name)
		}
		at.commit(t, c.by)
		a, b := c.want(strike, ploy)
		if want := (rules.Move{Verb: game.CommitMove, A: a, B: b, C: 1}); at.session.Len() == before || at.session.Entry(before).Move != want {
			t.Errorf("%s: not committed as %v: the screen says %q", name, want, at.Says())
		}
	}
}

// commit presses the button below the arches that says so, or the first arch.
func (at *sat) commit(t *testing.T, by string) {
	t.Helper()
	if by == "" {
		at.Press(at.where(t, rules.Ref{Kind: game.KindSlot}))
	} else if _, err := at.Click(by); err != nil { // the list of answers, which may say the same, is drawn later
		t.Fatal(err)
	}
	at.Tick(2)
}

// TestAPressOnTheArchNeverGivesTheCardsUp presses the arch while no card lies there, as whoever has just sent a support there may.
func TestAPressOnTheArchNeverGivesTheCardsUp(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	before := at.session.Len()
	at.Tick(60)
	at.commit(t, "")
	prove.Is(t, "moves", at.session.Len()-before, 0)
	prove.True(t, "says what to press", at.shows("Pulsa cartas de tu mano, o «No jugar nada»."))
}

// TestPlayingNothingIsAskedAbout: who has cards is asked whether none of them is meant, and may go back.
func TestPlayingNothingIsAskedAbout(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, func(v *game.View) bool { return committing(v) && len(v.Battle.Slots) == 1 })
	at.App.Prefs.Unasked = false
	before := at.session.Len()
	at.Tick(60)
	at.commit(t, "No jugar nada")
	prove.Is(t, "moves", at.session.Len()-before, 0)
	look(t, at.Guide, "lay-asked")
	if _, err := at.Click("Volver"); err != nil {
		t.Fatal(err)
	}
	at.Tick(2)
	prove.Is(t, "moves after going back", at.session.Len()-before, 0)
}

// TestOddsSayWhichCardsTheyReckonWith looks at the odds before a card is laid: those without any, and with the one under the cursor.
func TestOddsSayWhichCardsTheyReckonWith(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, committing)
	v := at.session.Chair(0).View().(game.View)
	strike, _ := hand(&v)
	if at.Tick(5); !at.shows("Sin cartas en la escaramuza") {
		t.Errorf("nothing says that the odds are without cards: %q", at.Says())
	}
	at.In.Cursor, at.In.Present = at.where(t, strike), true
	if at.Tick(5); at.shows("Sin cartas en la escaramuza") || !at.shows("Con «") {
		t.Errorf("nothing says that the odds are with the card under the cursor: %q", at.Says())
	}
	untold(t, at.Guide)
}

// TestOddsOfCardsSayWhatTheyCount reads, in an earlier skirmish only, that they are those of the best that is left for the later ones.
func TestOddsOfCardsSayWhatTheyCount(t *testing.T) {
	for slots := 1; slots <= 2; slots++ {
		at := sitUntil(t, "es", 1280, 800, 2, 0, func(v *game.View) bool { return committing(v) && len(v.Battle.Slots) == slots })
		at.Tick(5)
		prove.True(t, "says whose hands are counted", at.shows("Si Bruno juega lo habitual"))
		prove.True(t, "says what holds whatever he plays", at.shows("Aunque Bruno juegue aquí lo mejor"))
		prove.Is(t, "says what is laid later", at.shows("lo mejor que te quede"), slots == 2)
		look(t, at.Guide, fmt.Sprintf("odds-of-cards-%d", slots))
	}
}

// TestTheCardUnderTheCursorCoversNoAnswer points at each card of the hand in a battle: the large card beside the hand leaves the arches and
// what is pressed below them free.
func TestTheCardUnderTheCursorCoversNoAnswer(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 2, 0, func(v *game.View) bool { return committing(v) && len(v.Battle.Slots) == 2 })
	v := at.session.Chair(0).View().(game.View)
	arches := canvas.Rect{W: 1280, H: at.where(t, rules.Ref{Kind: game.KindSlot}).Y}
	answer, found := at.Find("No jugar nada")
	prove.True(t, "the answer is there", found)
	arches.H = answer.Y + 12
	at.In.Present = true
	at.Tick(3)
	before := at.Sees()
	for _, card := range v.Hand {
		at.In.Cursor = at.where(t, card)
		at.Tick(3)
		look(t, at.Guide, "large-card")
		if moved := changed(before, at.Sees(), canvas.Rect{X: arches.X + 196, Y: arches.H - 40, W: 790, H: 40}); moved {
			t.Errorf("the card %v covers the answers", card)
		}
	}
}

// changed says whether two pictures differ in a part.
func changed(a, b *image.RGBA, r canvas.Rect) bool {
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return true
			}
		}
	}
	return false
}

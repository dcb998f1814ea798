package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// turnUp sits down where a game of two is about to turn up cards at the end of a Round, and acts that out at a speed.
func turnUp(t *testing.T, lang string, w, h, speed float64) *sat {
	t.Helper()
	s := sitDown(t, lang, w, h, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	s.settle()
	s.tick(3)
	s.app.Prefs.Speed = speed
	var events []rules.Event
	for id := range int16(2) {
		events = append(events, rules.Event{Verb: game.EvCardRevealed, Seat: rules.Nobody, Who: rules.Ref{Kind: game.KindCard, ID: 30 + id}, Reveals: true})
	}
	s.face.Perform(events, s.face.view)
	return s
}

// TestRevealedCardsCanBeRead: however fast all else goes by, the cards that a Round ends with lie there for the same time; a press that
// hurries what came before leaves them, and one on them puts them away.
func TestRevealedCardsCanBeRead(t *testing.T) {
	for _, speed := range table.Paces {
		s := turnUp(t, "es", 1280, 800, speed)
		seconds := 0.0
		for s.face.Busy() && seconds < 60 {
			s.tick(1)
			seconds += s.in.Dt
		}
		if seconds < readSeconds-0.1 {
			t.Errorf("at %gx the cards are gone after %.1f s", speed, seconds)
		}
	}
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	s.settle()
	s.tick(3)
	s.face.Perform([]rules.Event{
		{Verb: game.EvCardPlayed, Who: rules.Ref{Kind: game.KindCard, ID: 3}},
		{Verb: game.EvCardRevealed, Seat: rules.Nobody, Who: rules.Ref{Kind: game.KindCard, ID: 30}},
		{Verb: game.EvCardRevealed, Seat: rules.Nobody, Who: rules.Ref{Kind: game.KindCard, ID: 31}},
	}, s.face.view)
	s.tick(2)
	s.face.Hurry()
	s.tick(10)
	if !s.face.Busy() || !s.face.acts.clock.Playing(1) || !s.face.acts.clock.Playing(2) {
		t.Error("who hurries a card that is played misses those that are turned up after it")
	}
	s.face.Hurry()
	if s.face.Busy() {
		t.Error("the cards that were turned up cannot be put away")
	}
}

// TestTheHeadOfRevealedCardsTellsWhatTakesEffect: the six kinds of card that do are named (3.44).
func TestTheHeadOfRevealedCardsTellsWhatTakesEffect(t *testing.T) {
	s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, nil)
	s.settle()
	var idle, effective []rules.Ref
	for c := range int16(64) {
		if ref := (rules.Ref{Kind: game.KindCard, ID: c}); game.ResolvesRevealed(int(c)) {
			effective = append(effective, ref)
		} else {
			idle = append(idle, ref)
		}
	}
	prove.Is(t, "cards that take effect", len(effective), 8) // three of them are called the same
	for _, c := range []struct {
		cards []rules.Ref
		want  string
	}{
		{idle[:1], "Fin de la Ronda: se descubre una carta, sin efecto"},
		{idle[:2], "Fin de la Ronda: se descubren 2 cartas, sin efecto"},
		{[]rules.Ref{idle[0], effective[1]}, "Fin de la Ronda: se descubren 2 cartas; surte efecto «" + s.face.name(effective[1]) + "»"},
		{effective[:2], "Fin de la Ronda: se descubren 2 cartas; todas surten efecto"},
	} {
		var events []rules.Event
		for _, ref := range c.cards {
			events = append(events, rules.Event{Verb: game.EvCardRevealed, Seat: rules.Nobody, Who: ref, Reveals: true})
		}
		s.face.Perform(events, s.face.view)
		prove.Is(t, "head", s.face.revealedWords(len(c.cards)), c.want)
	}
}

// TestRevealedCardsAreNews: a recap tells them.
func TestRevealedCardsAreNews(t *testing.T) {
	if !Tally.News(rules.Event{Verb: game.EvCardRevealed}) || Tally.News(rules.Event{Verb: game.EvCardDiscarded}) {
		t.Error("a recap does not tell the cards that were turned up, or tells those that went away")
	}
}

// TestLookAtRevealedCards paints them in the usual and in a small window.
func TestLookAtRevealedCards(t *testing.T) {
	for name, size := range map[string][2]float64{"revealed-1280.png": {1280, 800}, "revealed-600.png": {600, 900}, "revealed-390.png": {390, 844}, "revealed-844.png": {844, 390}} {
		s := turnUp(t, "es", size[0], size[1], ui.Speeds[2])
		s.tick(90)
		if !s.face.acts.clock.Playing(0) || !s.face.acts.clock.Playing(1) {
			t.Error("both cards are not to be seen side by side")
		}
		s.shot(t, name)
	}
}

// TestRevealedCardsAreReadOnAPhone: where the letters on them would be too small, their words stand beside them.
func TestRevealedCardsAreReadOnAPhone(t *testing.T) {
	for _, row := range []struct {
		w, h   float64
		beside bool
	}{{1280, 800, false}, {390, 844, true}, {844, 390, true}} {
		s := turnUp(t, "es", row.w, row.h, ui.Speeds[2])
		s.tick(90)
		c := game.CardFace(30)
		title := s.face.wordsOf(&c).Title
		if got := s.writes(title); got != row.beside {
			t.Errorf("%vx%v: %q stands beside its card: %v", row.w, row.h, title, got)
		}
	}
}

// writes says whether a line of text is on the canvas, outside of pictures.
func (s *sat) writes(words string) (found bool) {
	var c canvas.List
	c.Reset(s.in.W, s.in.H)
	s.app.Draw(&c)
	c.Texts(func(text string, _ canvas.Point) { found = found || text == words })
	return found
}

// TestTheHandGivesWayToWords: cards that were turned up lie over the whole map, and the hand would cover what they say.
func TestTheHandGivesWayToWords(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {1280, 800}} {
		s := turnUp(t, "es", size[0], size[1], 1)
		s.tick(60)
		if !s.face.hand.away {
			t.Errorf("%v: the hand lies over the cards", size)
		}
		for s.face.Busy() {
			s.tick(30)
		}
		s.tick(2)
		if s.face.hand.away {
			t.Errorf("%v: they are gone, and the hand stays away", size)
		}
	}
}

// TestRevealedCardsHaveTheRoomOfTheMap: in the usual window they are as wide as two of them can be beside each other, at large letters too.
func TestRevealedCardsHaveTheRoomOfTheMap(t *testing.T) {
	for _, k := range []struct{ text, share float64 }{{1, .75}, {1.5, .8}} {
		s := turnUp(t, "es", 1280, 800, 1)
		s.app.Prefs.TextScale = k.text
		s.tick(3)
		u, v := ui.NewUI(s.app), s.face.camera.View
		if h := s.face.revealedHeight(u, 2); h < k.share*v.H || h*cardShape < u.Px(legible) {
			t.Errorf("at %v a card is %v high on a map of %v", k.text, h, v.H)
		}
	}
}

package diadochi

import (
	"slices"
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// TestCardsOfOthersCanBeRead: at every speed but the fastest a card that somebody else plays for what it says lies there equally long,
// with the words that tell whose it is, and a Surprise at the fastest too; one's own does not stop anybody.
func TestCardsOfOthersCanBeRead(t *testing.T) {
	how := int16(playedEvent)
	seconds := func(speed float64, seat rules.Seat) (shown float64) {
		s := sitDown(t, "es", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Veteran}}, nil)
		s.settle()
		s.tick(3)
		s.app.Prefs.Speed = speed
		s.face.Perform([]rules.Event{{Verb: game.EvCardPlayed, Seat: seat, Who: rules.Ref{Kind: game.KindCard, ID: 30}, N: how}}, s.face.view)
		for s.face.Busy() && shown < 60 {
			s.tick(1)
			if shown += s.in.Dt; how == playedEvent && shown > 0.4 && shown < 0.4+s.in.Dt {
				prove.True(t, "it is told whose card it is", s.says("Ana juega «"+s.face.name(rules.Ref{Kind: game.KindCard, ID: 30})+"» como evento") == (seat == 1))
				s.shot(t, "played.png")
			}
		}
		return shown
	}
	for _, speed := range table.Paces[:len(table.Paces)-1] {
		if got := seconds(speed, 1); got < playedSeconds-0.1 {
			t.Errorf("at %gx the card of another is gone after %.1f s", speed, got)
		}
	}
	if own, other := seconds(2, 0), seconds(2, 1); own >= other {
		t.Errorf("one's own card is shown for %.1f s, that of another for %.1f s", own, other)
	}
	how = playedSurprise
	if got := seconds(table.Fastest, 1); got < playedSeconds-0.1 {
		t.Errorf("a Surprise is gone after %.1f s at the fastest speed", got)
	}
}

// TestAPlayedCardHasLeftTheHand: it does not lie in the hand as well while it is seen over the map, and is there again when it is taken back.
func TestAPlayedCardHasLeftTheHand(t *testing.T) {
	s := sit(t, "es", 1280, 800, 60)
	s.settle()
	s.app.Prefs.Speed = 1
	card := s.face.view.Hand[0]
	holds := func() bool { return slices.Contains(s.face.view.Hand, card) }
	before := s.match.Chair().View()
	after := before.(game.View)
	after.Hand = after.Hand[1:]
	s.face.Perform([]rules.Event{{Verb: game.EvCardPlayed, Seat: 0, Who: card.Ref}}, after)
	s.tick(1)
	s.app.Draw(&tallest{})
	prove.True(t, "it is being played", s.face.Busy())
	prove.True(t, "it has left the hand", !holds())
	prove.Is(t, "nothing else has", len(s.face.view.Hand), len(after.Hand))
	s.face.Show(before)
	prove.True(t, "it is there again", holds())
}

// On a phone a played card is large enough for its words, and where the window is too low for that they stand on a sheet.
func TestAPlayedCardCanBeReadOnAPhone(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
		s := sitDown(t, "es", size[0], size[1], []session.Seating{{Name: "Irene"}, {Name: "Ana", Level: bot.Veteran}}, nil)
		s.settle()
		s.in.Touch = true
		s.tick(3)
		card := rules.Ref{Kind: game.KindCard, ID: 30}
		s.face.Perform([]rules.Event{{Verb: game.EvCardPlayed, Seat: 1, Who: card}}, s.face.view)
		for range 60 {
			s.tick(1)
		}
		s.shot(t, "played-"+strconv.Itoa(int(size[0]))+".png")
		seen := tallest{}
		seen.Reset(s.in.W, s.in.H)
		s.app.Draw(&seen)
		shown := game.CardFace(int(card.ID))
		written := s.lines()[s.face.wordsOf(&shown).Title]
		prove.True(t, "words that can be read", written || seen.card >= 300/0.6)
	}
}

// TestARecapTellsCards: what others have played is found again in what just happened, for its text, for its points, for a fleet or a general.
func TestARecapTellsCards(t *testing.T) {
	card := rules.Event{Verb: game.EvCardPlayed, Seat: 1, Who: rules.Ref{Kind: game.KindCard, ID: 30}}
	for card.N = range int16(5) {
		prove.True(t, "told", Tally.News(card))
	}
}

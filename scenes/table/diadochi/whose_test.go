package diadochi

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// tokened notes where a picture is drawn.
type tokened struct {
	*canvas.List
	of    *canvas.Picture
	drawn []canvas.Point
}

func (p *tokened) Picture(of *canvas.Picture, at canvas.Place) {
	if of == p.of {
		p.drawn = append(p.drawn, at.At)
	}
}

// TestTheBarShowsWhoIsToMoveInLargeLetters: on a phone held upright the emblem of who is asked stands in the bar, and turn and Segment are
// whole beside it.
func TestTheBarShowsWhoIsToMoveInLargeLetters(t *testing.T) {
	for _, large := range []float64{1, 1.5, 2} {
		s := sit(t, "es", 390, 844, 60)
		s.in.Touch, s.app.Prefs.TextScale = true, large
		s.tick(30)
		side := int(min(28, 36/large)*large + .5)
		drawn := &tokened{List: &canvas.List{}, of: s.face.box.Token(s.face.faction(s.match.Deciding()), side)}
		drawn.Reset(s.in.W, s.in.H)
		s.app.Draw(drawn)
		inBar := 0
		for _, at := range drawn.drawn {
			if at.Y < ui.TopBar*large {
				inBar++
			}
		}
		prove.Is(t, "emblems in the bar", inBar, 1)
		prove.True(t, "the Segment is whole", s.writes(s.face.word(segmentKeys[s.face.view.Segment-1])))
	}
}

// TestASmallWindowAsksOnce: where the page of the answers is open the bar of a phone held sideways names who is asked, and says the question
// where another page is.
func TestASmallWindowAsksOnce(t *testing.T) {
	s := sit(t, "es", 844, 390, 60)
	s.in.Touch = true
	s.tick(30)
	asked := func() (n int) {
		var l canvas.List
		l.Reset(s.in.W, s.in.H)
		s.app.Draw(&l)
		l.Texts(func(text string, _ canvas.Point) {
			if text == s.face.voice.Say(s.table.Asks().Decision.Prompt) {
				n++
			}
		})
		return n
	}
	prove.Is(t, "times that the question is written", asked(), 1)
	prove.True(t, "who is asked", s.writes(s.face.seatName(s.match.Deciding())))
	s.tapName(t, s.face.voice.Key("table.detail"))
	s.tick(5)
	prove.Is(t, "times beside the detail", asked(), 1)
}

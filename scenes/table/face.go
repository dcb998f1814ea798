package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Face is how one game looks at the table: its map and pieces, its panels, its animations. A face knows its game's
// View, Refs and events; it never sees a state and never decides what is legal.
type Face interface {
	// Show takes a view and shows it at once; every animation under way is dropped.
	Show(v rules.View)
	// Perform acts events out, starting from the view shown, and ends by showing after.
	Perform(events []rules.Event, after rules.View)
	// Busy says whether something is being acted out; Skip ends it at once, but for a result that its players are to see, Hurry
	// only its present step.
	Busy() bool
	Skip()
	Hurry()
	// HandHeight is the height of the cards in hand, in design pixels; 0 where the game has none.
	HandHeight() float64
	// Paint draws map and pieces; it comes first in a tick.
	Paint(u *ui.UI, a Areas, s *Sight)
	// Panels draws everything of the game's own around the map and returns what was clicked there.
	Panels(u *ui.UI, a Areas, s *Sight) rules.Ref
	// Progress draws turn, round and segment into the bar and returns the width it used.
	Progress(u *ui.UI, r canvas.Rect) float64
	// Point follows the cursor over the map, pans and zooms, and returns what is under it and what was clicked.
	Point(u *ui.UI, a Areas, s *Sight) (under, clicked rules.Ref)
	// Careful says that a click on a thing only asks what to do with it, even if there is but this one answer: a card, or an
	// answer that the question is not about and that changes what stands there.
	Careful(ref rules.Ref, only rules.Caption) bool
	// Reveal brings a thing into view.
	Reveal(ref rules.Ref)
	// Focus shows the part of the map with all of these things, as near as it goes; without any, the whole map.
	Focus(refs []rules.Ref)
	// Where returns the part of the canvas on which a thing was last drawn; false while it is out of sight.
	Where(ref rules.Ref) (canvas.Rect, bool)
	// Walk tells which moves are steps of a march.
	Walk() Walk
	// Emblem draws the sign of a seat, centred, `size` canvas pixels high.
	Emblem(u *ui.UI, seat rules.Seat, at canvas.Point, size float64)
	// Overlay draws what covers the table while it lasts (a battle on its stage); false when there is nothing.
	Overlay(u *ui.UI, a Areas, s *Sight) bool
}

// Holder is a face that shows nothing in the place of the hand while the viewer holds no cards.
type Holder interface {
	EmptyHanded() bool
}

// Lensed is a face that can show one thing about the whole map, which a key switches on.
type Lensed interface {
	// Lenses offers all of them to a finger, or puts away what is shown.
	Lenses()
	// Lens is what the button for that looks like and says, and whether something is shown.
	Lens() (sign ui.Sign, tip string, on bool)
}

// Overseer is a face whose map may be too small to be read as a whole.
type Overseer interface {
	// Small says that it is in this window; Far, that the whole of it is shown nevertheless.
	Small() bool
	Far() bool
	// Overview leads from near to the whole map, and from there back to what is the viewer's.
	Overview()
}

// Sight is what a face needs to draw besides the view it was shown.
type Sight struct {
	Offers   *Offers
	Viewer   rules.Seat
	Deciding rules.Seat
	Hover    rules.Ref      // under the cursor
	Scolds   bool           // why nothing can be done with what is under the cursor may be said: it is not what was answered with just now
	Doubled  bool           // an answer was given so short ago that a press may be the second of a double click
	Selected rules.Ref      // clicked last, shown in detail
	Offer    *Offer         // the answer under the cursor, if any: show its odds
	Culprits []rules.Ref    // of the refusal on show
	Picked   []rules.Ref    // what the player has taken up to put it somewhere, set by the face: a click means what needs it too
	Path     []rules.Ref    // the way to the far target under the cursor
	Shake    float64        // 1 just after a refused click, falling to 0
	Desk     *Desk          // where the viewer writes a plan, or nil
	Asked    []rules.Move   // the letter that a coach asks for, or the seal alone
	Marks    []canvas.Rect  // set by the face: where the next press is that leads to what is asked
	Answers  []rules.Move   // given on the face's own panels, one after the other: the table plays those that are offered
	Refused  *rules.Illegal // what was pressed on the face's own panels, or pointed at, and may not be: the table says why
	Turn     bool           // something was chosen that the face tells of beside the map: where panels take turns, that one comes up
	Cited    rules.Rule     // asked for in the overlay: the table opens the rulebook there
	Persons  rules.Seats    // who sits at the table in flesh and blood: what happens to others alone waits for no press
	Hold     Hold           // asked for in the overlay: the table holds what is acted out, or lets it go on
	Replayed bool           // it is a replay, which has controls of its own below the map
	Held     bool           // the player holds what is being acted out: no clock of the face runs
	Seconds  float64        // since the question was put, for glows that soon come to rest; 0 under reduced motion
	Custom   bool           // asked for: the standing orders answer this question, and those after it that they answer too
	Bare     bool           // the player wants to read the map: no pieces lie on it, nor marks of what may be clicked
	Told     bool           // set by the face: it tells itself what hangs on what is under the cursor
	Left     []rules.Ref    // what the answer under the cursor leaves undone or gives up
	Advised  bool           // an answer is advised, or asked for by a coach: Enter gives that one, and presses no key of the face

	// Buttons is what the table's own buttons over the map take, in its upper right corner; empty where there are none.
	Buttons canvas.Rect
	// Notice is what the table's notice or advice covers at the top of the map; empty while there is none.
	Notice canvas.Rect
	// Headed is set by the face: what it has written at the top of the map that is read beside a notice, which lies below it.
	Headed canvas.Rect

	// Priced is what the face has written over the map about the thing under the cursor; empty where there is nothing.
	Priced canvas.Rect

	// Since returns what the viewer may know of what has been shown, from the last event on that begins something: a face that tells of
	// a turn gone by remembers nothing of it, and tells the same after loading and to whoever gets the mouse. Nil: nothing is known.
	Since func(begins func(rules.Event) bool) []rules.Event
	// Acts returns what Since tells entry by entry, from the whole entry on with the last event that begins something, so that it can be
	// acted out anew; none where nothing does. Nil: nothing is known.
	Acts func(begins func(rules.Event) bool) []Act
	// Amid returns what everybody saw just as the last event of a kind happened, of all that has been shown or is acted out now; nil where
	// there was none. Nil: nothing is known.
	Amid func(is func(rules.Event) bool) rules.View
	// Earned lists what has brought whom what the game counts first, of all that has been shown. It reads the whole journal: not to be
	// asked in every frame. Nil: nothing is known.
	Earned func() []Source
	// Watch plays again what the viewer has seen, from the last event on that begins something. Nil where nothing can be played again.
	Watch func(begins func(rules.Event) bool)
	// Why says what a computer player had in mind with something that it did and the viewer has seen; "" where nobody tells. It may read
	// the whole journal: not to be asked in every frame. Nil: nothing is known.
	Why func(e rules.Event) string
	// Foresee returns what would come of it if who attacked what is at a place, seen by those who are attacked; nil or false where
	// the game does not tell.
	Foresee func(who, at rules.Ref) (rules.Stake, bool)
}

// Act is what an entry of the journal has told the viewer, and what the viewer saw before it.
type Act struct {
	Before rules.View
	Events []rules.Event
}

// Consult selects something that stands beside the map to be read, and comes up with what is told of it. It is returned as clicked
// where an answer or a refusal speaks of it; else nobody meant to answer.
func (s *Sight) Consult(ref rules.Ref) (clicked rules.Ref) {
	s.Selected, s.Turn = ref, true
	if s.Offers.Lit(ref) || s.Offers.Why(ref) != nil {
		return ref
	}
	return rules.Ref{}
}

// WhyHovered says why a click on what is under the cursor would mean nothing; nil where it means something, where there is nothing to
// say, and while it is what the last answer was given with.
func (s *Sight) WhyHovered() *rules.Illegal {
	if s.Hover.Kind == 0 || s.Offers.Lit(s.Hover) {
		return nil
	}
	return s.WhyNot(s.Hover)
}

// WhyNot says why a thing under the cursor means nothing, which may be none of the map's; nil while the last answer was given with it.
func (s *Sight) WhyNot(ref rules.Ref) *rules.Illegal {
	if !s.Scolds {
		return nil
	}
	return s.Offers.Why(ref)
}

// Seeker is a Face that takes long to act a move out, and can stand still amid it.
type Seeker interface {
	// Seek goes on at once to what tells of event number n of those given to Perform last, if it lies ahead; over: to where that is over.
	Seek(n int, over bool)
}

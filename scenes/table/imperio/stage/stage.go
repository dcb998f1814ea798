// Package stage plays the great moments of Imperio over the chart: battles in space, landings, counts of the Council. It hears
// the events of the film cue by cue, shows what they tell, and never works out what is legal or what happens.
package stage

import (
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Beat is a step of a scene.
type Beat uint8

// The beats: of a battle in space, of a landing.
const (
	None Beat = iota // on the chart
	Encounter
	AntiAir
	Words
	Dice
	Saves
	Losses
	End
	Bombard
	Descent
	Platforms
	Ground
	Taken
	Tokens
	Verdict
	Fall
	Dissolution
	beats
)

// beatKeys name the beats for texts.
var beatKeys = [beats]string{
	Encounter: "encounter", AntiAir: "anti-air", Words: "words", Dice: "dice", Saves: "saves", Losses: "losses", End: "end",
	Bombard: "bombard", Descent: "descent", Platforms: "platforms", Ground: "ground", Taken: "taken", Tokens: "tokens", Verdict: "verdict", Fall: "fall", Dissolution: "dissolution",
}

// cited are the rules of the beats.
var cited = [beats]rules.Rule{
	Encounter: "13.1", AntiAir: "13.3", Words: "13.6", Dice: "13.4", Saves: "2.2", Losses: "13.5", End: "13.7",
	Bombard: "14.2", Descent: "14.1", Platforms: "14.3", Ground: "14.4", Taken: "14.5",
	Tokens: "17.4", Verdict: "17.5", Fall: "20.1", Dissolution: "20.3",
}

// Stage shows one scene at a time.
type Stage struct {
	voice *lexicon.Voice
	house func(rules.Seat) palette.House
	theme *palette.Theme

	fight    *Fight
	landing  *Landing
	count    *Count
	downfall *Downfall
	rows     []row // working memory of drawRows
	beat     Beat
	said     words

	share float64 // of the beat that has passed
	still bool    // nothing may move by itself
	set   set
	pts   []canvas.Point
	berth [2][]berth // of the ships in the present window
	label [2]float64 // widths of what names the sides over the scene
	laid  laidFor

	vowsBelow bool // promises stand on the charter: there is no room for the laws
	curtains  struct {
		of chamber.Hall
		at []paint.Point
	}
}

// New returns a dark stage. house is the House that a seat leads.
func New(voice *lexicon.Voice, house func(rules.Seat) palette.House) *Stage {
	return &Stage{voice: voice, house: house, theme: palette.Atlas}
}

// Moment is where in the game a scene plays.
type Moment struct {
	Turn, Slot int
	Hexes      []game.HexView // as they are before the events that are heard
	View       *game.View     // as it was when the film began
}

// Clear darkens the stage.
func (s *Stage) Clear() {
	s.fight, s.landing, s.count, s.downfall = nil, nil, nil, nil
	s.beat, s.said, s.laid = None, words{}, laidFor{}
}

// Open says whether there is a scene.
func (s *Stage) Open() bool {
	return s.fight != nil || s.landing != nil || s.count != nil || s.downfall != nil
}

// Hear takes in the events of a cue, which are the beat of a scene.
func (s *Stage) Hear(beat Beat, events []rules.Event, at Moment) {
	if beat == None {
		s.Clear()
		return
	}
	if beat == Fall || beat == Dissolution {
		s.Clear()
		s.downfall = newDownfall(events[0], at.Turn)
	}
	for _, e := range events {
		switch e.Verb {
		case game.EvBattle:
			s.Clear()
			s.fight = newFight(e.To, e.Seat, rules.Seat(e.N), at.Hexes)
			s.fight.armour(at.View)
			s.fight.Turn, s.fight.Slot = at.Turn, at.Slot
		case game.EvBombards, game.EvLands:
			if s.landing == nil || s.landing.At != e.To {
				s.Clear()
				s.landing = newLanding(e.To, e.Seat, at.Hexes)
				s.landing.Turn, s.landing.Slot = at.Turn, at.Slot
				s.landing.know(at.View)
			}
		case game.EvVotes, game.EvDecision:
			if s.count == nil || s.count.Turn != at.Turn {
				s.Clear()
				s.count = newCount(at)
			}
		}
	}
	switch {
	case s.downfall != nil:
	case s.count != nil:
		s.count.hear(events)
	case s.fight != nil:
		s.fight.hear(beat, events)
	case s.landing != nil:
		s.landing.hear(beat, events)
	}
	s.beat, s.share, s.said.fresh, s.laid = beat, 0, false, laidFor{}
}

// seats are the two sides of the scene, the attacker first.
func (s *Stage) seats() [2]rules.Seat {
	switch {
	case s.count != nil, s.downfall != nil:
		return [2]rules.Seat{rules.Nobody, rules.Nobody}
	case s.landing != nil:
		return s.landing.Seats
	}
	return [2]rules.Seat{s.fight.Sides[0].Seat, s.fight.Sides[1].Seat}
}

// Resume shows the battle of a view that waits for an answer. It says whether the stage has heard of it; if not it shows what the
// view tells, which is the ships alone.
func (s *Stage) Resume(v *game.View) (heard bool) {
	if !v.Battle.On {
		s.Clear()
		return true
	}
	if s.fight != nil && !s.fight.bare && s.fight.counts(v) {
		s.fight.settle(s.beat, v)
		s.said.fresh = false
		return true
	}
	heardOf := s.fight
	s.Clear()
	s.fight = newFight(v.Battle.At, v.Battle.Attacker, v.Battle.Defender, v.Hexes)
	s.fight.Sides[0].Ships = shipsOf(&v.Battle.Raid)
	s.fight.armour(v)
	s.fight.Turn, s.fight.Slot, s.fight.Round, s.fight.bare = v.Turn, v.Slot, v.Battle.Round, true
	s.fight.keepDice(heardOf)
	s.beat, s.share = Encounter, 1
	return false
}

// Play is how a tick shows the stage.
type Play struct {
	Share float64    // of the beat that has passed, 0 to 1
	Still bool       // nothing may move by itself
	Waits bool       // the beat is over and waits for a press
	View  *game.View // of the present, for hits that are still to be given
	Foot  Footer     // draws the transport bar; nil where there is none
	Theme *palette.Theme
}

// Footer draws what stands at the right of the foot.
type Footer interface {
	DrawFoot(u *ui.UI, r canvas.Rect, s *table.Sight)
	FootWidth(u *ui.UI) float64
}

// Draw paints the stage into a part of the window. Answers to what is asked are clicked on it.
func (s *Stage) Draw(u *ui.UI, r canvas.Rect, k *table.Sight, p Play) {
	if !s.Open() {
		return
	}
	s.share, s.still, s.theme = p.Share, p.Still, p.Theme
	s.layout(u, r)
	s.write()
	u.Block(r)
	u.Fill(r, u.Theme.Paper2)
	s.drawTitle(u, k)
	switch {
	case s.downfall != nil:
		s.drawDownfall(u)
	case s.count != nil:
		s.drawCouncil(u)
	case s.landing != nil:
		s.drawAssault(u)
	default:
		s.drawFight(u, k, p.View)
	}
	s.drawFoot(u, k, p)
	if p.Waits {
		s.drawLesson(u)
	}
}

// word says a text of the stage.
func (s *Stage) word(key string, args ...rules.Arg) string {
	return s.voice.Below("imperio.stage.", key, args...)
}

// name says what the House of a seat is called.
func (s *Stage) name(seat rules.Seat) string {
	if h := s.house(seat); h < palette.Houses && seat >= 0 {
		return s.voice.Below("imperio.emblem.", palette.Names[h])
	}
	return s.voice.Below("imperio.face.", "nobody")
}

// arms draws the arms of a seat.
func (s *Stage) arms(u *ui.UI, seat rules.Seat, at canvas.Point, high float64) {
	chart.Arms(u, s.theme, s.house(seat), at, high)
}

// asks returns the answers that a scene lets the player click, if one of these verbs is asked for now.
func asks(k *table.Sight, verbs ...uint8) (list []table.Offer) {
	for i := range k.Offers.Legal {
		for _, v := range verbs {
			if k.Offers.Legal[i].Move.Verb == v {
				return k.Offers.Legal
			}
		}
	}
	return nil
}

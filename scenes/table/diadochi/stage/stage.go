// Package stage plays battles of Diadochi on a stage over the table: sieges, sea fights and land battles. It shows
// what events tell and looks results up in the printed tables; it never works out what is legal or what happens.
package stage

import (
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/lexicon"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/diadochi/battle"
	"tyche/sprites/diadochi/counters"
	"tyche/sprites/diadochi/palette"
)

// Stage plays the battles of one game, one after the other.
type Stage struct {
	app      *ui.App
	voice    *lexicon.Voice
	factions []palette.Faction

	theme *palette.Theme
	dense float64 // pixels of the screen for one of the design, for which box was made
	cast  *battle.Cast
	box   *counters.Box

	tale  Tale
	queue []*Battle // still to be played
	now   *Battle   // on the stage; nil = the stage is dark
	words words     // of now, in the player's language

	beats   []Beat
	beat    int     // the one under way; len(beats) = the last frame
	ms      float64 // of it that have passed
	cry     int     // sounds of it that were played
	rest    bool    // the last frame is shown
	waits   bool    // a beat is over and waits, at teaching speed
	life    float64 // ms since the scene opened, for what moves all the time
	lit     bool    // its first frame was painted
	stood   moment  // what was painted last
	prep    *preparation
	persons rules.Seats

	set  set   // where everything stands for the present window
	cols []int // working memory of tables
	rows []int
	font types // text styles at the size of the present window
	men  [2][]man
	pts  []canvas.Point
	view game.View
}

// New returns a dark stage. factions are those of the seats.
func New(app *ui.App, voice *lexicon.Voice, factions []palette.Faction) *Stage {
	s := &Stage{app: app, voice: voice, factions: factions}
	s.dress()
	return s
}

// dress takes the colours from the settings.
func (s *Stage) dress() {
	dense := s.app.Theme.Scale / s.app.Prefs.TextScale
	if theme := palette.Named(s.app.Prefs.Vision); theme != s.theme || dense != s.dense {
		s.theme, s.dense, s.cast, s.box = theme, dense, battle.New(theme), counters.NewDense(theme, dense)
	}
}

// Begin takes the events of an answer; false when they tell of no battle that is worth the stage. persons are the seats
// that people play.
func (s *Stage) Begin(events []rules.Event, before game.View, persons rules.Seats) bool {
	s.queue, s.persons = s.queue[:0], persons
	for _, b := range s.tale.Hear(events, &before) {
		if b.worthOpening(s.personal(b)) {
			s.queue = append(s.queue, b)
		}
	}
	if s.app.Prefs.Speed <= 0 {
		for _, b := range s.queue {
			b.told, b.shown = true, len(b.Notes)
		}
		return false
	}
	s.view = before
	s.next()
	return s.now != nil
}

// next opens the next battle of the queue, or darkens the stage.
func (s *Stage) next() {
	s.leave()
	if s.now != nil {
		s.now.told, s.now.shown = true, len(s.now.Notes)
	}
	if len(s.queue) == 0 {
		if s.now != nil {
			s.app.Mood("map")
		}
		s.now = nil
		return
	}
	b := s.queue[0]
	s.queue = s.queue[:copy(s.queue, s.queue[1:])]
	s.dress()
	s.app.Mood("battle")
	s.now, s.beats = b, b.Beats()
	s.life, s.lit, s.rest, s.waits = 0, false, false, false
	s.words, s.set = words{}, set{}
	s.begin(b.start(s.beats))
}

// leave lets go of the pictures being painted for a scene.
func (s *Stage) leave() {
	if s.prep != nil {
		s.prep.leave()
		s.prep = nil
	}
}

// begin starts a beat, or the wait at the end.
func (s *Stage) begin(i int) {
	s.beat, s.ms, s.cry, s.waits = i, 0, 0, false
	s.rest = i >= len(s.beats)
}

// Forget drops the battle that was told last.
func (s *Stage) Forget() { s.tale = Tale{} }

// Close ends everything on the stage at once.
func (s *Stage) Close() {
	for s.now != nil {
		s.next()
	}
}

// Busy says whether a battle is on the stage, or being painted for it.
func (s *Stage) Busy() bool { return s.now != nil }

// Lit says whether the stage lies over the table: it comes when its first frame is painted.
func (s *Stage) Lit() bool { return s.now != nil && s.lit }

// Awaits says whether the stage waits for a press: at its result, or after a beat at teaching speed.
func (s *Stage) Awaits() bool { return s.now != nil && (s.waits || s.rest && s.lasts(s.now)) }

// Skip ends the scenes up to the next result that concerns a person, which stays until it is put away.
func (s *Stage) Skip() {
	for s.now != nil {
		if !s.rest && s.lasts(s.now) {
			s.begin(len(s.beats))
			return
		}
		s.next()
	}
}

// Hurry goes to the last frame, at teaching speed only to the next beat; from the last frame it ends the scene.
func (s *Stage) Hurry() {
	switch {
	case s.now == nil:
	case s.rest || s.teaches():
		s.Continue()
	default:
		s.begin(len(s.beats))
	}
}

// teaching is the highest speed at which the scene waits after each beat, if a person takes part.
const teaching = 0.5

func (s *Stage) teaches() bool { return s.app.Prefs.Speed <= teaching && s.personal(s.now) }

// personal says whether a person takes part in a battle.
func (s *Stage) personal(b *Battle) bool {
	return s.persons.Has(b.Sides[0].Seat) || s.persons.Has(b.Sides[1].Seat)
}

// lasts says whether the last frame of a battle stays until a person puts it away.
func (s *Stage) lasts(b *Battle) bool { return s.personal(b) && b.waits() }

// restMs is how long the last frame of another battle stays, at normal speed.
const restMs = 1300

// tick lets the clock run for the seconds of a tick.
func (s *Stage) tick(dt float64) {
	ms := min(dt, 0.1) * 1000
	s.life += ms
	if s.waits || !s.prep.ready(s.beat) {
		return
	}
	s.ms += ms * table.Haste(s.app.Prefs.Speed, s.personal(s.now))
	if s.rest {
		if s.ms >= restMs && !s.lasts(s.now) {
			s.next()
		}
		return
	}
	b := &s.beats[s.beat]
	for s.cry < len(b.Sounds) && s.ms >= b.Ms*float64(s.cry)/float64(len(b.Sounds)) {
		if name := b.Sounds[s.cry]; name != "" {
			s.app.Play(name)
		}
		s.cry++
	}
	if s.ms < b.Ms {
		return
	}
	if s.teaches() && s.beat < len(s.beats)-1 {
		s.ms, s.waits = b.Ms, true
		return
	}
	if s.prep.ready(s.beat + 1) {
		s.begin(s.beat + 1)
	}
}

// share is how much of the first beat of a kind has passed, 0 to 1; 0 if there is none.
func (s *Stage) share(k Kind) float64 {
	for i := range s.beats {
		if s.beats[i].Kind == k {
			return s.passed(i)
		}
	}
	return 0
}

// passed is how much of beat i is over.
func (s *Stage) passed(i int) float64 {
	switch {
	case i < s.beat:
		return 1
	case i > s.beat:
		return 0
	}
	return min(s.ms/s.beats[i].Ms, 1)
}

// has says whether the battle has a beat of a kind.
func (s *Stage) has(k Kind) bool {
	for i := range s.beats {
		if s.beats[i].Kind == k {
			return true
		}
	}
	return false
}

// noted is how much of note i is to be seen.
func (s *Stage) noted(i int) float64 {
	for j := range s.beats {
		b := &s.beats[j]
		if i < b.From || i >= b.To {
			continue
		}
		n := float64(b.To - b.From)
		return min(max(s.passed(j)*n*1.25-float64(i-b.From), 0), 1)
	}
	return 0
}

// still says that nothing may move by itself.
func (s *Stage) still() bool { return s.app.Prefs.ReducedMotion }

// faction returns the faction of a seat; anybody else is Independent.
func (s *Stage) faction(p rules.Seat) palette.Faction {
	if p < 0 || int(p) >= len(s.factions) {
		return palette.Independent
	}
	return s.factions[p]
}

// Draw plays a tick, unless the clock is held, and paints it over the table. It returns the rule that the player wants to
// read, if any.
func (s *Stage) Draw(u *ui.UI, a table.Areas, held bool) (cited rules.Rule) {
	if s.now == nil {
		return ""
	}
	s.layout(u, a.Window)
	s.write()
	s.prepare(u)
	if s.teaches() && s.beat > 0 && u.In.Hit(ui.KeyBackspace, 0) {
		s.begin(s.beat - 1)
	}
	cited = s.show(u) // before the clock: what ends now is still painted, for the table under it was left out
	if !held {
		s.tick(u.In.Dt)
	}
	return cited
}

// show paints the stage as it is, or as it was while what comes next is being painted; nothing before its first frame is whole: an empty
// stage is never shown.
func (s *Stage) show(u *ui.UI) (cited rules.Rule) {
	switch {
	case s.prep.ready(s.beat):
		s.lit, s.stood = true, moment{s.beat, s.ms, s.rest, s.waits}
		return s.paint(u)
	case s.lit && s.prep.ready(s.stood.beat):
		now := moment{s.beat, s.ms, s.rest, s.waits}
		s.beat, s.ms, s.rest, s.waits = s.stood.beat, s.stood.ms, s.stood.rest, s.stood.waits
		cited = s.paint(u)
		s.beat, s.ms, s.rest, s.waits = now.beat, now.ms, now.rest, now.waits
		return cited
	}
	s.lit = false
	return ""
}

// moment is how far a battle has been played.
type moment struct {
	beat        int
	ms          float64
	rest, waits bool
}

// Package replay shows a game again on the face of its table: forward and back by moves, phases and rounds, through the eyes
// of the public or, once nothing can be given away, of any seat. It knows no game.
package replay

import (
	"embed"
	"slices"
	"time"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/history"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Texts holds the words of this screen.
//
//go:embed text
var Texts embed.FS

// searchBudget is how long a tick may look for the ends of rounds.
const searchBudget = 3 * time.Millisecond

// Replay is the scene.
type Replay struct {
	Branch func(at int) // asks who plays on from there; nil = nobody can

	house   *house.House
	session *session.Session
	ui      *ui.UI
	face    table.Face
	voice   *lexicon.Voice
	history *history.History // nil where the game counts nothing

	phases  []int                  // the moves with which phases of a round begin
	moments []moment               // where the line of time can stop, in order
	begins  func(rules.Event) bool // says whether a phase of a round begins with an event; nil where rounds have none
	seen    map[int]bool           // the entries of which the present eyes see something

	at      int          // moves shown
	eyes    rules.Seat   // whose secrets are seen; Nobody's: none
	open    []rules.Seat // who may be looked through
	sight   table.Sight
	playing bool
	watched bool          // every move is acted out, at any speed, until the playing is stopped
	passage table.Passage // that is watched
	shows   rules.Ref     // a place that is brought into view once the map is there
	ends    int           // the event with which it ends, of those that are seen of its last entry; -1: the last
	wait    float64       // seconds until the next move
	told    chronicle
	flat    bool      // the window is low: line and buttons stand beside each other
	slim    bool      // the window is narrow: beside the buttons is no room for the move and the pace
	tab     table.Tab // the panel that has the page, where panels share one
	calm    ui.Input  // what the face gets instead of the keys that steer the replay
}

// tabKeys name the panels that may share a page; in the place of the answers are the eyes.
var tabKeys = [table.TabCount]string{"eyes", "detail", "seats", "chronicle"}

// New opens the replay of a session, which must not change meanwhile, after `at` moves.
func New(h *house.House, s *session.Session, at int) *Replay {
	k := h.Kind(s.Header().Game)
	voice := h.VoiceOf(k, s)
	r := &Replay{house: h, session: s, ui: ui.NewUI(h.App), voice: voice, eyes: rules.Nobody}
	r.face = k.Face(h.App, voice, s.Header().Seats)
	if k.Tally != nil {
		r.history = history.New(s, k.Tally)
	}
	r.sight = table.Sight{Offers: table.NoOffers(), Viewer: rules.Nobody, Deciding: rules.Nobody, Replayed: true}
	r.sight.Since = func(begins func(rules.Event) bool) []rules.Event { return r.session.SeenSince(r.eyes, r.at, begins) }
	r.open = []rules.Seat{rules.Nobody}
	if s.Opened() {
		for seat := range s.Header().Seats {
			r.open = append(r.open, rules.Seat(seat))
		}
	}
	if r.begins = k.Begins; r.begins != nil {
		r.findPhases(r.begins)
	}
	r.tell()
	r.jump(at)
	return r
}

func (r *Replay) word(key string, args ...any) string { return r.ui.App.Say("replay."+key, args...) }

// Draw paints the last tick.
func (r *Replay) Draw(c canvas.Canvas) { r.ui.Draw(c) }

// stripHeight is the height of the controls under the table, in design pixels under a mouse.
const stripHeight, fingerStrip = 92, 124

// flatWindow is the height below which line and buttons stand beside each other, in design pixels, and flatEdges what lies around them.
const flatWindow, flatEdges = 480, 16

// Update shows one tick.
func (r *Replay) Update(in *ui.Input) bool {
	u := r.ui
	u.Begin(in)
	r.voice.Language, r.voice.Touch = lexicon.Language(u.App.Prefs.Language), u.App.Touch
	if r.history != nil {
		r.history.Step(searchBudget)
	}
	strip := min(u.Px(stripHeight), in.H*0.4)
	if u.Theme.Touch {
		strip = min(u.Px(fingerStrip), max(in.H*0.2, fingerStrip*in.Scale))
	}
	if r.flat = in.H < u.Px(flatWindow) && in.W > in.H; r.flat {
		strip = u.Px(u.Theme.Tall(34) + flatEdges)
	}
	hand := r.face.HandHeight()
	if r.eyes == rules.Nobody { // nobody's hand is seen: the map gets its room
		hand = 0
	}
	a := table.Arrange(in.W, in.H-strip, u.Theme, hand, func(float64) (all, least float64) { return 0, 0 })
	r.tab = a.Turn(r.tab)
	a.GiveWay(r.face)
	r.sight.Persons = rules.Everyone
	if r.playing {
		r.sight.Persons = 0 // a scene that waits for a click would stop the film
	}
	r.face.Paint(u, a, &r.sight)
	if r.shows != (rules.Ref{}) {
		r.face.Reveal(r.shows)
		r.shows = rules.Ref{}
	}
	clicked := r.face.Panels(u, a, &r.sight)
	r.eyesPanel(u, a.Decision)
	r.told.unfold(r.face)
	if line := r.told.draw(r, u, a.Log); line >= 0 {
		r.standAt(r.told.lines[line].entry, r.told.lines[line].nth)
		r.face.Reveal(r.told.lines[line].place)
	}
	if table.DrawTabs(u, &a, &r.tab, func(l table.Tab) string { return r.word(tabKeys[l]) }) {
		u.App.Play("page")
	}
	leave := r.bar(u, a.Top)
	r.controls(u, canvas.Rect{Y: in.H - strip, W: in.W, H: strip})
	r.point(u, a, clicked)
	ui.CutTop(&a.Window, a.Top.H)
	r.face.Overlay(u, a, &r.sight)
	r.sight.Held = r.sight.Obey(r.sight.Held) && r.face.Busy()
	r.keys(u)
	r.advance(in.Dt)
	if leave {
		u.App.Stack.Pop()
	}
	return u.End()
}

// point lets the face follow the cursor, without the keys that step through the game.
func (r *Replay) point(u *ui.UI, a table.Areas, clicked rules.Ref) {
	in := u.In
	r.calm = *in
	r.calm.Keys = nil
	u.In = &r.calm
	under, hit := r.face.Point(u, a, &r.sight)
	u.In = in
	r.sight.Hover = under
	if clicked == (rules.Ref{}) {
		clicked = hit
	}
	if clicked != (rules.Ref{}) {
		r.sight.Selected = clicked
	}
	if _, click := in.Clicked(ui.LeftButton); click && r.face.Busy() && !r.sight.Held && !u.Taken() {
		r.face.Hurry()
	}
}

// keys step by moves and by phases with the arrows, turn with the page keys, play with Space.
func (r *Replay) keys(u *ui.UI) {
	if u.Typing() || u.Focused() {
		return
	}
	in := u.In
	switch {
	case in.Hits(ui.KeyRight, 0) > 0:
		r.step()
	case in.Hits(ui.KeyLeft, 0) > 0:
		r.back()
	case in.Hits(ui.KeyDown, 0) > 0:
		r.phase(1)
	case in.Hits(ui.KeyUp, 0) > 0:
		r.phase(-1)
	case in.Hits(ui.KeyPageDown, 0) > 0:
		r.stop(r.round(1))
	case in.Hits(ui.KeyPageUp, 0) > 0:
		r.stop(r.round(-1))
	case in.Hit(ui.KeyEnd, 0):
		r.stop(r.session.Len())
	case in.Hit(ui.KeySpace, 0):
		r.Play()
	}
}

// Play lets the game play by itself, or holds it where it is.
func (r *Replay) Play() {
	r.watched = false
	switch busy := r.face.Busy(); {
	case r.playing:
		r.playing, r.sight.Held = false, busy
	case busy && r.sight.Held:
		r.playing, r.sight.Held = true, false
	case r.at < r.session.Len():
		r.playing = true
		r.jump(r.at) // a scene that was waiting for a click is over
		r.wait = startSeconds
	}
}

// Watch plays a part of the game, acts everything out, and holds at its end: somebody wants to see how something came about.
func (r *Replay) Watch(p table.Passage) {
	r.jump(p.From)
	r.Play()
	r.watched, r.passage, r.ends = true, p, r.lastSeen(p.To, p.Ends)
	r.shows = p.Place
	r.tab = table.LogTab // where the panels share a page, the line that is watched is lit there
}

// ended says whether what is watched is over.
func (r *Replay) ended() bool {
	p := &r.passage
	switch {
	case r.at != p.To+1:
		return r.at > p.To+1
	case !r.face.Busy():
		return true
	}
	u, tells := r.face.(table.Unfolding)
	return tells && r.ends >= 0 && u.Shown() > r.ends
}

// holdAtEnd stops what is watched where its last event is over, not where the next thing has begun already.
func (r *Replay) holdAtEnd() {
	last := slices.Index(r.moments, moment{r.passage.To + 1, r.ends + 1})
	if r.Play(); r.sight.Held && last >= 0 {
		r.stand(last)
	}
}

// stop ends the playing and shows the game after n moves.
func (r *Replay) stop(n int) {
	r.playing, r.watched = false, false
	r.jump(n)
}

// jump shows the game after n moves at once.
func (r *Replay) jump(n int) {
	r.at, r.sight.Held = min(max(n, 0), r.session.Len()), false
	chair := r.session.ChairAt(r.at, r.eyes)
	r.face.Skip()
	r.face.Show(chair.View())
	r.wait = 0
	r.settle(chair)
}

// settle notes who is asked now, and brings the chronicle to the present.
func (r *Replay) settle(chair session.Chair) {
	r.sight.Viewer, r.sight.Deciding = r.eyes, rules.Nobody
	for seat := range chair.Seats() {
		if chair.Waiting().Has(rules.Seat(seat)) {
			r.sight.Deciding = rules.Seat(seat)
			break
		}
	}
	r.told.at(r.at)
	r.told.unfold(r.face)
}

// forward acts the next move out.
func (r *Replay) forward() {
	if r.at >= r.session.Len() {
		r.playing = false
		return
	}
	if r.face.Busy() {
		r.face.Skip()
	}
	if r.playing && !r.watched && r.speed() >= fastest {
		r.jump(r.at + 1)
		return
	}
	r.act()
	if f, long := r.face.(table.Seeker); long && r.watched && r.at == r.passage.From+1 {
		if n := r.eventSeen(r.passage.From, r.passage.Begins); n >= 0 {
			f.Seek(n, false)
		}
	}
}

// act begins to act the next move out.
func (r *Replay) act() {
	seen := r.session.Read(r.at, r.eyes).Events
	r.at++
	chair := r.session.ChairAt(r.at, r.eyes)
	r.face.Perform(seen, chair.View())
	r.settle(chair)
}

// startSeconds is the pause before the first move.
const startSeconds = 0.1

// moveSeconds is the pause between two moves at the usual speed.
const moveSeconds = 0.7

// advance plays on.
func (r *Replay) advance(dt float64) {
	if r.playing && r.watched && r.ended() {
		r.holdAtEnd()
	}
	if !r.playing || r.face.Busy() {
		return
	}
	if r.wait -= dt; r.wait > 0 {
		return
	}
	r.step()
	r.wait = moveSeconds / r.speed()
}

// speed is how many times faster than usual the moves follow each other: as computers are watched, at the usual speed where that shows
// everything at once.
func (r *Replay) speed() float64 {
	if speed := r.ui.App.Prefs.Speed; speed > 0 {
		return speed
	}
	return 1
}

// fastest is the speed at which moves are not acted out while the game plays by itself.
const fastest = 4

// step acts the next move out of which something is seen; what is held goes on to the next moment.
func (r *Replay) step() {
	if r.face.Busy() && r.sight.Held {
		r.stand(r.now() + 1)
		return
	}
	at := r.at
	for at+1 < r.session.Len() && r.silent(at) {
		at++
	}
	if at != r.at {
		r.jump(at)
	}
	r.forward()
}

// back shows the moment before; of a move that is being acted out, the last one that is over.
func (r *Replay) back() {
	now := r.now()
	if r.face.Busy() && !r.sight.Held {
		now++
	}
	r.standBefore(now)
}

// round returns where the next round begins, or the present or last one for -1.
func (r *Replay) round(step int) int {
	n := r.session.Len()
	if r.history == nil || len(r.history.Periods) == 0 {
		return r.at + step*10
	}
	if step > 0 {
		for _, p := range r.history.Periods {
			if p.To > r.at {
				return p.To
			}
		}
		return n
	}
	to := 0
	for _, p := range r.history.Periods {
		if p.From < r.at {
			to = p.From
		}
	}
	return to
}

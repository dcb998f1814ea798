// Package house opens games at the table, keeps them and finds them again, and speaks the player's language. The
// program tells it which games there are; it knows none itself.
package house

import (
	"fmt"
	"io/fs"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/lexicon"
	"tyche/rules/manual"
	"tyche/rules/session"
	"tyche/rules/tutor"
	houseText "tyche/scenes/house/text"
	"tyche/scenes/table"
	tableText "tyche/scenes/table/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
)

// Source is a folder of texts: dir/es.json and dir/en.json.
type Source struct {
	Files fs.FS
	Dir   string
}

// Kind is a game that can be played at the table.
type Kind struct {
	Rules    rules.Game
	Mind     bot.Mind
	Adviser  bot.Mind // hints follow it; nil = Mind
	Texts    []Source
	SeatKind uint8 // of the Refs that name seats
	// Emblems tell the seats apart, in the order in which they are offered: at least as many as the game has seats. Their
	// names are the texts <game>.emblem.<name>.
	Emblems []emblems.Emblem
	// Face makes the game's face for these seats.
	Face func(app *ui.App, voice *lexicon.Voice, seats []session.Seating) table.Face
	// Backdrop makes what paints a picture of the game behind the title, and says whether it is still at work.
	Backdrop func(app *ui.App, voice *lexicon.Voice) func(u *ui.UI, r canvas.Rect) (busy bool)
	Tally    *table.Tally
	// Finale makes the scene that plays over the results of a game, from what everybody sees and has seen; nil where there is none.
	Finale func(app *ui.App, voice *lexicon.Voice, v rules.View, o rules.Outcome, told []rules.Event) table.Finale
	// Vista paints what a game has come to, above who has won, where there is no Finale; nil where there is nothing to see. It says
	// whether it still moves.
	Vista func(app *ui.App, voice *lexicon.Voice, v rules.View, o rules.Outcome) func(u *ui.UI, r canvas.Rect) (busy bool)
	// Rolled tells what the dice of an event were thrown for, how many there were, what they gave and what they owed on average, for the
	// ledger of luck; nil where no dice are rolled. Each kind of roll is called by the text <game>.roll.<what>, and <game>.roll.about says what
	// is counted.
	Rolled    func(e rules.Event) (what string, dice, got, owed int)
	RollParts int // in how many parts of one the owed is counted: 2 or 10
	// Goals are the ways to win with so many seats, for those who do not know the game yet.
	Goals func(seats int) []table.Goal
	// Settled tells what the set-up has decided already of what the rules ask, such as the House whose arms a seat bears.
	Settled table.Settled
	// Presents says what the seat with an emblem plays in a game of so many seats; nil where the emblem tells no more than its name.
	Presents func(emblem string, seats int) rules.Text
	// Dealt is the option with which emblems of the set-up settle nothing; "" for none.
	Dealt string
	// Bears returns the emblem of what a seat has taken during the game, an index of Emblems; -1 while it bears that of the
	// set-up. It is nil where that never changes.
	Bears func(v rules.View, seat int) int
	// Called is the key of what sentences of the game call a seat, such as the House it plays; "" until it has that, and nil where
	// it is called by the name of who sits there.
	Called func(v rules.View, seat int) string
	// Illustrate returns what paints into the rulebook what a row of a table is about, by the words of a cell, and says whether anything
	// is called that; into an empty rectangle nothing is painted. nil = no pictures.
	Illustrate func(app *ui.App, voice *lexicon.Voice) func(u *ui.UI, r canvas.Rect, words string) (known bool)
	// Begins says whether a phase of a round begins with an event; nil where rounds have none.
	Begins func(e rules.Event) bool
	// Keys are those that only this game has: the cap, or the text key of a word on it, and the text key of what it does.
	Keys [][2]string
	// Switches are settings of this game alone, off at first, by the keys of their texts; see ui.Prefs.
	Switches []string
	// Writings are the kinds of words that players may write for their own things, and how many letters they may have; nil = none.
	Writings map[string]int
	Manual   Source // of the rulebook, as package manual reads it; no Files = not written yet
	Lessons  Source // files as package tutor reads them, taken in the order of their names; no Files = none

	manual  *manual.Manual
	lessons []*tutor.Lesson
}

// House is where games are opened and kept.
type House struct {
	App   *ui.App
	Kinds []Kind
	Exits func(k *Kind) table.Exits // what a table of this kind gets; set by the program
	Seed  uint64                    // of the next new game; 0 = a new one for each

	lexicon *lexicon.Lexicon
	voice   *lexicon.Voice // of no game
	peeked  map[string]peeked
	held    string // the game that only this program may write; "" = none
	seated  string // the game that was opened last
	mark    string // of this program, see claim

	counsels []counselled // hints given lately, the last one at the end
}

// New opens a house with these games. The texts of the scenes themselves come in more.
func New(app *ui.App, kinds []Kind, more ...Source) (*House, error) {
	lex, err := lexicon.New()
	if err != nil {
		return nil, fmt.Errorf("house: texts: %w", err)
	}
	sources := append([]Source{{lexicon.Kit, "text"}, {tableText.Files, "."}, {tableText.Reading, "reading"}, {houseText.Files, "."}, {houseText.Touch, "touch"}}, more...)
	for _, k := range kinds {
		sources = append(sources, k.Texts...)
	}
	for _, s := range sources {
		if err := lex.Add(s.Files, s.Dir); err != nil {
			return nil, fmt.Errorf("house: texts: %w", err)
		}
	}
	h := &House{App: app, Kinds: kinds, Exits: func(*Kind) table.Exits { return table.Exits{} }, peeked: map[string]peeked{}, mark: newMark(), lexicon: lex, voice: &lexicon.Voice{Lexicon: lex}}
	app.Say, app.Calls = h.say, h.proposed().calls(h)
	return h, nil
}

// say speaks a key in the player's language. Arguments are strings, numbers or rules.Arg.
func (h *House) say(key string, args ...any) string {
	h.voice.Language, h.voice.Touch = lexicon.Language(h.App.Prefs.Language), h.App.Touch
	t := rules.Text{Key: key}
	for i, a := range args {
		if i == len(t.Args) {
			break
		}
		switch a := a.(type) {
		case rules.Arg:
			t.Args[i] = a
		case int:
			t.Args[i] = rules.N(a)
		case string:
			t.Args[i] = rules.W(a)
		}
	}
	return h.voice.Say(t)
}

// Kind returns the game of an ID, or nil.
func (h *House) Kind(id string) *Kind {
	for i := range h.Kinds {
		if h.Kinds[i].Rules.Info().ID == id {
			return &h.Kinds[i]
		}
	}
	return nil
}

// Emblem is what a seat of the game is known by; nil where nothing tells it.
func (k *Kind) Emblem(who session.Seating, seat int) *emblems.Emblem {
	if k == nil {
		return nil
	}
	return emblems.OfSeat(k.Emblems, who.Emblem, seat)
}

// Worn returns the emblem of a seat as a view shows it.
func (k *Kind) Worn(v rules.View, who session.Seating, seat int) *emblems.Emblem {
	if k != nil && k.Bears != nil {
		if i := k.Bears(v, seat); i >= 0 && i < len(k.Emblems) {
			return &k.Emblems[i]
		}
	}
	return k.Emblem(who, seat)
}

// Library finds the rule book of a journal.
func (h *House) Library(id string) rules.Game {
	if k := h.Kind(id); k != nil {
		return k.Rules
	}
	return nil
}

// Voice speaks for a game in which these people play.
func (h *House) Voice(k *Kind) *lexicon.Voice {
	return &lexicon.Voice{Lexicon: h.lexicon, Language: lexicon.Language(h.App.Prefs.Language), Name: k.Rules.Name}
}

// Opening is a game that can be begun.
type Opening struct {
	Setup    rules.Setup
	Seats    []session.Seating
	Seed     uint64
	Practice bool // everything can be taken back
}

// Begin opens a new game at the table and saves it from the first move on.
func (h *House) Begin(k *Kind, o Opening, save string) (*table.Table, error) {
	begin := session.New
	if o.Practice {
		begin = session.NewPractice
	}
	s, err := begin(k.Rules, o.Setup, o.Seats, o.Seed)
	if err != nil {
		return nil, err
	}
	return h.Seat(k, s, save), nil
}

// Seat opens a table on a session. With an empty name nothing is saved.
func (h *House) Seat(k *Kind, s *session.Session, save string) *table.Table {
	var keep func() error
	kept := &sink{house: h, name: save}
	if save != "" && !s.ReadOnly() {
		h.Hold(save, func(bool) {}) // where somebody else holds it, the claim takes it over
		h.claim(save)
		h.seated = save
		keep = session.NewWriter(s, kept).Sync
		h.remember(save)
	}
	m := table.NewMatch(s, h.engage(k, s), keep)
	m.Engages(k.Mind)
	if k.Settled != nil {
		m.Settle(k.Settled)
	}
	m.Reckon(k.Tally)
	if k.Writings != nil {
		h.inscribe(m, k, kept)
	}
	if keep != nil {
		m.Stand(h.stops(save), func(stops [6]table.Stops) { h.keepStops(kept.name, stops) })
		m.Overlook(h.summary(save).Outlook, func(o table.Outlook) { h.note(kept.name, func(s *summary) { s.Outlook = o }) })
		m.Plan(h.draft(save), func(text string) { h.keepDraft(kept.name, text) })
	}
	if s.Len() == 0 {
		m.Keep() // so that a game is offered again even if the program ends before its first answer
	}
	voice := h.VoiceOf(k, s)
	return table.New(h.App, m, k.Face(h.App, voice, s.Header().Seats), voice, h.Exits(k))
}

// Played is the kept game that was opened at the table last in this program; "" is none.
func (h *House) Played() string { return h.seated }

// VoiceOf speaks of a game and calls its players as the game does, or by their names.
func (h *House) VoiceOf(k *Kind, s *session.Session) *lexicon.Voice {
	voice, seats := h.Voice(k), s.Header().Seats
	voice.Known = func(r rules.Ref) string {
		if r.Kind != k.SeatKind || r.ID < 0 || int(r.ID) >= len(seats) {
			return ""
		}
		if k.Called != nil {
			if key := k.Called(s.Chair(rules.Nobody).View(), int(r.ID)); key != "" {
				return voice.Key(key)
			}
		}
		return h.App.Calls(seats[r.ID].Name)
	}
	return voice
}

// Manual returns the rulebook of a game, or nil while it has none.
func (h *House) Manual(k *Kind) *manual.Manual {
	if k.manual == nil && k.Manual.Files != nil {
		m, err := manual.Load(k.Manual.Files, k.Manual.Dir, ui.Languages...)
		if err != nil {
			h.App.Note(fmt.Errorf("house: rulebook: %w", err))
			k.Manual = Source{}
			return nil
		}
		k.manual = m
	}
	return k.manual
}

// Gist is what a rule says in a sentence, or "" where there is no such rule.
func (h *House) Gist(k *Kind, rule rules.Rule) string {
	if m := h.Manual(k); m != nil {
		if e := m.Book(h.App.Prefs.Language).Find(rule); e != nil {
			return e.Gist()
		}
	}
	return ""
}

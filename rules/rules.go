// Package rules is the contract between a game and everything that plays it: tables, computer players, the
// referee, lessons and tests. A game is a rule book (Game) that makes states (State); a state lists what may be
// answered, says why the rest may not, and moves on. The package knows no game, no screen, no clock.
package rules

import "cmp"

// Seat is a player at the table, 0-5.
type Seat int8

// Nobody is the seat of no player.
const Nobody Seat = -1

// Seats is a set of seats.
type Seats uint8

// Everyone is the set of all seats.
const Everyone Seats = 0xff

// Only returns the set of one seat (the empty set for Nobody).
func Only(s Seat) Seats {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// Has says whether s is in the set.
func (set Seats) Has(s Seat) bool { return s >= 0 && set&(1<<s) != 0 }

// Several says whether more than one seat is in the set.
func (set Seats) Several() bool { return set&(set-1) != 0 }

// With returns the set with s added.
func (set Seats) With(s Seat) Seats { return set | Only(s) }

// Ref names anything on the table that can be pointed at. Kinds are the game's own; the zero Ref is nothing.
type Ref struct {
	Kind uint8
	ID   int16
}

// Move is one atomic answer to a decision: a verb of the game and up to three operands. Moves are comparable.
type Move struct {
	Verb    uint8
	A, B, C int16
}

// Rule is the number of a rule in the game's rulebook, such as "9.5".
type Rule string

// ArgKind says which field of an Arg counts.
type ArgKind uint8

// The kinds of arguments of a Text.
const (
	NoArg   ArgKind = iota
	RefArg          // a thing on the table, shown by its name
	IntArg          // a number
	KeyArg          // another text
	WordArg         // a word as it stands, such as the name a player gave himself
)

// Arg is one argument of a Text.
type Arg struct {
	Kind ArgKind
	Ref  Ref
	N    int
	Key  string
}

// R, N and K make arguments.
func R(r Ref) Arg    { return Arg{Kind: RefArg, Ref: r} }
func N(n int) Arg    { return Arg{Kind: IntArg, N: n} }
func K(k string) Arg { return Arg{Kind: KeyArg, Key: k} }

// W makes an argument of a word that is the same in every language.
func W(word string) Arg { return Arg{Kind: WordArg, Key: word} }

// Text is a sentence to be: a key of the lexicon and its arguments, never prose. Texts are comparable.
type Text struct {
	Key  string
	Args [4]Arg
}

// Say makes a Text; it takes at most four arguments.
func Say(key string, args ...Arg) Text {
	t := Text{Key: key}
	copy(t.Args[:], args)
	return t
}

// Illegal says why a move may not be made: the rule it breaks, the sentence, and the pieces that cause it.
type Illegal struct {
	Rule     Rule
	Why      Text
	Culprits []Ref
}

// About is the refusal of a thing that was pointed at, and of what it is compared with: they become the arguments of the
// sentence, in order, and the culprits. The refusal itself is not changed.
func (ill *Illegal) About(things ...Ref) *Illegal {
	full := *ill
	full.Culprits = things
	for i, r := range things {
		full.Why.Args[i] = R(r)
	}
	return &full
}

// Decision is a question to a seat.
type Decision struct {
	Seat   Seat
	Prompt Text
	About  Ref  // what the question is about, to be shown; may be nothing
	Why    Text // why this seat is asked, where that is not plain; may be nothing
}

// Dice holds up to eight rolled numbers, in the order rolled; zero ends them.
type Dice [8]int8

// Event tells one thing that happened, for pictures, sounds and the chronicle. Verbs are the game's own.
type Event struct {
	Verb    uint8
	Seat    Seat // whose doing, or Nobody
	Who     Ref
	From    Ref
	To      Ref
	N, M    int16
	Dice    Dice
	Seen    Seats // who may know it
	Reveals bool  // it made a secret known to somebody, so the move cannot be taken back
}

// For says whether a seat is told of the event. Nobody's seat is told what all are, and what all are but the one whose doing it was,
// who has been told more.
func (e Event) For(p Seat) bool {
	if p < 0 {
		return e.Seen|Only(e.Seat) == Everyone
	}
	return e.Seen.Has(p)
}

// Log collects events. A nil *Log collects nothing, which is how computer players think. Heard, if any, is called for each
// event as it is added, while the move is still being applied.
type Log struct {
	Events []Event
	Heard  func(Event)
}

// Add appends e. An event without Seen is seen by everyone.
func (l *Log) Add(e Event) {
	if l == nil {
		return
	}
	if e.Seen == 0 {
		e.Seen = Everyone
	}
	l.Events = append(l.Events, e)
	if l.Heard != nil {
		l.Heard(e)
	}
}

// Chance is luck: Draw returns a number from 0 to n-1. It is passed to Apply and never kept in a state.
type Chance interface{ Draw(n int) int }

// Outcome is how a game ended.
type Outcome struct {
	Winners Seats
	Reason  Text
	Score   [6]int // per seat, for the table of results
}

// Rank says where an answer stands in a list of answers.
type Rank uint8

// The ranks.
const (
	Main  Rank = iota // what the question is about
	Aside             // what may also be done meanwhile
	Last              // ends the question
)

// Caption describes a move to people.
type Caption struct {
	Rank    Rank
	Order   int // among answers of one rank, where the game's own order means nothing to people: lower ones come first
	Label   Text
	Fold    Text   // the line under which answers of a kind that is seldom wanted are listed; none = each by itself
	More    []Text // what it contains besides, a line each, such as the two sides of a deal
	Targets []Ref  // what a click must hit to mean this move; empty = a button only
	Cites   []Rule // the rules that allow it
}

// Compare orders captions as they are listed: by rank, and within a rank by order.
func (c Caption) Compare(d Caption) int {
	return cmp.Or(cmp.Compare(c.Rank, d.Rank), cmp.Compare(c.Order, d.Order))
}

// View is what one seat may see of a state; each game has its own exported type. Views hold no secrets of others
// and are compared with reflect.DeepEqual.
type View any

// State is a position of a game, everything but luck. Methods other than Apply and CopyFrom do not change it.
type State interface {
	// Pending appends the open decisions: none when the game is over, several when seats answer at the same time.
	Pending(dst []Decision) []Decision
	// Candidates appends the well-formed answers of the seat to its decision, legal or not, in a fixed order.
	Candidates(seat Seat, dst []Move) []Move
	// Check says why m may not be played now, or nil. It is the only place that knows legality. The result is
	// shared and has no culprits; see Explain. Any Move may be asked about.
	Check(seat Seat, m Move) *Illegal
	// Explain is Check with arguments and culprits filled in, for people. It is nil exactly when Check is nil.
	Explain(seat Seat, m Move) *Illegal
	// Apply plays a legal move and everything that follows from it up to the next decision.
	Apply(seat Seat, m Move, ch Chance, log *Log)
	// Outcome returns how the game ended; false while it goes on.
	Outcome() (Outcome, bool)
	// View returns what the seat may see (Nobody: only what everybody sees).
	View(seat Seat) View
	// Resample returns a state that the seat cannot tell from this one, its secrets drawn anew.
	Resample(seat Seat, ch Chance) State
	// Describe captions a candidate of the seat.
	Describe(seat Seat, m Move) Caption
	Clone() State
	// CopyFrom makes this state equal to from, which is of the same type, without allocating.
	CopyFrom(from State)
	// Hash is equal for equal states on every platform.
	Hash() uint64
}

// Option is a switch of the rule book, set before the game.
type Option struct {
	ID   string // "forage-attrition", used in journals and flags
	Rule Rule
	Seat int // that alone has it, counted from 1: a handicap; 0 = it is for the whole game
}

// Alternatives are options that say different things about one matter: at most one of them is chosen.
type Alternatives struct {
	ID      string   // "length"
	Options []string // IDs, in the order in which they are offered; "" is none of them, the rule of the book
}

// Info describes a game.
type Info struct {
	ID                   string // "diadochi"
	Version              int    // raised whenever an old journal would replay differently
	MinSeats, MaxSeats   int
	Scenarios            []string
	Options              []Option
	Alternatives         []Alternatives
	HasSecrets, HasTurns bool
}

// Setup is how a game begins.
type Setup struct {
	Seats    int
	Scenario int    // index into Info.Scenarios
	Options  uint64 // bit i = Info.Options[i]
}

// Game is a stateless rule book.
type Game interface {
	Info() Info
	// New sets a game up; it refuses a Setup that the rules do not have.
	New(setup Setup, ch Chance) (State, error)
	// Format and Parse turn moves into short lower-case words and back: journals, tests and the terminal use them.
	Format(m Move) string
	Parse(s string) (Move, error)
	// Private says that the words of the move tell what others may not know. While the game goes on they are shown
	// to the seat that made it alone; see session.Reading.
	Private(m Move) bool
	// FormatEvent names an event in one line for tests and the terminal, without language.
	FormatEvent(e Event) string
	// Name returns the text key of the name of a thing ("space.pella").
	Name(r Ref) string
	// FindRef reads the id text of a thing ("pella"), as positions and moves write it.
	FindRef(id string) (Ref, bool)
	// Position writes a state as text and SetPosition reads it: tests, puzzles and lessons begin from it.
	Position(s State) string
	SetPosition(text string) (State, error)
	// Tell turns an event into the sentence of the chronicle; false when it is not worth one.
	Tell(e Event) (Text, bool)
}

// Lists is what a State offers that finds its legal moves faster than by trying all candidates. Legal appends just
// what Moves would without it, in the same order: rules/conform proves it.
type Lists interface {
	Legal(seat Seat, dst []Move) []Move
}

// Moves appends the legal moves of the seat: its candidates that pass Check.
func Moves(s State, seat Seat, dst []Move) []Move {
	if l, ok := s.(Lists); ok {
		return l.Legal(seat, dst)
	}
	start := len(dst)
	dst = s.Candidates(seat, dst)
	kept := dst[:start]
	for _, m := range dst[start:] {
		if s.Check(seat, m) == nil {
			kept = append(kept, m)
		}
	}
	return kept
}

// Binary is what a State offers when it can be written in few bytes. The bytes are versioned and checked by the
// state: LoadBinary refuses what it did not write.
type Binary interface {
	AppendBinary(dst []byte) []byte
	LoadBinary(src []byte) error
}

// Reaction is a question whether a seat wants to come between what happens: with a card in hand, an interception.
type Reaction struct {
	Kind    int   // index into ReactionKinds
	Pass    Move  // lets things take their course
	Use     []Ref // what could be used, such as cards in hand
	Matters bool  // it is a moment for it, and not only one of many at which it might be done too
	Turn    int   // as TurnOf says
}

// Recurring is what a Game with Reactions offers that knows when the same is asked again.
type Recurring interface {
	// Recurrence is the same number when the seat is asked the same again and nothing has changed for it; 0 where that cannot be.
	Recurrence(s State, seat Seat) uint64
}

// Turns is what a Game offers whose players take turns. Tables tell a player what has happened when one begins.
type Turns interface {
	// TurnOf is a number that changes with every player's turn, and whose turn it is; Nobody's between them.
	TurnOf(v View) (number int, whose Seat)
}

// Reactions is what a Game offers whose rules ask seats that only may come between. Tables let players say beforehand
// when they want to be asked.
type Reactions interface {
	Turns
	// ReactionKinds returns the text keys of the kinds of such questions.
	ReactionKinds() []string
	// Reaction describes the question that the seat is asked; false if it is none of these. It tells what the seat may
	// know.
	Reaction(s State, seat Seat) (Reaction, bool)
	// Reactive says whether the viewer has a thing that can be used in reactions: a card in hand.
	Reactive(v View, r Ref) bool
}

// Discloses is what a Game offers that says what its events with Reveals have made known: why a move cannot be taken back after them.
type Discloses interface {
	// Disclosed is the key of words that end the sentence "It cannot be taken back: ...".
	Disclosed(e Event) (key string)
}

// Calls is what a Game offers whose reactions come from hands that nobody else sees. Some event tells each moment at which,
// by what everybody knows, somebody might come between, whether anybody can or not: a table may pause there for all alike.
type Calls interface {
	// Call is what is told of such a moment; false for any other event.
	Call(e Event) (c Call, is bool)
}

// Call is a moment at which somebody might come between, as everybody may know it.
type Call struct {
	What  Text // what it is about
	First Seat // is asked first; the others follow by their numbers
}

// Forfeits is what a State offers whose rules give a seat to a computer player, such as that of somebody who stays away.
type Forfeits interface {
	// Forfeited returns the seats that their players have lost.
	Forfeited() Seats
}

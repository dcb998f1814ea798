package session_test

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

// planning plays a game of Imperio at random until a seat gives its orders of a turn, and returns it with that seat.
func planning(t testing.TB, seed uint64, turn int) (*session.Session, rules.Seat) {
	t.Helper()
	seats := make([]session.Seating, 3)
	for i := range seats {
		seats[i].Name = fmt.Sprint("Seat ", i+1)
	}
	s, err := session.New(imperio.Game, rules.Setup{Seats: 3}, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(seed, 1)
	for {
		asked := s.Pending()
		if len(asked) == 0 {
			t.Fatal("the game is over before these orders")
		}
		seat := asked[0].Seat
		c := s.Chair(seat)
		if v := c.View().(*imperio.View); v.Turn == turn && v.Active == seat && int(seat) == int(seed)%3 {
			return s, seat
		}
		moves := c.Moves(nil)
		if _, err := s.Play(seat, moves[luck.Draw(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
}

// written is a plan that was answered in order: all moves, and those of each letter.
type written struct {
	moves   []rules.Move
	letters []session.Letter
}

// answerInOrder gives the orders of a seat at random in a session, up to the seal.
func answerInOrder(t testing.TB, s *session.Session, seat rules.Seat, luck *dice.Stream) (w written) {
	t.Helper()
	var open []rules.Move
	for {
		state := s.StateAt(s.Len())
		q, ok := state.(rules.Planned).Question(seat)
		if !ok {
			t.Fatal("the seat has left its orders")
		}
		if q.Last {
			w.moves = append(w.moves, q.Pass)
			play(t, s, seat, q.Pass)
			return w
		}
		m := q.Pass
		if moves := s.Chair(seat).Moves(nil); !q.Live && luck.Draw(4) > 0 {
			m = moves[luck.Draw(len(moves))]
		}
		if m.Verb == imperio.VerbAbsent || m.Verb == imperio.VerbRename {
			continue
		}
		play(t, s, seat, m)
		w.moves = append(w.moves, m)
		if q.Open && m == q.Pass {
			w.moves = append(w.moves[:len(w.moves)-1-len(open)], m) // nothing came of what was begun
			open = nil
			continue
		}
		open = append(open, m)
		if next, ok := s.StateAt(s.Len()).(rules.Planned).Question(seat); !ok || next.Open && (!next.Once || next.N != q.N) {
			w.letters = append(w.letters, session.Letter{Place: q.N, Moves: open})
			open = nil
		}
	}
}

func play(t testing.TB, s *session.Session, seat rules.Seat, m rules.Move) {
	t.Helper()
	if _, err := s.Play(seat, m); err != nil {
		t.Fatal(err)
	}
}

// However a plan is written, the journal is that of answering in order.
func TestDraftPlaysAsIfAnsweredInOrder(t *testing.T) {
	lettersTried := 0
	for seed := range uint64(40) {
		inOrder, seat := planning(t, seed, 1+int(seed)%4)
		draftedGame, _ := planning(t, seed, 1+int(seed)%4)
		luck := dice.New(seed, 2)
		thrownAway, _ := planning(t, seed, 1+int(seed)%4)
		w := answerInOrder(t, thrownAway, seat, luck)
		for _, m := range w.moves {
			play(t, inOrder, seat, m)
		}
		d, ok := session.NewDraft(draftedGame, seat)
		prove.True(t, "a draft", ok)
		scribble(d, w.letters, luck)
		for i, l := range d.Letters() {
			if l.Fate != session.Written {
				t.Fatalf("seed %d: letter %d: fate %d at %d: %+v", seed, i, l.Fate, l.At, l.Why)
			}
		}
		lettersTried += len(d.Letters())
		n, err := d.Play(draftedGame)
		if err != nil {
			t.Fatal(err)
		}
		prove.Is(t, "answers", n, len(w.moves))
		if !bytes.Equal(inOrder.Journal(), draftedGame.Journal()) {
			t.Fatalf("seed %d: the journals differ:\n%s\n%s", seed, tail(inOrder.Journal()), tail(draftedGame.Journal()))
		}
	}
	prove.True(t, "there was something to write", lettersTried > 150)
}

func tail(journal []byte) []byte { return journal[max(0, len(journal)-1500):] }

// scribble writes letters in a random order, with changes that are taken back, and brings those of one question into theirs.
func scribble(d *session.Draft, letters []session.Letter, luck *dice.Stream) {
	order := make([]int, len(letters)) // order[i] = the letter that stands at i
	for i := range order {
		order[i] = i
		j := luck.Draw(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	for _, k := range order {
		switch l := letters[k]; luck.Draw(3) {
		case 0:
			d.Add(l.Place, l.Moves...)
		case 1: // answer by answer, with one too many
			i := d.Add(l.Place)
			for _, m := range l.Moves {
				d.Write(i, m)
			}
			d.Write(i, rules.Move{Verb: imperio.VerbSeal})
			d.Back(i)
		default: // something else first, in another place
			i := d.Add(l.Place+1, rules.Move{Verb: imperio.VerbAct, A: 1})
			d.Set(i, l.Moves...)
			saved := d.Copy()
			d.Clear()
			d.Restore(saved)
			d.Remove(i)
			d.Add(l.Place, l.Moves...)
		}
	}
	for i := range order {
		for j := range i {
			if order[j] > order[i] {
				moved := order[i]
				copy(order[j+1:i+1], order[j:i])
				order[j] = moved
				d.Reorder(i, j)
			}
		}
	}
}

// Whatever is scribbled, what can be played is played, the view at the end is that before the seal, and the words come back.
func TestAnyScribbleCanBeSealed(t *testing.T) {
	fates := map[session.Fate]int{}
	for seed := range uint64(60) {
		s, seat := planning(t, seed, 1+int(seed)%5)
		luck := dice.New(seed, 5)
		d, _ := session.NewDraft(s, seat)
		for range 60 {
			meddle(d, luck)
		}
		for _, l := range d.Letters() {
			fates[l.Fate]++
			prove.True(t, "refused with a reason", (l.Fate == session.Refused) == (l.Why != nil))
		}
		again, err := session.ReadDraft(s, seat, d.Text(s))
		if err != nil {
			t.Fatal(err)
		}
		prove.Is(t, "words", again.Text(s), d.Text(s))
		prove.Same(t, "the same letters", again.Line(), d.Line())
		want := d.Chair().View()
		line := d.Line()
		n, err := again.Play(s)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		prove.Is(t, "answers and the seal", n, len(line)+1)
		before := s.ChairAt(s.Len()-1, seat).View()
		prove.True(t, "the view at the end of the draft", reflect.DeepEqual(before, want))
	}
	for f := session.Written; f <= session.Unasked; f++ {
		prove.True(t, fmt.Sprint("letters of fate ", f), fates[f] > 20)
	}
}

// meddle makes one change at random.
func meddle(d *session.Draft, luck *dice.Stream) {
	n := len(d.Letters())
	if n == 0 || luck.Draw(4) == 0 {
		d.Add(luck.Draw(imperio.QuestionSeal + 2))
		return
	}
	i := luck.Draw(n)
	switch luck.Draw(8) {
	case 0:
		d.Put(i, luck.Draw(imperio.QuestionSeal+1))
	case 1:
		d.Reorder(i, luck.Draw(n))
	case 2:
		d.Back(i)
	case 3:
		if luck.Draw(4) == 0 {
			d.Remove(i)
		}
	default:
		c, ok := d.Pen(i)
		if moves := c.Moves(nil); ok && len(moves) > 0 {
			d.Write(i, moves[luck.Draw(len(moves))])
		}
	}
}

// act is the answer that chooses what goes into a slot.
func act(action int) rules.Move {
	return rules.Move{Verb: imperio.VerbAct, A: int16(action)}
}

// study is the answer that orders a technology without prerequisites.
func study(tech int) rules.Move { return rules.Move{Verb: imperio.VerbResearch, A: int16(tech)} }

func TestWhatBecomesImpossibleKeepsItsPlace(t *testing.T) {
	s, seat := planning(t, 3, 1)
	d, _ := session.NewDraft(s, seat)
	slot := func(n int) int { return imperio.QuestionSlot + n }
	fate := func(what string, i int, want session.Fate) {
		t.Helper()
		prove.Is(t, what, d.Letters()[i].Fate, want)
	}
	second := d.Add(slot(1), act(imperio.ActionResearch), study(0))
	fate("alone", second, session.Written)
	first := d.Add(slot(0), act(imperio.ActionResearch), study(1))
	fate("the one before it comes first", first, session.Written)
	fate("one action of a kind", second, session.Refused)
	prove.Is(t, "why", d.Letters()[second].Why.Rule, "8.1")
	prove.Is(t, "it keeps its place", d.Letters()[second].Place, slot(1))
	d.Put(first, slot(1))
	prove.Is(t, "they change places", d.Letters()[second].Place, slot(0))
	fate("now this one comes first", second, session.Written)
	fate("and that one is too much", first, session.Refused)
	d.Remove(second)
	fate("until the other is withdrawn", 0, session.Written)

	d.Clear()
	half := d.Add(slot(0), act(imperio.ActionProduction))
	fate("nothing is produced yet", half, session.Unfinished)
	c, ok := d.Pen(half)
	prove.True(t, "the pen asks for a planet", ok && len(c.Moves(nil)) > 1)
	d.Add(slot(0), act(imperio.ActionResearch), study(0))
	fate("the next letter takes the slot", 1, session.Written)
	d.Add(slot(0), act(imperio.ActionResearch), study(1))
	fate("a third is not asked for", 2, session.Unasked)
	d.Set(2, act(imperio.ActionResearch), study(1), act(imperio.ActionResearch))
	d.Put(2, slot(3))
	fate("a letter answers no other question", 2, session.Refused)
	prove.Is(t, "at its third answer", d.Letters()[2].At, 0) // Research is taken already
	_, ok = d.Blank(slot(0))
	prove.True(t, "what could stand there instead", ok)
	_, ok = d.Blank(slot(6))
	prove.True(t, "no slot that the House does not have", !ok)
}

// Nothing in a draft leads out of the orders: the turn is never played on the copy.
func TestDraftDoesNotLookAhead(t *testing.T) {
	s, _ := planning(t, 0, 1)
	seat := rules.Nobody
	for { // the last House to seal
		seat = s.Pending()[0].Seat
		if others := s.Chair(seat).View().(*imperio.View); others.Houses[(seat+1)%3].Sealed && others.Houses[(seat+2)%3].Sealed {
			break
		}
		d, _ := session.NewDraft(s, seat)
		if _, err := d.Play(s); err != nil {
			t.Fatal(err)
		}
	}
	d, _ := session.NewDraft(s, seat)
	for _, leave := range [...]uint8{imperio.VerbAbsent, imperio.VerbSeal} {
		i := d.Add(imperio.QuestionDeclarations, rules.Move{Verb: leave})
		prove.Is(t, "it leads out", d.Letters()[i].Fate, session.Refused)
		c, _ := d.Pen(i)
		prove.Is(t, "the pen stays", c.View().(*imperio.View).Turn, 1)
		prove.True(t, "the seat is still asked", d.Chair().Waiting() == rules.Only(seat))
	}
	i := d.Add(imperio.QuestionSeal, rules.Move{Verb: imperio.VerbSeal})
	prove.Is(t, "the seal is no letter", d.Letters()[i].Fate, session.Unasked)
	i = d.Add(imperio.QuestionTrade, rules.Move{Verb: imperio.VerbOffer, A: int16((seat + 1) % 3)})
	prove.Is(t, "offers act at once, in the session", d.Letters()[i].Fate, session.Unasked)
}

// What acts at once is played in the session, and the draft goes on from there.
func TestDraftGoesOnAfterAnOffer(t *testing.T) {
	s, seat := planning(t, 4, 1)
	d, _ := session.NewDraft(s, seat)
	d.Add(imperio.QuestionSlot, act(imperio.ActionResearch), study(0))
	for _, m := range []rules.Move{{Verb: imperio.VerbOffer, A: int16((seat + 1) % 3)}, {Verb: imperio.VerbGive, A: 9}, {Verb: imperio.VerbSend}} {
		play(t, s, seat, m)
	}
	play(t, s, (seat+1)%3, rules.Move{Verb: imperio.VerbDone}) // leaves the answer to its orders
	_, err := d.Play(s)
	prove.True(t, "the draft is of another moment", err != nil)
	prove.True(t, "renewed", d.Renew(s))
	prove.Is(t, "nine of ten Resources are offered", d.Letters()[0].Fate, session.Refused)
	prove.Is(t, "too dear", d.Letters()[0].Why.Rule, "8.4")
	_, err = d.Play(s)
	prove.True(t, "the rest is played", err == nil)
	prove.True(t, "the orders are sealed", !d.Renew(s))
}

func TestDraftTextIsChecked(t *testing.T) {
	s, seat := planning(t, 5, 1)
	d, _ := session.NewDraft(s, seat)
	d.Add(imperio.QuestionSlot, act(imperio.ActionResearch), study(0))
	text := d.Text(s)
	head, _, _ := strings.Cut(text, "\n")
	for what, bad := range map[string]string{
		"another game":   strings.Replace(text, "imperio", "diadochi", 1),
		"another seat":   strings.Replace(text, fmt.Sprint("seat ", seat+1), fmt.Sprint("seat ", (seat+1)%3+1), 1),
		"another moment": strings.Replace(text, fmt.Sprint("entries ", s.Len()), fmt.Sprint("entries ", s.Len()+1), 1),
		"no move":        head + "\nletter 2: act nothing at all\n",
		"no number":      head + "\nletter x: act research\n",
		"no letter":      head + "\nact research\n",
		"too many":       head + "\n" + strings.Repeat("letter 2:\n", session.MaxLetters+1),
		"a long letter":  head + "\nletter 2:" + strings.Repeat(" done;", session.MaxAnswers) + " done\n",
		"a long text":    head + "\n" + strings.Repeat(" ", 300<<10),
		"nothing":        "",
	} {
		if _, err := session.ReadDraft(s, seat, bad); err == nil {
			t.Errorf("%s was read", what)
		}
	}
	if _, err := session.ReadDraft(s, seat, text); err != nil {
		t.Error(err)
	}
}

func FuzzDraft(f *testing.F) {
	s, seat := planning(f, 5, 1)
	d, _ := session.NewDraft(s, seat)
	d.Add(imperio.QuestionSlot, act(imperio.ActionResearch), study(0))
	f.Add(d.Text(s))
	head, _, _ := strings.Cut(d.Text(s), "\n")
	f.Fuzz(func(t *testing.T, text string) {
		for _, words := range [...]string{text, head + "\n" + text} {
			d, err := session.ReadDraft(s, seat, words)
			if err != nil {
				continue
			}
			again, err := session.ReadDraft(s, seat, d.Text(s))
			if err != nil || again.Text(s) != d.Text(s) {
				t.Fatalf("%v: %q", err, d.Text(s))
			}
		}
	})
}

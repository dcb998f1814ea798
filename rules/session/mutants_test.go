package session_test

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"runtime"
	"strings"
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/imperio"
	"tyche/rules/session"
)

var all = session.Games(everyGame...)

func fault(err error) session.Fault {
	var p *session.Problem
	if errors.As(err, &p) {
		return p.Fault
	}
	return 0
}

// mutate changes, drops, doubles or puts in a byte or a line.
func mutate(text []byte, luck *dice.Stream) []byte {
	out := bytes.Clone(text)
	at := luck.Draw(len(out))
	switch luck.Draw(5) {
	case 0:
		out[at] ^= 1 << luck.Draw(8)
	case 1:
		out = append(out[:at], out[at+1:]...)
	case 2:
		out = append(out[:at], append([]byte{" \n\"0129az="[luck.Draw(10)]}, out[at:]...)...)
	case 3:
		lines := bytes.SplitAfter(out, []byte("\n"))
		i := luck.Draw(len(lines))
		out = bytes.Join(append(lines[:i:i], lines[min(i+1, len(lines)):]...), nil)
	case 4:
		out = out[:at]
	}
	return out
}

// TestMutatedJournals reads journals with one thing changed. What is accepted has the header of the true game, and is it
// as far as it goes or was changed in moves alone; nothing takes long or panics.
func TestMutatedJournals(t *testing.T) {
	for _, g := range everyGame {
		seats := []session.Seating{{Name: "Ana", Colour: "red", Emblem: "owl"}, {Name: "Irene", Level: "novice"}}
		s := running(t, g, seats, 7, 60)
		head := s.Journal()[:bytes.Index(s.Journal(), []byte("\n1 "))]
		accepted := 0
		for n := range uint64(600) {
			bad := mutate(s.Journal(), dice.New(n, 3))
			got, err := session.Load(bytes.NewReader(bad), all)
			if err != nil && fault(err) == 0 {
				t.Fatalf("an error without a text: %v", err)
			}
			if got == nil {
				continue
			}
			accepted++
			if fmt.Sprint(got.Header()) != fmt.Sprint(s.Header()) {
				t.Fatalf("%s, mutant %d: accepted with the header %+v", g.Info().ID, n, got.Header())
			}
		}
		prove.True(t, "mutants of moves are opened, those of the header are not", accepted > 300)
		luck := dice.New(5, 5)
		for n := range 400 {
			bad := append(mutate(head, luck), s.Journal()[len(head):]...)
			got, _ := session.Load(bytes.NewReader(bad), all)
			if got != nil && fmt.Sprint(got.Header()) != fmt.Sprint(s.Header()) {
				t.Fatalf("%s: mutant %d of the header is accepted:\n%s", g.Info().ID, n, bad[:len(head)])
			}
		}
	}
}

// TestMutatedLinks changes letters of links, and bytes under the packing.
func TestMutatedLinks(t *testing.T) {
	for _, g := range everyGame {
		s := running(t, g, []session.Seating{{Name: "Ana"}, {Name: "Irene", Level: "novice"}}, 7, 40)
		link, err := s.Link()
		if err != nil {
			t.Fatal(err)
		}
		luck := dice.New(9, 9)
		for n := range 400 {
			bad := []byte(link)
			bad[luck.Draw(len(bad))] = "AZaz09-_"[luck.Draw(8)]
			got, err := session.FromLink(string(bad), all)
			if got == nil {
				prove.True(t, "a refusal has a text", fault(err) != 0)
				continue
			}
			if got.Hash() != s.Hash() || fmt.Sprint(got.Header()) != fmt.Sprint(s.Header()) {
				t.Fatalf("%s: mutant %d is another game", g.Info().ID, n)
			}
			back, err := session.Load(bytes.NewReader(got.Journal()), all)
			prove.True(t, "what a link brings can be kept and read again", err == nil && back.Hash() == got.Hash())
		}
	}
}

// A letter is the raw form of a link, as anybody can write one.
type letter struct {
	game    string
	version int
	seats   []session.Seating
	moves   uint64
}

func (l letter) String() string {
	text := func(raw []byte, s string) []byte {
		return append(binary.AppendUvarint(raw, uint64(len(s))), s...)
	}
	raw := text(nil, l.game)
	for _, n := range []uint64{uint64(l.version), 0, 0, 3, uint64(len(l.seats))} {
		raw = binary.AppendUvarint(raw, n)
	}
	for _, who := range l.seats {
		for _, field := range []string{who.Level, who.Name, who.Colour, who.Emblem} {
			raw = text(raw, field)
		}
	}
	raw = binary.AppendUvarint(raw, l.moves)
	state, err := all(l.game).New(rules.Setup{Seats: len(l.seats)}, dice.New(3, 0))
	if err != nil {
		panic(err)
	}
	raw = binary.BigEndian.AppendUint32(raw, crc32.ChecksumIEEE(raw)^uint32(state.Hash()))
	return base64.RawURLEncoding.EncodeToString(append([]byte{2<<1 | 1}, raw...))
}

func TestNamesAreBounded(t *testing.T) {
	long := strings.Repeat("Ñ", 40)
	for _, c := range []struct{ what, name, want string }{
		{"a name of forty letters", long, long[:24*2]},
		{"a name of a hundred thousand letters", strings.Repeat("x", 60000), strings.Repeat("x", 24)},
		{"a name of 24 letters", long[:24*2], long[:24*2]},
		{"lines in a name", "Ana\nseed 4\r\x00", "Anaseed 4"},
		{"a name that turns the writing around", "a\u202eb\u2066c\u2028", "abc"},
	} {
		cut := fault(nil)
		if len([]rune(c.name)) > session.LongestName && c.want != "Anaseed 4" {
			cut = session.NamesCut
		}
		seats := []session.Seating{{Name: c.name}, {Name: "B"}}
		s, err := session.FromLink(letter{game: "toy", version: 1, seats: seats}.String(), all)
		if s == nil {
			t.Fatalf("%s: no session: %v", c.what, err)
		}
		prove.Is(t, c.what+" in a link", s.Header().Seats[0].Name, c.want)
		prove.Is(t, c.what+" in a link: the notice", fault(err), cut)
		s, err = session.New(toy.Game{}, rules.Setup{Seats: 2}, seats, 3)
		if err != nil {
			t.Fatal(err)
		}
		prove.Is(t, c.what+" at the beginning", s.Header().Seats[0].Name, c.want)
		old := fmt.Sprintf("tyche-journal 1\ngame toy\nrules 1\nscenario short\nseat 1 person %q\nseat 2 person \"B\"\nseed 3\n", c.name)
		s, err = session.Load(strings.NewReader(old), all)
		if s == nil {
			t.Fatalf("%s: an old journal is refused: %v", c.what, err)
		}
		prove.Is(t, c.what+" in an old journal", s.Header().Seats[0].Name, c.want)
		prove.Is(t, c.what+" in an old journal: the notice", fault(err), cut)
		prove.True(t, "the game goes on", !s.ReadOnly())
		_, err = session.Load(bytes.NewReader(s.Journal()), all)
		prove.True(t, "kept again it is whole", err == nil)
	}
}

// TestNothingIsInjectedIntoAHeader puts lines and blanks where words stand bare.
func TestNothingIsInjectedIntoAHeader(t *testing.T) {
	for _, word := range []string{"novice\nseed 1", "a b", "a=b", "\"", "UPPER", strings.Repeat("x", 33), "ñ", "\x00"} {
		for i, who := range []session.Seating{{Level: word}, {Colour: word}, {Emblem: word}} {
			seats := []session.Seating{who, {Name: "B"}}
			field := [...]string{"level", "colour", "emblem"}[i]
			_, err := session.FromLink(letter{game: "toy", version: 1, seats: seats}.String(), all)
			prove.Is(t, fmt.Sprintf("%s %q in a link", field, word), fault(err), session.DamagedLink)
			_, err = session.New(toy.Game{}, rules.Setup{Seats: 2}, seats, 3)
			prove.True(t, fmt.Sprintf("%s %q in a new game is refused", field, word), err != nil)
		}
	}
}

// TestALinkDoesNotKeepTheComputerBusy opens links that promise more than any game has.
func TestALinkDoesNotKeepTheComputerBusy(t *testing.T) {
	seats := []session.Seating{{Name: "A"}, {Name: "B"}}
	_, err := session.FromLink(letter{game: "toy", version: 1, seats: seats, moves: 1 << 40}.String(), all)
	prove.Is(t, "a link of a million million moves", fault(err), session.LongLink)

	var packed bytes.Buffer
	packed.WriteByte(2 << 1)
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(make([]byte, 1<<20))
	w.Close()
	_, err = session.FromLink(base64.RawURLEncoding.EncodeToString(packed.Bytes()), all)
	prove.Is(t, "a megabyte of nothing in a thousand letters", fault(err), session.LongLink)

	// As many moves as are allowed, in a game that does not come to an end.
	s := running(t, imperio.Game, make([]session.Seating, 6), 3, 0)
	luck := dice.New(1, 1)
	for s.Len() < 20000 {
		d := s.Pending()[0]
		legal := s.Chair(d.Seat).Moves(nil)
		m := legal[luck.Draw(len(legal))]
		for range 8 { // what ends an Order or a turn is avoided
			if word := imperio.Game.Format(m); word != "seal" && word != "absent" && word != "done" && word != "defaults" {
				break
			}
			m = legal[luck.Draw(len(legal))]
		}
		if _, err := s.Play(d.Seat, m); err != nil {
			t.Fatal(err)
		}
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	begun := time.Now()
	got, err := session.FromLink(link, all)
	took := time.Since(begun)
	runtime.ReadMemStats(&after)
	prove.True(t, "it is opened", err == nil && got.Len() == 20000)
	if megabytes := (after.TotalAlloc - before.TotalAlloc) >> 20; megabytes > 500 || took > 20*time.Second {
		t.Errorf("the longest link of %d letters takes %v and %d MB", len(link), took, megabytes)
	}
	d := s.Pending()[0]
	if _, err := s.Play(d.Seat, s.Chair(d.Seat).Moves(nil)[0]); err != nil {
		t.Fatal(err)
	}
	link, err = s.Link()
	if err == nil {
		_, err = session.FromLink(link, all)
	}
	prove.Is(t, "one move more", fault(err), session.LongLink)
}

// TestJournalsOfOtherRulesAreNotContinued cuts such a journal at every letter of its last lines.
func TestJournalsOfOtherRulesAreNotContinued(t *testing.T) {
	s := running(t, toy.Game{}, []session.Seating{{Name: "A"}, {Name: "B"}}, 7, 12)
	old := bytes.Replace(s.Journal(), []byte("tyche-journal 2"), []byte("tyche-journal 1"), 1)
	old = bytes.Replace(old, []byte("rules 1"), []byte("rules 0"), 1)
	check := bytes.Index(old, []byte("check "))
	old = append(old[:check:check], old[bytes.IndexByte(old[check:], '\n')+check+1:]...)
	for n := check + 1; n <= len(old); n++ {
		got, err := session.Load(bytes.NewReader(old[:n]), all)
		if got == nil || !got.ReadOnly() || fault(err) != session.OtherRules {
			t.Fatalf("cut at %d of %d it goes on: %v", n, len(old), err)
		}
	}
	prove.True(t, "all were tried", len(old) > check+20)
}

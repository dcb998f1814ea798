package session

import (
	"errors"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
)

// memory is a sink in memory which can be told to fail.
type memory struct {
	text     []byte
	appends  int
	replaces int
	full     bool
}

func (m *memory) Append(before, p []byte) error {
	if err := Fits(m.text, before); err != nil {
		return err
	}
	if m.full {
		m.text = append(m.text, p[:len(p)/2]...)
		return errors.New("disk full")
	}
	m.appends++
	m.text = append(m.text, p...)
	return nil
}

func (m *memory) Replace(p []byte) error {
	if m.full {
		return errors.New("disk full")
	}
	m.replaces++
	m.text = append([]byte(nil), p...)
	return nil
}

func TestWriterAppendsLineByLine(t *testing.T) {
	s := newToy(t, people(2), 6)
	var m memory
	w := NewWriter(s, &m)
	ch := dice.New(6, 6)
	for i := range 30 {
		playOn(t, s, 1, ch)
		if i == 10 {
			if err := s.Rewind(3); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Sync(); err != nil {
			t.Fatal(err)
		}
		if string(m.text) != string(s.Journal()) {
			t.Fatal("the sink holds something else")
		}
	}
	if m.replaces != 1 || m.appends != 29 {
		t.Errorf("%d replaces, %d appends", m.replaces, m.appends)
	}
	if err := w.Compact(); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(m.text), "rewind") {
		t.Error("rewind left after compaction")
	}
	playOn(t, s, 1, ch)
	if err := w.Sync(); err != nil {
		t.Fatal(err)
	}
	got, err := Load(strings.NewReader(string(m.text)), library)
	if err != nil || got.Hash() != s.Hash() {
		t.Errorf("after compaction: %v", err)
	}
}

func TestWriterRecoversFromAFullDisk(t *testing.T) {
	s := newToy(t, people(2), 6)
	var m memory
	w := NewWriter(s, &m)
	ch := dice.New(6, 6)
	playOn(t, s, 3, ch)
	if err := w.Sync(); err != nil {
		t.Fatal(err)
	}
	m.full = true
	playOn(t, s, 1, ch)
	if first, second := w.Sync(), w.Sync(); first == nil || second == nil || w.Compact() == nil {
		t.Error("no error from a full disk")
	}
	m.full = false
	if err := w.Sync(); err != nil || string(m.text) != string(s.Journal()) {
		t.Errorf("after the disk has room: %v", err)
	}
}

func TestWriterLeavesReplaysAlone(t *testing.T) {
	s := newToy(t, people(2), 6)
	text := string(s.Journal()) + "1 dance\n"
	replay, _ := Load(strings.NewReader(text), library)
	var m memory
	w := NewWriter(replay, &m)
	if w.Sync() == nil || w.Compact() == nil || m.text != nil {
		t.Error("a journal that could not be read to its end was overwritten")
	}
}

func TestLinks(t *testing.T) {
	for seed := range uint64(30) {
		seats := people(2 + int(seed%4))
		seats[0].Level = "novice"
		s := newToy(t, seats, seed<<40+seed)
		playOn(t, s, int(seed)*10, dice.New(seed, 9))
		link, err := s.Link()
		if err != nil {
			t.Fatal(err)
		}
		got, err := FromLink(link, library)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if string(got.Journal()) != string(s.Compact()) && string(got.Journal()) != string(s.Journal()) {
			t.Errorf("seed %d: another game:\n%s\nwant\n%s", seed, got.Journal(), s.Journal())
		}
	}
}

func TestLinksAreShort(t *testing.T) {
	s := newToy(t, people(5), 77)
	playOn(t, s, 4000, dice.New(1, 9))
	bare, _ := newToy(t, people(5), 77).Link()
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	if got, most := len(link)-len(bare), 2*s.Len(); got > most {
		t.Errorf("%d characters for %d decisions", got, s.Len())
	}
}

func TestDamagedLinks(t *testing.T) {
	s := newToy(t, people(3), 8)
	playOn(t, s, 60, dice.New(8, 8))
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(link) {
		for _, bad := range []string{link[:i], link[:i] + "!" + link[i+1:], link[:i] + string('A'+(link[i]+7)%26) + link[i+1:]} {
			got, err := FromLink(bad, library)
			var p *Problem
			if err != nil && !errors.As(err, &p) {
				t.Fatalf("error without a text: %v", err)
			}
			if err == nil && bad != link && got.Hash() != s.Hash() {
				t.Errorf("changed at %d: another game was accepted", i)
			}
		}
	}
}

func TestBinaryPositions(t *testing.T) {
	s := newToy(t, people(3), 8)
	playOn(t, s, 33, dice.New(8, 8))
	raw, err := AppendPosition([]byte("before"), toy.Game{}, s.StateAt(20))
	if err != nil {
		t.Fatal(err)
	}
	raw = raw[len("before"):]
	into := s.StateAt(0)
	if err := LoadPosition(raw, toy.Game{}, into); err != nil || into.Hash() != s.StateAt(20).Hash() {
		t.Errorf("came back as another position: %v", err)
	}
	for i := range raw {
		bad := append([]byte(nil), raw...)
		bad[i] ^= 4
		var p *Problem
		if err := LoadPosition(bad, toy.Game{}, into); !errors.As(err, &p) || p.Fault != DamagedPosition {
			t.Errorf("byte %d changed: %v", i, err)
		}
		if err := LoadPosition(raw[:i], toy.Game{}, into); err == nil {
			t.Errorf("cut at %d: accepted", i)
		}
	}
	if _, err := AppendPosition(nil, toy.Game{}, plain{into}); err == nil {
		t.Error("a state without binary form was written")
	}
}

// plain hides the binary form of a state.
type plain struct{ rules.State }

func TestBits(t *testing.T) {
	var w bitWriter
	for i := range 100 {
		w.write(uint64(i), 7+i%5)
	}
	r := bitReader{raw: append(w.bytes(), 0xaa)}
	for i := range 100 {
		if got := r.read(7 + i%5); got != uint64(i) {
			t.Fatalf("number %d came back as %d", i, got)
		}
	}
	if len(r.rest()) != 1 || r.rest()[0] != 0xaa || r.bad {
		t.Error("the rest is not the rest")
	}
	if r.read(20); !r.bad {
		t.Error("read past the end")
	}
}

func BenchmarkLink(b *testing.B) {
	s := newToy(b, people(5), 77)
	playOn(b, s, 4000, dice.New(1, 9))
	link, _ := s.Link()
	for b.Loop() {
		if _, err := FromLink(link, library); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPosition(b *testing.B) {
	s := newToy(b, people(5), 77)
	state := s.StateAt(0)
	var buf []byte
	for b.Loop() {
		buf, _ = AppendPosition(buf[:0], toy.Game{}, state)
		if err := LoadPosition(buf, toy.Game{}, state); err != nil {
			b.Fatal(err)
		}
	}
}

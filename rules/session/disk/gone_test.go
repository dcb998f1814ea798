package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/session"
)

// TestAJournalThatChangesUnderTheProgram damages the file of a running game in every way and plays on. The whole game must
// then be in a file again, and what somebody else wrote must still be there.
func TestAJournalThatChangesUnderTheProgram(t *testing.T) {
	for _, c := range []struct {
		what   string
		damage func(path string, whole []byte) error
		want   session.Fault
		other  string // what is still under the old name when the game has moved
	}{
		{"deleted", func(path string, _ []byte) error { return os.Remove(path) }, session.Restored, ""},
		{"emptied", func(path string, _ []byte) error { return os.Truncate(path, 0) }, session.Restored, ""},
		{"shortened", func(path string, whole []byte) error { return os.Truncate(path, int64(len(whole)-7)) }, session.Restored, ""},
		{"replaced by an older copy", func(path string, whole []byte) error { return os.WriteFile(path, whole[:len(whole)/2], 0o644) }, session.Restored, ""},
		{"folder removed", func(path string, _ []byte) error { return os.RemoveAll(filepath.Dir(path)) }, session.Restored, ""},
		{"written to by somebody else", func(path string, whole []byte) error { return os.WriteFile(path, append(whole, "1 bid 2\n"...), 0o644) }, session.Moved, "1 bid 2\n"},
		{"replaced by another file of the same size", func(path string, whole []byte) error {
			other := append([]byte(nil), whole...)
			other[len(other)-2] ^= 1
			return os.WriteFile(path, other, 0o644)
		}, session.Moved, ""},
	} {
		t.Run(c.what, func(t *testing.T) {
			s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "A"}, {Name: "B"}}, 5)
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), "games", "one.tyche")
			file := &File{path}
			w := session.NewWriter(s, file)
			for seat := range rules.Seat(2) {
				if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
					t.Fatal(err)
				}
				if err := w.Sync(); err != nil {
					t.Fatal(err)
				}
			}
			if err := c.damage(path, append([]byte(nil), s.Journal()...)); err != nil {
				t.Fatal(err)
			}
			damaged, _ := os.ReadFile(path)
			for range 2 {
				d := s.Pending()[0]
				if _, err := s.Play(d.Seat, s.Chair(d.Seat).Moves(nil)[0]); err != nil {
					t.Fatal(err)
				}
				err := w.Sync()
				var p *session.Problem
				if c.want != 0 {
					prove.True(t, "it is noticed once, and the game is safe", errors.As(err, &p) && p.Fault == c.want && p.Safe())
				} else {
					prove.True(t, "then all goes on as ever", err == nil)
				}
				c.want = 0
			}
			kept, _ := os.ReadFile(file.Path)
			prove.Is(t, "the whole game is kept", string(kept), string(s.Journal()))
			if file.Path != path {
				old, _ := os.ReadFile(path)
				prove.Is(t, "what somebody else wrote is left", string(old), string(damaged))
			} else {
				prove.Is(t, "nothing else was there", c.other, "")
			}
		})
	}
}

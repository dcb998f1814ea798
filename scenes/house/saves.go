package house

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"time"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/sprites/emblems"
)

// saves is the folder of kept games, and latest the entry that names the one played last.
const (
	saves   = "games/"
	latest  = "latest"
	ending  = ".tyche"
	stamped = "2006-01-02T15-04-05" // the form of the moment in a name
)

// sink keeps one journal in the player's store.
type sink struct {
	house *House
	name  string
	words *session.Writings // of its players; nil where the game has none
	noted time.Time         // when it was written down last that the game is played
}

func (k *sink) Append(before, p []byte) error {
	if err := k.house.claimed(k.name); err != nil {
		return err
	}
	k.played()
	return k.house.App.Store.Append(k.name, before, p)
}

func (k *sink) Replace(p []byte) error {
	if err := k.house.claimed(k.name); err != nil {
		return err
	}
	k.played()
	return k.house.App.Store.Write(k.name, p)
}

// played notes from time to time that the game is being played.
func (k *sink) played() {
	if now := time.Now(); now.Sub(k.noted) >= playedEvery {
		k.noted = now
		k.house.played(k.name, now)
	}
}

// Move goes on under a name that no other game has.
func (k *sink) Move() error {
	k.name = k.house.FreeName(time.Now())
	k.house.Hold(k.name, func(bool) {})
	k.house.remember(k.name)
	if k.words != nil {
		k.house.keepWritings(k.name, k.words.Text())
	}
	return nil
}

// Save is a kept game.
type Save struct {
	Name    string     // in the store
	Title   string     // the player's name for it, or ""
	When    time.Time  // it was begun; zero if its name does not tell
	Played  time.Time  // last; zero if that is not known
	Asked   rules.Seat // who is to move, or Nobody
	Header  session.Header
	Moves   int
	Stands  table.Standing
	Worn    [6]int // emblems that seats have taken in the game, counted from 1 in the order of the Kind; 0 = that of the set-up
	Over    bool
	Winners rules.Seats
	Opens   bool             // it can at least be watched
	Frozen  bool             // it can only be watched
	Problem *session.Problem // what is wrong with it, or nil
}

// Names lists the kept games: the one played last, then the latest first.
func (h *House) Names() []string {
	names, err := h.App.Store.List(saves)
	if err != nil {
		h.App.Note(err)
	}
	slices.Reverse(names)
	h.newest(names)
	last, err := h.App.Store.Read(latest)
	if i := slices.Index(names, string(last)); err == nil && i > 0 {
		names = slices.Insert(slices.Delete(names, i, i+1), 0, string(last))
	}
	return names
}

// remember notes which game was played last. Failing costs nothing but the order of a list.
func (h *House) remember(name string) {
	if err := h.App.Store.Write(latest, []byte(name)); err != nil {
		h.App.Note(err)
	}
}

// Peek plays a kept game through and tells what it is. The first time it takes some milliseconds: look at one in a tick.
func (h *House) Peek(name string) Save {
	data, err := h.App.Store.Read(name)
	if err != nil {
		h.App.Note(err)
		return Save{Name: name, When: moment(name), Problem: &session.Problem{Fault: session.Foreign, Err: err}}
	}
	sum := crc32.ChecksumIEEE(data)
	if known, ok := h.peeked[name]; ok && known.sum == sum && known.size == len(data) {
		return known.save
	}
	save, known := h.known(name, len(data), sum)
	if !known {
		save = h.examine(name, data)
		h.learn(save, len(data), sum)
	}
	about := h.summary(name)
	save.Title, save.Played = about.Title, about.Played
	h.peeked[name] = peeked{sum, len(data), save}
	return save
}

// peeked is what a kept game was when it was last looked at.
type peeked struct {
	sum  uint32
	size int
	save Save
}

func (h *House) examine(name string, data []byte) Save {
	s, err := session.Load(bytes.NewReader(data), h.Library)
	save := Save{Name: name, When: moment(name), Asked: rules.Nobody}
	errors.As(err, &save.Problem)
	if s == nil {
		return save
	}
	save.Header, save.Moves, save.Opens, save.Frozen = s.Header(), s.Len(), true, s.ReadOnly()
	if asked := s.Pending(); len(asked) > 0 {
		save.Asked = asked[0].Seat
	}
	if o, over := s.Outcome(); over {
		save.Over, save.Winners = true, o.Winners
	}
	if k := h.Kind(save.Header.Game); k != nil {
		public := s.Chair(rules.Nobody).View()
		if k.Tally != nil {
			save.Stands = k.Tally.Read(public)
		}
		for seat := range save.Header.Seats {
			if k.Bears != nil {
				save.Worn[seat] = k.Bears(public, seat) + 1
			}
		}
	}
	return save
}

// Emblem is what a seat of a kept game of this kind is known by.
func (s *Save) Emblem(k *Kind, seat int) *emblems.Emblem {
	if n := s.Worn[seat]; k != nil && n > 0 && n <= len(k.Emblems) {
		return &k.Emblems[n-1]
	}
	return k.Emblem(s.Header.Seats[seat], seat)
}

// Open loads a kept game. Next to an error there may be a session that can be watched.
func (h *House) Open(name string) (*session.Session, error) {
	data, err := h.App.Store.Read(name)
	if err != nil {
		return nil, err
	}
	return session.Load(bytes.NewReader(data), h.Library)
}

// Fragment is what stands before the packed game in a link.
const Fragment = "#g="

// Read makes a session of what somebody was sent: a journal, or a link within any text.
func (h *House) Read(text string) (*session.Session, error) {
	if _, link, ok := strings.Cut(text, Fragment); ok {
		link, _, _ = strings.Cut(strings.TrimSpace(link), "\n")
		return session.FromLink(strings.Trim(link, " \r<>\"'"), h.Library)
	}
	if report, journal, ok := strings.Cut(text, "\ntyche-journal "); ok && strings.HasPrefix(report, "tyche-report ") {
		text = "tyche-journal " + journal
	}
	return session.Load(strings.NewReader(strings.TrimLeft(text, "\ufeff\n\r\t ")), h.Library)
}

// Adopt keeps a session that came from outside as a game of its own and returns its name; one that is kept already, to
// the last byte, is not kept twice.
func (h *House) Adopt(s *session.Session) (string, error) {
	for _, name := range h.Names() {
		if data, err := h.App.Store.Read(name); err == nil && bytes.Equal(data, s.Journal()) {
			return name, nil
		}
	}
	name := h.FreeName(time.Now())
	if err := h.App.Store.Write(name, s.Journal()); err != nil {
		return "", fmt.Errorf("house: keep game: %w", err)
	}
	return name, nil
}

// Remove forgets a kept game, and what is kept beside it.
func (h *House) Remove(name string) error {
	if err := h.App.Store.Remove(name); err != nil {
		return err
	}
	for _, beside := range []string{stopsOf(name), draftOf(name), writingsOf(name), summaryOf(name), claimOf(name)} {
		if err := h.App.Store.Remove(beside); err != nil && !errors.Is(err, store.ErrMissing) {
			return err
		}
	}
	return nil
}

// FreeName returns a name for a game begun now that no other has. Names sort by time.
func (h *House) FreeName(now time.Time) string {
	for {
		name := saves + now.Format(stamped) + ending
		if _, err := h.App.Store.Read(name); err != nil {
			return name // nothing there, or nothing that could be lost
		}
		now = now.Add(time.Second)
	}
}

// moment reads the time out of a name.
func moment(name string) time.Time {
	text := strings.TrimSuffix(strings.TrimPrefix(name, saves), ending)
	when, err := time.ParseInLocation(stamped, text, time.Local)
	if err != nil {
		return time.Time{}
	}
	return when
}

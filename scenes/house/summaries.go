package house

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// summaries is the folder of what is known of kept games, under their names: what the player called them, when they were
// played last, and what they were when they were looked at, so that a long list is there at once.
const summaries = "summaries/"

func summaryOf(save string) string {
	return summaries + strings.TrimSuffix(strings.TrimPrefix(save, saves), ending) + ".json"
}

// playedEvery is how often the time last played is written down during a game.
const playedEvery = time.Minute

// longestTitle is how many letters a name for a game may have.
const longestTitle = 40

// summary is kept beside a game. What it tells of the game holds for a journal of this size and checksum.
type summary struct {
	Title   string        `json:"title,omitempty"`
	Played  time.Time     `json:"played"`
	Outlook table.Outlook `json:"outlook,omitzero"` // where the map was left
	Size    int           `json:"size,omitempty"`
	Sum     uint32        `json:"sum,omitempty"`
	Seen    bool          `json:"known,omitempty"` // the rest was filled in
	Header  session.Header
	Moves   int
	Stands  table.Standing
	Worn    [6]int
	Asked   rules.Seat
	Over    bool
	Winners rules.Seats
	Frozen  bool
}

// summary reads what is kept beside a game; without anything there it is empty.
func (h *House) summary(save string) (s summary) {
	data, err := h.App.Store.Read(summaryOf(save))
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: summary: %w", err))
		return summary{}
	}
	return s
}

// note changes what is kept beside a game. Failing costs nothing but time and the order of a list.
func (h *House) note(save string, change func(*summary)) {
	s := h.summary(save)
	change(&s)
	data, err := json.Marshal(&s)
	if err == nil {
		err = h.App.Store.Write(summaryOf(save), data)
	}
	if err != nil {
		h.App.Note(fmt.Errorf("house: summary: %w", err))
	}
}

// Rename gives a kept game a name, or with "" none.
func (h *House) Rename(save, title string) {
	letters := []rune(strings.Join(strings.Fields(title), " "))
	h.note(save, func(s *summary) { s.Title = string(letters[:min(len(letters), longestTitle)]) })
	delete(h.peeked, save)
}

// played notes that a game is being played now.
func (h *House) played(save string, now time.Time) {
	h.note(save, func(s *summary) { s.Played = now })
	delete(h.peeked, save)
}

// known is what was seen of a game when it was looked at in another run of the program; false if it has changed since.
func (h *House) known(save string, size int, sum uint32) (Save, bool) {
	s := h.summary(save)
	if !s.Seen || s.Size != size || s.Sum != sum || h.Kind(s.Header.Game) == nil || h.Kind(s.Header.Game).Rules.Info().Version != s.Header.Rules && !s.Frozen {
		return Save{}, false
	}
	return Save{
		Name: save, When: moment(save), Header: s.Header, Moves: s.Moves, Stands: s.Stands, Worn: s.Worn, Asked: s.Asked,
		Over: s.Over, Winners: s.Winners, Opens: true, Frozen: s.Frozen,
	}, true
}

// learn keeps what was seen of a game that is sound.
func (h *House) learn(v Save, size int, sum uint32) {
	if !v.Opens || v.Problem != nil {
		return
	}
	h.note(v.Name, func(s *summary) {
		s.Seen, s.Size, s.Sum = true, size, sum
		s.Header, s.Moves, s.Stands, s.Worn, s.Asked = v.Header, v.Moves, v.Stands, v.Worn, v.Asked
		s.Over, s.Winners, s.Frozen = v.Over, v.Winners, v.Frozen
	})
}

// newest sorts games by when they were played last, or begun where nothing tells that.
func (h *House) newest(names []string) {
	when := make(map[string]time.Time, len(names))
	for _, name := range names {
		when[name] = moment(name)
		if played := h.summary(name).Played; played.After(when[name]) {
			when[name] = played
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return when[b].Compare(when[a]) })
}

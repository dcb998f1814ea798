package house

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"time"

	"tyche/rules/session"
)

// A collection is all kept games in one file: a first line, then for each game a line with its length, the second of its
// name's moment and the player's name for it, and its journal as it is.
const collectionMagic = "tyche-games 1"

// mostGames bounds a collection; nobody has played more.
const mostGames = 5000

// errCollection says that a collection breaks off or is none.
var errCollection = errors.New("house: the collection of games is damaged")

// IsCollection says whether a text is a collection of games.
func IsCollection(text string) bool { return strings.HasPrefix(text, collectionMagic+"\n") }

// Collection writes all kept games, and says whether one of them is not over.
func (h *House) Collection() (data []byte, running bool) {
	data = fmt.Appendf(nil, "%s\n", collectionMagic)
	for _, name := range h.Names() {
		journal, err := h.App.Store.Read(name)
		if err != nil {
			h.App.Note(err)
			continue
		}
		save := h.Peek(name)
		running = running || !save.Over
		data = fmt.Appendf(data, "game %d %d %q\n", len(journal), max(save.When.Unix(), 0), save.Title)
		data = append(append(data, journal...), '\n')
	}
	return data, running
}

// Taken says what became of the games of a collection.
type Taken struct {
	New, Known, Unreadable int
}

// TakeIn keeps the games of a collection that are not kept yet. Next to an error are those that came before the damage.
func (h *House) TakeIn(text string) (t Taken, err error) {
	_, rest, _ := strings.Cut(text, "\n")
	kept := h.checksums()
	for n := 0; rest != "" && n < mostGames; n++ {
		var journal, title string
		var begun time.Time
		if journal, begun, title, rest, err = nextGame(rest); err != nil {
			return t, err
		}
		if s, _ := session.Load(strings.NewReader(journal), h.Library); s == nil {
			t.Unreadable++
			continue
		}
		sum := crc32.ChecksumIEEE([]byte(journal))
		if h.holds(kept[sum], journal) {
			t.Known++
			continue
		}
		name := h.FreeName(begun)
		if err := h.App.Store.Write(name, []byte(journal)); err != nil {
			return t, fmt.Errorf("house: keep game: %w", err)
		}
		if title != "" {
			h.Rename(name, title)
		}
		kept[sum] = append(kept[sum], name)
		t.New++
	}
	return t, nil
}

// nextGame cuts a game off a collection.
func nextGame(text string) (journal string, begun time.Time, title, rest string, err error) {
	line, rest, whole := strings.Cut(text, "\n")
	word, line, _ := strings.Cut(line, " ")
	length, line, _ := strings.Cut(line, " ")
	second, quoted, _ := strings.Cut(line, " ")
	n, bad := strconv.Atoi(length)
	at, badTime := strconv.ParseInt(second, 10, 64)
	title, badTitle := strconv.Unquote(quoted)
	if !whole || word != "game" || bad != nil || badTime != nil || badTitle != nil || n < 0 || n >= len(rest) || rest[n] != '\n' {
		return "", begun, "", "", errCollection
	}
	if begun = time.Unix(at, 0); at <= 0 {
		begun = time.Now()
	}
	return rest[:n], begun, title, rest[n+1:], nil
}

// checksums lists the kept games by the checksum of their journals.
func (h *House) checksums() map[uint32][]string {
	list := map[uint32][]string{}
	for _, name := range h.Names() {
		if data, err := h.App.Store.Read(name); err == nil {
			sum := crc32.ChecksumIEEE(data)
			list[sum] = append(list[sum], name)
		}
	}
	return list
}

// holds says whether one of these games is this journal to the last byte.
func (h *House) holds(names []string, journal string) bool {
	for _, name := range names {
		if data, err := h.App.Store.Read(name); err == nil && bytes.Equal(data, []byte(journal)) {
			return true
		}
	}
	return false
}

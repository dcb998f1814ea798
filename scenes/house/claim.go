package house

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"tyche/scenes/store"
	"tyche/scenes/table"
)

// claims is the folder in which each game that is played has the mark of the program that plays it. The lock of Hold says
// whether somebody plays; the mark says who, so that another window can take a game over: it puts its own mark there, and
// the first finds it before it writes again.
const claims = "claims/"

func claimOf(save string) string {
	return claims + strings.TrimSuffix(strings.TrimPrefix(save, saves), ending) + ".txt"
}

// newMark returns a mark that no other program has.
func newMark() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return hex.EncodeToString(b[:])
}

// claim says that this program plays a game from now on.
func (h *House) claim(save string) {
	if err := h.App.Store.Write(claimOf(save), []byte(h.mark)); err != nil {
		h.App.Note(fmt.Errorf("house: claim: %w", err))
	}
}

// claimed returns an error of table.ErrTaken when another program plays the game now.
func (h *House) claimed(save string) error {
	mark, err := h.App.Store.Read(claimOf(save))
	switch {
	case errors.Is(err, store.ErrMissing):
		return nil
	case err != nil:
		return fmt.Errorf("house: claim: %w", err)
	case string(mark) != h.mark:
		return table.ErrTaken
	}
	return nil
}

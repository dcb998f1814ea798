package house

import (
	"errors"
	"fmt"
	"math/rand/v2"
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

// newMark returns a mark that no other program has: the common source of chance begins elsewhere in each of them.
func newMark() string { return fmt.Sprintf("%016x", rand.Uint64()) }

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

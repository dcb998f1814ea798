package house

import (
	"errors"
	"fmt"
	"strings"

	"tyche/scenes/store"
)

// draftsFolder holds the plans that are being written in kept games, under the names of the games.
const draftsFolder = "drafts/"

func draftOf(save string) string {
	return draftsFolder + strings.TrimSuffix(strings.TrimPrefix(save, saves), ending) + ".txt"
}

// draft reads the plan that was on the desk when the game was left, "" for none.
func (h *House) draft(save string) string {
	data, err := h.App.Store.Read(draftOf(save))
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: plan: %w", err))
	}
	return string(data)
}

// keepDraft writes the plan; an empty one is removed.
func (h *House) keepDraft(save, text string) {
	var err error
	if text == "" {
		err = h.App.Store.Remove(draftOf(save))
	} else {
		err = h.App.Store.Write(draftOf(save), []byte(text))
	}
	if err != nil {
		h.App.Note(fmt.Errorf("house: plan: %w", err))
	}
}

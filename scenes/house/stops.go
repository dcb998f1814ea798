package house

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"tyche/scenes/store"
	"tyche/scenes/table"
)

// stopsFolder holds the standing answers of kept games, under the names of the games.
const stopsFolder = "stops/"

func stopsOf(save string) string {
	return stopsFolder + strings.TrimSuffix(strings.TrimPrefix(save, saves), ending) + ".json"
}

// stops reads the standing answers of a game. Where they cannot be read everybody is asked as usual.
func (h *House) stops(save string) (stops [6]table.Stops) {
	data, err := h.App.Store.Read(stopsOf(save))
	if err == nil {
		err = json.Unmarshal(data, &stops)
	}
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: standing answers: %w", err))
		return [6]table.Stops{}
	}
	return stops
}

// keepStops writes them.
func (h *House) keepStops(save string, stops [6]table.Stops) {
	data, err := json.Marshal(stops)
	if err == nil {
		err = h.App.Store.Write(stopsOf(save), data)
	}
	if err != nil {
		h.App.Note(fmt.Errorf("house: standing answers: %w", err))
	}
}

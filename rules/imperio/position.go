package imperio

import (
	"encoding/base64"
	"fmt"
	"strings"

	"tyche/rules"
)

const exactWord = "exact"

// Position writes a state.
func (game) Position(st rules.State) string {
	s := st.(*state)
	return "players " + fmt.Sprint(s.players) + "\n" + exactWord + " " + base64.RawURLEncoding.EncodeToString(s.AppendBinary(nil)) + "\n"
}

// SetPosition reads a position.
func (game) SetPosition(text string) (rules.State, error) {
	for _, row := range strings.Split(text, "\n") {
		if word, rest, ok := strings.Cut(row, " "); ok && word == exactWord {
			raw, err := base64.RawURLEncoding.DecodeString(rest)
			if err != nil {
				return nil, fmt.Errorf("imperio: the bytes of a position: %w", err)
			}
			s := bareState(2, 0)
			if err := s.LoadBinary(raw); err != nil {
				return nil, err
			}
			return s, nil
		}
	}
	return nil, fmt.Errorf("imperio: no position")
}

package imperio

import (
	"encoding/base64"
	"fmt"
	"strings"

	"tyche/rules"
)

const exactWord = "exact"

// Position writes a state: the clock, planets with an owner and fleets for the reader, then the whole state in bytes.
//
//	players 2
//	turn 3
//	planet arvelo-1 owner 1 holder 1 troops 4 works 1
//	fleet arvelo 1 frigates 2 cruisers 1 dreadnoughts 0 aircraft 4 transports 2
//	exact <bytes>
func (game) Position(st rules.State) string {
	s := st.(*state)
	var b strings.Builder
	fmt.Fprintf(&b, "players %d\nturn %d\n", s.players, s.turn)
	for pl := range planet(3 * s.mapSize()) {
		if k := &s.bodies[pl]; k.owner != nobody || k.holder != nobody {
			fmt.Fprintf(&b, "planet %s owner %d holder %d troops %d works %d\n", plainID(s.planetRef(pl)), k.owner+1, k.holder+1, k.troops, k.works)
		}
	}
	for h := range hex(s.mapSize()) {
		if f := &s.fleets[h]; f.owner != nobody {
			fmt.Fprintf(&b, "fleet %s %d frigates %d cruisers %d dreadnoughts %d aircraft %d transports %d\n", plainID(s.systemRef(h)), f.owner+1,
				f.frigates, f.cruisers, f.dreads[1]+f.dreads[2]+f.dreads[3], f.based, s.carriersAt(h))
		}
	}
	fmt.Fprintf(&b, "%s %s\n", exactWord, base64.RawURLEncoding.EncodeToString(s.AppendBinary(nil)))
	return b.String()
}

// SetPosition reads a position by its line of bytes.
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

package ui

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"tyche/scenes/store"
)

// Prefs is what the player has chosen for the whole program.
type Prefs struct {
	Language      string          `json:"language"` // "es", "en"
	Sounds        float64         `json:"sounds"`   // volumes 0 to 1
	Music         float64         `json:"music"`
	Mute          bool            `json:"mute"`
	TextScale     float64         `json:"textScale"` // 0.8 to 2
	Theme         string          `json:"theme"`     // "parchment", "lamplight"
	ReducedMotion bool            `json:"reducedMotion"`
	Vision        string          `json:"vision"` // "", "protan", "deutan", "tritan", "grey"
	Speed         float64         `json:"speed"`  // of animations: 0 = none, 1 = normal, up to 4
	FullScreen    bool            `json:"fullScreen"`
	Unasked       bool            `json:"unasked"`            // moves that cost much are played without a question
	EqualPauses   bool            `json:"equalPauses"`        // where somebody might come between, everybody waits alike
	Switches      map[string]bool `json:"switches,omitempty"` // of single games, by the keys of their texts
	Seen          map[string]bool `json:"seen,omitempty"`     // hints and lessons that were shown
	Game          string          `json:"game,omitempty"`     // the box that lies open on the title; "" = the first

	Fresh bool `json:"-"` // nothing was kept: the player is new here
}

// The choices, in the order in which settings show them.
var (
	Languages = []string{"es", "en"}
	Themes    = []string{"parchment", "lamplight"}
	Visions   = []string{"atlas", "protan", "deutan", "tritan", "contrast"}
	Speeds    = []float64{0, 0.5, 1, 2, 4}
)

const prefsName = "settings.json"

// DefaultPrefs is what a new player gets.
func DefaultPrefs() *Prefs {
	return &Prefs{Language: "es", Sounds: 0.7, Music: 0.5, TextScale: 1, Theme: "parchment", Vision: "atlas", Speed: 1, Switches: map[string]bool{}, Seen: map[string]bool{}, Fresh: true}
}

// LoadPrefs reads the settings. It always returns settings that can be used; the error says what could not be read.
func LoadPrefs(s store.Store) (*Prefs, error) {
	p := DefaultPrefs()
	data, err := s.Read(prefsName)
	if errors.Is(err, store.ErrMissing) {
		return p, nil
	}
	if err == nil {
		err = json.Unmarshal(data, p)
	}
	if err != nil {
		return DefaultPrefs(), fmt.Errorf("settings: load: %w", err)
	}
	p.Fresh = false
	p.repair()
	return p, nil
}

// Save writes the settings.
func (p *Prefs) Save(s store.Store) error {
	p.Fresh = false
	p.repair()
	data, err := json.MarshalIndent(p, "", "  ")
	if err == nil {
		err = s.Write(prefsName, append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("settings: save: %w", err)
	}
	return nil
}

// repair brings every value into its range: a settings file may have been edited, or be of another version.
func (p *Prefs) repair() {
	d := DefaultPrefs()
	p.Language = known(p.Language, Languages, d.Language)
	p.Theme = known(p.Theme, Themes, d.Theme)
	p.Vision = known(p.Vision, Visions, d.Vision)
	p.Sounds, p.Music = clamp(p.Sounds, 0, 1), clamp(p.Music, 0, 1)
	p.TextScale, p.Speed = clamp(p.TextScale, 0.8, 2), clamp(p.Speed, 0, 4)
	if p.Switches == nil {
		p.Switches = map[string]bool{}
	}
	if p.Seen == nil {
		p.Seen = map[string]bool{}
	}
}

func known(v string, all []string, otherwise string) string {
	if slices.Contains(all, v) {
		return v
	}
	return otherwise
}

func clamp(v, lo, hi float64) float64 { return min(max(v, lo), hi) }

// Colors returns the palette of the chosen theme.
func (p *Prefs) Colors() Palette {
	if p.Theme == "lamplight" {
		return Lamplight
	}
	return Parchment
}

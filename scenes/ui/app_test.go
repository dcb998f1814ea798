package ui

import (
	"slices"
	"testing"

	"tyche/scenes/store"
)

func TestLoudnessFollowsTheSettings(t *testing.T) {
	app := NewApp(store.NewMemory())
	var got [][2]float64
	app.Loud = func(effects, music float64) { got = append(got, [2]float64{effects, music}) }
	tick := func() { app.Update(&Input{Scale: 1}) }
	tick()
	tick()
	app.Prefs.Music = 0.25
	tick()
	app.Prefs.Mute = true
	tick()
	app.Prefs.Mute = false
	tick()
	want := [][2]float64{{0.7, 0.5}, {0.7, 0.25}, {0, 0}, {0.7, 0.25}}
	if !slices.Equal(got, want) {
		t.Errorf("set to %v, want %v", got, want)
	}
}

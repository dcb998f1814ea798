package sounds

import (
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"
	"testing"
	"time"

	"tyche/sounds/synth"
)

// The sound library can be opened once in a program, so that one test goes through a player's whole life.
func TestPlayerPlaysIntoADeviceThatSwallowsAll(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the device that swallows all is one of ALSA's")
	}
	conf := filepath.Join(t.TempDir(), "asound.conf")
	if err := os.WriteFile(conf, []byte("pcm.!default { type null }\nctl.!default { type null }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ALSA_CONFIG_PATH", conf)
	p := Open(func() bool { return true })
	defer p.Close()
	await(t, "the device", p.Audible)
	p.SetVolumes(0.8, 1, 0.5)
	p.Music(synth.Map)
	for range 20 {
		for _, name := range synth.Names() {
			p.Play(name, 0.2, 1)
		}
	}
	p.Play("no such sound", 0, 1)
	await(t, "a rendered click", func() bool { return p.takes[synth.Index(synth.Click)][0].Load() != nil })
	p.Close()
	p.Close()
	await(t, "the end", func() bool { return !p.Audible() })
}

func TestPlayerWithoutDeviceIsSilent(t *testing.T) {
	tried := make(chan bool, 1)
	for _, try := range []func() bool{nil, func() bool { tried <- true; return false }} {
		p := Open(try)
		p.Play(synth.Click, 0, 1)
		p.Music(synth.Title)
		p.SetVolumes(1, 1, 1)
		if try != nil {
			<-tried
		}
		if p.Audible() || p.Opened() {
			t.Error("audible without a device")
		}
		p.Close()
	}
}

// Were Play to wait for room among the requests, this test would never end.
func TestPlayNeitherMakesEffectsNorWaitsForThem(t *testing.T) {
	p := &Player{mixer: synth.NewMixer(1), closed: make(chan struct{}), asked: make(chan request, 4)}
	p.takes = make([][synth.MostTakes]atomic.Pointer[synth.Sample], len(synth.Names()))
	p.turn = make([]atomic.Uint32, len(synth.Names()))
	p.live.Store(true)
	for range 1000 {
		p.Play(synth.Crowd, 0, 1)
	}
	if len(p.asked) != cap(p.asked) {
		t.Errorf("%d effects were asked for, want as many as there is room for: %d", len(p.asked), cap(p.asked))
	}
	for i := range p.takes[synth.Index(synth.Crowd)] {
		if p.takes[synth.Index(synth.Crowd)][i].Load() != nil {
			t.Errorf("take %d was made by Play itself", i)
		}
	}
}

func await(t *testing.T, what string, there func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if there() {
			return
		}
	}
	t.Fatalf("waited 20 s for %s", what)
}

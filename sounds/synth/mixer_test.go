package synth

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"strings"
	"testing"
)

// hear reads some seconds of the mix as left and right samples.
func hear(t *testing.T, m *Mixer, seconds float64) (left, right []float64) {
	t.Helper()
	buf := make([]byte, 4*frames(seconds))
	if _, err := io.ReadFull(m, buf); err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(buf); i += 4 {
		left = append(left, float64(int16(binary.LittleEndian.Uint16(buf[i:])))/32767)
		right = append(right, float64(int16(binary.LittleEndian.Uint16(buf[i+2:])))/32767)
	}
	return left, right
}

func power(pcm []float64) float64 {
	sum := 0.0
	for _, x := range pcm {
		sum += x * x
	}
	return sum / float64(len(pcm))
}

func peak(pcm []float64) float64 {
	top := 0.0
	for _, x := range pcm {
		top = max(top, math.Abs(x))
	}
	return top
}

func TestAllEffectsAtOnceOverMusicDoNotClip(t *testing.T) {
	m := NewMixer(1)
	m.Turn(Battle)
	for i := range Names() {
		s := Render(i, 0, nil)
		m.Play(s, 0, 1.5)
		m.Play(s, 0, 1.5)
		if i%8 == 7 {
			left, right := hear(t, m, 0.05)
			if top := max(peak(left), peak(right)); top > ceiling+1e-4 {
				t.Errorf("peak %v, want at most %v", top, ceiling)
			}
		}
	}
	left, right := hear(t, m, 3)
	if top := max(peak(left), peak(right)); top > ceiling+1e-4 || top < 0.3 {
		t.Errorf("peak %v, want 0.3 to %v", top, ceiling)
	}
}

func TestPanMovesTheSound(t *testing.T) {
	for _, row := range []struct {
		pan         float64
		least, most float64 // left over right, in dB
	}{{-1, 9, 99}, {0, -1, 1}, {1, -99, -9}} {
		m := NewMixer(1)
		m.Play(Render(Index(Drum), 0, nil), row.pan, 1)
		left, right := hear(t, m, 0.5)
		if got := 10 * math.Log10(power(left)/power(right)); got < row.least || got > row.most {
			t.Errorf("pan %v: left is %.1f dB over right, want %v to %v", row.pan, got, row.least, row.most)
		}
	}
}

func TestVolumesTurnDownTheirPart(t *testing.T) {
	for _, row := range []struct {
		name           string
		volumes        Volumes
		effects, music bool
	}{
		{"all", Volumes{1, 1, 1}, true, true},
		{"master off", Volumes{0, 1, 1}, false, false},
		{"effects off", Volumes{1, 0, 1}, false, true},
		{"music off", Volumes{1, 1, 0}, true, false},
	} {
		m := NewMixer(1)
		m.SetVolumes(row.volumes)
		hear(t, m, 1)
		m.Play(Render(Index(Drum), 0, nil), 0, 1)
		left, _ := hear(t, m, 0.5)
		if got := power(left) > 1e-7; got != row.effects {
			t.Errorf("%s: effects heard %v, want %v", row.name, got, row.effects)
		}
		m = NewMixer(1)
		m.SetVolumes(row.volumes)
		hear(t, m, 1)
		m.Turn(Map)
		left, _ = hear(t, m, 4)
		if got := power(left) > 1e-7; got != row.music {
			t.Errorf("%s: music heard %v, want %v", row.name, got, row.music)
		}
	}
}

func TestMixerFallsSilentAndRests(t *testing.T) {
	m := NewMixer(1)
	m.Play(Render(Index(Click), 0, nil), 0, 1)
	hear(t, m, 1)
	if m.resting() {
		t.Error("resting one second after a click, while the echo dies away")
	}
	hear(t, m, 4)
	left, right := hear(t, m, 1)
	if top := max(peak(left), peak(right)); top > 0.001 || !m.resting() {
		t.Errorf("after five seconds: peak %v, resting %v", top, m.resting())
	}
	m.Play(Render(Index(Click), 0, nil), 0, 1)
	if m.resting() {
		t.Error("resting although a click is waiting")
	}
}

func TestMixerRestsWhileTheMusicIsTurnedDown(t *testing.T) {
	m := NewMixer(1)
	m.Turn(Map)
	hear(t, m, 2)
	m.SetVolumes(Volumes{1, 1, 0})
	hear(t, m, 6)
	if !m.resting() {
		t.Error("the music is made although nobody hears it")
	}
	m.SetVolumes(Volumes{1, 1, 1})
	if left, _ := hear(t, m, 4); m.resting() || power(left) < 1e-7 {
		t.Error("the music does not come back")
	}
}

func TestManyOrdersNeverBlock(t *testing.T) {
	m := NewMixer(1)
	s := Render(Index(Click), 0, nil)
	for range 1000 {
		m.Play(s, 0, 1)
	}
	hear(t, m, 0.2)
}

func TestReadAllocatesNothing(t *testing.T) {
	m := NewMixer(1)
	m.Turn(Battle)
	s := Render(Index(Clash), 0, nil)
	buf := make([]byte, 4*1024)
	got := testing.AllocsPerRun(400, func() {
		m.Play(s, 0.3, 1)
		m.Read(buf)
	})
	if got != 0 {
		t.Errorf("%v allocations a buffer, want 0", got)
	}
}

func TestMusicIsTheSameFromTheSameSeed(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes of music, on one goroutine")
	}
	for _, mood := range Moods() {
		var streams [3]bytes.Buffer
		for i, seed := range []uint64{5, 5, 6} {
			m := NewMixer(seed)
			m.Turn(mood)
			io.CopyN(&streams[i], m, 4*Rate*5)
		}
		if !bytes.Equal(streams[0].Bytes(), streams[1].Bytes()) {
			t.Errorf("%s: seed 5 gives two tunes", mood)
		}
		if bytes.Equal(streams[0].Bytes(), streams[2].Bytes()) {
			t.Errorf("%s: seeds 5 and 6 give one tune", mood)
		}
	}
}

func TestMusicIsQuieterThanEffectsAndNeverStops(t *testing.T) {
	for _, mood := range Moods() {
		if strings.HasSuffix(mood, Still) {
			continue // the same notes, and pauses without a sound
		}
		m := NewMixer(3)
		m.Turn(mood)
		hear(t, m, 2)
		for part := range 2 {
			left, _ := hear(t, m, 11)
			got := 20 * math.Log10(loudness(left)/commonLevel)
			if got < -14 || got > -1 {
				t.Errorf("%s, part %d: %.1f dB against the effects, want -14 to -1", mood, part, got)
			}
		}
	}
}

func TestMoodsGiveWayToEachOtherAndToSilence(t *testing.T) {
	m := NewMixer(3)
	m.Turn(Title)
	hear(t, m, 3)
	m.Turn(Mourning)
	hear(t, m, 3)
	if got := moods[m.music.mood].name; got != Mourning {
		t.Errorf("mood %s, want %s", got, Mourning)
	}
	m.Turn("")
	hear(t, m, 4)
	if left, _ := hear(t, m, 1); peak(left) > 0.001 {
		t.Errorf("peak %v after the music was turned off", peak(left))
	}
}

func BenchmarkSecondOfMusic(b *testing.B) {
	m := NewMixer(1)
	m.Turn(Battle)
	buf := make([]byte, 4*Rate)
	for range b.N {
		m.Read(buf)
	}
}

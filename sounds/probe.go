//go:build !js

package sounds

import (
	"context"
	"os"
	"os/exec"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"tyche/sounds/synth"
)

const (
	probeTime  = 3 * time.Second // a card that has taken nothing by then takes nothing
	probeLimit = 5 * time.Second // after this whoever tries it is given up, wherever he hangs
	enough     = 4 * streamBuffer
)

// TryApart starts this program once more, for a moment, only to try the sound card. What the sound library writes on
// the terminal, or whether it hangs or brings its process down, is nobody's concern.
func TryApart() bool {
	self, err := os.Executable()
	if err != nil {
		return false
	}
	limit, stop := context.WithTimeout(context.Background(), probeLimit)
	defer stop()
	return exec.CommandContext(limit, self, "-"+ProbeFlag).Run() == nil
}

// Probe plays silence and says whether a card takes it.
func Probe() bool {
	var taken silence
	stream, err := audio.NewContext(synth.Rate).NewPlayer(&taken)
	if err != nil {
		return false
	}
	stream.SetBufferSize(streamBuffer)
	stream.Play()
	const bytes = int64(enough) * synth.Rate * 4 / int64(time.Second)
	for end := time.Now().Add(probeTime); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if taken.bytes.Load() > bytes {
			return true
		}
	}
	return false
}

// silence is a stream that counts what is taken from it.
type silence struct{ bytes atomic.Int64 }

func (s *silence) Read(p []byte) (int, error) {
	clear(p)
	s.bytes.Add(int64(len(p)))
	return len(p), nil
}

package disk

import (
	"os"
	"path/filepath"
	"strings"
	"time"
)

const (
	part       = ".part" // ends the name of a file that is being written
	lockEnding = ".lock"
	leftAfter  = time.Minute // what is younger may have been made this very moment
)

// leftovers are the beginnings and endings of names that only a crash leaves behind: of files half written, of locks,
// and those of earlier versions.
var leftovers = []struct{ begin, end string }{{".", part}, {".", lockEnding}, {".new-", ""}, {"", part}}

// Clean removes what programs that ended in the middle left in a folder. What a running program still uses it leaves
// alone: that is locked.
func Clean(dir string, now time.Time) {
	list, err := os.ReadDir(dir)
	if err != nil {
		return // nothing there, or nothing that may be touched
	}
	for _, d := range list {
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() && isLeftover(d.Name()) && now.Sub(info.ModTime()) > leftAfter {
			cleanFile(filepath.Join(dir, d.Name()))
		}
	}
}

// Hidden says whether a name belongs to the housekeeping of this package and is nothing that was kept.
func Hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.HasSuffix(name, part) }

func isLeftover(name string) bool {
	for _, l := range leftovers {
		if strings.HasPrefix(name, l.begin) && strings.HasSuffix(name, l.end) {
			return true
		}
	}
	return false
}

// cleanFile removes a file unless somebody has it locked.
func cleanFile(name string) {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return
	}
	defer f.Close()
	if lockFile(f) == nil {
		os.Remove(name)
	}
}

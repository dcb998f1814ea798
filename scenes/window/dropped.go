package window

import (
	"io"
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/scenes/ui"
)

// Of what is dropped on the window so many files are read, and no larger ones, in bytes.
const (
	mostDrops   = 8
	largestDrop = 4 << 20
)

// dropped returns the files that were dropped on the window since the last tick. Folders are looked into; what cannot be
// read is left out.
func dropped() (list []ui.Dropped) {
	files := ebiten.DroppedFiles()
	if files == nil {
		return nil
	}
	_ = fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || len(list) == mostDrops {
			return nil
		}
		file, err := files.Open(path)
		if err != nil {
			return nil
		}
		defer file.Close()
		if data, err := io.ReadAll(io.LimitReader(file, largestDrop)); err == nil {
			list = append(list, ui.Dropped{Name: d.Name(), Data: data})
		}
		return nil
	})
	return list
}

package tutor

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"tyche/rules"
)

// suffix ends the names of files with lessons.
const suffix = ".lesson"

// Load reads all lessons of a folder in the order of their file names, such as "03-march.lesson".
func Load(files fs.FS, dir string, find func(id string) rules.Game) ([]*Lesson, error) {
	names, err := fs.Glob(files, path.Join(dir, "*"+suffix))
	if err != nil {
		return nil, err
	}
	var list []*Lesson
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		l, err := Parse(string(text), find)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		l.Name = strings.TrimLeft(strings.TrimSuffix(path.Base(name), suffix), "0123456789-")
		list = append(list, l)
	}
	return list, nil
}

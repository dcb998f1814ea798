package main

import (
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// libraries writes go.mod and go.sum into the folder, and beside them copies of the libraries that the edits change, which that go.mod names
// in place of the originals. Where an edit does not fit, its set is left out.
func libraries(out string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, file), content, 0o644); err != nil {
			return err
		}
	}
	copies := map[string]string{} // of each module, by its path
	for _, set := range sets {
		edited, err := set.apply()
		if err != nil {
			log.Printf("%v; the page will be larger", err)
			continue
		}
		for _, file := range edited {
			if err := file.write(out, copies); err != nil {
				return err
			}
		}
	}
	return nil
}

// An editedFile is a library's file as it shall be.
type editedFile struct {
	module, folder string // its path and where it lies
	name           string // from there
	content        string
}

func (set editSet) apply() ([]editedFile, error) {
	var edited []editedFile
	for _, e := range set {
		said, err := exec.Command("go", "list", "-f", "{{.Module.Path}}\n{{.Module.Dir}}\n{{.Dir}}", e.pkg).Output()
		if err != nil {
			return nil, fmt.Errorf("find %s: %w", e.pkg, err)
		}
		at := strings.Split(strings.TrimSpace(string(said)), "\n")
		file := editedFile{module: at[0], folder: at[1]}
		if file.name, err = filepath.Rel(file.folder, filepath.Join(at[2], e.file)); err != nil {
			return nil, err
		}
		source, err := os.ReadFile(filepath.Join(file.folder, file.name))
		if err != nil {
			return nil, err
		}
		if file.content, err = e.edit(string(source)); err != nil {
			return nil, fmt.Errorf("%s/%s: %w", e.pkg, e.file, err)
		}
		edited = append(edited, file)
	}
	return edited, nil
}

// write puts the file into the copy of its module, which is made if it is the first.
func (f *editedFile) write(out string, copies map[string]string) error {
	to, made := copies[f.module]
	if !made {
		to = filepath.Join(out, fmt.Sprintf("library%d", len(copies)+1))
		copies[f.module] = to
		if err := copySources(to, f.folder); err != nil {
			return err
		}
		absolute, err := filepath.Abs(to)
		if err != nil {
			return err
		}
		replace := exec.Command("go", "mod", "edit", "-replace", f.module+"="+absolute, filepath.Join(out, "go.mod"))
		if said, err := replace.CombinedOutput(); err != nil {
			return fmt.Errorf("go mod edit: %w: %s", err, said)
		}
	}
	return os.WriteFile(filepath.Join(to, f.name), []byte(f.content), 0o644)
}

// copySources copies a module without what only its tests and examples need.
func copySources(to, from string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		switch {
		case entry.IsDir() && (entry.Name() == "examples" || entry.Name() == "testdata"):
			return fs.SkipDir
		case entry.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), content, 0o644)
	})
}

package main

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// hooks is the code that asks whether a fault is on.
//
//go:embed hooks.txt
var hooks string

// splice writes the faults into the text of a file. Lines keep their numbers.
func splice(text string, list []*mutant) string {
	type edit struct {
		part
		m    *mutant
		wide int // of the piece it belongs to
		nth  int
	}
	var edits []edit
	for _, m := range list {
		for i, p := range m.parts {
			edits = append(edits, edit{p, m, partner(m.parts, i), len(edits)})
		}
	}
	slices.SortFunc(edits, func(a, b edit) int {
		switch {
		case a.from != b.from:
			return cmp.Compare(a.from, b.from)
		case a.closes != b.closes:
			if a.closes {
				return -1
			}
			return 1
		case a.closes:
			return cmp.Or(cmp.Compare(a.wide, b.wide), cmp.Compare(b.nth, a.nth)) // the innermost ends first
		}
		return cmp.Or(cmp.Compare(b.wide, a.wide), cmp.Compare(a.nth, b.nth))
	})
	var b strings.Builder
	at := 0
	for _, e := range edits {
		b.WriteString(text[at:e.from])
		b.WriteString(strings.ReplaceAll(e.text, "%d", strconv.Itoa(e.m.number)))
		at = e.to
	}
	return b.String() + text[at:]
}

// partner returns how wide the piece is that a part begins or ends; parts come in pairs.
func partner(parts []part, i int) int {
	j := i ^ 1
	if parts[i].from < parts[i].to || j >= len(parts) {
		return 0
	}
	return max(parts[i].from, parts[j].from) - min(parts[i].from, parts[j].from)
}

// build compiles the tests of the package with all faults in it and returns the program.
func (s *source) build(list []*mutant, work string) (string, error) {
	replaced := map[string]string{}
	write := func(name, text string) error {
		replaced[filepath.Join(s.dir, name)] = filepath.Join(work, name)
		return os.WriteFile(filepath.Join(work, name), []byte(text), 0o644)
	}
	for _, f := range s.files {
		mine := slices.DeleteFunc(slices.Clone(list), func(m *mutant) bool { return m.file != f.name })
		if err := write(f.name, splice(f.text, mine)); err != nil {
			return "", err
		}
	}
	head := fmt.Sprintf("package %s\n%s\nconst mutants = %d\n", s.name, hooks, len(list)+1)
	if err := write("mutant_hooks.go", head); err != nil {
		return "", err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return "", err
	}
	name := filepath.Join(work, "overlay.json")
	if err := os.WriteFile(name, overlay, 0o644); err != nil {
		return "", err
	}
	binary := filepath.Join(work, "tests")
	out, err := exec.Command("go", "test", "-c", "-vet=off", "-overlay", name, "-o", binary, s.dir).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("the faults do not compile: %w\n%s", err, out)
	}
	return binary, nil
}

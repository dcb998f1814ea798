package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// overlay writes overlay.json, and the file that it names, into the folder.
//
// As long as a program can look up a method by a name that is known only while it runs, the linker keeps every exported
// method of every type. In this program one line can, in text/template, which Ebitengine fills in its shaders with; they
// name fields and functions only. The overlay is a copy of Go's own file in which that line finds no method.
func overlay(goroot, out string) error {
	original := filepath.Join(goroot, "src", "text", "template", "exec.go")
	source, err := os.ReadFile(original)
	if err != nil {
		return err
	}
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	replaced := map[string]string{}
	if lean, ok := withoutMethods(string(source)); ok {
		copied := filepath.Join(out, "exec.go.txt") // not .go, lest it be taken for a package of this module
		if err := os.WriteFile(copied, []byte(lean), 0o644); err != nil {
			return err
		}
		replaced[original] = copied
	} else {
		log.Print("this Go looks up methods elsewhere; the page will be larger")
	}
	written, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return fmt.Errorf("write the overlay: %w", err)
	}
	return os.WriteFile(filepath.Join(out, "overlay.json"), written, 0o644)
}

const (
	lookup  = "method := ptr.MethodByName(fieldName); method.IsValid()"
	nothing = "method := (reflect.Value{}); method.IsValid()"
)

// withoutMethods is text/template's exec.go with the one lookup of methods gone; false if it is not there just once.
func withoutMethods(source string) (string, bool) {
	if strings.Count(source, lookup) != 1 || strings.Count(source, "MethodByName(") != 1 {
		return source, false
	}
	return strings.Replace(source, lookup, nothing, 1), true
}

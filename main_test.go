package main

import (
	"strings"
	"testing"
)

func TestFlags(t *testing.T) {
	o, err := parse(strings.Fields("-lang en -seed 7 -size 800x600 -shot a.png -frames 3"))
	if err != nil || o.language != "en" || o.seed != 7 || o.window.Width != 800 || o.window.Height != 600 || o.window.Shot != "a.png" || o.window.Frames != 3 {
		t.Errorf("%+v, %v", o, err)
	}
	if o, err := parse(nil); err != nil || o.language != "" || o.window.Width != 1280 || o.window.Height != 800 {
		t.Errorf("without flags: %+v, %v", o, err)
	}
	for _, bad := range []string{"-lang fr", "-size 1x", "-size 100x100", "-size big", "-seed -1", "-frames x", "-what", "game"} {
		if _, err := parse(strings.Fields(bad)); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

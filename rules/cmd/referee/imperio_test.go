package main

import (
	"strings"
	"testing"
)

func TestSimulateImperio(t *testing.T) {
	out := asked(t, "", "simulate", "--game", "imperio", "--games", "2", "--bots", "veteran,random", "--options", "deal-houses,turns-10", "--balance")
	if !strings.Contains(out, "2 partidas, 0 atascadas, ") || !strings.Contains(out, "| turn ") || !strings.Contains(out, "one emperor") {
		t.Error(out)
	}
}

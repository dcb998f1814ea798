package main

import "testing"

func TestNobodyKeepsAConnectionForNothing(t *testing.T) {
	if s := server(t.TempDir()); s.IdleTimeout <= 0 || s.ReadTimeout <= 0 || s.ReadHeaderTimeout <= 0 {
		t.Errorf("idle %v, reading %v, header %v", s.IdleTimeout, s.ReadTimeout, s.ReadHeaderTimeout)
	}
}

//go:build !js

package main

import (
	"errors"
	"os"
	"os/exec"
)

// restart runs the program once more with more flags, in place of this one, and returns the status it ends with.
func restart(more ...string) int {
	self, err := os.Executable()
	if err != nil {
		return complain(err)
	}
	again := exec.Command(self, append(os.Args[1:], more...)...)
	again.Stdin, again.Stdout, again.Stderr = os.Stdin, os.Stdout, os.Stderr
	err = again.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		return complain(err)
	}
	return again.ProcessState.ExitCode()
}

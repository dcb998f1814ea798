//go:build linux && !android

// Package display ends the program with a clear sentence where there is no display to open a window on. Importing
// Ebitengine panics there before main runs, so this check is an init of its own. It imports syscall alone, on purpose:
// the runtime starts packages in the order of their names as soon as their imports are ready, and a package with so
// few imports is ready long before Ebitengine is. The test in this folder fails if that should ever change.
package display

import "syscall"

func init() {
	if name, _ := syscall.Getenv("DISPLAY"); !answers(name) {
		const sentence = "tyche: there is no display to open a window on: start it in a desktop session, or with xvfb-run\n"
		syscall.Write(2, []byte(sentence))
		syscall.Exit(1)
	}
}

// answers says whether an X server listens at a display name, such as ":0" or ":0.1"; names of other machines, such as
// "desk:0", are believed.
func answers(name string) bool {
	colon := 0
	for colon < len(name) && name[colon] != ':' {
		colon++
	}
	if colon > 0 {
		return colon < len(name)
	}
	end := colon + 1
	for end < len(name) && name[end] != '.' {
		end++
	}
	if end <= colon+1 || end > len(name) {
		return false
	}
	path := "/tmp/.X11-unix/X" + name[colon+1:end]
	return connects(path) || connects("@"+path)
}

func connects(path string) bool {
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return false
	}
	defer syscall.Close(fd)
	return syscall.Connect(fd, &syscall.SockaddrUnix{Name: path}) == nil
}

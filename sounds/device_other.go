//go:build !linux

package sounds

// deviceExists leaves the search to the sound library, which is quiet about it on this system.
func deviceExists() bool { return true }

//go:build !linux || android

// Package display is empty here: only on Linux may the display be missing.
package display

//go:build !linux || !cgo

package window

// thrift does nothing: only Linux needs it.
func thrift() {}

//go:build cgo

package window

/*
#include <malloc.h>

// What takes 128 kB or more is asked of the system by itself, and goes back to it as soon as it is freed.
// The blocks in which a frame is drawn are smaller: they come and go too often for that.
static void thrift(void) {
#ifdef __GLIBC__
	mallopt(M_MMAP_THRESHOLD, 128 << 10);
	mallopt(M_ARENA_MAX, 2);
#endif
}

static void giveBack(void) {
#ifdef __GLIBC__
	malloc_trim(0);
#endif
}
*/
import "C"

// thrift keeps the memory of the libraries that paint small; it must be called before they start. Where there is no
// graphics card every texture lies in their memory. The C library takes sizes that come and go for usual and keeps them
// in heaps of its own, one for each thread, which never shrink while anything in them lives: after some resizing they
// held twice what was in use.
func thrift() { C.thrift() }

// giveBack hands the system what is free in those heaps; it takes some milliseconds.
func giveBack() { C.giveBack() }

// Package synth makes every sound of the program out of arithmetic: effects, music and the mix of both. The same
// seed always gives the same samples. It knows no sound card, no file and no game, and uses the standard library only.
package synth

// Rate is the number of frames a second of all sound made here.
const Rate = 44100

// frames is a length in seconds as a number of frames.
func frames(seconds float64) int { return int(seconds * Rate) }

package synth

import "slices"

// The moods of the music. No mood, "", is silence.
const (
	Title    = "title"
	Map      = "map"
	Battle   = "battle"
	Victory  = "victory"
	Mourning = "mourning"
)

// The intervals of the Pythagorean scale.
const (
	tone     = 9.0 / 8
	semitone = 256.0 / 243
)

// octave is a species of the octave: the seven steps upwards from its lowest note, by its ancient name.
type octave [7]float64

var (
	dorian   = octave{semitone, tone, tone, tone, semitone, tone, tone}
	phrygian = octave{tone, semitone, tone, tone, tone, semitone, tone}
	lydian   = octave{tone, tone, semitone, tone, tone, tone, semitone}
)

// hz is the pitch of a degree above the lowest note; degrees go on into the octaves above and below.
func (o *octave) hz(lowest float64, degree int) float64 {
	for ; degree < 0; degree += 7 {
		lowest /= 2
	}
	for ; degree >= 7; degree -= 7 {
		lowest *= 2
	}
	for _, step := range o[:degree] {
		lowest *= step
	}
	return lowest
}

// foot is a measure of verse: the lengths of its syllables, short 1 and long 2.
type foot []int

var (
	dactyl   = foot{2, 1, 1}
	spondee  = foot{2, 2}
	anapaest = foot{1, 1, 2}
	cretic   = foot{2, 1, 2}
	paeon    = foot{2, 1, 1, 1}
)

// family tells by which ensemble a mood is played.
type family uint8

const (
	antique family = iota // the consort: the pieces are strophes
	brass                 // the clockwork: the pieces are movements
	glass                 // the harmonica: the pieces are airs
	families
)

// mood is one manner of music.
type mood struct {
	name   string
	family family
	piece  int // of the family
}

// moods are those of all families, in a fixed order.
var moods = allMoods()

func allMoods() (list []mood) {
	for i := range strophes {
		list = append(list, mood{strophes[i].name, antique, i})
	}
	for i := range movements {
		list = append(list, mood{movements[i].name, brass, i})
	}
	for i := range airs {
		list = append(list, mood{airs[i].name, glass, i})
	}
	return list
}

// strophe is a piece of the consort: four lines of the same feet, then a silence.
type strophe struct {
	name    string
	octaves []octave
	lowest  float64 // Hz
	short   float64 // seconds of a short syllable
	line    []foot
	strings float64 // loudness of the kithara
	pipes   float64 // of the aulos
	drum    float64
	sung    float64 // share of strophes in which the aulos has the tune
	silence float64 // seconds between strophes
}

var strophes = []strophe{
	// name octaves lowest short line strings pipes drum sung silence
	{Title, []octave{dorian, dorian, phrygian}, 164.8, .25, []foot{dactyl, dactyl, spondee, dactyl, dactyl, spondee}, .9, .2, .1, .6, 2.5},
	{Map, []octave{phrygian, dorian, lydian}, 146.8, .29, []foot{dactyl, spondee, dactyl, spondee}, .8, .13, 0, .3, 7},
	{Battle, []octave{phrygian, dorian}, 146.8, .15, []foot{anapaest, anapaest, anapaest, spondee}, .75, .18, .24, .7, .6},
	{Victory, []octave{lydian}, 174.6, .19, []foot{cretic, paeon, cretic, cretic}, .85, .2, .15, .7, 1.6},
	{Mourning, []octave{dorian}, 123.5, .4, []foot{spondee, dactyl, spondee, spondee}, .6, .24, .12, .8, 4},
}

// Moods lists all moods, in a fixed order.
func Moods() []string {
	names := make([]string, len(moods))
	for i, m := range moods {
		names[i] = m.name
	}
	return names
}

// moodOf is the index of a mood, -1 for silence.
func moodOf(name string) int {
	return slices.IndexFunc(moods, func(m mood) bool { return m.name == name })
}

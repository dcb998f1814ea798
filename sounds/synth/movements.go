package synth

// The moods of an orrery: one for each stage of its deck, and thinner ones when lamps are out. With Still behind its name
// a mood is played without the ticking.
const (
	OrreryBright = "orrery-1"
	OrreryHalf   = "orrery-2"
	OrreryEmber  = "orrery-3"
	OrreryDim    = "orrery-one-lamp-out"
	OrreryDark   = "orrery-dark"
	Still        = "-still"
)

// The modes as musicians call them now; to the ancients the second was phrygian and the third dorian.
var (
	lydianMode   = octave{tone, tone, tone, semitone, tone, tone, semitone}
	dorianMode   = phrygian
	phrygianMode = dorian
)

// movement is a piece of the clockwork. A strophe is eight bars of four beats, then a rest.
type movement struct {
	name    string
	scale   *octave
	lowest  float64 // Hz
	pace    float64 // beats a minute
	celesta float64 // its loudness
	notes   float64 // share of the notes of a tune that it has
	box     float64 // loudness of the musical box
	every   int     // eighths between its notes, 0 = it is silent
	rests   int     // bars between strophes
	ticks   float64 // loudness of the escapement
}

var movements = withoutTicks([]movement{
	// name scale lowest pace celesta notes box every rests ticks
	{OrreryBright, &lydianMode, 261.6, 72, .42, 1, .38, 1, 3, .5},
	{OrreryHalf, &dorianMode, 233.1, 72, .42, .9, .4, 2, 4, .5},
	{OrreryEmber, &phrygianMode, 220, 72, .45, .7, .42, 4, 4, .5},
	{OrreryDim, &phrygianMode, 220, 66, .45, .45, .42, 8, 2, .5},
	{OrreryDark, &phrygianMode, 207.7, 54, .45, .2, 0, 0, 0, .5},
})

// withoutTicks adds each movement once more, without the escapement.
func withoutTicks(list []movement) []movement {
	for _, m := range list {
		m.name, m.ticks = m.name+Still, 0
		list = append(list, m)
	}
	return list
}

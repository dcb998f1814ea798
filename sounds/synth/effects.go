package synth

import (
	"math"
	"slices"
)

// The names of the effects.
const (
	DiceRoll     = "dice"          // dice thrown on wood
	DieSettle    = "settle"        // the last knocks of a die
	March        = "march"         // feet of an army, four paces
	Horse        = "horse"         // a galloping horse
	Oars         = "oars"          // two strokes of a galley
	Sea          = "sea"           // waves on a shore
	RamCrash     = "ram-crash"     // a ram against a hull or a gate
	Splinters    = "splinters"     // oars and planks breaking
	Wheels       = "wheels"        // an engine rolled up, its ratchet wound
	StoneRelease = "stone-release" // the arm of a stone thrower
	StoneImpact  = "stone-impact"  // a stone against a wall
	WallBreach   = "wall-breach"   // a course of the wall falling
	Clash        = "clash"         // swords and shields
	Shields      = "shields"       // spears beaten on shields
	Drum         = "drum"          // one blow
	WarHorn      = "horn"          // a long horn, rising a fifth
	Fanfare      = "fanfare"       // trumpets: a victory
	CardSlide    = "card-slide"
	CardFlip     = "card-flip"
	Marker       = "marker"    // a marker put down
	Place        = "place"     // a stack of counters put down
	YourTurn     = "your-turn" // a call to the next player
	Refusal      = "refuse"    // a dull double knock
	Click        = "click"     // a button
	PageTurn     = "page"      // a leaf of the rulebook
	Lyre         = "lyre"      // two plucked strings
	DieRaised    = "raised"    // a die turned up by a battle factor
	Death        = "death"     // a low bell for a general
	Elephant     = "elephant"  // its call
	Crowd        = "crowd"     // murmur of many people
	Storm        = "storm"     // wind, and thunder far away
	Gate         = "gate"      // a gate creaks open
	Fire         = "fire"      // a burning city

	Spindle1    = "spindle-1" // a coin on an empty rod; those on the coins below it ring higher
	Spindle2    = "spindle-2"
	Spindle3    = "spindle-3"
	Spindle4    = "spindle-4"
	Spindle5    = "spindle-5"
	Spindle6    = "spindle-6"
	Ratchet     = "ratchet"    // something is wound and revealed
	Carriage    = "carriage"   // wheels over the joints of rails
	Pins        = "pins"       // pins pressed into their holes
	Anvil       = "anvil"      // a hammer's two blows
	RubbedGlass = "glass"      // a finger round the rim of a glass
	Steam       = "steam"      // the boilers of the guilds
	Slosh       = "slosh"      // the water of the shoals
	Clay        = "clay"       // the tread of the kilns
	TinFall     = "tin"        // a tin figure falling on slate
	Carillon1   = "carillon-1" // a bell for each point
	Carillon2   = "carillon-2"
	Carillon3   = "carillon-3"
	Carillon4   = "carillon-4"
	Carillon5   = "carillon-5"
	Carillon6   = "carillon-6"
	MusicalBox  = "musical-box" // a tune that a comb plays under bells: a victory
	Toll        = "toll"        // two low bells and clockwork that stops: something ends
	LampOut     = "lamp-out"    // a lamp is blown out, and the clockwork slows
	Cabinet     = "cabinet"     // a case is shut

	SlotBell1 = "bell-1" // the bell of each slot
	SlotBell2 = "bell-2"
	SlotBell3 = "bell-3"
	SlotBell4 = "bell-4"
	SlotBell5 = "bell-5"
	SlotBell6 = "bell-6"
	SlotBell7 = "bell-7"
	TurnBell  = "bell-turn" // the deep bell of a turn
	Enthroned = "throne"    // low brass and bells: somebody takes the throne
	HouseFall = "fall"      // low brass that sinks, wax that breaks, the deep bell: a House falls
	House1    = "house-1"   // two notes of low brass for each House
	House2    = "house-2"
	House3    = "house-3"
	House4    = "house-4"
	House5    = "house-5"
	House6    = "house-6"
	House7    = "house-7"
	House8    = "house-8"
	Cannon    = "cannon"   // a thump under felt
	Wax       = "wax"      // a seal pressed
	Ivory     = "ivory"    // a token put down
	Sails     = "sails"    // ships that set out
	Rocks     = "rocks"    // asteroids
	Capsules  = "capsules" // Troops that land
)

// effect is how one sound is made. Loudness and room are in dB: the first against the common level, the second
// the share that goes into the hall's echo.
type effect struct {
	name     string
	seconds  float64
	loudness float64
	room     float64
	sketch   func(*sketch)
}

var effects = []effect{
	// name      seconds loudness room
	{DiceRoll, 1.05, 0, -16, diceRoll},
	{DieSettle, 0.5, -2, -18, dieSettle},
	{March, 2.0, -1, -14, march},
	{Horse, 1.6, 0, -14, horse},
	{Oars, 2.4, -2, -14, oars},
	{Sea, 4.0, -5, -24, sea},
	{RamCrash, 1.8, 3, -11, ramCrash},
	{Splinters, 1.2, 0, -13, splinters},
	{Wheels, 1.8, -2, -16, wheels},
	{StoneRelease, 1.2, 1, -13, stoneRelease},
	{StoneImpact, 1.5, 3, -11, stoneImpact},
	{WallBreach, 2.8, 3, -11, wallBreach},
	{Clash, 1.5, 0, -13, clash},
	{Shields, 1.8, 0, -13, shields},
	{Drum, 1.0, 1, -12, drum},
	{WarHorn, 2.2, 1, -9, warHorn},
	{Fanfare, 2.6, 1, -10, fanfare},
	{CardSlide, 0.3, -5, -30, cardSlide},
	{CardFlip, 0.25, -4, -28, cardFlip},
	{Marker, 0.35, -3, -20, marker},
	{Place, 0.4, -2, -20, place},
	{YourTurn, 1.6, -2, -10, yourTurn},
	{Refusal, 0.4, -2, -24, refusal},
	{Click, 0.1, -6, -34, click},
	{PageTurn, 0.55, -5, -26, pageTurn},
	{Lyre, 2.2, -2, -10, lyre},
	{DieRaised, 1.1, -2, -12, dieRaised},
	{Death, 4.5, 0, -9, death},
	{Elephant, 1.9, 2, -12, elephant},
	{Crowd, 4.0, -5, -14, crowd},
	{Storm, 4.5, -1, -16, storm},
	{Gate, 2.2, 0, -12, gateCreak},
	{Fire, 4.0, -4, -22, fire},

	{Spindle1, 0.9, -2, -18, spindle(0)},
	{Spindle2, 0.9, -2, -18, spindle(1)},
	{Spindle3, 0.9, -2, -18, spindle(2)},
	{Spindle4, 0.8, -2, -18, spindle(3)},
	{Spindle5, 0.8, -2, -18, spindle(4)},
	{Spindle6, 0.8, -2, -18, spindle(5)},
	{Ratchet, 0.9, -2, -18, ratchet},
	{Carriage, 1.3, -3, -18, carriage},
	{Pins, 0.5, -4, -22, pins},
	{Anvil, 1.6, -1, -13, onAnvil},
	{RubbedGlass, 2.0, -3, -10, rubbedGlass},
	{Steam, 1.5, -3, -16, steam},
	{Slosh, 1.4, -3, -16, slosh},
	{Clay, 1.2, -2, -16, clay},
	{TinFall, 1.0, -1, -16, tinFall},
	{Carillon1, 1.4, -2, -11, carillon(1)},
	{Carillon2, 1.6, -2, -11, carillon(2)},
	{Carillon3, 1.8, -2, -11, carillon(3)},
	{Carillon4, 2.0, -2, -11, carillon(4)},
	{Carillon5, 2.3, -2, -11, carillon(5)},
	{Carillon6, 2.6, -2, -11, carillon(6)},
	{LampOut, 2.8, -1, -14, lampOut},
	{Cabinet, 1.1, -2, -16, cabinet},

	{SlotBell1, 2.0, -4, -12, slotBell(0)},
	{SlotBell2, 2.0, -4, -12, slotBell(1)},
	{SlotBell3, 2.0, -4, -12, slotBell(2)},
	{SlotBell4, 2.0, -4, -12, slotBell(3)},
	{SlotBell5, 2.0, -4, -12, slotBell(4)},
	{SlotBell6, 2.0, -4, -12, slotBell(5)},
	{SlotBell7, 2.0, -4, -12, slotBell(6)},
	{TurnBell, 4.5, -1, -9, turnBell},
	{Enthroned, 5, 1, -9, enthroned},
	{HouseFall, 5, 0, -9, houseFall},
	{House1, 1.6, -1, -10, houseCall(0)},
	{House2, 1.6, -1, -10, houseCall(1)},
	{House3, 1.6, -1, -10, houseCall(2)},
	{House4, 1.6, -1, -10, houseCall(3)},
	{House5, 1.6, -1, -10, houseCall(4)},
	{House6, 1.6, -1, -10, houseCall(5)},

	{MusicalBox, 5.2, 0, -10, musicalBox},
	{Toll, 3.6, -1, -10, toll},
	{House7, 1.6, -1, -10, houseCall(6)},
	{House8, 1.6, -1, -10, houseCall(7)},
	{Cannon, 0.35, 0, -22, feltCannon},
	{Wax, 0.5, -3, -22, waxPress},
	{Ivory, 0.2, -5, -26, ivoryClick},
	{Sails, 1.3, -4, -16, fanSails},
	{Rocks, 1.3, -1, -16, tumblingRocks},
	{Capsules, 1.2, -2, -16, dropCapsules},
}

// Names lists all effects, in a fixed order.
func Names() []string {
	names := make([]string, len(effects))
	for i, e := range effects {
		names[i] = e.name
	}
	return names
}

// Index is the place of an effect in Names, or -1.
func Index(name string) int {
	return slices.IndexFunc(effects, func(e effect) bool { return e.name == name })
}

// Sample is a finished effect: mono, 16 bit, Rate frames a second.
type Sample struct {
	PCM  []int16
	room float32
}

// MostTakes is the most that Takes answers.
const MostTakes = 4

// Takes is how many different takes of an effect are worth keeping in memory: fewer of the long ones.
func Takes(index int) int {
	if effects[index].seconds > 2 {
		return MostTakes / 2
	}
	return MostTakes
}

// Render makes one take of the effect at index in Names. It may need some tens of milliseconds; rest, if not
// nil, is called between the strokes.
func Render(index int, take uint64, rest func()) *Sample {
	if rest == nil {
		rest = func() {}
	}
	e := &effects[index]
	s := &sketch{make([]float64, frames(e.seconds)), newNoise(uint64(index)<<32 + take), rest}
	e.sketch(s)
	s.finish()
	s.level(commonLevel * decibels(e.loudness))
	out := &Sample{make([]int16, len(s.pcm)), float32(decibels(e.room))}
	for i, x := range s.pcm {
		out.PCM[i] = int16(math.Round(x * 32767))
	}
	return out
}

// finish takes out what no loudspeaker plays and lets the end fade, so that nothing clicks.
func (s *sketch) finish() {
	var f band
	f.tune(32, 0.7)
	tail := min(len(s.pcm)/4, frames(0.08))
	for i, x := range s.pcm {
		_, _, s.pcm[i] = f.step(x)
		if left := len(s.pcm) - 1 - i; left < tail {
			s.pcm[i] *= float64(left) / float64(tail)
		}
		if i < 32 {
			s.pcm[i] *= float64(i) / 32
		}
	}
}

package board

// LandmarkShape says what a building or a piece of country in or beside a city looks like.
type LandmarkShape uint8

// The landmarks. Hills, crags and cones stand behind what is built on them.
const (
	Hill LandmarkShape = iota
	Crag
	Cone   // a volcano with snow
	Mounds // burial mounds
	Palms
	Cypresses
	Silphion // the plant of Kyrene
	Houses
	Temple     // seen from the front
	LongTemple // seen from a corner
	Columns    // old columns that bear a beam
	Theatre
	Fort
	Terraces // ring walls one above the other
	Ziggurat
	BlueGate // of glazed brick
	Garden   // on arches
	Pyramids
	Pylon // the gate of an Egyptian temple
	Obelisk
	HallOfColumns // a Persian audience hall on its terrace
	Mausoleum
	Colossus
	Lighthouse
	Labyrinth
	ManyGates
	Bridge
	Stoa
	Island   // the rock that a city stands on
	Causeway // a dam to the right, to the mainland
)

// Landmark is one thing that adorns a near view of a city: its foot lies X, Y from the middle of the city's symbol, it
// is Size wide (both in the units of the town, whose ring wall is 50 wide).
type Landmark struct {
	Shape LandmarkShape
	X, Y  float64
	Size  float64
}

package orrery

// A figure does not stand in the middle of its picture: barges and rays reach far to both sides, harpoons to the right.

// breadths are how far each unit reaches to the left and to the right of its foot, in units of its picture.
var breadths = [...]struct{ left, right float64 }{
	{16, 28}, // deckhand
	{22, 54}, // harpooner
	{31, 39}, // crawler
	{34, 46}, // hammer
	{49, 39}, // kestrel
	{53, 48}, // barge
	{20, 31}, // minnow
	{33, 32}, // quillback
	{37, 38}, // shellback
	{47, 35}, // skimmer
	{57, 49}, // stormray
	{56, 47}, // tidebreaker
	{28, 32}, // brickward
	{26, 48}, // slingstone
	{36, 40}, // mender
	{34, 34}, // monolith
	{30, 55}, // lamplighter
	{57, 57}, // skyfurnace
}

// ModelBreadth is how far buildings, modules, bases and transports reach to either side at most.
const ModelBreadth = 42.0

// Breadth returns how far a unit reaches to the left and to the right of its foot at scale 1.
func Breadth(unit int) (left, right float64) { return breadths[unit].left, breadths[unit].right }

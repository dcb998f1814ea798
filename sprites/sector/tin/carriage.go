package tin

// The carriage of a transport, its wheels on the rail at height 0; the shape on its sail is that of the faction.
var (
	carriage = Drawing{
		shape("M-19,-6L-22,-15L22,-15L19,-6Z", Glaze, Edge, 1.6),
		line("M-20,-11L20,-11", Light, 1.4),
		oval(-11, -4, 5, 5, Brass, Edge, 1.4),
		oval(-11, -4, 1.5, 1.5, Edge, None, 0),
		oval(11, -4, 5, 5, Brass, Edge, 1.4),
		oval(11, -4, 1.5, 1.5, Edge, None, 0),
		line("M0,-15L0,-38", Edge, 2.2),
		shape("M-12,-34C-4,-38 6,-38 13,-33L12,-18C5,-21 -5,-21 -12,-18Z", Weave, Edge, 1.5),
	}
)

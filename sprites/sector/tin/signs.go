package tin

// The signs of orders, resources and the first player, about 24 units wide round the origin.
var (
	// hammerSign means Build.
	hammerSign = Drawing{
		fill("M-7,8.4L3,-1.6L5,.4L-5,10.4Z", Edge),
		fill("M-2,-8L8.6,2.6L6.4,4.8L2,2L-3,-3L-5.6,-3.6L-6.4,-6Z", Edge),
	}
	// wheelSign means Mobilise: a winged wheel.
	wheelSign = Drawing{
		oval(0, 2.6, 4.8, 4.8, None, Edge, 2.1),
		oval(0, 2.6, 1.3, 1.3, Edge, None, 0),
		line("M0,-2L0,7M-4.6,2.6L4.6,2.6", Edge, 1.2),
		fill("M-3,-3C-7,-2 -9,-4 -10.4,-8C-7,-6.6 -4,-7 -2,-5.6ZM3,-3C7,-2 9,-4 10.4,-8C7,-6.6 4,-7 2,-5.6Z", Edge),
	}
	// lensSign means Research.
	lensSign = Drawing{
		oval(-1.6, -1.8, 5.8, 5.8, None, Edge, 2.3),
		line("M2.8,2.8L8,8.4", Edge, 3.2),
		line("M-4.6,-2.4A3.4,3.4 0 0 1 -1.4,-5", Edge, 1.2),
	}
	// Crystal is a mineral.
	Crystal = Drawing{
		shape("M0,-7L4,-2.5L2.4,6L-2.4,6L-4,-2.5Z", 0xF3C9A4, 0x3A2016, 1.1),
		line("M-4,-2.5L4,-2.5M-1.2,-2.5L0,6M1.2,-2.5L0,6M0,-7L0,-2.5", 0x3A2016, 0.7),
	}
	// Vapour is gas.
	Vapour = Drawing{
		shape("M-5.4,2.8A3.4,3.4 0 0 1 -4,-3A4.4,4.4 0 0 1 4,-3.6A3.2,3.2 0 0 1 5,2.8Z", 0xDDF4EE, 0x123A36, 1.1),
		oval(-2.2, 5.4, 1.3, 1.3, 0xDDF4EE, 0x123A36, 0.9),
		oval(2, 5, 1.7, 1.7, 0xDDF4EE, 0x123A36, 0.9),
	}
	// Crate is a cargo token: a chest with a hasp.
	Crate = Drawing{
		shape("M-6.5,-4.5L6.5,-4.5L6.5,5.5L-6.5,5.5Z", 0xE8C07A, 0x3A2016, 1.2),
		line("M-6.5,-.8L6.5,-.8M-3.6,-4.5L-3.6,5.5M3.6,-4.5L3.6,5.5", 0x3A2016, 1),
		oval(0, -.4, 1.5, 1.5, 0xFFF3C0, 0x3A2016, 0.9),
	}
	// Tome is a study token: an open book.
	Tome = Drawing{
		shape("M0,-3.4C-2,-5.2 -5,-5.2 -7,-4.2L-7,4.6C-5,3.8 -2,3.8 0,5.6C2,3.8 5,3.8 7,4.6L7,-4.2C5,-5.2 2,-5.2 0,-3.4Z", 0xF6ECD2, 0x3A2016, 1.2),
		line("M0,-3.4L0,5.6M-5.2,-2.2C-4,-2.6 -2.8,-2.4 -1.8,-1.8M-5.2,.6C-4,.2 -2.8,.4 -1.8,1M5.2,-2.2C4,-2.6 2.8,-2.4 1.8,-1.8M5.2,.6C4,.2 2.8,.4 1.8,1", 0x3A2016, 0.8),
	}
	// Key is the winding key of the first player.
	Key = Drawing{
		rod("M-2,0L11,0L11,5M7,0L7,4", BrassMid, 4.6, 2.4),
		oval(-7, -3, 4, 4, None, Edge, 4.2),
		oval(-7, 3, 4, 4, None, Edge, 4.2),
		oval(-7, -3, 4, 4, None, BrassMid, 2.2),
		oval(-7, 3, 4, 4, None, BrassMid, 2.2),
	}
	// Sword is attack.
	Sword = Drawing{
		shape("M-4,5L4,-4L4,-6.5L1.5,-6.5L-6,2.5ZM-6.5,1L-1.5,6M-4.6,4L-7,6.6", Edge, Edge, 1.1),
	}
	// Shield is health.
	Shield = Drawing{
		line("M-5,-6L5,-6L5,0C5,4 2,6 0,7C-2,6 -5,4 -5,0Z", Edge, 1.8),
	}
	// Pin is a worker: brass with an enamel head.
	Pin = Drawing{
		rod("M0,0L0,-9", BrassHi, 4, 1.8),
		oval(0, -12, 5.2, 5.2, Glaze, Edge, 1.4),
		oval(-1.6, -13.8, 1.5, 1.5, 0xFFFFFF, None, 0).faded(0.8),
	}
)

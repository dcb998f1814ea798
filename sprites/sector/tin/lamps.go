package tin

// The lamps of the beacons by the stage of the deck, 100 units high about the origin.
var (
	lampFull = Drawing{
		shape("M-20,58L20,58L15,48L-15,48Z", BrassAcross, Edge, 1.5),
		box(-5, 36, 10, 13, 0, BrassAcross, Edge, 1.3),
		oval(0, 34, 17, 8, BrassTurned, Edge, 1.5),
		shape("M-12,30C-26,14 -18,-10 -12,-24L-12,-34L12,-34L12,-24C18,-10 26,14 12,30Z", 0xFFF0C4, Edge, 1.6).faded(0.52),
		shape("M0,27C-10,21 -7,11 -3,5C-2,1 0,-5 1,-11C4,-3 10,5 9,15C8,23 4,27 0,27Z", 0xFFB52E, 0x8A3A0A, 1.2),
		fill("M0,26C-5,22 -4,16 0,9C4,16 5,22 0,26Z", 0xFFF6C8),
		box(-4, 25, 8, 6, 0, BrassDown, Edge, 1),
		box(-14, -40, 28, 7, 2, BrassDown, Edge, 1.3),
		line("M-14,14C-17,4 -14,-8 -11,-18", 0xFFFFFF, 2.4).faded(0.85),
	}
	lampHalf = Drawing{
		shape("M-20,58L20,58L15,48L-15,48Z", BrassAcross, Edge, 1.5),
		box(-5, 36, 10, 13, 0, BrassAcross, Edge, 1.3),
		oval(0, 34, 17, 8, BrassTurned, Edge, 1.5),
		shape("M-12,30C-26,14 -18,-10 -12,-24L-12,-34L12,-34L12,-24C18,-10 26,14 12,30Z", 0xFFF0C4, Edge, 1.6).faded(0.42),
		shape("M0,27C-6.8,22.9 -4.8,16.1 -2,12C-1.4,9.3 0,5.2 .7,1.2C2.7,6.6 6.8,12 6.1,18.8C5.4,24.3 2.7,27 0,27Z", 0xF58A22, 0x8A3A0A, 0.8),
		fill("M0,26.3C-3.4,23.6 -2.7,19.5 0,14.8C2.7,19.5 3.4,23.6 0,26.3Z", 0xFFE08A),
		box(-4, 25, 8, 6, 0, BrassDown, Edge, 1),
		box(-14, -40, 28, 7, 2, BrassDown, Edge, 1.3),
		line("M-14,14C-17,4 -14,-8 -11,-18", 0xFFFFFF, 2.4).faded(0.85),
	}
	lampEmber = Drawing{
		shape("M-20,58L20,58L15,48L-15,48Z", BrassAcross, Edge, 1.5),
		box(-5, 36, 10, 13, 0, BrassAcross, Edge, 1.3),
		oval(0, 34, 17, 8, BrassTurned, Edge, 1.5),
		shape("M-12,30C-26,14 -18,-10 -12,-24L-12,-34L12,-34L12,-24C18,-10 26,14 12,30Z", 0xFFF0C4, Edge, 1.6).faded(0.34),
		shape("M0,27C-4,24.6 -2.8,20.6 -1.2,18.2C-.8,16.6 0,14.2 .4,11.8C1.6,15 4,18.2 3.6,22.2C3.2,25.4 1.6,27 0,27Z", 0xC8481E, 0x8A3A0A, 0.5),
		fill("M0,26.6C-2,25 -1.6,22.6 0,19.8C1.6,22.6 2,25 0,26.6Z", 0xFFB060),
		box(-4, 25, 8, 6, 0, BrassDown, Edge, 1),
		box(-14, -40, 28, 7, 2, BrassDown, Edge, 1.3),
		line("M-14,14C-17,4 -14,-8 -11,-18", 0xFFFFFF, 2.4).faded(0.85),
	}
	// lampOut has burnt down: soot and a thread of smoke.
	lampOut = Drawing{
		shape("M-20,58L20,58L15,48L-15,48Z", BrassAcross, Edge, 1.5),
		box(-5, 36, 10, 13, 0, BrassAcross, Edge, 1.3),
		oval(0, 34, 17, 8, BrassTurned, Edge, 1.5),
		shape("M-12,30C-26,14 -18,-10 -12,-24L-12,-34L12,-34L12,-24C18,-10 26,14 12,30Z", 0x0E1418, Edge, 1.6).faded(0.75),
		line("M0,26C-6,12 8,4 1,-8C-6,-20 8,-30 2,-46C-2,-54 4,-60 2,-66", 0xA9B2B8, 3).faded(0.55),
		fill("M-10,-24C-14,-14 -18,-4 -17,6C-12,-4 -10,-12 -8,-24Z", 0x000000).faded(0.6),
		box(-4, 25, 8, 6, 0, BrassDown, Edge, 1),
		box(-14, -40, 28, 7, 2, BrassDown, Edge, 1.3),
		line("M-14,14C-17,4 -14,-8 -11,-18", 0xFFFFFF, 2.4).faded(0.3),
	}
)

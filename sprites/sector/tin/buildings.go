package tin

// The buildings, four of each people, and the modules: models 64 units wide.
var (
	yard = Drawing{
		shape("M-28,0L-28,-16L-16,-26L-4,-16L-4,0Z", 0xC9A27A, Edge, 1.5),
		rod("M-31,-15L-16,-28L-1,-15", Main, 5, 3),
		box(-20, -10, 8, 10, 0, Edge, None, 0),
		shape("M2,0C4,-12 26,-12 30,0Z", Main, Edge, 1.5),
		line("M6,0L6,-20M16,0L16,-26M26,0L26,-20M4,-20L28,-20", Edge, 2),
	}
	foundry = Drawing{
		shape("M-28,0L-28,-22L-14,-30L-14,-22L0,-30L0,-22L14,-30L14,0Z", 0x8D6A52, Edge, 1.5),
		box(16, -44, 9, 44, 0, 0x6B4A3A, Edge, 1.5),
		shape("M14,-44L27,-44L27,-39L14,-39Z", Main, Edge, 1.2),
		line("M20,-48C14,-54 26,-56 20,-63", 0xD8DDE0, 3),
		box(-22, -13, 12, 13, 0, 0xFF9A2E, Edge, 1.4),
		box(-4, -14, 6, 6, 0, 0xFFE9A0, Edge, 1),
		box(5, -14, 6, 6, 0, 0xFFE9A0, Edge, 1),
	}
	skydock = Drawing{
		shape("M-6,0L-3,-42L3,-42L6,0ZM-22,0L-4,-16M22,0L4,-16", 0xA9784A, Edge, 1.8),
		box(-24, -44, 48, 5, 0, BrassMid, Edge, 1.3),
		shape("M-14,-54C-8,-64 14,-64 20,-54C14,-46 -8,-46 -14,-54Z", Main, Edge, 1.4),
		line("M-14,-54L20,-54", Dark, 1),
	}
	grandSlip = Drawing{
		shape("M-30,0L-24,-14L24,-14L30,0Z", 0x8D6A52, Edge, 1.5),
		shape("M-22,-14C-16,-34 18,-34 26,-20L20,-14Z", Main, Edge, 1.6),
		line("M-26,0L-26,-48L26,-48L26,0M-26,-40L-12,-48M26,-40L12,-48", Edge, 4),
		line("M-26,0L-26,-48L26,-48L26,0", BrassMid, 2),
		line("M0,-48L0,-32", Edge, 1.3),
	}
	shallows = Drawing{
		shape("M-30,-2C-30,-16 30,-16 30,-2Q0,8 -30,-2Z", Water, Edge, 1.5),
		line("M-20,-6Q-15,-10 -10,-6Q-5,-2 0,-6Q5,-10 10,-6", 0xFFFFFF, 1.6),
		oval(-8, -24, 11, 11, Glass, Edge, 1.6),
		shape("M-18.2,-27.9Q-8,-25.1 2.2,-27.9A11,11 0 1 1 -18.2,-27.9Z", 0x7FC3C8, 0x3C8088, 0.9),
		shape("M-12.9,-23L-16.8,-26.3L-16.8,-19.7Z", Dark, Edge, 0.7),
		shape("M-13.5,-23C-10.8,-27.4 -4.1,-27.4 -1.4,-23C-4.1,-18.6 -10.8,-18.6 -13.5,-23Z", Glaze, Edge, 0.8),
		shape("M-9.1,-26.3C-8,-29.1 -4.7,-28.5 -4.7,-25.8", Dark, Edge, 0.6),
		oval(-4.1, -23.9, 1.1, 1.1, 0xFFFFFF, Edge, 0.5),
		oval(-3.9, -23.9, 0.5, 0.5, Edge, None, 0),
		line("M-6.9,-25.2C-8,-23.6 -8,-21.9 -6.9,-20.2M-9.7,-22.4C-8.6,-21.4 -7.5,-21.4 -6.9,-21.9", Dark, 0.6),
		line("M10,-8L10,-30M10,-30C4,-34 4,-40 10,-44C16,-40 16,-34 10,-30M20,-6L20,-20", Edge, 3),
		line("M10,-8L10,-30", Main, 1.5),
		oval(10, -37, 4, 4, Main, Edge, 1.2),
	}
	trench = Drawing{
		shape("M-30,0L-30,-26L-14,-22L-8,-4L8,-4L14,-22L30,-26L30,0Z", 0x5E7F84, Edge, 1.5),
		shape("M-13,-18L13,-18L8,-4L-8,-4Z", 0x1F4A52, Edge, 1.2),
		line("M0,-44L0,-12", Edge, 2),
		oval(0, -26, 8, 8, Main, Edge, 1.4),
		oval(1, -26, 4, 4, Glass, Edge, 1),
		rod("M-20,-46L20,-46", BrassMid, 4, 2),
		line("M-18,-46L-18,-24M18,-46L18,-24", Edge, 2),
	}
	updraft = Drawing{
		shape("M-22,0L-14,-20L14,-20L22,0Z", Water, Edge, 1.5),
		rod("M-14,-20C-24,-28 24,-26 13,-29", Main, 4.4, 2.4),
		rod("M-10,-29C-19,-37 19,-35 10,-38", Main, 4.4, 2.4),
		rod("M-6,-38C-14,-46 14,-44 7,-47", Main, 4.4, 2.4),
		shape("M-6,-54L2,-60L8,-52", Main, Edge, 1.3),
	}
	maelstrom = Drawing{
		oval(0, -8, 30, 10, Water, Edge, 1.5),
		oval(0, -8, 24, 7.6, None, 0x2F6F76, 1.6),
		oval(0, -9.6, 18, 5.8, None, 0x2F6F76, 1.6),
		oval(0, -11.2, 12, 4, None, 0x2F6F76, 1.6),
		oval(0, -12.8, 6, 2.2, None, 0x2F6F76, 1.6),
		rod("M-26,-10C-30,-40 -14,-54 0,-56C14,-54 30,-40 26,-10", Main, 5, 2.8),
		oval(0, -56, 5, 5, BrassMid, Edge, 1.3),
		line("M0,-50L0,-26L-4,-20L4,-20L0,-26", Edge, 2),
	}
	kilnHall = Drawing{
		shape("M-28,0L-28,-20L0,-38L28,-20L28,0Z", Clay, Edge, 1.6),
		rod("M-32,-18L0,-40L32,-18", Main, 6, 3.6),
		shape("M-18,0L-18,-8A6,6 0 0 1 -6,-8L-6,0ZM6,0L6,-8A6,6 0 0 1 18,-8L18,0Z", 0x2A0F06, Edge, 1.2),
		line("M-14,0C-14,-6 -11,-5 -11,-8M10,0C10,-6 13,-5 13,-8", 0xFFD24A, 2.6),
	}
	greatKiln = Drawing{
		shape("M-26,0C-32,-26 -14,-32 -11,-52L11,-52C14,-32 32,-26 26,0Z", Clay, Edge, 1.7),
		shape("M-12,-46C-14,-32 -25,-28 -27,-16C-16,-11 -10,-20 0,-16C10,-12 18,-20 27,-16C25,-28 14,-32 12,-46Z", Main, Edge, 1.3),
		box(-14, -56, 28, 7, 0, 0x7A4327, Edge, 1.4),
		shape("M-9,0L-9,-7A9,8 0 0 1 9,-7L9,0Z", 0x2A0F06, Edge, 1.3),
		fill("M-5,0C-5,-7 0,-5 0,-11C2,-6 5,-6 5,0Z", 0xFFD24A),
	}
	chimney = Drawing{
		shape("M-9,0L-6,-56L6,-56L9,0Z", Clay, Edge, 1.6),
		box(-9, -60, 18, 6, 0, Main, Edge, 1.3),
		line("M-7,-44L7,-44M-8,-30L8,-30M-8.6,-16L8.6,-16", Main, 4),
		box(-26, -14, 17, 14, 0, Clay, Edge, 1.5),
		box(9, -14, 17, 14, 0, Clay, Edge, 1.5),
		line("M0,-62C-8,-68 4,-70 -2,-77", 0xD8DDE0, 3),
	}
	crown = Drawing{
		shape("M-22,0C-26,-20 -12,-26 -10,-40L10,-40C12,-26 26,-20 22,0Z", Clay, Edge, 1.7),
		shape("M-14,-40L-18,-58L-8,-48L0,-62L8,-48L18,-58L14,-40Z", Main, Edge, 1.5),
		box(-14, -42, 28, 5, 0, BrassMid, Edge, 1.2),
		oval(0, -62, 3, 3, 0xFFD24A, Edge, 1),
		shape("M-8,0L-8,-7A8,7 0 0 1 8,-7L8,0Z", 0x2A0F06, Edge, 1.3),
		fill("M-4,0C-4,-6 0,-4 0,-10C2,-6 4,-5 4,0Z", 0xFFD24A),
		oval(-7, -24, 3.1, 3.1, Edge, None, 0),
		oval(-7, -24, 2, 2, 0xFFD24A, None, 0),
		oval(7, -24, 3.1, 3.1, Edge, None, 0),
		oval(7, -24, 2, 2, 0xFFD24A, None, 0),
	}
	storehouse = Drawing{
		shape("M-26,0L-26,-24L0,-40L26,-24L26,0Z", 0xA9784A, Edge, 1.6),
		rod("M-30,-22L0,-42L30,-22", Main, 5, 3),
		box(-20, -12, 12, 12, 0, BrassMid, Edge, 1.3),
		box(-6, -12, 12, 12, 0, 0xC9A27A, Edge, 1.3),
		box(8, -12, 12, 12, 0, BrassMid, Edge, 1.3),
		box(-13, -24, 12, 12, 0, 0xC9A27A, Edge, 1.3),
		box(1, -24, 12, 12, 0, BrassMid, Edge, 1.3),
	}
	mast = Drawing{
		line("M-14,0L0,-20L14,0", Edge, 3),
		rod("M0,0L0,-62", BrassMid, 5, 2.6),
		rod("M-22,-50L22,-50", BrassMid, 4, 2),
		shape("M-22,-50L-22,-34L-8,-34L-8,-50ZM8,-50L8,-34L22,-34L22,-50Z", Gold, Edge, 1.3),
		oval(0, -64, 6, 6, 0xFFF0A8, Edge, 1.4),
		line("M-12,-68L-8,-66M12,-68L8,-66M0,-76L0,-72", 0xFFD24A, 2.4),
	}
	bulwark = Drawing{
		shape("M-30,0L-30,-26L-22,-26L-22,-33L-12,-33L-12,-26L-5,-26L-5,-33L5,-33L5,-26L12,-26L12,-33L22,-33L22,-26L30,-26L30,0Z", 0x9AA0A2, Edge, 1.7),
		line("M-30,-18L30,-18M-30,-9L30,-9M-20,-26L-20,-18M0,-26L0,-18M20,-26L20,-18M-10,-18L-10,-9M10,-18L10,-9M-20,-9L-20,0M20,-9L20,0", 0x5A6064, 1.2),
		fill("M-7,0L-7,-7A7,7 0 0 1 7,-7L7,0Z", Edge),
	}
)

package tin

// The bases of the three peoples, each with a flag.
var (
	// craneHouse is the base of the Guildfolk.
	craneHouse = Drawing{
		line("M-7,-56L-7,-28", Edge, 2.2),
		shape("M-6,-56L13,-52L10,-46.5L13,-41L-6,-42Z", Weave, Edge, 1.4),
		box(-24, -22, 34, 22, 0, 0xC9A27A, Edge, 1.6),
		shape("M-28,-21L-7,-36L14,-21Z", Main, Edge, 1.6),
		box(-12, -13, 10, 13, 0, Edge, None, 0),
		box(-21, -17, 6, 6, 0, 0xFFE9A0, Edge, 1),
		box(2, -17, 6, 6, 0, 0xFFE9A0, Edge, 1),
		line("M16,0L18,-40L20,0M18,-38L34,-30M18,-30L30,-30", Edge, 2.2),
		line("M33,-30L33,-18", Edge, 1),
		box(29.5, -18, 7, 6, 0, BrassMid, Edge, 1),
	}
	// cistern is the base of the Tidekin.
	cistern = Drawing{
		line("M0,-60L0,-32", Edge, 2.2),
		shape("M1,-60L20,-56L17,-50.5L20,-45L1,-46Z", Weave, Edge, 1.4),
		shape("M-22,-8C-24,-40 24,-40 22,-8Z", Glass, Edge, 1.7),
		shape("M-22,-14C-12,-20 -4,-12 4,-17C12,-22 18,-16 22.4,-18L22,-8L-22,-8Z", 0x5FAFB5, 0x2F6F76, 1),
		shape("M-9.4,-17L-13.6,-20.6L-13.6,-13.4Z", Dark, Edge, 0.7),
		shape("M-10,-17C-7,-21.8 .2,-21.8 3.2,-17C.2,-12.2 -7,-12.2 -10,-17Z", Glaze, Edge, 0.8),
		shape("M-5.2,-20.6C-4,-23.6 -.4,-23 -.4,-20", Dark, Edge, 0.7),
		oval(0.2, -18, 1.2, 1.2, 0xFFFFFF, Edge, 0.5),
		oval(0.4, -18, 0.5, 0.5, Edge, None, 0),
		line("M-2.8,-19.4C-4,-17.6 -4,-15.8 -2.8,-14M-5.8,-16.4C-4.6,-15.2 -3.4,-15.2 -2.8,-15.8", Dark, 0.6),
		line("M-11.2,-21.7A11.9,11.9 0 0 1 -.9,-31.6", 0xFFFFFF, 2.4).faded(0.9),
		line("M0,-32L0,-8M-12,-28L-14,-8M12,-28L14,-8", BrassMid, 1.3),
		box(-27, -9, 54, 9, 2, Main, Edge, 1.6),
		box(-6, -36, 12, 5, 2, BrassDown, Edge, 1.2),
	}
	// bottleKiln is the base of the Kilnborn.
	bottleKiln = Drawing{
		line("M14,-50L14,-22", Edge, 2.2),
		shape("M15,-50L34,-46L31,-40.5L34,-35L15,-36Z", Weave, Edge, 1.4),
		shape("M-22,0C-26,-22 -9,-26 -7,-44L7,-44C9,-26 26,-22 22,0Z", Clay, Edge, 1.7),
		shape("M-7.6,-41C-9,-28 -20,-24 -21.6,-14C-12,-10 -8,-17 0,-14C8,-11 14,-17 21.6,-14C20,-24 9,-28 7.6,-41Z", Main, Edge, 1.3),
		box(-9.5, -48, 19, 6, 1, 0x7A4327, Edge, 1.4),
		shape("M-7,0L-7,-6A7,6 0 0 1 7,-6L7,0Z", 0x2A0F06, Edge, 1.3),
		fill("M-4,0C-4,-5 0,-4 0,-8C2,-5 4,-4 4,0Z", 0xFFD24A),
	}
)

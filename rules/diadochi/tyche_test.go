package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

const tycheScene = `
	players 2
	turn 2
	ask 1 tyche
	control 1 pella aigai amphipolis pydna
	control 2 rhodos lindos
	general 1 antipatros pella
	units 1 pella mercenary 4
	general 2 krateros rhodos
	units 2 rhodos mercenary 2
	hand 1 city-founded fog kassandros mutiny
	hand 2 storms-at-sea bribery`

func TestTyche(t *testing.T) {
	prove.Line(t, "S000-20 S000-23 cards are Events, Bonus and Surprise cards", func(t *testing.T) {
		n := map[band]int{}
		for c := range cards {
			n[cards[c].band]++
			if (cards[c].band == surpriseBand) != (cards[c].op == 0) {
				t.Errorf("card %s has %d OP", cards[c].number, cards[c].op)
			}
		}
		prove.Is(t, "Surprise cards with 47B", n[surpriseBand], 13)
		prove.Is(t, "all", n[eventBand]+n[bonusBand]+n[surpriseBand], 65)
	})
	prove.Line(t, "S000-21 you must select an Event or Bonus card", func(t *testing.T) {
		c := position(t, tycheScene)
		c.refused("done", "1.6")
		c.refused("ops fog", "3.26")
		c.refused("ops unrest-43", "3.26")
		c.allowed("ops mutiny")
	})
	prove.Line(t, "S000-22 with Surprise cards only you play or discard them until you hold another", func(t *testing.T) {
		c := position(t, tycheScene+"\nhand 2 city-founded kassandros mutiny\n")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.searching")
		c.refused("ops fog", "1.6")
		c.allowed("discard fog")
	})
	prove.Line(t, "S000-24 S000-33 a card may be played as an event if its conditions hold; S000-34 the enemy is the player's", func(t *testing.T) {
		c := position(t, tycheScene)
		c.allowed("play kassandros")
		c.refused("play mutiny", "3.29") // no enemy has Macedonians
		prove.RefusedFor(t, "one's own army is no enemy", mutinyTarget(c.state, &frame{kind: inEvent, seat: 0}, int16(antipatros)), "diadochi.why.card.yours")
		c.play("play kassandros")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.recruiting")
	})
	prove.Line(t, "S000-25 a card may be played for its OP", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops city-founded")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.ops")
		prove.Is(t, "OP", c.top().a, 3)
	})
	prove.Line(t, "S000-26 a Bonus card: first the event, then its OP", func(t *testing.T) {
		c := position(t, tycheScene+"\ncontrol 1 larissa\n")
		c.play("play city-founded")
		for c.prompt() != "diadochi.ask.ops" {
			moves := rules.Moves(c, c.asked(), nil)
			if len(moves) == 0 {
				t.Fatal("the OP never come")
			}
			c.Apply(c.asked(), moves[0], c.luck, &c.log)
		}
		prove.Is(t, "OP", c.top().a, 3)
	})
	prove.Line(t, "S000-27 S000-59 S002-118 a 4 OP card improves an available fleet; S000-60 then the largest is checked", func(t *testing.T) {
		c := position(t, tycheScene+"\nfleet rhodos dispersed\n")
		c.refused("improve mutiny makedonia", "14.8")
		c.refused("improve kassandros rhodos", "14.8")
		prove.Is(t, "largest before", c.largest, 0)
		c.play("improve kassandros makedonia")
		prove.Is(t, "strength", c.fleetStrength(0), 3)
		prove.Is(t, "the card", c.cardAt[cardKassandros], discardPile)
		c = position(t, "players 2\nturn 2\nask 1 tyche\ncontrol 2 rhodos lindos\ncontrol 1 pella aigai amphipolis pydna\nhand 1 kassandros")
		prove.Is(t, "largest while they are equal", c.largest, 1)
		c.play("improve kassandros makedonia")
		prove.Is(t, "largest after the improvement", c.largest, 0)
	})
	prove.Line(t, "S000-28 S000-61 a 3 or 4 OP card recruits", func(t *testing.T) {
		c := position(t, tycheScene+"\ndealt 4\n")
		c.refused("recruit mutiny asandros", "15.3")
		c.play("recruit mutiny aristonous")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.recruiting")
	})
	t.Run("3.29 a card is discarded without effect only if it has no use", func(t *testing.T) {
		c := position(t, tycheScene)
		c.refused("discard mutiny", "3.29")
	})
	t.Run("3.28 the card goes to the discard pile", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops mutiny; train loyal")
		prove.Is(t, "Mutiny", c.cardAt[cardMutiny], discardPile)
	})
}

func TestOps(t *testing.T) {
	prove.Line(t, "S000-39 the OP go in exactly one way", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops mutiny; control larissa")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.place-pcs")
		c.refused("force-march", "1.6")
		c.refused("train loyal", "1.6")
	})
	prove.Line(t, "S000-40 S000-41 S000-44 Force March: one Army with MP equal to the OP, no die", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops mutiny; force-march")
		if c.prompt() == "diadochi.ask.activation" {
			c.play("activate antipatros")
		}
		prove.Is(t, "MP", c.march.points, 3)
		prove.Is(t, "activated", c.march.general, antipatros)
		c.refused("step babylon", "1.18")
		c.play("step aigai; step pella; done")
	})
	prove.Line(t, "S000-42 a general may be activated in the Tyche and in the Activation Segment", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops mutiny; force-march")
		if c.prompt() == "diadochi.ask.activation" {
			c.play("activate antipatros")
		}
		c.play("done")
		for c.prompt() != "diadochi.ask.activations" {
			c.play("pass")
		}
		c.allowed("activate antipatros")
	})
	prove.Line(t, "S000-45 1 PC for each OP in an uncontrolled space without enemy CUs", func(t *testing.T) {
		c := position(t, tycheScene+"\nunits 2 dodone mercenary 1\n")
		c.play("ops mutiny")
		c.refused("control rhodos", "3.36")
		c.refused("control dodone", "3.36")
		c.play("control larissa; control abdera")
		prove.Is(t, "left", c.top().a, 1)
	})
	prove.Line(t, "S000-46 no Transit Point, within 2 MP of a PC that was there when the Segment began", func(t *testing.T) {
		c := position(t, tycheScene)
		c.play("ops mutiny")
		c.refused("control thermopylai", "3.36")
		c.refused("control babylon", "3.36")
		c.play("control larissa")
		c.refused("control aitolia", "3.36") // near Larissa, but that PC is new
	})
	prove.Line(t, "S000-47 S000-48 by any route but trans-Mediterranean ones, not through enemy CUs or PCs", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny\ncontrol 1 knossos\ngeneral 1 antipatros knossos\n")
		c.play("ops mutiny")
		c.refused("control kyrene", "3.36")
		c.allowed("control halikarnassos")
		c.allowed("control miletos")
		c = position(t, "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny\ncontrol 1 knossos\ncontrol 2 halikarnassos athenai lindos\ngeneral 1 antipatros knossos\n")
		c.play("ops mutiny")
		c.refused("control miletos", "3.36")
		c = position(t, "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny\ncontrol 1 knossos\nunits 2 halikarnassos mercenary 1\ncontrol 2 athenai lindos\ngeneral 1 antipatros knossos\n")
		c.play("ops mutiny")
		c.refused("control miletos", "3.36")
	})
}

func TestTraining(t *testing.T) {
	train := func(t *testing.T, track, moves string) *scene {
		c := position(t, "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny kassandros city-founded unrest-43 epidemic\nhand 2 fog\ncontrol 1 pella\n"+track)
		c.play(moves)
		return c
	}
	prove.Line(t, "S000-49 S000-53 an M needs 3 OP and is placed at once as a reinforcement", func(t *testing.T) {
		c := train(t, "", "ops mutiny; train mercenary")
		prove.Is(t, "track", c.trainingStep[0], 0)
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).cu[mercenary], 1)
	})
	prove.Line(t, "S000-50 S000-54 an LM needs 7 of the 7 spaces", func(t *testing.T) {
		prove.Is(t, "LM", trainingGoal(loyal), 7)
		c := train(t, "training 1 loyal 6", "ops unrest-43; train loyal")
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).cu[loyal], 1)
	})
	prove.Line(t, "S000-51 nothing in training: the CU goes on the space of the OP", func(t *testing.T) {
		c := train(t, "", "ops kassandros; train loyal")
		prove.Is(t, "step", c.trainingStep[0], 4)
		prove.Is(t, "type", c.training[0], loyal)
	})
	prove.Line(t, "S000-52 a CU in training moves on by the OP, its type stays", func(t *testing.T) {
		c := train(t, "training 1 loyal 2", "ops mutiny")
		c.refused("train mercenary", "16.4")
		c.play("train loyal")
		prove.Is(t, "step", c.trainingStep[0], 5)
	})
	prove.Line(t, "S000-55 S000-57 OP left over begin a new CU", func(t *testing.T) {
		c := train(t, "training 1 mercenary 2", "ops kassandros; train mercenary")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.training")
		prove.Is(t, "left", c.top().a, 3)
		c.play("train loyal")
		prove.Is(t, "step", c.trainingStep[0], 3)
		prove.Is(t, "type", c.training[0], loyal)
	})
	prove.Line(t, "S000-56 only one CU in training; a finished one without a space waits on the track", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny kassandros\ncontrol 1 pella babylon\nunits 2 pella mercenary 1\ntraining 1 mercenary 2\ngeneral 1 krateros babylon/in\nunits 1 babylon/in mercenary 1\nunits 2 babylon mercenary 1")
		c.play("ops mutiny; train mercenary")
		prove.Is(t, "step", c.trainingStep[0], 3)
		prove.Is(t, "why not", c.trainRefusal(0, mercenary), trackIsFull)
	})
	prove.Line(t, "S000-58 the note on pantodapoi: an M trained in the Macedonian way stays an M", func(t *testing.T) {
		c := train(t, "", "ops mutiny; train mercenary")
		prove.Is(t, "LM", c.stackAt(outside(spPella)).cu[loyal], 0)
	})
}

func TestRecruiting(t *testing.T) {
	base := "players 2\nturn 2\nask 1 tyche\nhand 1 mutiny kassandros epidemic\nhand 2 fog\ndealt 4\ncontrol 1 aigai\ncontrol 2 pella\n"
	prove.Line(t, "S000-62 S002-20 with fewer living Major Generals than dealt", func(t *testing.T) {
		c := position(t, base+"general 1 antipatros aigai\ngeneral 1 krateros aigai\ngeneral 1 perdikkas aigai\n")
		c.allowed("recruit mutiny aristonous")
		c.refused("recruit epidemic aristonous", "15.1")
		c.refused("recruit mutiny kassandros", "15.1")
		c = position(t, base+"general 1 antipatros aigai\ngeneral 1 krateros aigai\ngeneral 1 perdikkas aigai\ngeneral 1 eumenes aigai\n")
		c.refused("recruit mutiny aristonous", "15.1")
	})
	prove.Line(t, "S000-63 or exactly as many on Turn IV or V", func(t *testing.T) {
		four := base + "general 1 antipatros aigai\ngeneral 1 krateros aigai\ngeneral 1 perdikkas aigai\ngeneral 1 eumenes aigai\n"
		c := position(t, four+"turn 4")
		c.allowed("recruit mutiny aristonous")
		c = position(t, four+"turn 3")
		c.refused("recruit mutiny aristonous", "15.1")
	})
	prove.Line(t, "S000-64 dispersed generals count", func(t *testing.T) {
		c := position(t, base+"general 1 antipatros aigai\ngeneral 1 krateros box-1\ngeneral 1 perdikkas box-1\ngeneral 1 eumenes box-1\n")
		c.refused("recruit mutiny aristonous", "15.1")
	})
	prove.Line(t, "S000-65 S000-66 S000-67 S000-68 S000-69 S000-70 CUs and preferred provinces", func(t *testing.T) {
		type row struct {
			m, l, e uint8
			home    province
		}
		for g, r := range map[general]row{
			lysimachos: {1, 1, 0, thrake}, seleukos: {0, 1, 1, babylonia}, aristonous: {1, 1, 0, makedonia},
			nearchos: {2, 0, 0, noProvince}, asandros: {1, 1, 0, karia}, menelaos: {2, 0, 0, kypros},
			poliarchos: {2, 0, 0, babylonia}, neoptolemos: {1, 1, 0, armenia},
		} {
			got := generals[g]
			prove.Is(t, got.id, row{got.arrival[mercenary], got.arrival[loyal], got.arrival[elephant], got.home}, r)
		}
		for g, at := range map[general]space{lysimachos: spAbdera, seleukos: spBabylon, aristonous: spPella, nearchos: spRhodos, asandros: spMiletos} {
			b := newTable(t, 2)
			b.pushRecruiting(b.ctx(), 0, g)
			b.play("place " + generalID(g) + " " + spaces[at].id)
			prove.Is(t, generalID(g)+" with his CUs", b.stacks[at].cu, generals[g].arrival)
		}
		prove.Is(t, "Nearchos in a Port", preferred(nearchos, spRhodos), true)
		prove.Is(t, "Nearchos inland", preferred(nearchos, spSardis), false)
	})
	prove.Line(t, "S000-71 Asandros only if Antipatros is dead", func(t *testing.T) {
		c := position(t, base)
		c.refused("recruit mutiny asandros", "15.3")
		c = position(t, base+"general gone antipatros")
		c.allowed("recruit mutiny asandros")
	})
	prove.Line(t, "S000-72 he arrives with his CUs where no enemy CU or general is", func(t *testing.T) {
		c := position(t, base+"units 2 amphipolis mercenary 1\ngeneral 2 krateros pydna\ncontrol 1 gaza\n")
		c.play("recruit mutiny aristonous")
		c.refused("place aristonous amphipolis", "15.4")
		c.refused("place aristonous pydna", "15.4")
		c.refused("place aristonous babylon", "3.13")
		c.play("place aristonous pella")
		prove.Is(t, "M", c.stackAt(outside(spPella)).cu[mercenary], 1)
		prove.Is(t, "LM", c.stackAt(outside(spPella)).cu[loyal], 1)
		prove.Is(t, "owner", c.owner[aristonous], 0)
	})
	prove.Line(t, "S000-73 you may place your PC there, even in an enemy Major City", func(t *testing.T) {
		c := position(t, base+"royal olympias pella/in 2\n")
		c.play("recruit mutiny aristonous; place aristonous pella; yes")
		prove.Is(t, "Pella", c.pc[spPella], 0)
		prove.Is(t, "Olympias captured", c.royalOf[olympias], 0)
		c = position(t, base)
		c.play("recruit mutiny aristonous; place aristonous pella; pass")
		prove.Is(t, "Pella", c.pc[spPella], 1)
	})
	prove.Line(t, "S000-74 or as a reinforcement without a PC", func(t *testing.T) {
		c := position(t, base+"control 1 gaza\n")
		c.play("recruit mutiny aristonous; place aristonous gaza")
		prove.Is(t, "asked no more", c.prompt() == "diadochi.ask.recruiting.control", false)
		prove.Is(t, "place", c.at[aristonous], outside(spGaza))
	})
	prove.Line(t, "S002-21 S002-22 Kassandros comes by his event", func(t *testing.T) {
		c := position(t, base)
		prove.Is(t, "pool", c.at[kassandros], inEventPool)
		c.play("play kassandros; place kassandros aigai")
		prove.Is(t, "owner", c.owner[kassandros], 0)
		prove.Is(t, "M", c.stackAt(outside(spAigai)).cu[mercenary], 2)
		prove.Is(t, "the card", c.cardAt[cardKassandros], outOfGame)
	})
	prove.Line(t, "S002-28 Peukestas comes by his event, from Turn II on", func(t *testing.T) {
		c := position(t, base+"hand 1 peukestas-satrap-of-persis\nturn 1")
		c.refused("play peukestas-satrap-of-persis", "3.3")
		c = position(t, base+"hand 1 peukestas-satrap-of-persis")
		c.play("play peukestas-satrap-of-persis; place peukestas persepolis; pass")
		prove.Is(t, "M", c.stackAt(outside(spPersepolis)).cu[mercenary], 3)
	})
}

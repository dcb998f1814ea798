package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// When Minor Generals are placed (1.35), and how long they stay (1.37).

func TestMinorsBeforeASiege(t *testing.T) {
	const kelainai = `players 3
		turn 2 round 1 first 1
		ask 1 surrender
		control 2 kelainai
		control 1 gordion
		hand 1 unrest-43
		units 1 kelainai mercenary 4`
	t.Run("1.35 3.23 a Minor General is put with CUs that can besiege in the Surrender Segment", func(t *testing.T) {
		c := position(t, kelainai)
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.surrender.leader")
		c.refused("siege kelainai", "1.35") // what cures it
		c.play("minor minor-1-1; station kelainai 0; [6] siege kelainai")
		prove.Is(t, "siege points", c.siege[spKelainai], 1)
		prove.Is(t, "one attempt only", c.prompt(), "diadochi.ask.tyche")
	})
	t.Run("1.35 nobody is asked where no siege lacks just him", func(t *testing.T) {
		for why, lines := range map[string]string{
			"two CUs":            "units 1 kelainai mercenary 2",
			"his own city":       "units 1 gordion mercenary 4",
			"all four elsewhere": "units 1 kelainai mercenary 4\nminor 1 gordion\nunits 1 gordion mercenary 1",
		} {
			c := position(t, "players 3\nturn 2 round 1 first 1\nask 1 surrender\ncontrol 2 kelainai\ncontrol 1 gordion\nhand 1 unrest-43\n"+lines)
			want := "diadochi.ask.tyche"
			if why == "all four elsewhere" {
				want = "diadochi.ask.surrender.leader" // one who is on the map may be placed anew
			}
			prove.Is(t, why, c.prompt(), want)
		}
	})
	t.Run("1.35 he may decline", func(t *testing.T) {
		c := position(t, kelainai)
		c.play("done")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.tyche")
		prove.Is(t, "siege points", c.siege[spKelainai], 0)
	})
}

func TestMinorsAfterMustering(t *testing.T) {
	const before = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 kelainai gordion
		hand 1 unrest-43`
	t.Run("1.35 3.41 the new CU may get a Minor General", func(t *testing.T) {
		c := position(t, before)
		c.play("muster; put mercenary gordion")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.activations")
		c.play("minor minor-1-1; station gordion 0; done")
		prove.Is(t, "minor-1-1", c.at[minorOf(0, 0)], outside(spGordion))
	})
	t.Run("3.41 nobody is activated any more, and no second CU comes", func(t *testing.T) {
		c := position(t, before+"\nunits 1 kelainai mercenary 2\ngeneral 1 antigonos kelainai")
		c.play("muster; put mercenary gordion")
		c.refused("activate antigonos", "3.41")
		c.refused("muster", "3.41")
	})
	t.Run("9.20 the new CU may go inside a city", func(t *testing.T) {
		c := position(t, before)
		c.play("muster; put mercenary kelainai; in kelainai mercenary; done")
		prove.Is(t, "inside", c.stacks[inside(spKelainai)].size(), 1)
	})
	t.Run("13.6 the new CU may give control of the Cart, and with it the burial", func(t *testing.T) {
		c := position(t, "players 2\nturn 2 round 1 first 1\nask 1 activation\ncontrol 1 kelainai\nhand 1 unrest-43\ncart kelainai nobody")
		c.play("muster; bury; done")
		prove.Is(t, "the tomb", c.tomb, spKelainai)
	})
	t.Run("1.35 where no free action is open the Segment ends", func(t *testing.T) {
		c := position(t, "players 2\nturn 2 round 1 first 1\nask 1 activation\ncontrol 1 gordion\nunits 2 gordion mercenary 1\nhand 1 unrest-43")
		c.play("muster")
		prove.Is(t, "the CU waits", c.stacks[waiting(0)].size(), 1)
		prove.Is(t, "asked", c.asked(), 1)
	})
}

func TestMinorsBetweenAnEventAndItsOP(t *testing.T) {
	t.Run("1.35 CUs that a Bonus card has brought march by its OP under a Minor General", func(t *testing.T) {
		b := newTable(t, 2)
		b.hand(0, cardLevyOfTheSatraps)
		b.province(0, lydia)
		b.dice(4)
		b.play("play levy-of-the-satraps")
		b.asks(inOps)
		b.refused("force-march", "diadochi.why.nobody-to-march")
		b.play("minor minor-1-1", "station sardis 0")
		b.refused("minor minor-1-1", "diadochi.why.placed-already")
		b.play("force-march")
		if b.top().kind == inActivation {
			b.play("activate minor-1-1")
		}
		b.asks(inMarch)
		prove.Is(t, "MP", b.march.points, 3)
		b.hold(marching, mercenary, 1)
	})
}

func TestMinorsInTheForageSegment(t *testing.T) {
	const before = `players 2
		turn 2 round 1 first 1
		ask 1 activation
		control 1 gordion
		units 1 waiting-1 mercenary 2
		general 1 antigonos kelainai
		units 1 kelainai mercenary 1
		hand 1 unrest-43`
	t.Run("1.35 3.14 CUs that come when the Segment begins may get a Minor General", func(t *testing.T) {
		c := position(t, before)
		c.play("done")
		for left := 2; c.prompt() == "diadochi.ask.placing"; left-- {
			prove.Is(t, "left to place", c.Pending(nil)[0].Prompt.Args[0], rules.N(left))
			c.play("put mercenary gordion")
		}
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.forage.arrived")
		c.refused("remove mercenary gordion", "1.6")
		c.play("minor minor-1-1; station gordion 0")
		prove.Is(t, "minor-1-1", c.at[minorOf(0, 0)], outside(spGordion))
		prove.Is(t, "then the next player", c.asked(), 1)
	})
	t.Run("1.35 the player may decline, and is not asked where nobody has come", func(t *testing.T) {
		c := position(t, before)
		c.play("done")
		for c.prompt() == "diadochi.ask.placing" {
			c.play("put mercenary gordion")
		}
		c.play("done")
		prove.Is(t, "declined", c.asked(), 1)
		c = position(t, "players 2\nturn 2 round 1 first 1\nask 1 activation\ncontrol 1 gordion\nunits 1 gordion mercenary 2\nhand 1 unrest-43")
		c.play("done")
		prove.Is(t, "nobody came", c.asked(), 1)
	})
}

func TestActivatedMinorGoesOn(t *testing.T) {
	t.Run("1.37 5.11 a Minor General who picks up a Major one finishes his activation", func(t *testing.T) {
		c := position(t, `players 2
			turn 2 round 1 first 1
			ask 1 activation
			control 1 kelainai dorylaion gordion
			units 1 dorylaion mercenary 3
			general 1 leonnatos gordion
			minor 1 dorylaion`)
		c.play("[6] activate minor-1-1; step gordion; take-general leonnatos; step ankyra")
		prove.Is(t, "activated", c.march.on, true)
		prove.Is(t, "MP", c.march.points, 2)
		c.play("step gordion; done")
		prove.Is(t, "Leonnatos", c.at[leonnatos], outside(spGordion))
		prove.Is(t, "minor-1-1, subordinate", c.at[minorOf(0, 0)], inHand)
	})
	t.Run("1.37 one who has dropped all his CUs does too", func(t *testing.T) {
		c := position(t, `players 2
			turn 2 round 1 first 1
			ask 1 activation
			control 1 kelainai dorylaion gordion
			units 1 dorylaion mercenary 1
			units 1 gordion mercenary 1
			minor 1 dorylaion`)
		c.play("[6] activate minor-1-1; drop mercenary 1; step gordion; take mercenary 1; step ankyra; done")
		prove.Is(t, "minor-1-1", c.at[minorOf(0, 0)], outside(spAnkyra))
	})
}

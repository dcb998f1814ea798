package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// blames demands what a refusal points at.
func (b *table) blames(words string, want ...rules.Ref) {
	b.t.Helper()
	ill := b.Explain(b.asked(), b.move(words))
	if ill == nil {
		b.t.Fatalf("%q is allowed", words)
	}
	prove.Same(b.t, words, ill.Culprits, want)
}

func TestRefusalsPointAtTheirCause(t *testing.T) {
	t.Run("numbers are numbers, things are things", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{loyal: 4})
		b.dice(6)
		b.play("activate antigonos")
		ill := b.Explain(0, b.move("drop loyal 3"))
		prove.Is(t, "what", ill.Why.Args[0], rules.R(unitRef(loyal)))
		prove.Is(t, "how many", ill.Why.Args[1], rules.N(3))
	})
	t.Run("a place that is not one's own", func(t *testing.T) {
		b := newTable(t, 2)
		b.control(0, spPella)
		b.control(1, spAigai)
		b.pushOps(0, cardKassandros)
		b.blames("control aigai", spaceRef(spAigai))
		b.blames("control sparta", spaceRef(spSparta))
	})
	t.Run("enemies, never one's own", func(t *testing.T) {
		b := newTable(t, 3)
		b.general(0, antigonos, outside(spPella))
		b.general(1, leonnatos, outside(spPella))
		b.general(2, peithon, inside(spPella))
		b.general(2, eumenes, outside(spAigai))
		prove.Same(t, "generals", b.enemyGeneralRefs(0, spPella), []rules.Ref{generalRef(leonnatos), generalRef(peithon)})
		b.addUnits(outside(spPella), 0, loyal, 1)
		b.addUnits(inside(spPella), 1, loyal, 1)
		b.armyAt[seuthes] = outside(spPella)
		prove.Same(t, "CUs", b.enemyStacks(0, spPella), []rules.Ref{stackRef(inside(spPella)), armyRef(seuthes)})
	})
	t.Run("8.6 who sailed after his march, of those in the group", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spGordion), units{mercenary: 2})
		b.general(0, leonnatos, outside(spGordion))
		b.general(0, peithon, outside(spPella))
		b.dice(6)
		b.play("activate antigonos")
		b.grounded = leonnatos.bit() | peithon.bit()
		b.blames("step dorylaion", generalRef(leonnatos))
		b.grounded = peithon.bit()
		b.addMark(marching, mercenary, 1, groundedTag)
		b.blames("step dorylaion", stackRef(marching))
	})
}

func TestWindowsSayWhatTheyAreAbout(t *testing.T) {
	b := newTable(t, 2)
	b.entry.sp, b.march.general, b.march.at, b.battle.sp, b.assault.sp = spPella, antigonos, spAigai, spPydna, spSardis
	b.push(frame{kind: inEvent, a: int16(cardMutiny)})
	b.push(frame{kind: inWindow})
	for w, want := range map[window]rules.Ref{
		w1SegmentStart: seatRef(0), w1SegmentEnd: seatRef(0), w2Entry: spaceRef(spPella), w3Route: generalRef(antigonos),
		w4Naval: spaceRef(spAigai), w5Battle: spaceRef(spPydna), w6Siege: spaceRef(spSardis), w7Event: cardRef(cardMutiny),
	} {
		prove.Is(t, windowPrompts[w], b.windowSubject(w), want)
	}
	b.pop(0)
	prove.Is(t, "an event in which nobody is asked", b.windowSubject(w7Event), cardRef(cardMutiny))
	b.active = nobody
	prove.Is(t, "between Player Turns", b.windowSubject(w1SegmentStart), none)
}

// A window after a space was entered names who has come; of an Independent Army it knows the space alone.
func TestTheWindowOfAnEntryNamesWhoHasCome(t *testing.T) {
	b := newTable(t, 2)
	b.entry.seat, b.entry.sp, b.march.general = 1, spPella, antigonos
	f := frame{kind: inWindow, a: int16(w2Entry)}
	prove.Same(t, "an Army", windowPrompt(b.state, &f).Prompt,
		rules.Say("diadochi.ask.window.entry.by", rules.R(spaceRef(spPella)), rules.R(generalRef(antigonos)), rules.R(seatRef(1))))
	b.entry.seat = independents
	prove.Is(t, "an Independent Army", windowPrompt(b.state, &f).Prompt.Key, "diadochi.ask.window.entry")
}

func TestWhatACardNames(t *testing.T) {
	for v, want := range map[verb]uint8{
		targetVerb: KindSpace, targetGeneralVerb: KindGeneral, targetSeatVerb: KindSeat, targetRoyalVerb: KindRoyal,
		targetFleetVerb: KindFleet, targetProvinceVerb: KindProvince, targetArmyVerb: KindArmy,
	} {
		ref, named := refOf(v, 2)
		prove.Is(t, "named by "+verbs[v].Word, named, true)
		prove.Is(t, "kind of "+verbs[v].Word, ref, rules.Ref{Kind: want, ID: 2})
	}
	for _, v := range []verb{targetCardVerb, takeVerb, chooseVerb, yesVerb} {
		_, named := refOf(v, 0)
		prove.Is(t, "named by "+verbs[v].Word, named, false)
	}
}

package stage

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// The console of a landing: what came before it, the Troops of both sides round by round, and the works of the world.

// assault are the words of a landing.
type assault struct {
	before, works string
	bombing       [2]string // that bombs fall and what a success is, and how many fell
	firing        [2]string // that the platforms fire, and how many never land
	meeting       string    // how many meet how many on the ground
	again         string    // by which ability a die is thrown again
	struck        string    // successes of the last round
	below         [2]string // what else is to be said of the Troops of a side
	worksBelow    [2]string // what becomes of the works
	bombs         []rollWords
	guns          rollWords
	rounds        []string
	had           [2][]string
	need          [2]string
}

// writeLanding makes the words of the present beat of a landing.
func (s *Stage) writeLanding() {
	w, l := &s.said, s.landing
	a, d := s.name(l.Seats[0]), s.defender()
	w.names = [2]string{a, d}
	key := "title.landing"
	if !l.down() {
		key = "title.bombardment"
	}
	w.title = s.word(key, rules.R(l.At))
	w.under = s.where(a, d, l.Turn, l.Slot)
	w.ribbon = s.landingRibbon()
	k := &w.assault
	k.before, k.works = strings.ToUpper(s.word("before")), strings.ToUpper(s.word("works", rules.R(l.At)))
	for _, r := range l.Bombs {
		name := s.voice.NameOf(game.UnitAt(r.Unit).Ref)
		k.bombs = append(k.bombs, rollWords{name, name, s.word("need", rules.N(r.Need))})
	}
	k.guns = rollWords{s.word("platforms"), s.word("platforms"), s.word("need", rules.N(l.Guns.Need))}
	for i := range l.Seats {
		w.dice[i] = strings.ToUpper(s.word("troops.of", rules.W(w.names[i])))
		w.force[i], w.began[i] = s.troops(i, l.Troops[i]), s.troops(i, l.Before[i])
		if len(l.Rounds) > 0 && l.Rounds[0].Rolls[i].Need > 0 {
			k.need[i] = s.word("need", rules.N(l.Rounds[0].Rolls[i].Need))
		}
		for n := range l.Rounds {
			k.had[i] = append(k.had[i], s.word("units.troop", rules.N(l.Rounds[n].Had[i])))
		}
	}
	for n := range l.Rounds {
		k.rounds = append(k.rounds, s.word("round", rules.W(chart.Roman(n+1))))
	}
	s.writeAshore()
	for _, b := range landBeats {
		w.steps = append(w.steps, s.word("beat."+beatKeys[b]))
	}
}

// writeAshore makes the words of what the dice of a landing mean.
func (s *Stage) writeAshore() {
	l, k := s.landing, &s.said.assault
	k.bombing[0], k.again = s.word("bombs"), s.voice.NameOf(rules.Ref{Kind: game.KindAbility, ID: int16(game.MasterStrategists)})
	if l.Terror[0] {
		k.bombing[0] = s.word("bombs.terror")
	}
	if l.Bombed > 0 {
		k.bombing[1] = s.word("ribbon.bombs", rules.N(l.Bombed))
	}
	k.firing[0], k.firing[1] = s.word("guns", rules.N(l.Sent)), s.word("ribbon.platforms", rules.N(l.Shot))
	if met, there := l.meeting(); met > 0 && there > 0 {
		k.meeting = s.word("meeting", rules.N(met), rules.N(there))
	}
	if n := len(l.Rounds); n > 0 {
		k.struck = s.word("struck", rules.W(chart.Roman(n)))
	}
	for i := range l.Seats {
		if l.Terror[i] {
			k.below[i] = s.word("terror.ground")
		}
	}
	if l.Taken && l.Prisoners {
		k.below[0] = s.word("prisoners")
	}
	switch {
	case l.Taken:
		k.worksBelow = [2]string{s.word("works.lost"), s.word("works.owner")}
	case l.Repelled:
		k.worksBelow = [2]string{s.word("works.stand"), ""}
	default:
		k.worksBelow = [2]string{s.word("works.risk"), ""}
	}
}

// meeting is how many Troops of both sides meet on the ground; 0 or less where nobody knows.
func (l *Landing) meeting() (met, there int) {
	if len(l.Rounds) > 0 {
		return l.Rounds[0].Had[0], l.Rounds[0].Had[1]
	}
	if l.Shot > 0 || len(l.Guns.Dice) > 0 {
		return l.Troops[0], l.Troops[1]
	}
	return 0, 0
}

// defender is what the second side is called.
func (s *Stage) defender() string {
	if s.landing.Seats[1] == rules.Nobody || s.landing.Seats[1] < 0 {
		return s.word("militia")
	}
	return s.name(s.landing.Seats[1])
}

// troops says what a side has: n Troops, -1 while nobody knows how many, or the fleet that has sent none yet.
func (s *Stage) troops(side, n int) string {
	switch {
	case side == 0 && !s.landing.down():
		fleet := fighters(s.landing.Fleet, false)
		return s.composition(&fleet)
	case n < 0:
		return s.word("troops.hidden")
	}
	return s.word("units.troop", rules.N(n))
}

func (s *Stage) landingRibbon() string {
	l := s.landing
	switch s.beat {
	case Bombard:
		n := l.Before[1] - l.Troops[1]
		return s.word("ribbon.bombs", rules.N(max(n, 0)))
	case Platforms:
		return s.word("ribbon.platforms", rules.N(l.Before[0]-l.Troops[0]))
	case Ground:
		return s.word("ribbon.ground", rules.W(chart.Roman(len(l.Rounds))), rules.N(l.Before[0]-l.Troops[0]), rules.N(max(l.Before[1]-l.Troops[1], 0)))
	case Taken:
		switch {
		case l.Taken && l.World.Works == [game.NumWorks]int{}:
			return s.word("ribbon.taken.bare", rules.R(l.At))
		case l.Taken:
			return s.word("ribbon.taken", rules.R(l.At))
		}
		return s.word("ribbon.repelled")
	}
	return ""
}

// drawAssault draws the scene and the console of a landing.
func (s *Stage) drawAssault(u *ui.UI) {
	if !s.set.scene.Empty() {
		s.drawGround(u)
	}
	p := &s.set.panels
	if p[dicePanel].Empty() {
		r := p[hitsPanel]
		switch s.beat {
		case Ground:
			s.drawRounds(u, ui.Column(r, 0, 2, s.px(gap)), 0)
			s.drawRounds(u, ui.Column(r, 1, 2, s.px(gap)), 1)
		case Taken:
			s.drawWorks(u, r)
		default:
			if !s.landing.shot() {
				s.drawWorks(u, r)
			}
			s.drawBefore(u, r)
		}
		return
	}
	last := p[hitsPanel]
	switch {
	case p[wordPanel].Empty():
		s.drawRounds(u, p[dicePanel], 0)
		s.drawRounds(u, p[dicePanel2], 1)
	case s.landing.shot() || s.beat < Ground && s.landing.World.Works[game.WorkPlatform] > 0:
		s.drawBefore(u, p[dicePanel])
		s.drawRounds(u, p[dicePanel2], 0)
		s.drawRounds(u, p[hitsPanel], 1)
		s.drawWorks(u, p[wordPanel])
		return
	default: // nothing has come before: the others share the room
		row := canvas.Rect{X: p[dicePanel].X, Y: last.Y, W: p[wordPanel].Right() - p[dicePanel].X, H: last.H}
		s.drawRounds(u, ui.Column(row, 0, 3, s.px(gap)), 0)
		s.drawRounds(u, ui.Column(row, 1, 3, s.px(gap)), 1)
		last = ui.Column(row, 2, 3, s.px(gap))
	}
	if s.beat == Taken || !s.landing.shot() {
		s.drawWorks(u, last)
	} else {
		s.drawBefore(u, last)
	}
}

// shot says whether bombs fell, or platforms fired.
func (l *Landing) shot() bool { return len(l.Bombs)+len(l.Guns.Dice) > 0 }

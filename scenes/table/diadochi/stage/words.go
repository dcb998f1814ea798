package stage

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tyche/rules"
	game "tyche/rules/diadochi"
)

// words are the sentences of a scene, made once.
type words struct {
	lang            string
	title, at       string    // the title, and only the place
	where           [4]string // who fights whom and when: whole, and ever shorter
	result          string
	notes, rules    []string
	sides           [2]sideWords
	beats           []string
	reasons, absent []line // a siege's modifiers: those that apply, and the rest with why
	table, after    string
	dice, mods      string
	losses          string
	odds            chances
	goOn, skip      string
	enter, escape   string
	points          string
	pending, taken  string
	box             string
	tally           [4]string // siege points of those needed
	look            [3]string
	lost            string // look[1] with little room
	total, sum      string
	strength        string
	score           string
	sea             string
	aboard, alone   [2]string // whole and short
	captions        [6]string // of a siege: tower, thrower, ram, rubble, gate, section
	courses         [3]string // fallen before, fallen now, standing
	wavering        string
	taught          string // of beat lesson
	lesson          int
}

// sideWords are the sentences of one side.
type sideWords struct {
	name, seat, role, force string
	prestige                [2]string // whole and short
	units                   string    // the force in words
	factor                  [2]string // whole and short
	label, short, bar       string    // on the stage, there with little room, over the console
	id                      string    // of the general's portrait
	lines                   []line
	ribbon                  string
}

// line is a line of a sum.
type line struct {
	text  string
	short string // the text where it has no room; "" = none
	value string
	faint bool
	good  int // 1 in favour, -1 against
	kind  Kind
}

func (s *Stage) word(key string, args ...rules.Arg) string {
	return s.voice.Key("diadochi.stage."+key, args...)
}

// twice is a text and its short form.
func (s *Stage) twice(key string, args ...rules.Arg) [2]string {
	return [2]string{s.word(key, args...), s.word(key+".short", args...)}
}

var numerals = [...]string{"", "I", "II", "III", "IV", "V"}

var segmentKeys = [...]string{"", "diadochi.segment.surrender", "diadochi.segment.tyche", "diadochi.segment.activation", "diadochi.segment.forage"}

// write makes the sentences of the scene, unless they are there.
func (s *Stage) write() {
	if s.words.lang == s.app.Prefs.Language {
		return
	}
	b := s.now
	scene := [...]string{"land", "siege", "naval"}[b.Scene]
	w := words{lang: s.app.Prefs.Language, title: s.word("title."+pick(b.Sortie, "sortie", scene), rules.R(b.At)), at: s.voice.NameOf(b.At), lesson: -1}
	for i := range b.Sides {
		w.sides[i] = s.writeSide(i)
	}
	where := scene
	if b.Scene == Siege && b.Sides[1].Seat == game.Independents {
		where += ".free"
	}
	when := s.when()
	whole := s.word("where."+where, rules.W(w.sides[0].ribbon), rules.W(s.inSentence(1, w.sides[1].ribbon)), rules.W(when))
	w.where = [4]string{whole, strings.TrimSuffix(whole, " · "+when), when, s.round()}
	w.result = s.writeResult()
	for i, n := range b.Notes {
		w.notes = append(w.notes, s.writeNote(i))
		w.rules = append(w.rules, string(n.Rule))
	}
	for _, beat := range s.beats {
		w.beats = append(w.beats, s.word("beat."+beatKeys[beat.Kind]))
	}
	for _, m := range b.Modifiers {
		w.reasons = append(w.reasons, line{text: s.word("reason."+strconv.Itoa(int(m.Reason)), rules.R(pick(m.Reason == game.SiegeAbility, b.Sides[0].Leader, b.At))), value: signed(m.Value), good: m.Value})
	}
	for _, r := range b.Absent() {
		w.absent = append(w.absent, s.writeAbsent(r))
	}
	w.table, w.after = s.word("table."+scene), s.word("after")
	w.dice, w.mods, w.losses = s.word("die"), s.word("modifiers"), s.word("losses")
	w.goOn, w.skip, w.total, w.sum = s.word("continue"), s.word("skip"), s.word("total"), s.word("sum")
	w.strength, w.score, w.box, w.sea = s.word("strength"), s.word("score"), s.word("box"), s.word("sea")
	w.points, w.wavering = s.word("points"), s.word("wavering")
	w.alone = s.twice("no-escort")
	for i, key := range [...]string{"tower", "thrower", "ram", "rubble", "gate", "section"} {
		w.captions[i] = s.word("caption." + key)
	}
	w.courses = [3]string{s.word("course.fallen"), s.word("course.falls"), s.word("course.stands")}
	w.enter, w.escape = s.word("key.enter"), s.word("key.escape")
	w.aboard = s.twice("aboard", rules.N(b.Sides[0].Size()), rules.W(w.sides[0].force))
	w.look = [3]string{s.word("look.points"), s.word("look.losses"), s.word("courses." + strconv.Itoa(min(max(b.Needed-b.Now, 0), 3)))}
	w.lost = s.word("look.losses.short")
	for i := range w.tally {
		w.tally[i] = strconv.Itoa(i) + " / " + strconv.Itoa(b.Needed)
	}
	if b.Scene == Siege {
		w.pending, w.taken = s.writeSiegeLosses()
	}
	w.odds = s.writeOdds()
	s.words = w
}

// writeNote is note i; of units that a card bribes, how many each side had before and after.
func (s *Stage) writeNote(i int) string {
	n := &s.now.Notes[i]
	from, to := s.now.side(rules.Seat(n.Event.From.ID)), s.now.side(n.Event.Seat)
	if !n.early || n.Event.Verb != game.EvDesert || from < 0 || to < 0 {
		return s.voice.Say(n.Text)
	}
	return s.voice.Say(n.Text) + " " + s.writeChange(from, i) + " " + s.writeChange(to, i)
}

// writeChange says from how many to how many CUs early note i brings a side.
func (s *Stage) writeChange(side, i int) string {
	was, is := s.now.around(side, i)
	return s.word("note.change", rules.W(s.seatName(s.now.Sides[side].Seat)), rules.N(was), rules.N(is))
}

// turn is the numeral of the Turn.
func (s *Stage) turn() string { return numerals[min(max(s.now.Turn, 0), len(numerals)-1)] }

// when is turn, round and segment.
func (s *Stage) when() string {
	b := s.now
	turn := s.turn()
	if b.Segment <= 0 || b.Segment >= len(segmentKeys) {
		return s.word("when.turn", rules.W(turn))
	}
	return s.word("when", rules.W(turn), rules.N(b.Round), rules.K(segmentKeys[b.Segment]))
}

// round is when without the segment.
func (s *Stage) round() string {
	if s.now.Segment <= 0 || s.now.Segment >= len(segmentKeys) {
		return s.when()
	}
	return s.word("when.round", rules.W(s.turn()), rules.N(s.now.Round))
}

// writeSiegeLosses says what the table makes the besieger lose, and then what he has lost.
func (s *Stage) writeSiegeLosses() (pending, taken string) {
	b := s.now
	table, saved := b.TableLosses()
	switch {
	case table == 0:
		pending = s.word("losses.none")
		return pending, pending
	case saved == table:
		pending = s.word("losses.saved")
		return pending, pending
	}
	lost := 0
	for _, n := range b.Sides[0].Lost {
		lost += n
	}
	pending, taken = s.word("losses.open", rules.N(table)), s.word("losses.taken", rules.N(lost))
	if saved > 0 {
		pending = s.word("losses.fewer", rules.N(table), rules.N(table-saved))
	}
	return pending, taken
}

// writeAbsent is the line of a modifier that does not apply, with why.
func (s *Stage) writeAbsent(r game.SiegeReason) line {
	b := s.now
	key := strconv.Itoa(int(r))
	why := "why." + key
	if r == game.SiegePort && !b.Port {
		why += ".no-port"
	}
	label := "absent." + key
	if r == game.SiegeCity || r == game.SiegePoliarchos || r == game.SiegeHelepolis || r == game.SiegeTraitor {
		label = "reason." + key
	}
	return line{text: s.word(label, rules.R(b.At)), value: s.word(why), faint: true}
}

// inSentence is what a side is called in the midst of a sentence: a Minor General has no name, and no capital there.
func (s *Stage) inSentence(i int, name string) string {
	if d := &s.now.Sides[i]; d.Leader.Kind == game.KindGeneral {
		if plain := s.voice.NameOf(d.Leader); strings.HasPrefix(name, capital(plain)) {
			return plain + strings.TrimPrefix(name, capital(plain))
		}
	}
	return name
}

func (s *Stage) writeSide(i int) sideWords {
	b := s.now
	d := &b.Sides[i]
	w := sideWords{seat: s.seatName(d.Seat)}
	w.name, w.ribbon = w.seat, w.seat
	switch d.Leader.Kind {
	case game.KindGeneral:
		w.name = capital(s.voice.NameOf(d.Leader))
		w.ribbon = w.name + " (" + w.seat + ")"
		w.id = s.portrait(d.Leader)
	case game.KindArmy:
		w.name = s.voice.NameOf(d.Leader)
		w.ribbon = w.name
	}
	w.role = s.word("role." + [3][2]string{{"attacks", "defends"}, {"besieges", "holds"}, {"sails", "intercepts"}}[b.Scene][i] + pick(d.Seat == game.Independents, ".many", ""))
	w.label, w.short, w.bar = w.seat+" "+w.role, capital(w.role), w.seat+", "+w.role
	if b.Scene == Siege {
		w.short = s.voice.NameOf(b.At)
		w.label = w.short + " (" + w.seat + ")"
	}
	w.force, w.units, w.prestige = s.force(d), s.units(d), [2]string{w.seat, w.seat}
	if d.HasPrestige {
		w.prestige[1] = s.word("prestige", rules.N(d.Prestige))
		w.prestige[0] += " · " + w.prestige[1]
	}
	if _, f := d.Raised(); f > 0 {
		w.factor = s.twice("factor", rules.N(f))
	}
	w.lines = s.sumLines(i)
	return w
}

// portrait is the last part of the text key of a general.
func (s *Stage) portrait(ref rules.Ref) string {
	key := s.voice.Name(ref)
	for i := len(key) - 1; i >= 0; i-- {
		if key[i] == '.' {
			return key[i+1:]
		}
	}
	return key
}

func (s *Stage) seatName(p rules.Seat) string {
	switch {
	case p == game.Independents:
		return s.voice.Key("diadochi.independents")
	case p < 0:
		return s.voice.Key("diadochi.nobody")
	}
	return s.voice.NameOf(seatRef(p))
}

// force lists the CUs of a side by type: "2 LM, 4 M".
func (s *Stage) force(d *Side) string {
	return s.list(d, func(u, n int) string { return strconv.Itoa(n) + " " + s.voice.Key(unitKeys[u]) })
}

// units lists them in words, for a stage on which nothing else says what the letters mean.
func (s *Stage) units(d *Side) string {
	return s.list(d, func(u, n int) string { return s.voice.Key(unitKeys[u]+".many", rules.N(n)) })
}

// list names the CUs of a side by type, and its Independent Armies.
func (s *Stage) list(d *Side, say func(u, n int) string) string {
	out := ""
	for _, u := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary, game.Elephant} {
		if n := d.Force[u] + d.Idle[u]; n > 0 {
			out = join(out, say(u, n))
		}
	}
	for _, a := range d.Armies {
		out = join(out, s.voice.NameOf(a.Ref))
	}
	return out
}

func join(list, more string) string {
	if list == "" {
		return more
	}
	return list + ", " + more
}

// sumLines are the parts of the strength of a side in a land battle.
func (s *Stage) sumLines(i int) (list []line) {
	d := &s.now.Sides[i]
	if s.now.Scene != Land {
		return nil
	}
	for _, a := range d.Armies {
		list = append(list, line{text: s.voice.NameOf(a.Ref), value: strconv.Itoa(a.Strength), kind: Dice})
	}
	for _, u := range [...]int{game.SilverShields, game.RoyalArmy, game.Loyal, game.Mercenary} {
		if n := d.Force[u]; n > 0 {
			worth := game.BattleWorth(u)
			text := s.twice("each", rules.N(n), rules.K(unitKeys[u]), rules.N(worth), rules.R(rules.Ref{Kind: game.KindUnit, ID: int16(u)}))
			list = append(list, line{text: text[0], short: text[1], value: strconv.Itoa(n * worth), kind: Dice})
		}
	}
	if len(d.Elephants) > 0 {
		text := s.twice("elephants", rules.N(len(d.Elephants)), rules.W(thrown(d.Elephants)))
		list = append(list, line{text: text[0], short: text[1], value: strconv.Itoa(d.ElephantStrength), kind: Elephants})
	}
	if d.Auxiliaries > 0 {
		list = append(list, line{text: s.word("auxiliaries"), value: "+" + strconv.Itoa(d.Auxiliaries), kind: Dice})
	}
	for u, n := range d.Idle {
		if n == 0 {
			continue
		}
		key, when := "idle", Lines
		if u == game.RoyalArmy && d.Wavering {
			key, when = "idle.royal", Prestige
		}
		idle := s.word("idle", rules.N(n), rules.K(unitKeys[u]))
		list = append(list, line{text: s.word(key, rules.N(n), rules.K(unitKeys[u])), short: idle, value: "0", faint: true, kind: when})
	}
	return list
}

// thrown lists dice: "5, 3".
func thrown(dice []int8) string {
	out := ""
	for _, n := range dice {
		out = join(out, strconv.Itoa(int(n)))
	}
	return out
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// writeResult is the sentence of the banner.
func (s *Stage) writeResult() string {
	b := s.now
	switch {
	case b.Scene == Siege && b.Fallen:
		return s.word("result.falls", rules.R(b.At))
	case b.Scene == Siege && b.Gained > 0:
		return s.word("result.breach", rules.N(b.Gained), rules.N(b.Now), rules.N(b.Needed))
	case b.Scene == Siege:
		return s.word("result.stands")
	case !b.Ended:
		return s.word("result.no-dice")
	case b.Won() < 0:
		return s.word("result.draw", rules.N(b.Sides[0].Score))
	}
	won := b.Won()
	key := pick(b.Scene == Land, "result.land", "result.naval")
	return s.word(key, rules.W(s.shortName(won)), rules.N(b.Sides[won].Score), rules.N(b.Sides[1-won].Score), rules.N(b.Margin))
}

// shortName is the general, army or player that a side is called after.
func (s *Stage) shortName(i int) string {
	d := &s.now.Sides[i]
	if d.Leader.Kind != 0 && s.now.Scene == Land {
		return s.voice.NameOf(d.Leader)
	}
	return s.seatName(d.Seat)
}

// capital begins a name with a capital letter: "General menor".
func capital(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

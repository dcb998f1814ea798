// Code generated from the types by go test -run TestFields -update. DO NOT EDIT.

package sector

import (
	"encoding/binary"

	"tyche/rules"
	"tyche/rules/packed"
)

// codedSize is how many bytes all fields of the state but the derived ones take.
const codedSize = 1575

// write puts them into b, in order.
func (s *state) write(b *[codedSize]byte) {
	b[0] = byte(s.players)
	b[1] = byte(s.options)
	b[2] = byte(s.scenario)
	b[3] = byte(s.round)
	b[4] = byte(s.phase)
	b[5] = byte(s.step)
	b[6] = byte(s.first)
	b[7] = byte(s.over)
	b[8] = byte(s.winners)
	binary.LittleEndian.PutUint16(b[9:], uint16(s.inPlay))
	for i0 := range s.cell {
		v0, p0 := &s.cell[i0], (*[2]byte)(b[11+i0*2:])
		binary.LittleEndian.PutUint16(p0[0:], uint16(*v0))
	}
	for i0 := range s.routes {
		v0, p0 := &s.routes[i0], (*[4]byte)(b[35+i0*4:])
		p0[0] = byte(v0.a)
		p0[1] = byte(v0.b)
		p0[2] = packed.Bit(v0.long)
		p0[3] = byte(v0.transports)
	}
	b[131] = byte(s.routeCount)
	for i0 := range s.units {
		v0, p0 := &s.units[i0], (*[6]byte)(b[132+i0*6:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
		p0[4] = byte((*v0)[4])
		p0[5] = byte((*v0)[5])
	}
	packed.Put(b[360:398], s.owner[:])
	packed.Put(b[398:436], s.base[:])
	packed.Put(b[436:474], s.work[:])
	binary.LittleEndian.PutUint64(b[474:], uint64(s.vein))
	binary.LittleEndian.PutUint64(b[482:], uint64(s.strained))
	binary.LittleEndian.PutUint64(b[490:], uint64(s.exhausted))
	for i0 := range s.seats {
		v0, p0 := &s.seats[i0], (*[111]byte)(b[498+i0*111:])
		p0[0] = byte(v0.faction)
		p0[1] = byte(v0.home)
		p0[2] = packed.Bit(v0.out)
		p0[3] = byte(v0.points)
		p0[4] = byte(v0.pool)
		p0[5] = byte(v0.away)
		p0[6] = byte(v0.mine)
		p0[7] = byte(v0.well)
		p0[8] = byte(v0.cargo)
		p0[9] = byte(v0.study)
		binary.LittleEndian.PutUint64(p0[10:], uint64(v0.held))
		p0[18] = byte(v0.buildings)
		p0[19] = byte(v0.techs)
		p0[20] = byte(v0.modules[0])
		p0[21] = byte(v0.modules[1])
		p0[22] = byte(v0.modules[2])
		p0[23] = byte(v0.supply[0])
		p0[24] = byte(v0.supply[1])
		p0[25] = byte(v0.supply[2])
		p0[26] = byte(v0.supply[3])
		p0[27] = byte(v0.supply[4])
		p0[28] = byte(v0.supply[5])
		packed.Put(p0[29:43], v0.hand[:])
		packed.Put(p0[43:57], v0.pile[:])
		packed.Put(p0[57:71], v0.discard[:])
		packed.Put(p0[71:85], v0.aside[:])
		packed.Put(p0[85:99], v0.late[:])
		p0[99] = byte(v0.since)
		p0[100] = packed.Bit(v0.wonAttack)
		p0[101] = packed.Bit(v0.obstructed)
		p0[102] = byte(v0.starters[0])
		p0[103] = byte(v0.starters[1])
		p0[104] = byte(v0.starters[2])
		p0[105] = byte(v0.starters[3])
		p0[106] = byte(v0.starters[4])
		p0[107] = byte(v0.starters[5])
		p0[108] = byte(v0.ships)
		p0[109] = byte(v0.dealt[0])
		p0[110] = byte(v0.dealt[1])
	}
	for i0 := range s.tokens {
		v0, p0 := &s.tokens[i0], (*[3]byte)(b[1164+i0*3:])
		p0[0] = byte(v0.at)
		p0[1] = byte(v0.owner)
		p0[2] = byte(v0.order)
	}
	b[1236] = byte(s.tokenCount)
	b[1237] = byte(s.deck[0])
	b[1238] = byte(s.deck[1])
	b[1239] = byte(s.deck[2])
	for i0 := range s.drawn {
		v0, p0 := &s.drawn[i0], (*[3]byte)(b[1240+i0*3:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
	}
	packed.Put(b[1258:1351], s.eventAt[:])
	b[1351] = byte(s.beacons)
	b[1352] = byte(s.battle.area)
	b[1353] = byte(s.battle.seats[0])
	b[1354] = byte(s.battle.seats[1])
	b[1355] = packed.Bit(s.battle.gold)
	b[1356] = packed.Bit(s.battle.shown)
	b[1357] = byte(s.battle.slots)
	for i0 := range s.battle.ready {
		v0, p0 := &s.battle.ready[i0], (*[6]byte)(b[1358+i0*6:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
		p0[4] = byte((*v0)[4])
		p0[5] = byte((*v0)[5])
	}
	for i0 := range s.battle.alive {
		v0, p0 := &s.battle.alive[i0], (*[6]byte)(b[1370+i0*6:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
		p0[4] = byte((*v0)[4])
		p0[5] = byte((*v0)[5])
	}
	for i0 := range s.battle.front {
		v0, p0 := &s.battle.front[i0], (*[4]byte)(b[1382+i0*4:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
	}
	for i0 := range s.battle.support {
		v0, p0 := &s.battle.support[i0], (*[24]byte)(b[1390+i0*24:])
		for i1 := range *v0 {
			v1, p1 := &(*v0)[i1], (*[6]byte)(p0[0+i1*6:])
			p1[0] = byte((*v1)[0])
			p1[1] = byte((*v1)[1])
			p1[2] = byte((*v1)[2])
			p1[3] = byte((*v1)[3])
			p1[4] = byte((*v1)[4])
			p1[5] = byte((*v1)[5])
		}
	}
	for i0 := range s.battle.strike {
		v0, p0 := &s.battle.strike[i0], (*[4]byte)(b[1438+i0*4:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
	}
	for i0 := range s.battle.ploy {
		v0, p0 := &s.battle.ploy[i0], (*[4]byte)(b[1446+i0*4:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
	}
	b[1454] = byte(s.battle.beaten[0])
	b[1455] = byte(s.battle.beaten[1])
	for i0 := range s.battle.blasts {
		v0, p0 := &s.battle.blasts[i0], (*[3]byte)(b[1456+i0*3:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
	}
	for i0 := range s.moved {
		v0, p0 := &s.moved[i0], (*[6]byte)(b[1462+i0*6:])
		p0[0] = byte((*v0)[0])
		p0[1] = byte((*v0)[1])
		p0[2] = byte((*v0)[2])
		p0[3] = byte((*v0)[3])
		p0[4] = byte((*v0)[4])
		p0[5] = byte((*v0)[5])
	}
	for i0 := range s.frames {
		v0, p0 := &s.frames[i0], (*[11]byte)(b[1486+i0*11:])
		p0[0] = byte(v0.kind)
		p0[1] = byte(v0.step)
		p0[2] = byte(v0.seat)
		binary.LittleEndian.PutUint16(p0[3:], uint16(v0.a))
		binary.LittleEndian.PutUint16(p0[5:], uint16(v0.b))
		binary.LittleEndian.PutUint16(p0[7:], uint16(v0.c))
		binary.LittleEndian.PutUint16(p0[9:], uint16(v0.d))
	}
	b[1574] = byte(s.depth)
}

// read takes them out of b.
func (s *state) read(b *[codedSize]byte) {
	s.players = uint8(b[0])
	s.options = uint8(b[1])
	s.scenario = uint8(b[2])
	s.round = uint8(b[3])
	s.phase = phase(b[4])
	s.step = uint8(b[5])
	s.first = rules.Seat(b[6])
	s.over = ending(b[7])
	s.winners = rules.Seats(b[8])
	s.inPlay = uint16(binary.LittleEndian.Uint16(b[9:]))
	for i0 := range s.cell {
		v0, p0 := &s.cell[i0], (*[2]byte)(b[11+i0*2:])
		*v0 = int16(binary.LittleEndian.Uint16(p0[0:]))
	}
	for i0 := range s.routes {
		v0, p0 := &s.routes[i0], (*[4]byte)(b[35+i0*4:])
		v0.a = planet(p0[0])
		v0.b = planet(p0[1])
		v0.long = p0[2] != 0
		v0.transports = rules.Seats(p0[3])
	}
	s.routeCount = uint8(b[131])
	for i0 := range s.units {
		v0, p0 := &s.units[i0], (*[6]byte)(b[132+i0*6:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
		(*v0)[3] = uint8(p0[3])
		(*v0)[4] = uint8(p0[4])
		(*v0)[5] = uint8(p0[5])
	}
	packed.Get(b[360:398], s.owner[:])
	packed.Get(b[398:436], s.base[:])
	packed.Get(b[436:474], s.work[:])
	s.vein = uint64(binary.LittleEndian.Uint64(b[474:]))
	s.strained = uint64(binary.LittleEndian.Uint64(b[482:]))
	s.exhausted = uint64(binary.LittleEndian.Uint64(b[490:]))
	for i0 := range s.seats {
		v0, p0 := &s.seats[i0], (*[111]byte)(b[498+i0*111:])
		v0.faction = faction(p0[0])
		v0.home = planet(p0[1])
		v0.out = p0[2] != 0
		v0.points = uint8(p0[3])
		v0.pool = uint8(p0[4])
		v0.away = uint8(p0[5])
		v0.mine = uint8(p0[6])
		v0.well = uint8(p0[7])
		v0.cargo = uint8(p0[8])
		v0.study = uint8(p0[9])
		v0.held = uint64(binary.LittleEndian.Uint64(p0[10:]))
		v0.buildings = uint8(p0[18])
		v0.techs = uint8(p0[19])
		v0.modules[0] = uint8(p0[20])
		v0.modules[1] = uint8(p0[21])
		v0.modules[2] = uint8(p0[22])
		v0.supply[0] = uint8(p0[23])
		v0.supply[1] = uint8(p0[24])
		v0.supply[2] = uint8(p0[25])
		v0.supply[3] = uint8(p0[26])
		v0.supply[4] = uint8(p0[27])
		v0.supply[5] = uint8(p0[28])
		packed.Get(p0[29:43], v0.hand[:])
		packed.Get(p0[43:57], v0.pile[:])
		packed.Get(p0[57:71], v0.discard[:])
		packed.Get(p0[71:85], v0.aside[:])
		packed.Get(p0[85:99], v0.late[:])
		v0.since = uint8(p0[99])
		v0.wonAttack = p0[100] != 0
		v0.obstructed = p0[101] != 0
		v0.starters[0] = uint8(p0[102])
		v0.starters[1] = uint8(p0[103])
		v0.starters[2] = uint8(p0[104])
		v0.starters[3] = uint8(p0[105])
		v0.starters[4] = uint8(p0[106])
		v0.starters[5] = uint8(p0[107])
		v0.ships = uint8(p0[108])
		v0.dealt[0] = planet(p0[109])
		v0.dealt[1] = planet(p0[110])
	}
	for i0 := range s.tokens {
		v0, p0 := &s.tokens[i0], (*[3]byte)(b[1164+i0*3:])
		v0.at = planet(p0[0])
		v0.owner = rules.Seat(p0[1])
		v0.order = order(p0[2])
	}
	s.tokenCount = uint8(b[1236])
	s.deck[0] = uint8(b[1237])
	s.deck[1] = uint8(b[1238])
	s.deck[2] = uint8(b[1239])
	for i0 := range s.drawn {
		v0, p0 := &s.drawn[i0], (*[3]byte)(b[1240+i0*3:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
	}
	packed.Get(b[1258:1351], s.eventAt[:])
	s.beacons = uint8(b[1351])
	s.battle.area = area(b[1352])
	s.battle.seats[0] = rules.Seat(b[1353])
	s.battle.seats[1] = rules.Seat(b[1354])
	s.battle.gold = b[1355] != 0
	s.battle.shown = b[1356] != 0
	s.battle.slots = uint8(b[1357])
	for i0 := range s.battle.ready {
		v0, p0 := &s.battle.ready[i0], (*[6]byte)(b[1358+i0*6:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
		(*v0)[3] = uint8(p0[3])
		(*v0)[4] = uint8(p0[4])
		(*v0)[5] = uint8(p0[5])
	}
	for i0 := range s.battle.alive {
		v0, p0 := &s.battle.alive[i0], (*[6]byte)(b[1370+i0*6:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
		(*v0)[3] = uint8(p0[3])
		(*v0)[4] = uint8(p0[4])
		(*v0)[5] = uint8(p0[5])
	}
	for i0 := range s.battle.front {
		v0, p0 := &s.battle.front[i0], (*[4]byte)(b[1382+i0*4:])
		(*v0)[0] = int8(p0[0])
		(*v0)[1] = int8(p0[1])
		(*v0)[2] = int8(p0[2])
		(*v0)[3] = int8(p0[3])
	}
	for i0 := range s.battle.support {
		v0, p0 := &s.battle.support[i0], (*[24]byte)(b[1390+i0*24:])
		for i1 := range *v0 {
			v1, p1 := &(*v0)[i1], (*[6]byte)(p0[0+i1*6:])
			(*v1)[0] = uint8(p1[0])
			(*v1)[1] = uint8(p1[1])
			(*v1)[2] = uint8(p1[2])
			(*v1)[3] = uint8(p1[3])
			(*v1)[4] = uint8(p1[4])
			(*v1)[5] = uint8(p1[5])
		}
	}
	for i0 := range s.battle.strike {
		v0, p0 := &s.battle.strike[i0], (*[4]byte)(b[1438+i0*4:])
		(*v0)[0] = card(p0[0])
		(*v0)[1] = card(p0[1])
		(*v0)[2] = card(p0[2])
		(*v0)[3] = card(p0[3])
	}
	for i0 := range s.battle.ploy {
		v0, p0 := &s.battle.ploy[i0], (*[4]byte)(b[1446+i0*4:])
		(*v0)[0] = card(p0[0])
		(*v0)[1] = card(p0[1])
		(*v0)[2] = card(p0[2])
		(*v0)[3] = card(p0[3])
	}
	s.battle.beaten[0] = uint8(b[1454])
	s.battle.beaten[1] = uint8(b[1455])
	for i0 := range s.battle.blasts {
		v0, p0 := &s.battle.blasts[i0], (*[3]byte)(b[1456+i0*3:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
	}
	for i0 := range s.moved {
		v0, p0 := &s.moved[i0], (*[6]byte)(b[1462+i0*6:])
		(*v0)[0] = uint8(p0[0])
		(*v0)[1] = uint8(p0[1])
		(*v0)[2] = uint8(p0[2])
		(*v0)[3] = uint8(p0[3])
		(*v0)[4] = uint8(p0[4])
		(*v0)[5] = uint8(p0[5])
	}
	for i0 := range s.frames {
		v0, p0 := &s.frames[i0], (*[11]byte)(b[1486+i0*11:])
		v0.kind = frameKind(p0[0])
		v0.step = uint8(p0[1])
		v0.seat = rules.Seat(p0[2])
		v0.a = int16(binary.LittleEndian.Uint16(p0[3:]))
		v0.b = int16(binary.LittleEndian.Uint16(p0[5:]))
		v0.c = int16(binary.LittleEndian.Uint16(p0[7:]))
		v0.d = int16(binary.LittleEndian.Uint16(p0[9:]))
	}
	s.depth = uint8(b[1574])
}

package session

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"

	"tyche/rules"
)

const positionMagic = "TyP1"

// AppendPosition appends a position in binary form: game, rules version, the bytes of the state and a checksum.
func AppendPosition(dst []byte, g rules.Game, s rules.State) ([]byte, error) {
	b, ok := s.(rules.Binary)
	if !ok {
		return dst, &Problem{Fault: NoBinary}
	}
	start := len(dst)
	info := g.Info()
	dst = append(dst, positionMagic...)
	dst = packString(dst, info.ID)
	dst = binary.AppendUvarint(dst, uint64(info.Version))
	dst = b.AppendBinary(dst)
	return binary.BigEndian.AppendUint32(dst, crc32.ChecksumIEEE(dst[start:])), nil
}

// LoadPosition reads what AppendPosition wrote into s, a state of the same game. On an error s is as it was or
// not to be used.
func LoadPosition(src []byte, g rules.Game, s rules.State) error {
	b, ok := s.(rules.Binary)
	if !ok {
		return &Problem{Fault: NoBinary}
	}
	if len(src) < len(positionMagic)+4 || string(src[:len(positionMagic)]) != positionMagic {
		return &Problem{Fault: DamagedPosition, Err: errors.New("not a position")}
	}
	body, sum := src[:len(src)-4], binary.BigEndian.Uint32(src[len(src)-4:])
	if crc32.ChecksumIEEE(body) != sum {
		return &Problem{Fault: DamagedPosition, Err: errors.New("wrong checksum")}
	}
	in := unpacker{raw: body[len(positionMagic):]}
	id, version := in.text(), in.number()
	info := g.Info()
	switch {
	case in.bad || id != info.ID:
		return &Problem{Fault: DamagedPosition, Err: fmt.Errorf("position of %q", id)}
	case version != uint64(info.Version):
		return &Problem{Fault: OtherRules}
	}
	if err := b.LoadBinary(in.raw); err != nil {
		return &Problem{Fault: DamagedPosition, Err: err}
	}
	return nil
}

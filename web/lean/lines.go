package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"log"
	"os"
)

// emptyLines empties, in a WebAssembly program that Go has linked, the tables that tell file and line of each instruction, and the names of
// functions that are not ours. A trace of calls then names our functions and no lines; nothing else asks for them. They are some 6 % of the page.
func emptyLines(path string) error {
	program, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	segments, err := dataOf(program)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	memory := spread(segments)
	if !forgetLines(memory) {
		log.Print("this Go keeps its lines elsewhere; the page will be larger")
		return nil
	}
	for _, s := range segments {
		copy(s.bytes, memory[s.at:])
	}
	return os.WriteFile(path, program, 0o755)
}

// segment is a piece of what the program's memory holds when it starts; bytes lie in the file.
type segment struct {
	at    int
	bytes []byte
}

// spread is the memory as the segments fill it, zero between them.
func spread(segments []segment) []byte {
	end := 0
	for _, s := range segments {
		end = max(end, s.at+len(s.bytes))
	}
	memory := make([]byte, end)
	for _, s := range segments {
		copy(memory[s.at:], s.bytes)
	}
	return memory
}

var errNoProgram = errors.New("not a WebAssembly program as Go writes it")

const dataSection = 11

// dataOf finds the segments of a WebAssembly module's data section.
func dataOf(module []byte) ([]segment, error) {
	if !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errNoProgram
	}
	for r := (&reader{rest: module[8:]}); len(r.rest) > 0; {
		kind := r.byte()
		section := r.take(r.number())
		if r.failed {
			return nil, errNoProgram
		}
		if kind == dataSection {
			return segmentsOf(section)
		}
	}
	return nil, errNoProgram
}

// segmentsOf reads a data section, whose segments all have constant addresses in the first memory.
func segmentsOf(section []byte) ([]segment, error) {
	const (
		active   = 0x00
		constant = 0x41
		end      = 0x0b
	)
	r := &reader{rest: section}
	var found []segment
	for n := r.number(); n > 0 && !r.failed; n-- {
		if r.byte() != active || r.byte() != constant {
			return nil, errNoProgram
		}
		at := r.number()
		if r.byte() != end {
			return nil, errNoProgram
		}
		found = append(found, segment{at, r.take(r.number())})
	}
	if r.failed {
		return nil, errNoProgram
	}
	return found, nil
}

// reader reads a module's bytes in order; what reaches beyond their end fails.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.failed, r.rest = true, nil
		return nil
	}
	taken := r.rest[:n:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

// number reads a LEB128 number; addresses are signed ones, but none that Go writes is negative.
func (r *reader) number() int {
	value, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.failed, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[n:]
	return int(value)
}

// Where things stand in the table of functions (internal/abi and runtime/symtab.go of Go 1.26): its head, and each
// function's record.
const (
	headSize        = 8 + 8*8
	headFunctions   = 8
	headNames       = 8 + 8*3
	headUnits       = 8 + 8*4
	headPrograms    = 8 + 8*6
	headRecords     = 8 + 8*7
	recordName      = 4
	recordStacks    = 16
	recordFiles     = 20
	recordLines     = 24
	recordTables    = 28
	recordUnit      = 32
	recordFirstLine = 36
	recordSize      = 44
)

var headMark = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// forgetLines empties the programs that tell files and lines, the names of units and files, and those of others' functions, and every
// record's way to them; false, and nothing changed, if the table of functions is not there just once or does not hold together.
func forgetLines(memory []byte) bool {
	if bytes.Count(memory, headMark) != 1 {
		return false
	}
	table := memory[bytes.Index(memory, headMark):]
	records, ok := recordsOf(table)
	if !ok {
		return false
	}
	programs := table[binary.LittleEndian.Uint64(table[headPrograms:]):binary.LittleEndian.Uint64(table[headRecords:])]
	starts := map[uint32]bool{} // of every program: whether something but files and lines needs it
	for _, record := range records {
		for at := recordSize; at < len(record); at += 4 {
			starts[word(record, at)] = true
		}
		starts[word(record, recordStacks)] = true
		for _, at := range []int{recordFiles, recordLines} {
			starts[word(record, at)] = starts[word(record, at)]
		}
	}
	for start := range starts {
		if int(start) >= len(programs) {
			return false
		}
	}
	names, rest, ok := namesOf(table, records)
	if !ok {
		return false
	}
	clear(rest)
	for _, record := range records {
		if !ours(nameAt(names, record)) {
			clear(record[recordName : recordName+4])
		}
	}
	for name := range bytes.SplitSeq(names, []byte{0}) { // some functions are inlined everywhere, and have no record
		clear(name[shown(name):])
	}
	for start, needed := range starts {
		if !needed && start != 0 {
			clear(programs[start:endOf(programs, int(start))])
		}
	}
	for _, record := range records {
		for _, at := range []int{recordFiles, recordLines, recordUnit, recordFirstLine} {
			clear(record[at : at+4])
		}
	}
	return true
}

// recordsOf is each function's record with the programs that it names; false if one reaches beyond the table.
func recordsOf(table []byte) ([][]byte, bool) {
	if len(table) < headSize {
		return nil, false
	}
	count := int(binary.LittleEndian.Uint64(table[headFunctions:]))
	programs := binary.LittleEndian.Uint64(table[headPrograms:])
	start := binary.LittleEndian.Uint64(table[headRecords:])
	if programs > start || start > uint64(len(table)) || count <= 0 || count > len(table)/8 {
		return nil, false
	}
	pairs := table[start:]
	records := make([][]byte, 0, count)
	for i := range count {
		if len(pairs) < 8*(i+1) {
			return nil, false
		}
		at := int(word(pairs, 8*i+4))
		if at+recordSize > len(pairs) {
			return nil, false
		}
		size := recordSize + 4*int(word(pairs, at+recordTables))
		if size < recordSize || at+size > len(pairs) {
			return nil, false
		}
		records = append(records, pairs[at:at+size])
	}
	return records, true
}

// namesOf is the names of functions, and after them those of files; false if a record names none of them.
func namesOf(table []byte, records [][]byte) (names, rest []byte, ok bool) {
	start, end := binary.LittleEndian.Uint64(table[headNames:]), binary.LittleEndian.Uint64(table[headUnits:])
	last := binary.LittleEndian.Uint64(table[headPrograms:])
	if start > end || end > last {
		return nil, nil, false
	}
	names, rest = table[start:end], table[end:last]
	for _, record := range records {
		if at := int(word(record, recordName)); at >= len(names) || bytes.IndexByte(names[at:], 0) < 0 {
			return nil, nil, false
		}
	}
	return names, rest, true
}

// nameAt is a function's name, in the table.
func nameAt(names, record []byte) []byte {
	name := names[word(record, recordName):]
	return name[:bytes.IndexByte(name, 0)]
}

// shown is how much of a name a trace needs: nothing of others' functions, and of ours the function in which it is written, without types
// that it is made for.
func shown(name []byte) int {
	if !ours(name) {
		return 0
	}
	end := len(name)
	for _, more := range []string{"[", ".func"} {
		if at := bytes.Index(name[:end], []byte(more)); at >= 0 {
			end = at
		}
	}
	return end
}

// ours says whether a trace should name the function.
func ours(name []byte) bool {
	return bytes.HasPrefix(name, []byte("tyche/")) || bytes.HasPrefix(name, []byte("main."))
}

func word(b []byte, at int) uint32 { return binary.LittleEndian.Uint32(b[at:]) }

// endOf is where the program that starts at a place ends: pairs of numbers, and a zero.
func endOf(programs []byte, start int) int {
	at := start
	for first := true; at < len(programs); first = false {
		_, n := binary.Uvarint(programs[at:])
		if n <= 0 || (programs[at] == 0 && !first) {
			return min(at+1, len(programs))
		}
		at += n
		_, n = binary.Uvarint(programs[at:])
		at += max(n, 1)
	}
	return len(programs)
}

package conform

import (
	"bytes"
	"fmt"
	"go/format"
	"os"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Fields demands that fields.go of the package under test lists exactly the fields of the state, but the derived ones: a
// field that is forgotten there would be lost in every saved position. With update it is written anew; if a field was
// removed, empty write and read first.
func Fields(t *testing.T, state reflect.Type, update bool, derived ...string) {
	want, err := format.Source(fieldsOf(state, derived))
	if err != nil {
		t.Fatal(err)
	}
	if update {
		if err := os.WriteFile("fields.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("fields.go")
	if err != nil || !bytes.Equal(got, want) {
		t.Fatalf("fields.go is not up to date with the state (%v): go test -run TestFields -update", err)
	}
}

// fieldsOf makes fields.go: every byte has its place, known beforehand.
func fieldsOf(state reflect.Type, derived []string) []byte {
	var write, read coding
	read.reads = true
	size := 0
	for i := range state.NumField() {
		f := state.Field(i)
		if slices.Contains(derived, f.Name) {
			continue
		}
		write.field("s."+f.Name, f.Type, "b", size, 0)
		read.field("s."+f.Name, f.Type, "b", size, 0)
		size += codedSize(f.Type)
	}
	return fmt.Appendf(nil, `// Code generated from the types by go test -run TestFields -update. DO NOT EDIT.

package %s

import (
	"encoding/binary"

	"tyche/rules"
	"tyche/rules/packed"
)

// codedSize is how many bytes all fields of the state but the derived ones take.
const codedSize = %d

// write puts them into b, in order.
func (s *state) write(b *[codedSize]byte) {
%s}

// read takes them out of b.
func (s *state) read(b *[codedSize]byte) {
%s}
`, path.Base(state.PkgPath()), size, write.String(), read.String())
}

// codedSize returns how many bytes a type takes.
func codedSize(typ reflect.Type) (n int) {
	switch typ.Kind() {
	case reflect.Struct:
		for i := range typ.NumField() {
			n += codedSize(typ.Field(i).Type)
		}
		return n
	case reflect.Array:
		return typ.Len() * codedSize(typ.Elem())
	}
	return int(typ.Size())
}

// coding is the body of write or read.
type coding struct {
	strings.Builder
	reads bool
}

// unrolled is how many elements of an array are written one by one.
const unrolled = 8

// field codes what lies at an offset of a buffer.
func (c *coding) field(name string, typ reflect.Type, buf string, at, depth int) {
	switch typ.Kind() {
	case reflect.Struct:
		for i := range typ.NumField() {
			f := typ.Field(i)
			c.field(name+"."+f.Name, f.Type, buf, at, depth)
			at += codedSize(f.Type)
		}
	case reflect.Array:
		c.array(name, typ, buf, at, depth)
	case reflect.Bool:
		if c.reads {
			fmt.Fprintf(c, "%s = %s[%d] != 0\n", name, buf, at)
		} else {
			fmt.Fprintf(c, "%s[%d] = packed.Bit(%s)\n", buf, at, name)
		}
	default:
		c.number(name, typ, buf, at)
	}
}

func (c *coding) number(name string, typ reflect.Type, buf string, at int) {
	own := strings.TrimPrefix(typ.String(), path.Base(typ.PkgPath())+".")
	if typ.PkgPath() == "tyche/rules" {
		own = typ.String()
	}
	switch bits := typ.Bits(); {
	case bits == 8 && c.reads:
		fmt.Fprintf(c, "%s = %s(%s[%d])\n", name, own, buf, at)
	case bits == 8:
		fmt.Fprintf(c, "%s[%d] = byte(%s)\n", buf, at, name)
	case c.reads:
		fmt.Fprintf(c, "%s = %s(binary.LittleEndian.Uint%d(%s[%d:]))\n", name, own, bits, buf, at)
	default:
		fmt.Fprintf(c, "binary.LittleEndian.PutUint%d(%s[%d:], uint%d(%s))\n", bits, buf, at, bits, name)
	}
}

func (c *coding) array(name string, typ reflect.Type, buf string, at, depth int) {
	each := codedSize(typ.Elem())
	long := typ.Len() > unrolled
	switch kind := typ.Elem().Kind(); {
	case long && (kind == reflect.Int8 || kind == reflect.Uint8):
		call := "Put"
		if c.reads {
			call = "Get"
		}
		fmt.Fprintf(c, "packed.%s(%s[%d:%d], %s[:])\n", call, buf, at, at+typ.Len(), name)
	case long || kind == reflect.Struct || kind == reflect.Array:
		i, v, p := fmt.Sprint("i", depth), fmt.Sprint("v", depth), fmt.Sprint("p", depth)
		fmt.Fprintf(c, "for %s := range %s {\n%s, %s := &%s[%s], (*[%d]byte)(%s[%d+%s*%d:])\n", i, name, v, p, name, i, each, buf, at, i, each)
		if kind != reflect.Struct {
			v = "*" + v
			if kind == reflect.Array {
				v = "(" + v + ")"
			}
		}
		c.field(v, typ.Elem(), p, 0, depth+1)
		c.WriteString("}\n")
	default:
		for i := range typ.Len() {
			c.field(fmt.Sprintf("%s[%d]", name, i), typ.Elem(), buf, at+i*each, depth)
		}
	}
}

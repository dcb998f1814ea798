package sector

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"os"
	"reflect"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write fields.go anew after a change of the state")

// TestFields demands that fields.go lists exactly the fields of the state: a field that is forgotten there would be
// lost in every saved position. Run it with -update after a change; if a field was removed, empty exchange first.
func TestFields(t *testing.T) {
	var b strings.Builder
	b.WriteString("package sector\n\n// exchange writes or reads every field of the state, in order. Made from the types by\n" +
		"// go test -run TestFields -update.\nfunc (s *state) exchange(c *coder) {\n")
	typ := reflect.TypeFor[state]()
	for i := range typ.NumField() {
		{
			f := typ.Field(i)
			writeField(&b, "s."+f.Name, f.Type, 0)
		}
	}
	b.WriteString("}\n")
	want, err := format.Source([]byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("fields.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("fields.go")
	if err != nil || !bytes.Equal(got, want) {
		t.Fatalf("fields.go is not up to date with the state (%v): go test -run TestFields -update", err)
	}
}

func writeField(b *strings.Builder, name string, typ reflect.Type, depth int) {
	switch typ.Kind() {
	case reflect.Bool:
		fmt.Fprintf(b, "codeBool(c, &%s)\n", name)
	case reflect.Struct:
		for i := range typ.NumField() {
			writeField(b, name+"."+typ.Field(i).Name, typ.Field(i).Type, depth)
		}
	case reflect.Array:
		if k := typ.Elem().Kind(); k == reflect.Int8 || k == reflect.Uint8 {
			fmt.Fprintf(b, "code8s(c, %s[:])\n", name)
			return
		}
		i := string(rune('i' + depth))
		fmt.Fprintf(b, "for %s := range %s {\n", i, name)
		writeField(b, name+"["+i+"]", typ.Elem(), depth+1)
		b.WriteString("}\n")
	default:
		fmt.Fprintf(b, "code%d(c, &%s)\n", typ.Bits(), name)
	}
}

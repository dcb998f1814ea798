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
// removed, empty exchange first.
func Fields(t *testing.T, state reflect.Type, update bool, derived ...string) {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s\n\nimport \"tyche/rules/packed\"\n\n", path.Base(state.PkgPath()))
	b.WriteString("// exchange writes or reads every field of the state but the derived ones, in order. Made from the types by\n" +
		"// go test -run TestFields -update.\nfunc (s *state) exchange(c *packed.Coder) {\n")
	for i := range state.NumField() {
		if f := state.Field(i); !slices.Contains(derived, f.Name) {
			writeField(&b, "s."+f.Name, f.Type, 0)
		}
	}
	b.WriteString("}\n")
	want, err := format.Source([]byte(b.String()))
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

func writeField(b *strings.Builder, name string, typ reflect.Type, depth int) {
	switch typ.Kind() {
	case reflect.Bool:
		fmt.Fprintf(b, "packed.CodeBool(c, &%s)\n", name)
	case reflect.Struct:
		for i := range typ.NumField() {
			writeField(b, name+"."+typ.Field(i).Name, typ.Field(i).Type, depth)
		}
	case reflect.Array:
		if k := typ.Elem().Kind(); k == reflect.Int8 || k == reflect.Uint8 {
			fmt.Fprintf(b, "packed.Code8s(c, %s[:])\n", name)
			return
		}
		i := string(rune('i' + depth))
		fmt.Fprintf(b, "for %s := range %s {\n", i, name)
		writeField(b, name+"["+i+"]", typ.Elem(), depth+1)
		b.WriteString("}\n")
	default:
		fmt.Fprintf(b, "packed.Code%d(c, &%s)\n", typ.Bits(), name)
	}
}

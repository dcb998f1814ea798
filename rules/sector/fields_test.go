package sector

import (
	"flag"
	"reflect"
	"testing"

	"tyche/rules/conform"
)

var update = flag.Bool("update", false, "write fields.go or golden files anew after a change of the state or the rules")

func TestFields(t *testing.T) { conform.Fields(t, reflect.TypeFor[state](), *update) }

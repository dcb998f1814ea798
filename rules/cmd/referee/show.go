package main

import (
	"fmt"
	"reflect"
	"strings"

	"tyche/rules"
)

// show prints a view, in the words of the game or field by field.
func (r *referee) show(e entry, view rules.View) {
	if e.show != nil {
		fmt.Fprintln(r.out, strings.Join(e.show(r.voice, view), "\n"))
		return
	}
	v := reflect.Indirect(reflect.ValueOf(view))
	if v.Kind() != reflect.Struct {
		fmt.Fprintf(r.out, "%+v\n", view)
		return
	}
	for i := range v.NumField() {
		if f := v.Type().Field(i); f.IsExported() {
			fmt.Fprintf(r.out, "%-14s %v\n", strings.ToLower(f.Name), v.Field(i).Interface())
		}
	}
}

package table

import (
	"reflect"

	"tyche/rules"
)

// bare says whether nobody at the table knows what the others do not, as before the hands are dealt: then nothing would be
// hidden by a curtain. Views are compared whole, so that a secret of a new kind counts without being named here.
func (m *Match) bare() bool { return m.bareAt(m.Session.Len()) }

// bareAt says the same of the moment before an entry.
func (m *Match) bareAt(entry int) bool {
	public := withoutSeat(m.Session.ChairAt(entry, rules.Nobody).View())
	for seat := range m.Session.Header().Seats {
		if !reflect.DeepEqual(withoutSeat(m.Session.ChairAt(entry, rules.Seat(seat)).View()), public) {
			return false
		}
	}
	return true
}

// withoutSeat returns a copy of a view that does not say whose it is: its field Seat is Nobody's, where it has one.
func withoutSeat(v rules.View) any {
	of := reflect.Indirect(reflect.ValueOf(v))
	c := reflect.New(of.Type()).Elem()
	c.Set(of)
	if c.Kind() == reflect.Struct {
		if f := c.FieldByName("Seat"); f.IsValid() && f.Type() == reflect.TypeFor[rules.Seat]() {
			f.Set(reflect.ValueOf(rules.Nobody))
		}
	}
	return c.Interface()
}

package imperio

import (
	"slices"

	"tyche/rules"
	"tyche/scenes/table"
)

// leaving is the orders after ships are left behind or taken along, or why they may not be. What is loaded and what is landed stays ordered
// as far as the ships that go can carry it.
func (f *Face) leaving(k *table.Desk, change func(d *detachment)) ([]detachment, string) {
	if list, _ := f.tried(k, change); list != nil {
		return list, ""
	}
	_, was := f.aim.shown()
	var load, end []rules.Move
	with := func() ([]detachment, string) {
		return f.tried(k, func(d *detachment) {
			change(d)
			d.load, d.end = slices.Clone(load), slices.Clone(end)
		})
	}
	list, why := with()
	if list == nil {
		return nil, why
	}
	for _, part := range [...]struct{ from, to *[]rules.Move }{{&was.load, &load}, {&was.end, &end}} {
		for _, m := range *part.from {
			*part.to = append(*part.to, m)
			if more, _ := with(); more != nil {
				list = more
			} else {
				*part.to = (*part.to)[:len(*part.to)-1]
			}
		}
	}
	return list, ""
}

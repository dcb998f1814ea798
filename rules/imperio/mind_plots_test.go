package imperio

import (
	"testing"

	"tyche/rules/conform/prove"
)

// No House pays more for a Political Favour than the Resources that it is to bring (16.6).
func TestAFavourBringsMoreThanItCosts(t *testing.T) {
	r := newRealm(t, 3, 0)
	r.s.addLaw(ctx{}, proposal{entry: l15, bound: 0, author: nobody}) // else it would ask for that
	prove.True(t, "eight Resources cost more", r.s.plotPrice(0, favour, false) > 8)
	var c campaign
	var k purse
	c.plan(r.s, 0, Mind{})
	k.weigh(&c)
	x := k.favourGain()
	prove.True(t, "there is something to ask for", x.gain > 0)
	prove.True(t, "not eight Resources", x.bill.entry != c1)
}

package imperio_test

import (
	"strings"
	"testing"
)

// A landing goes on the stage also where the fleet that was in its way has retreated.
func TestALandingAfterARetreatIsStaged(t *testing.T) {
	fled := strings.NewReplacer("retreat cautious", "retreat at-once", "task 1 bombard detachment 1 planet orsenda\n", "")
	k := enter(t, "en", 1280, 800, fled.Replace(war))
	k.tick(10)
	k.does(0, "seal")
	k.until("Battle of Orsenda")
	k.until("Landing on Orsenda")
}

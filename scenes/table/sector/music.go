package sector

// NoTicking is the setting that leaves the escapement out of the music.
const NoTicking = "sector.setting.no-ticking"

// moods are the music by the stage of the event deck.
var moods = [...]string{"orrery-1", "orrery-2", "orrery-3"}

// Mood is the music of the lamps: by the stage of the event deck, and thinner once they go out.
func (f *Face) Mood() string {
	mood := moods[0]
	switch v := &f.view; {
	case v.Beacons >= 2:
		mood = "orrery-dark"
	case v.Beacons == 1:
		mood = "orrery-one-lamp-out"
	default:
		for stage := range v.Deck {
			if mood = moods[stage]; v.Deck[stage] > 0 {
				break
			}
		}
	}
	if f.app.Prefs.Switches[NoTicking] {
		mood += "-still"
	}
	return mood
}

package learn_test

import "testing"

// TestATurnedPhoneShowsWhatIsAsked: on its side as upright the map shows the neighbourhood of what the note asks for, and not the whole
// theatre, in which nothing can be told apart.
func TestATurnedPhoneShowsWhatIsAsked(t *testing.T) {
	d := sit(t, 2, 390, 844, 1, "es") // marching
	for range 2 {
		d.settle()
		d.on()
	}
	d.settle()
	want := d.course.Wanted()[0]
	f, _ := d.coach.shown.Offers.Find(want)
	place := f.Caption.Targets[0]
	upright, _ := d.coach.shown.Where(place)
	d.shot("turned-before")
	d.in.W, d.in.H = d.in.H, d.in.W
	d.settle()
	d.shot("turned-after")
	if box, seen := d.coach.shown.Where(place); !seen || box.W < 0.7*upright.W {
		t.Errorf("the place is %v wide upright, and %v when the phone was turned, seen %v", upright.W, box.W, seen)
	}
}

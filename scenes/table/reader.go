package table

// Reader is a face that can lay a book over the table: a sheet that is read and closed again, drawn as its Overlay. While it is open
// nothing below answers, and the keys are its own.
type Reader interface{ Reading() bool }

func (t *Table) reading() bool {
	f, can := t.face.(Reader)
	return can && f.Reading()
}

// Package files takes games out of the program and lets them in: files on the desktop, downloads and the file chooser in
// the browser, and the address of the page. It knows nothing of what is in them.
package files

// Picked is a file that the player chose.
type Picked struct {
	Name string
	Data []byte
}

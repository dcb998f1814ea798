// Command opens does nothing but load the window: the test runs it where there is no display.
package main

import "tyche/scenes/window"

func main() { window.Wake() }

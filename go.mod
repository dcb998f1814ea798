module tyche

go 1.26.8

require (
	github.com/go-text/typesetting v0.3.5
	github.com/lucasb-eyer/go-colorful v1.4.1
	golang.org/x/image v0.47.0
)

require golang.org/x/sys v0.49.0 // indirect

module tyche

go 1.26.8

require (
	github.com/ebitengine/oto/v3 v3.4.0
	github.com/go-text/typesetting v0.3.5
	github.com/lucasb-eyer/go-colorful v1.4.1
	golang.org/x/image v0.47.0
)

require (
	github.com/ebitengine/purego v0.9.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
)

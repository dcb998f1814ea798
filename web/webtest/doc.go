// Package webtest plays the browser version in a real browser without a window. Its tests need the built site and a
// browser, so they stand behind a build tag; make test builds the one and installs the other:
//
//	make web && go test -tags browser ./web/webtest
package webtest

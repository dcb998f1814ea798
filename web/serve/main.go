// Serve hands out the browser version on this machine:
//
//	go run ./web/serve
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"tyche/web/site"
)

func main() {
	log.SetFlags(0)
	folder := flag.String("folder", "dist/web", "folder to hand out")
	address := flag.String("address", "127.0.0.1:8080", "where to listen")
	flag.Parse()
	if _, err := os.Stat(filepath.Join(*folder, site.Program)); err != nil {
		log.Fatalf("serve: %v: run make web first", err)
	}
	listener, err := net.Listen("tcp", *address)
	if errors.Is(err, syscall.EADDRINUSE) {
		fmt.Printf("%s is in use: taking another port\n", *address)
		listener, err = net.Listen("tcp", "127.0.0.1:0")
	}
	if err != nil {
		log.Fatalf("serve: %v", err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	log.Fatal(server(*folder).Serve(listener))
}

// server hands out a folder and lets nobody keep a connection for nothing.
func server(folder string) *http.Server {
	return &http.Server{
		Handler:           site.Handler(folder),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    1 << 16,
	}
}

//go:build browser

package webtest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tyche/web/site"
)

var folder = flag.String("site", "../../dist/web", "the built site")

const (
	width, height = 1280, 800
	patience      = 60 * time.Second // for anything the page must do: test machines are slow and busy
)

// lasting is how long a test may watch beyond that: with TYCHE_LONG set, a whole evening.
func lasting() time.Duration {
	if os.Getenv("TYCHE_LONG") != "" {
		return 15 * time.Minute
	}
	return 0
}

// visit is one browser with a profile of its own, looking at a server of its own.
type visit struct {
	t      *testing.T
	ctx    context.Context
	server *httptest.Server

	mu         sync.Mutex
	complaints []string // errors on the console, exceptions, and requests to other servers
}

// browse opens a browser. It does not go to the page yet.
func browse(t *testing.T, language string, flags ...chromedp.ExecAllocatorOption) *visit {
	t.Helper()
	if _, err := os.Stat(filepath.Join(*folder, site.Program)); err != nil {
		t.Fatalf("%v: run make web first", err)
	}
	v := &visit{t: t, server: httptest.NewServer(site.Handler(*folder))}
	t.Cleanup(v.server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(browser(t)), chromedp.WindowSize(width, height),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("use-gl", "angle"), chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-dev-shm-usage", true))
	if os.Getuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	started, stop := chromedp.NewExecAllocator(context.Background(), append(options, flags...)...)
	t.Cleanup(stop)
	ctx, leave := chromedp.NewContext(started)
	t.Cleanup(leave)
	v.ctx, leave = context.WithTimeout(ctx, 4*patience+lasting())
	t.Cleanup(leave)
	chromedp.ListenTarget(v.ctx, v.listen)
	v.do("open the browser", chromedp.EmulateViewport(width, height), log.Enable(), network.Enable(),
		emulation.SetUserAgentOverride("Mozilla/5.0 Chrome test").WithAcceptLanguage(language))
	return v
}

func browser(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	t.Fatal("no chromium, chromium-browser or google-chrome here")
	return ""
}

// listen collects what must not happen.
func (v *visit) listen(event any) {
	complaint := ""
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			complaint = fmt.Sprintf("console: %s", words(e.Args))
		}
	case *runtime.EventExceptionThrown:
		complaint = "exception: " + e.ExceptionDetails.Error()
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError {
			complaint = fmt.Sprintf("log: %s %s", e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		to, err := url.Parse(e.Request.URL)
		if err == nil && strings.HasPrefix(to.Scheme, "http") && "http://"+to.Host != v.server.URL {
			complaint = "request to " + e.Request.URL
		}
	}
	if complaint != "" {
		v.mu.Lock()
		v.complaints = append(v.complaints, complaint)
		v.mu.Unlock()
	}
}

func words(args []*runtime.RemoteObject) string {
	var all []string
	for _, a := range args {
		all = append(all, strings.Trim(string(a.Value), `"`)+a.Description)
	}
	return strings.Join(all, " ")
}

// clean fails the test if there were complaints.
func (v *visit) clean() {
	v.t.Helper()
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, c := range v.complaints {
		v.t.Error(c)
	}
}

func (v *visit) do(what string, actions ...chromedp.Action) {
	v.t.Helper()
	if err := chromedp.Run(v.ctx, actions...); err != nil {
		v.t.Fatalf("%s: %v", what, err)
	}
}

// enter goes to the page.
func (v *visit) enter() {
	v.t.Helper()
	v.do("go to the page", chromedp.Navigate(v.server.URL+"/"))
}

// await waits until an expression of JavaScript is true.
func (v *visit) await(what, expression string) {
	v.t.Helper()
	err := chromedp.Run(v.ctx, chromedp.Poll(expression, nil, chromedp.WithPollingTimeout(patience), chromedp.WithPollingInterval(100*time.Millisecond)))
	if err != nil {
		var word string
		_ = chromedp.Run(v.ctx, chromedp.Evaluate(`document.getElementById("word").textContent`, &word))
		v.t.Fatalf("waited for %s: %v (the page says %q; complaints: %q)", what, err, word, v.complaints)
	}
}

// table waits until the game has taken the page over and painted something.
func (v *visit) table() image.Image {
	v.t.Helper()
	v.await("the game", `document.getElementById("door").hidden && document.querySelector("canvas") !== null`)
	var shot image.Image
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
		if shot = v.shot(); colours(shot) > 8 {
			return shot
		}
	}
	v.t.Fatalf("the canvas stays blank: %d colours", colours(shot))
	return nil
}

// shot is what the page looks like now.
func (v *visit) shot() image.Image {
	v.t.Helper()
	var buf []byte
	v.do("take a screenshot", chromedp.CaptureScreenshot(&buf))
	shot, err := png.Decode(bytes.NewReader(buf))
	if err != nil {
		v.t.Fatal(err)
	}
	return shot
}

// colours counts different colours on a grid of every fourth pixel.
func colours(shot image.Image) int {
	seen := map[[3]uint32]bool{}
	for y := shot.Bounds().Min.Y; y < shot.Bounds().Max.Y; y += 4 {
		for x := shot.Bounds().Min.X; x < shot.Bounds().Max.X; x += 4 {
			r, g, b, _ := shot.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// click presses and releases the left button at a point of the page.
func (v *visit) click(x, y float64) {
	v.t.Helper()
	v.do("click",
		input.DispatchMouseEvent(input.MouseMoved, x, y),
		input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1),
		input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1))
}

// says waits until the page shows a sentence that contains the words.
func (v *visit) says(words string) {
	v.t.Helper()
	v.await(words, fmt.Sprintf(`!document.getElementById("door").hidden && document.getElementById("word").textContent.includes(%q)`, words))
}

// unplug takes the network away: the server is gone.
func (v *visit) unplug() {
	v.server.CloseClientConnections()
	v.server.Close()
	if _, err := http.Get(v.server.URL); err == nil {
		v.t.Fatal("the server still answers")
	}
}

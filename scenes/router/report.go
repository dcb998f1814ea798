package router

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"tyche/rules/session"
)

// report gives the player one file for those who mend the program: program, system and settings in a few lines, then the
// journal. It can be opened like any journal.
func (r *Router) report(s *session.Session) {
	where, err := r.Save("tyche-report-"+time.Now().Format("2006-01-02")+".txt", r.reportOf(s))
	r.handed(where, err, "house.saved-at", "house.saved", " "+r.app.Say("house.report.carries"))
}

// reportOf writes the report. Its lines are for programmers, in one language.
func (r *Router) reportOf(s *session.Session) []byte {
	h, p := s.Header(), r.app.Prefs
	text := fmt.Appendf(nil, "tyche-report 1\nprogram %s\nsystem %s %s\nrules %s %d\n", version(), runtime.GOOS, runtime.GOARCH, h.Game, h.Rules)
	text = fmt.Appendf(text, "language %s\ntheme %s\nvision %s\ntext %.2f\nspeed %.2f\nmoves %d\n\n", p.Language, p.Theme, p.Vision, p.TextScale, p.Speed, s.Len())
	return append(text, s.Journal()...)
}

// version names the program: its version or commit, as far as it was built with them, and the Go that built it.
func version() string {
	name := "(unknown)"
	if info, ok := debug.ReadBuildInfo(); ok {
		name = info.Main.Version
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				name += " " + s.Value
			}
		}
	}
	return name + " " + runtime.Version()
}

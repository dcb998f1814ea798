package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// suite is the compiled tests of a package.
type suite struct {
	binary, dir, work string
	late              string // tests that are asked last
	jobs, mutants     int
	tests             []test
}

// test is one test function: what it costs and which faults it reaches.
type test struct {
	name  string
	late  bool
	cost  time.Duration // of a processor
	reach []byte        // 1 = reached, by number of the fault
}

// survey runs every test by itself, without a fault, quickest first in the list it leaves.
func (s *suite) survey() error {
	out, err := s.command(0, "-test.list=^(Test|Fuzz)").Output()
	if err != nil {
		return fmt.Errorf("the tests cannot be listed: %w", err)
	}
	late, err := regexp.Compile(s.late)
	if err != nil {
		return err
	}
	for _, name := range strings.Fields(string(out)) {
		s.tests = append(s.tests, test{name: name, late: s.late != "" && late.MatchString(name)})
	}
	faults := make([]error, len(s.tests))
	s.each(len(s.tests), func(i int) { faults[i] = s.measure(&s.tests[i]) })
	slices.SortStableFunc(s.tests, func(a, b test) int {
		return cmp.Or(compareBools(a.late, b.late), cmp.Compare(a.cost, b.cost))
	})
	return errors.Join(faults...)
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// measure runs one test and notes what it reaches.
func (s *suite) measure(t *test) error {
	seen := filepath.Join(s.work, t.name+".seen")
	if err := os.WriteFile(seen, make([]byte, s.mutants+1), 0o644); err != nil {
		return err
	}
	c := s.command(0, "-test.run=^"+t.name+"$", "-test.timeout=20m")
	c.Env = append(c.Env, "TYCHE_MUTANTS_SEEN="+seen)
	out, err := c.CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s fails without a fault: %w\n%s", t.name, err, out)
	}
	t.cost = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	t.reach, err = os.ReadFile(seen)
	return err
}

// each calls f for all numbers below n, as many at a time as there are jobs.
func (s *suite) each(n int, f func(int)) {
	var wait sync.WaitGroup
	next := make(chan int)
	for range s.jobs {
		wait.Go(func() {
			for i := range next {
				f(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wait.Wait()
}

// tryAll finds out for every fault whether a test notices it.
func (s *suite) tryAll(list []*mutant) {
	began, done := time.Now(), 0
	var lock sync.Mutex
	s.each(len(list), func(i int) {
		if m := list[i]; m.equivalent != "" {
			m.verdict = harmless
		} else {
			s.try(m)
		}
		lock.Lock()
		defer lock.Unlock()
		if done++; done%50 == 0 {
			fmt.Printf("  %d of %d faults tried (%d s)\n", done, len(list), int(time.Since(began).Seconds()))
		}
	})
}

// try runs the tests that reach a fault until one notices it.
func (s *suite) try(m *mutant) {
	m.verdict = unreached
	for _, group := range s.groups(m.number) {
		m.verdict = survived
		failed, by, long := s.fails(m.number, group)
		switch {
		case !failed:
			continue
		case long:
			m.verdict, m.by = hung, by
		case group[0].late:
			m.verdict, m.by = recorded, by
		default:
			m.verdict, m.by = noticed, by
		}
		return
	}
}

// groups puts the tests that reach a fault together in processes: each takes about as long as all before it.
func (s *suite) groups(number int) (groups [][]test) {
	var cost, limit time.Duration
	for _, t := range s.tests {
		if t.reach[number] == 0 {
			continue
		}
		last := len(groups) - 1
		if last < 0 || cost+t.cost > limit || groups[last][0].late != t.late {
			groups = append(groups, nil)
			limit = max(2*(cost+t.cost), 200*time.Millisecond)
			last++
		}
		groups[last] = append(groups[last], t)
		cost += t.cost
	}
	return groups
}

var failure = regexp.MustCompile(`--- FAIL: (\S+)`)

// fails runs tests with a fault on. They may take five times as long as without it, and then count as failed.
func (s *suite) fails(number int, group []test) (failed bool, by string, long bool) {
	var names []string
	var cost time.Duration
	for _, t := range group {
		names = append(names, t.name)
		cost += t.cost
	}
	limit := 3*time.Second + 5*cost
	c := s.command(limit, "-test.failfast", "-test.run=^("+strings.Join(names, "|")+")$")
	c.Env = append(c.Env, "TYCHE_MUTANT="+strconv.Itoa(number))
	out, err := c.CombinedOutput()
	if err == nil {
		return false, "", false
	}
	by = names[0]
	if found := failure.FindSubmatch(out); found != nil {
		by = string(found[1])
	}
	used := c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	return true, by, used >= limit
}

// command runs the tests in the folder of the package. A limit is of processor time, so that a busy machine does not
// matter; memory is held below 4 GB.
func (s *suite) command(limit time.Duration, args ...string) *exec.Cmd {
	script := "ulimit -v 4000000; "
	if limit > 0 {
		script += fmt.Sprintf("ulimit -t %d; ", int(limit.Seconds())+1)
	}
	c := exec.Command("sh", append([]string{"-c", script + `exec "$0" "$@"`, s.binary}, args...)...)
	c.Dir = s.dir
	c.Env = append(os.Environ(), "GOMAXPROCS=1", "GOTRACEBACK=none")
	return c
}

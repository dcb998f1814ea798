package main

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tc-hib/winres"
)

// made packs a version from these built files and returns the folder.
func made(t *testing.T, built map[string]string) string {
	t.Helper()
	t.Chdir("..")
	from, to := t.TempDir(), t.TempDir()
	for name, content := range built {
		path := filepath.Join(from, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	r := release{version: "1.2.3", built: from, out: to}
	if err := r.make(); err != nil {
		t.Fatal(err)
	}
	return to
}

// unpacked returns the files of a compressed tar file and which of them are programs.
func unpacked(t *testing.T, path string) (files map[string]string, runs map[string]bool) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	files, runs = map[string]string{}, map[string]bool{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return files, runs
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files[h.Name], runs[h.Name] = string(content), h.Mode&0o100 != 0
	}
}

func TestTheLinuxArchiveHasAllThatADesktopAsksFor(t *testing.T) {
	to := made(t, map[string]string{"tyche-linux": "the program"})
	files, runs := unpacked(t, filepath.Join(to, "tyche-1.2.3-linux-amd64.tar.gz"))
	const top = "tyche-1.2.3/"
	for _, name := range []string{
		"bin/tyche", "install", "README", "LICENSE", "share/applications/" + id + ".desktop", "share/metainfo/" + id + ".metainfo.xml",
		"share/icons/hicolor/16x16/apps/" + id + ".png", "share/icons/hicolor/512x512/apps/" + id + ".png",
	} {
		if files[top+name] == "" {
			t.Errorf("there is no %s", name)
		}
		if program := name == "bin/tyche" || name == "install"; runs[top+name] != program {
			t.Errorf("%s is a program: %v", name, !program)
		}
		if strings.Contains(files[top+name], "@VERSION@") || strings.Contains(files[top+name], "@ID@") {
			t.Errorf("%s is not filled in", name)
		}
	}
	if !strings.Contains(files[top+"share/applications/"+id+".desktop"], "Icon="+id+"\n") {
		t.Error("the menu entry shows another icon")
	}
	if !strings.Contains(files[top+"share/metainfo/"+id+".metainfo.xml"], `version="1.2.3"`) {
		t.Error("the description names another version")
	}
}

func TestChecksumsAreThoseOfTheFiles(t *testing.T) {
	to := made(t, map[string]string{"tyche-linux": "the program", "web/index.html": "<html>", "web/a/b.js": "1"})
	sums, err := os.ReadFile(filepath.Join(to, sumsName))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"tyche-1.2.3-linux-amd64.tar.gz", "tyche-1.2.3-web.zip"} {
		content, err := os.ReadFile(filepath.Join(to, name))
		if err != nil {
			t.Fatal(err)
		}
		if line := fmt.Sprintf("%x  %s\n", sha256.Sum256(content), name); !strings.Contains(string(sums), line) {
			t.Errorf("%q is not among\n%s", line, sums)
		}
	}
}

func TestTheSameFilesMakeTheSameArchive(t *testing.T) {
	t.Setenv("SOURCE_DATE_EPOCH", "1700000000")
	one := made(t, map[string]string{"tyche-linux": "the program"})
	t.Chdir("release")
	two := made(t, map[string]string{"tyche-linux": "the program"})
	a, _ := os.ReadFile(filepath.Join(one, sumsName))
	b, _ := os.ReadFile(filepath.Join(two, sumsName))
	if len(a) == 0 || string(a) != string(b) {
		t.Errorf("%s and %s", a, b)
	}
}

func TestNothingBuiltIsAnError(t *testing.T) {
	r := release{version: "1.2.3", built: t.TempDir(), out: t.TempDir()}
	if r.make() == nil {
		t.Error("a release of nothing")
	}
}

func TestTheWindowsProgramHasIconAndVersion(t *testing.T) {
	set, err := (&release{version: "1.2.3"}).resources()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := set.GetIcon(winres.Name("APPICON")); err != nil {
		t.Errorf("the icon: %v", err)
	}
	images := 0
	set.WalkType(winres.RT_ICON, func(winres.Identifier, uint16, []byte) bool { images++; return true })
	if images != len(windowsSizes) {
		t.Errorf("%d sizes of the icon", images)
	}
	if set.Get(winres.RT_VERSION, winres.ID(1), 0x409) == nil {
		t.Error("there is no version")
	}
}

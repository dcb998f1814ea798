package main

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"tyche/scenes/ui"
)

// companions are what goes along with the program on Linux.
//
//go:embed files
var companions embed.FS

// id is what desktops call the program; its files and its icon bear this name.
const id = "io.github.tyche.Tyche"

// linux packs the program with icons, menu entry and description, laid out as below /usr, and a script that puts them
// there or into the home of a user.
func (r *release) linux() error {
	program, err := os.ReadFile(filepath.Join(r.built, "tyche-linux"))
	if err != nil {
		return err
	}
	top := "tyche-" + r.version + "/"
	files := []file{{top + "bin/tyche", program, true}}
	for name, to := range map[string]string{
		"tyche.desktop": "share/applications/" + id + ".desktop", "tyche.metainfo.xml": "share/metainfo/" + id + ".metainfo.xml",
		"install": "install", "README": "README",
	} {
		content, err := companions.ReadFile("files/" + name)
		if err != nil {
			return err
		}
		files = append(files, file{top + to, []byte(r.fill(string(content))), name == "install"})
	}
	for _, px := range linuxSizes {
		content, err := icon(px)
		if err != nil {
			return err
		}
		files = append(files, file{fmt.Sprintf("%sshare/icons/hicolor/%dx%d/apps/%s.png", top, px, px, id), content, false})
	}
	if files, err = withLicense(files, top); err != nil {
		return err
	}
	sortFiles(files)
	return tarball(r.name("linux-amd64.tar.gz"), files)
}

// fill puts version and day into a text.
func (r *release) fill(text string) string {
	return strings.NewReplacer("@VERSION@", r.version, "@DATE@", day(), "@ID@", id).Replace(text)
}

// day is the day of the release: that of the last commit where it is known, so that a build can be repeated.
func day() string {
	var seconds int64
	if _, err := fmt.Sscan(os.Getenv("SOURCE_DATE_EPOCH"), &seconds); err != nil {
		return time.Now().UTC().Format(time.DateOnly)
	}
	return time.Unix(seconds, 0).UTC().Format(time.DateOnly)
}

func withLicense(files []file, top string) ([]file, error) {
	content, err := os.ReadFile("LICENSE")
	return append(files, file{top + "LICENSE", content, false}), err
}

// windows gives the program its icon, manifest and version, and packs it.
func (r *release) windows() error {
	built, err := os.Open(filepath.Join(r.built, "tyche-windows.exe"))
	if err != nil {
		return err
	}
	defer built.Close()
	resources, err := r.resources()
	if err != nil {
		return err
	}
	var program bytes.Buffer
	if err := resources.WriteToEXE(&program, built); err != nil {
		return err
	}
	top := "tyche-" + r.version + "/"
	files, err := withLicense([]file{{top + "Tyche.exe", program.Bytes(), true}}, top)
	if err != nil {
		return err
	}
	sortFiles(files)
	return zipped(r.name("windows-amd64.zip"), files)
}

// resources are what Windows shows of a program.
func (r *release) resources() (*winres.ResourceSet, error) {
	var signs []image.Image
	for _, px := range windowsSizes {
		signs = append(signs, ui.MarkOf(px))
	}
	sign, err := winres.NewIconFromImages(signs)
	if err != nil {
		return nil, err
	}
	set := &winres.ResourceSet{}
	if err := set.SetIcon(winres.Name("APPICON"), sign); err != nil {
		return nil, err
	}
	set.SetManifest(winres.AppManifest{DPIAwareness: winres.DPIPerMonitorV2, ExecutionLevel: winres.AsInvoker, LongPathAware: true})
	info := version.Info{}
	info.SetFileVersion(r.version)
	info.SetProductVersion(r.version)
	for key, value := range map[string]string{
		version.ProductName: "Tyche", version.FileDescription: "Tyche", version.ProductVersion: r.version, version.FileVersion: r.version,
		version.OriginalFilename: "Tyche.exe", version.LegalCopyright: "MIT License",
	} {
		if err := info.Set(version.LangDefault, key, value); err != nil {
			return nil, err
		}
	}
	set.SetVersionInfo(info)
	return set, nil
}

// web packs the folder of the browser version.
func (r *release) web() error {
	folder := os.DirFS(filepath.Join(r.built, "web"))
	var files []file
	err := fs.WalkDir(folder, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(folder, path)
		files = append(files, file{"tyche-" + r.version + "-web/" + path, content, false})
		return err
	})
	if err != nil {
		return err
	}
	return zipped(r.name("web.zip"), files)
}

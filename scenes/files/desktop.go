//go:build !js

package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// CanPick says whether Pick asks the player for a file. On the desktop files are dropped on the window instead.
const CanPick = false

// Pick does nothing on the desktop.
func Pick(string, func(Picked)) {}

// Calm and Dark say what the system asks for; on the desktop nothing tells.
func Calm() bool { return false }
func Dark() bool { return false }

// Fingers says that the system is played with fingers: a desktop shows it by the first touch.
func Fingers() bool { return false }

// Speak is for pages that are read aloud.
func Speak(string) {}

// Fragment takes what stands after # off the page's address; the desktop has none.
func Fragment() string { return "" }

// Address returns what leads somebody else to a fragment; on the desktop the fragment itself, to be pasted.
func Address(fragment string) string { return fragment }

// Language returns the language of the desktop if it is Spanish or English, else "".
func Language() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			return known(value)
		}
	}
	return ""
}

// Save writes a new file into the player's folder of downloads, documents or home, and returns its path. It never
// overwrites a file: a number is put behind the name.
func Save(name string, data []byte) (where string, err error) {
	return saveIn([]string{"Downloads", "Descargas", "Documents", "Documentos"}, name, data)
}

// SavePicture is Save for a picture: into the folder of pictures, if there is one.
func SavePicture(name string, data []byte) (where string, err error) {
	return saveIn([]string{"Pictures", "Imágenes", "Downloads", "Descargas"}, name, data)
}

// saveIn writes a new file into the first of these folders that there is.
func saveIn(folders []string, name string, data []byte) (where string, err error) {
	dir, err := folder(folders)
	if err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	stem := strings.TrimSuffix(name, ending)
	for n := 1; ; n++ {
		path := filepath.Join(dir, name)
		if n > 1 {
			path = filepath.Join(dir, stem+"-"+strconv.Itoa(n)+ending)
		}
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("files: save: %w", err)
		}
		_, err = file.Write(data)
		if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
			os.Remove(path)
			return "", fmt.Errorf("files: save: %w", err)
		}
		return path, nil
	}
}

// folder is the first of the folders of these names in the player's home, where people look for what a program gave them, or
// the home itself.
func folder(names []string) (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("files: no home folder: %w", err)
	}
	for _, name := range names {
		dir := filepath.Join(home, name)
		if info, err := os.Stat(dir); err == nil && info.IsDir() {
			return dir, nil
		}
	}
	return home, nil
}

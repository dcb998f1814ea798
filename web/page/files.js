// What the program asks of the browser beyond its canvas. In Go:
//
//	tyche := js.Global().Get("tyche")
//	tyche.Call("save", "game.tyche", bytes)       // bytes: Uint8Array filled with js.CopyBytesToJS, or a string
//	tyche.Call("open", ".tyche").Call("then", f)  // f gets null, or an object: name string, bytes Uint8Array
//	tyche.Call("copy", link).Call("then", f)      // f gets true if the text is on the clipboard
//	tyche.Get("language").String()                // "es" or "en"
//	tyche.Get("calm").Bool(), .Get("dark").Bool() // what the system asks for: less motion, dark colours
//	tyche.Get("fingers").Bool()                   // it is played with fingers
//	tyche.Call("speak", "es")                     // the language that the game speaks now
//	tyche.Call("memory").Int()                     // bytes that the program has of the browser
//	tyche.Call("read", json)                      // what the screen says, see reading.js; done there: tyche.act, tyche.back
"use strict";
window.tyche = {
  language: tycheLanguage,
  calm: matchMedia("(prefers-reduced-motion: reduce)").matches,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
  fingers: matchMedia("(pointer: coarse)").matches,

  // speak tells the page, and with it screen readers, which language the game speaks.
  speak(language) {
    document.documentElement.lang = language;
    tycheWord = tycheWords[language] || tycheWord;
    tyche.renamed?.();
  },

  // save hands the user a file to keep.
  save(name, content) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },

  // open lets the user choose a file whose name ends as given. Browsers allow that only soon after a click or key,
  // so if the last one is too long ago a small dialog asks for another.
  async open(ending) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ending;
    const chosen = new Promise(resolve => {
      input.addEventListener("change", () => resolve(input.files[0] || null));
      input.addEventListener("cancel", () => resolve(null));
    });
    if (navigator.userActivation && !navigator.userActivation.isActive) {
      if (!await tycheAsk(() => input.click())) return null;
    } else {
      input.click();
    }
    const file = await chosen;
    return file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  },

  // copy puts a text on the clipboard.
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};

// tycheAsk shows the dialog; act runs within the click on its first button. It answers whether that was pressed.
function tycheAsk(act) {
  const dialog = document.getElementById("chooser");
  document.getElementById("choose").textContent = tycheWord.choose;
  const pick = document.getElementById("pick"), cancel = document.getElementById("cancel");
  pick.textContent = tycheWord.pick;
  cancel.textContent = tycheWord.cancel;
  return new Promise(resolve => {
    let pressed = false;
    pick.onclick = () => {
      pressed = true;
      act();
      dialog.close();
    };
    cancel.onclick = () => dialog.close();
    dialog.onclose = () => resolve(pressed);
    dialog.showModal();
  });
}

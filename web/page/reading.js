// The reading: what the canvas shows as headings, sentences, buttons and fields, for those who hear it or read it, and in
// plain sight in text mode. The program hands over a list of lines whenever they change; what is done to an element here is
// told to the program, which does the same as if it had been pressed on the canvas. A field is also what a soft
// keyboard writes into.
"use strict";
(() => {
  const layer = document.getElementById("reading"), list = document.getElementById("lines"), turn = document.getElementById("turn");
  const remembered = "tyche-text-mode";
  let shown = false, kept = new Map(), fields = [];

  const canvas = () => document.querySelector("canvas");
  const act = (element, value, done) => tyche.act?.(element.dataset.id, element.dataset.words, value || "", Boolean(done));

  // make builds the element of a line; dress gives it its words and state, and is called again when they change.
  const make = {
    heading: line => document.createElement(`h${line.level || 2}`),
    question: () => Object.assign(document.createElement("h2"), { tabIndex: -1, id: "question", ariaLive: "polite" }),
    alert: () => Object.assign(document.createElement("p"), { role: "alert" }),
    text: () => document.createElement("p"),
    log: () => document.createElement("p"),
    button, tab: button, radio: button,
    switch: () => Object.assign(button(), { role: "switch" }),
    slider() {
      const label = document.createElement("label"), input = document.createElement("input");
      input.type = "range";
      input.addEventListener("change", () => act(label, input.value));
      label.append(document.createElement("span"), input);
      return label;
    },
    field() {
      const label = document.createElement("label"), input = document.createElement("input");
      input.type = "text";
      input.autocomplete = "off";
      input.addEventListener("input", () => act(label, input.value));
      input.addEventListener("keydown", event => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        if (event.key === "Enter") act(label, input.value, true);
        if (!shown) canvas()?.focus();
        event.preventDefault();
      });
      input.addEventListener("blur", () => place(input, null));
      label.append(document.createElement("span"), input);
      return label;
    },
  };

  function button() {
    const b = document.createElement("button");
    b.type = "button";
    b.addEventListener("click", () => { if (b.ariaDisabled !== "true") act(b); });
    return b;
  }

  function dress(element, line) {
    element.dataset.words = line.words;
    if (line.id) element.dataset.id = line.id;
    const words = line.note ? `${line.words} (${line.note})` : line.words;
    const input = element.querySelector("input");
    if (input) return dressInput(element, input, line, words);
    if (element.textContent !== words) element.textContent = words;
    if (!line.id) return;
    element.className = line.kind;
    element.ariaDisabled = line.off ? "true" : null;
    if (line.kind === "switch") element.ariaChecked = String(Boolean(line.on));
    if (line.kind === "radio" || line.kind === "tab") element.ariaPressed = String(Boolean(line.on));
  }

  function dressInput(element, input, line, words) {
    element.firstChild.textContent = words;
    if (line.kind === "slider") {
      const [least, most, step] = line.range;
      Object.assign(input, { min: least, max: most, step: step || "any", value: line.at || 0 });
      return;
    }
    const value = line.value || "";
    if (document.activeElement !== input && input.value !== value) input.value = value;
    fields.push({ box: line.box, input });
  }

  // key tells lines apart from one reading to the next. A button with other words is another button: nobody may press what
  // has just taken the place of what was heard.
  function key(line, seen) {
    const state = ["slider", "switch", "field"].includes(line.kind);
    const k = line.kind === "question" ? line.kind : `${line.kind}${line.level || ""} ${line.id || ""} ${state ? "" : line.words}`;
    const n = (seen.get(k) || 0) + 1;
    seen.set(k, n);
    return `${k} ${n}`;
  }

  // read takes over a new list of lines and leaves alone what has not changed.
  tyche.read = text => {
    const seen = new Map(), next = new Map(), within = layer.contains(document.activeElement);
    fields = [];
    for (const line of JSON.parse(text)) {
      const k = key(line, seen), element = kept.get(k) || make[line.kind](line);
      dress(element, line);
      next.set(k, element);
    }
    const wanted = group(next);
    for (const [k, element] of kept) if (!next.has(k)) element.remove();
    kept = next;
    arrange(list, wanted);
    if (within && !layer.contains(document.activeElement)) home();
    layer.hidden = false;
  };

  const log = Object.assign(document.createElement("div"), { role: "log" });

  // group puts the lines of the chronicle into one live region, where only new ones are said.
  function group(next) {
    const all = [], lines = [];
    for (const [k, element] of next) {
      if (!k.startsWith("log ")) all.push(element);
      else if (lines.push(element) === 1) all.push(log);
    }
    arrange(log, lines);
    return all;
  }

  // arrange makes the children of a parent these elements, and moves none that is in its place.
  function arrange(parent, elements) {
    let at = parent.firstChild;
    for (const element of elements) {
      if (element === at) at = at.nextSibling;
      else parent.insertBefore(element, at);
    }
    while (at) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
  }

  // home is where the focus goes when what had it is gone: to the question, or to the top.
  function home() {
    const to = document.getElementById("question") || list.querySelector("h1, h2") || turn;
    if (to !== turn && !to.hasAttribute("tabindex")) to.tabIndex = -1;
    to.focus();
  }

  // renamed says the page's own words of the reading in the language of the game.
  tyche.renamed = () => {
    turn.textContent = shown ? tycheWord.picture : tycheWord.reading;
    if (canvas()) canvas().ariaLabel = tycheWord.canvas;
  };

  // show turns the page to the text, or back to the picture.
  function show(on, focus) {
    shown = on;
    document.body.classList.toggle("text-mode", on);
    tyche.renamed();
    const picture = canvas();
    if (picture) picture.ariaHidden = on ? "true" : null;
    try {
      localStorage.setItem(remembered, on ? "yes" : "");
    } catch {} // it is only remembered where it may be
    if (!focus) return;
    if (on) home();
    else picture?.focus();
  }

  tyche.showReading = () => show(!shown, true);
  turn.addEventListener("click", tyche.showReading);
  window.addEventListener("keydown", event => {
    if (event.code !== "F2" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tyche.showReading();
  }, true);
  layer.addEventListener("keydown", event => {
    if (event.key === "Escape" && event.target.tagName !== "INPUT") tyche.back?.();
  });

  // A soft keyboard opens only for a real field that gets the focus while the finger is lifted: the field of the reading is
  // laid over the one on the canvas for as long as somebody writes.
  function place(input, box) {
    input.classList.toggle("over", Boolean(box));
    input.style.cssText = box ? `left:${box[0]}px;top:${box[1]}px;width:${box[2]}px;height:${box[3]}px` : "";
  }

  // A finger that drags a page over a field, or one of two that pinch, does not mean the field.
  const slack = 9; // pixels that a tap may slip, as in scenes/ui
  let began = null;
  window.addEventListener("touchstart", event => { began = event.touches.length === 1 ? event.touches[0] : null; }, true);

  window.addEventListener("touchend", event => {
    const touch = event.changedTouches[0];
    if (shown || !touch || event.target !== canvas()) return;
    if (!began || Math.hypot(touch.clientX - began.clientX, touch.clientY - began.clientY) > slack) return;
    const hit = fields.find(f => inside(touch, f.box));
    if (!hit) return document.activeElement?.matches("#reading input") && document.activeElement.blur();
    place(hit.input, hit.box);
    hit.input.focus({ preventScroll: true });
    hit.input.setSelectionRange(hit.input.value.length, hit.input.value.length);
  }, true);

  const inside = (touch, [x, y, w, h]) => touch.clientX >= x && touch.clientX < x + w && touch.clientY >= y && touch.clientY < y + h;

  // opened names the canvas once it is there, and goes on in text mode if that was on.
  tyche.opened = () => {
    const picture = canvas();
    if (!picture) return;
    picture.setAttribute("role", "img");
    let on = false;
    try {
      on = location.hash === "#text" || localStorage.getItem(remembered) === "yes";
    } catch {}
    show(on, on);
  };
})();

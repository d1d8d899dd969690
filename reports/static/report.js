// Lists and filters the cases. Text from the store reaches the page as textContent only, never as markup.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const PAGE = 100;
  const byId = (id) => document.getElementById(id);
  const verdictBox = byId("verdict"), driverBox = byId("driver"), words = byId("words"), list = byId("list");

  const names = (numbers) => numbers.map((number) => data.names[number]);
  const cases = data.rows.map((row, place) => {
    const [title, kind, driver, operations, types, verdict, seconds, hal, stage = "", message = "", details = {}, reproduce = "", path = "", expected = ""] = row;
    return {
      title, kind: data.kinds[kind], driver: data.drivers[driver], operations: names(operations), types: names(types),
      verdict: data.verdicts[verdict][0], group: expected ? "expected" : data.verdicts[verdict][1], seconds, hal, stage, message, details, reproduce, path, expected,
      cause: data.causes[place] ?? 0, counted: names(data.counted[place] ?? operations),
    };
  });
  const plain = (verdict) => verdict.replaceAll("_", " ");

  function make(tag, className, text, parent) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    if (parent) parent.append(element);
    return element;
  }

  function choice(box, value, text) {
    const option = make("option", "", text, box);
    option.value = value;
  }

  function fillBoxes() {
    const failed = cases.filter((one) => one.group === "failed").length;
    choice(verdictBox, "group:failed", `failures (${failed})`);
    const expected = cases.filter((one) => one.group === "expected").length;
    if (expected) choice(verdictBox, "group:expected", `expected failures (${expected})`);
    const advice = cases.filter((one) => one.group === "advice").length;
    if (advice) choice(verdictBox, "group:advice", `advice (${advice})`);
    choice(verdictBox, "", `all (${cases.length})`);
    for (const [verdict] of data.verdicts) {
      const count = cases.filter((one) => one.verdict === verdict).length;
      if (count) choice(verdictBox, verdict, `${plain(verdict)} (${count})`);
    }
    if (!failed) verdictBox.value = "";
    choice(driverBox, "", "all");
    for (const driver of data.drivers) choice(driverBox, driver, driver);
    byId("driver-label").hidden = data.drivers.length < 2;
  }

  function haystack(one) {
    one.text ??= [one.title, one.driver, ...one.operations, ...one.types, plain(one.verdict), one.stage, one.message, one.expected]
      .join("\n").toLowerCase();
    return one.text;
  }

  function matches(one) {
    const verdict = verdictBox.value;
    if (verdict.startsWith("group:") ? one.group !== verdict.slice(6) : verdict && one.verdict !== verdict) return false;
    if (driverBox.value && one.driver !== driverBox.value) return false;
    return words.value.split(/\s+/).filter(Boolean).every((word) => {
      if (word.startsWith("kind:")) return one.kind === word.slice(5).toLowerCase();
      if (word.startsWith("cause:")) return one.cause === Number(word.slice(6));
      if (word.startsWith("op:")) return one.counted.includes(word.slice(3).toUpperCase());
      if (word.startsWith("type:")) return one.types.includes(word.slice(5).toUpperCase());
      return haystack(one).includes(word.toLowerCase());
    });
  }

  function command(text, parent) {
    const line = make("span", "command", undefined, parent);
    make("code", "", text, line);
    const button = make("button", "copy", "Copy", line);
    button.type = "button";
  }

  function card(one) {
    const card = make("article", `case ${one.group}`);
    card.tabIndex = -1;
    const head = make("h3", "", undefined, card);
    make("span", `tag ${one.group}`, plain(one.verdict), head);
    make("span", "title", one.title, head);
    const anchor = make("a", "anchor", "#", head);
    anchor.href = `#${new URLSearchParams({ case: one.title, on: one.driver })}`;
    anchor.setAttribute("aria-label", `Link to ${one.title}`);
    if (one.cause) {
      const cause = make("a", "cause", `cause ${one.cause}`, head);
      cause.href = `#cause-${one.cause}`;
    }
    const about = [one.operations.join(" "), one.types.join(" ")];
    if (one.hal) about.push(`HAL ${one.hal}`);
    if (one.stage) about.push(`at ${one.stage}`);
    if (data.drivers.length > 1) about.push(one.driver);
    if (one.path) about.push(one.path);
    about.push(one.seconds < 1 ? `${(one.seconds * 1000).toFixed(1)} ms` : `${one.seconds.toFixed(1)} s`);
    make("p", "quiet", about.filter(Boolean).join("  ·  "), card);
    if (one.expected) make("p", "expected-note", `Expected: ${one.expected}`, card);
    if (one.message) make("pre", "", one.message, card);
    const { source, authority, ...folds } = one.details;
    if (source) make("p", "quiet source", source, card);
    if (authority) make("p", "quiet source", `Demanded by ${authority}`, card);
    if (one.reproduce) command(one.reproduce, card);
    for (const [name, text] of Object.entries(folds)) {
      const fold = make("details", "", undefined, card);
      make("summary", "", plain(name), fold);
      // It scrolls: without a mouse it must have the focus for that.
      make("pre", "", text, fold).tabIndex = 0;
    }
    return card;
  }

  let selected = [], shown = 0;

  function showMore() {
    list.append(...selected.slice(shown, shown + PAGE).map(card));
    shown = Math.min(shown + PAGE, selected.length);
    byId("more").hidden = shown >= selected.length;
    byId("count").textContent = selected.length ? `${shown} of ${selected.length} shown` : cases.length ? "No case matches." : "This run has no cases.";
  }

  // A case that the address names is shown alone, whatever the filters say; the first change of a filter ends that.
  let alone = null;

  function refresh() {
    selected = alone ? cases.filter((one) => one.title === alone.case && one.driver === alone.on) : cases.filter(matches);
    shown = 0;
    list.replaceChildren();
    showMore();
  }

  async function copy(button) {
    const code = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      // Pages from a file may not write to the clipboard: select the text, ready for the keyboard.
      getSelection().selectAllChildren(code);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  }

  // The address of what is shown: of the filters, where they are not as at first. A link to a section has no "=".
  function keep() {
    alone = null;
    const state = new URLSearchParams();
    if (words.value) state.set("q", words.value);
    if (driverBox.value) state.set("on", driverBox.value);
    if (verdictBox.value !== first) state.set("v", verdictBox.value);
    history.replaceState(null, "", `#${state.size ? state : "cases"}`);
    refresh();
  }

  function restore() {
    const hash = location.hash.slice(1);
    if (!hash.includes("=")) return false;
    const state = new URLSearchParams(hash);
    alone = state.has("case") ? { case: state.get("case"), on: state.get("on") ?? "" } : null;
    words.value = alone ? "" : state.get("q") ?? "";
    driverBox.value = state.get("on") ?? "";
    if (driverBox.selectedIndex < 0) driverBox.value = "";
    verdictBox.value = alone ? "" : state.get("v") ?? first;
    if (verdictBox.selectedIndex < 0) verdictBox.value = first;
    refresh();
    byId("cases").scrollIntoView();
    if (alone) list.querySelector(".case")?.focus();
    return true;
  }

  function filterBy(text, driver) {
    history.pushState(null, "", "#cases");
    words.value = text;
    driverBox.value = driver;
    verdictBox.value = "";
    keep();
    byId("cases").scrollIntoView();
  }

  function step(by) {
    const cards = [...list.children];
    const place = cards.indexOf(document.activeElement?.closest(".case"));
    if (by > 0 && place === cards.length - 1 && shown < selected.length) showMore();
    const next = list.children[Math.max(0, place + by)];
    if (next) {
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "start" });
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input, select, textarea")) return;
    if (event.key === "/") {
      event.preventDefault();
      words.focus();
      words.scrollIntoView({ block: "center" });
    } else if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
  });

  document.addEventListener("click", (event) => {
    const copyButton = event.target.closest("button.copy");
    if (copyButton) copy(copyButton);
    const row = event.target.closest("button[data-words]");
    if (row) filterBy(row.dataset.words, row.dataset.driver);
    const cell = event.target.closest("button[data-operation]");
    if (cell) filterBy(`op:${cell.dataset.operation}${cell.dataset.type ? ` type:${cell.dataset.type}` : ""}`, cell.dataset.driver);
    const fold = event.target.closest("button.unfold");
    if (fold) {
      const open = fold.getAttribute("aria-expanded") !== "true";
      fold.setAttribute("aria-expanded", String(open));
      for (const type of fold.closest("tbody").querySelectorAll(".types")) type.hidden = !open;
    }
  });
  addEventListener("hashchange", restore);
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("input", keep);
  byId("more").addEventListener("click", showMore);
  fillBoxes();
  const first = verdictBox.value;
  if (!restore()) refresh();
})();

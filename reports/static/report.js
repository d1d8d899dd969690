// Lists and filters the cases. Text from the store reaches the page as textContent only, never as markup.
"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const PAGE = 100;
  const byId = (id) => document.getElementById(id);
  const verdictBox = byId("verdict"), driverBox = byId("driver"), words = byId("words"), list = byId("list");

  const names = (numbers) => numbers.map((number) => data.names[number]);
  const cases = data.rows.map((row) => {
    const [title, kind, driver, operations, types, verdict, seconds, hal, stage = "", message = "", details = {}, reproduce = "", path = "", expected = ""] = row;
    return {
      title, kind: data.kinds[kind], driver: data.drivers[driver], operations: names(operations), types: names(types),
      verdict: data.verdicts[verdict][0], group: expected ? "expected" : data.verdicts[verdict][1], seconds, hal, stage, message, details, reproduce, path, expected,
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
      if (word.startsWith("op:")) return one.operations.includes(word.slice(3).toUpperCase());
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
    const head = make("h3", "", undefined, card);
    make("span", `tag ${one.group}`, plain(one.verdict), head);
    make("span", "title", one.title, head);
    const about = [one.operations.join(" "), one.types.join(" ")];
    if (one.hal) about.push(`HAL ${one.hal}`);
    if (one.stage) about.push(`at ${one.stage}`);
    if (data.drivers.length > 1) about.push(one.driver);
    if (one.path) about.push(one.path);
    about.push(one.seconds < 1 ? `${(one.seconds * 1000).toFixed(1)} ms` : `${one.seconds.toFixed(1)} s`);
    make("p", "quiet", about.filter(Boolean).join("  ·  "), card);
    if (one.expected) make("p", "expected-note", `Expected: ${one.expected}`, card);
    if (one.message) make("pre", "", one.message, card);
    if (one.reproduce) command(one.reproduce, card);
    for (const [name, text] of Object.entries(one.details)) {
      const fold = make("details", "", undefined, card);
      make("summary", "", plain(name), fold);
      make("pre", "", text, fold);
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

  function refresh() {
    selected = cases.filter(matches);
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

  document.addEventListener("click", (event) => {
    const copyButton = event.target.closest("button.copy");
    if (copyButton) copy(copyButton);
    const row = event.target.closest("button[data-words]");
    if (row) {
      words.value = row.dataset.words;
      driverBox.value = row.dataset.driver;
      verdictBox.value = "";
      refresh();
      byId("cases").scrollIntoView();
    }
    const cell = event.target.closest("button[data-operation]");
    if (cell) {
      words.value = `op:${cell.dataset.operation} type:${cell.dataset.type}`;
      driverBox.value = cell.dataset.driver;
      verdictBox.value = "";
      refresh();
      byId("cases").scrollIntoView();
    }
  });
  byId("filters").addEventListener("submit", (event) => event.preventDefault());
  byId("filters").addEventListener("input", refresh);
  byId("more").addEventListener("click", showMore);
  fillBoxes();
  refresh();
})();

// Draws the percentiles of inference times, one chart for each network.
"use strict";
(() => {
  const charts = JSON.parse(document.getElementById("charts").textContent);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const STROKES = { light: ["#2b6cb0", "#b4540a", "#1a7446", "#7a3f9d", "#b3261e"], dark: ["#7cb2ec", "#f0a35e", "#6fcf97", "#cda3e6", "#ff8a80"] };
  let drawn = [];

  function draw() {
    for (const one of drawn) one.destroy();
    const strokes = STROKES[dark.matches ? "dark" : "light"];
    const style = getComputedStyle(document.documentElement);
    const ink = style.getPropertyValue("--quiet"), line = style.getPropertyValue("--line");
    drawn = [...document.querySelectorAll(".chart")].map((place) => {
      const chart = charts[Number(place.dataset.chart)];
      const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
      const options = {
        width: place.clientWidth, height: 260,
        scales: { x: { time: false }, y: { distr: 3, log: 10 } },
        axes: [{ ...axis, label: "per cent of the inferences", labelSize: 22, size: 34 }, { ...axis, label: "ms", labelSize: 22, size: 64 }],
        series: [{ label: "per cent" }, ...chart.names.map((name, number) => ({
          label: name, stroke: strokes[number % strokes.length], width: 1.75, points: { show: false },
          value: (_, value) => (value == null ? "" : `${value.toPrecision(4)} ms`),
        }))],
      };
      return new uPlot(options, [chart.percent, ...chart.curves], place);
    });
  }

  let pending = 0;
  addEventListener("resize", () => { clearTimeout(pending); pending = setTimeout(draw, 150); });
  dark.addEventListener("change", draw);
  draw();
})();

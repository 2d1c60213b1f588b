// Makes the browser read its data of dates, numbers and orders after the first paint, while the program's files are on the way: later each
// would hold up the first screen, on a phone for 40 ms.
(function () {
  const language = document.documentElement.lang;
  const steps = [
    () => new Intl.DateTimeFormat(language, { timeZone: 'America/Lima', dateStyle: 'medium' }).format(0),
    () => new Intl.Collator(language, { numeric: true }).compare('a', 'b'),
    () => new Intl.NumberFormat(language).format(1.5),
  ];
  const next = function () {
    const step = steps.shift();
    if (!step) return;
    step();
    setTimeout(next);
  };
  requestAnimationFrame(() => setTimeout(next));
})();

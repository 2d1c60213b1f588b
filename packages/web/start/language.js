// Chooses the language before the first paint, as core/i18n does: the choice kept in this browser, else the browser's first known one, else
// Spanish. build/inline-start.ts puts the splash's words by language in their place.
(function () {
  const TEXTS = __TEXTS__;
  let wishes = Array.from(navigator.languages || []);
  try {
    wishes = [String(JSON.parse(window.portalStored('') || '{}').language || ''), ...wishes];
  } catch {
    // Without storage nothing is kept.
  }
  const codes = wishes.map(function (wish) {
    return wish.split('-', 1)[0].toLowerCase();
  });
  const language = codes.find((code) => Object.hasOwn(TEXTS, code)) || 'es';
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = TEXTS[language][element.dataset.text];
})();

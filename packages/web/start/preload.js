// Loads the texts of the chosen language beside the program's files, not after them. On a device with a session, and on an address that
// strangers open from a letter or a printed code, those of the other screens too, with the files that these share. Where the page names the screen
// (opening.js) after that is painted: on a fast line the paint would wait for them, on a slow one the program's own files come first anyway.
(function () {
  const { head, documentElement } = document;
  const { lang } = documentElement;
  const open = function (name) {
    const template = document.getElementById(name);
    if (template) head.append(template.content);
  };
  open('first-' + lang);
  const asFrame = /\/(equipo\/responder|auth\/(registration|forgot-password|reset-password|codigo))\/?$/;
  const files = /\/certificado\/verificar\/?$/.test(location.pathname)
    ? 'public-files'
    : asFrame.test(location.pathname) || window.portalStored('-auth')
      ? 'signed-in-files'
      : undefined;
  if (!files) return;
  const openRest = () => [files, 'texts-' + lang].forEach(open);
  // A hidden page paints nothing.
  const named = document.querySelector('.splash[data-opening]') && !document.hidden;
  if (named) requestAnimationFrame(() => setTimeout(openRest));
  else openRest();
})();

// Loads the texts of the chosen language beside the program's files, not after them. On a device with a session, and on an address that
// strangers open from a letter or a printed code, those of the other screens too, with the files that these share.
(function () {
  const language = document.documentElement.lang;
  const names = ['first-' + language];
  try {
    const asFrame = /\/(equipo\/responder|auth\/(registration|forgot-password|reset-password|codigo))\/?$/;
    const files = /\/certificado\/verificar\/?$/.test(location.pathname)
      ? 'public-files'
      : asFrame.test(location.pathname) || localStorage.getItem('UCJ-auth')
        ? 'signed-in-files'
        : undefined;
    if (files) names.push(files, 'texts-' + language);
  } catch {
    // Without storage there is no session.
  }
  for (const name of names) {
    const template = document.getElementById(name);
    if (template) document.head.append(template.content);
  }
})();

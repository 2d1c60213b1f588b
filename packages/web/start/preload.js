// Loads the texts of the chosen language beside the program's files, not after them; on a device with a session those of the signed-in
// screens too.
(function () {
  const language = document.documentElement.lang;
  const names = ['first-' + language];
  try {
    if (localStorage.getItem('UCJ-auth')) names.push('signed-in-files', 'texts-' + language);
  } catch {
    // Without storage there is no session.
  }
  for (const name of names) {
    const template = document.getElementById(name);
    if (template) document.head.append(template.content);
  }
})();

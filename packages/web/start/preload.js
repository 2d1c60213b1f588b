// On a device with a session the files of the signed-in screens load beside the program's, not after them.
(function () {
  const template = document.getElementById('signed-in-files');
  try {
    if (template && localStorage.getItem('UCJ-auth')) document.head.append(template.content);
  } catch {
    // Without storage there is no session.
  }
})();

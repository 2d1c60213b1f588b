// Names the screen that opens in the place where the program will draw it. On a device with a session alone: other people see the sign-in.
(function () {
  const words = document.querySelector('meta[name="portal-opening"]');
  if (!words) return;
  try {
    if (!JSON.parse(window.portalStored('-auth') || '{}').api_token) return;
    const splash = document.querySelector('.splash');
    const [title, about = ''] = JSON.parse(words.content)[document.documentElement.lang];
    splash.querySelector('.splash-title').textContent = title;
    splash.querySelector('.splash-about').textContent = about;
    splash.setAttribute('data-opening', JSON.parse(window.portalStored('') || '{}').sidebar || 'open');
  } catch {
    // Without storage there is no session.
  }
})();

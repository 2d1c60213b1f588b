// The splash stays until the program draws its first screen. When that fails or takes long (a lost connection, a file that did not
// arrive, an unavailable server) it says so and offers to try again; when the connection returns it reloads by itself.
(function () {
  const PATIENCE_MS = 40_000;
  let told = false;
  const tell = function () {
    const splash = document.querySelector('.splash');
    if (!splash || told) return;
    told = true;
    splash.setAttribute('data-failed', '');
    splash.querySelector('.splash-failure').hidden = false;
    splash.querySelector('button').addEventListener('click', function () {
      window.location.reload();
    });
    window.addEventListener('online', function () {
      if (document.querySelector('.splash')) window.location.reload();
    });
  };
  // main.tsx reports a failed start by this event; a script that did not arrive fires `error` itself.
  window.addEventListener('portal:sin-inicio', tell);
  window.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) tell();
    },
    true,
  );
  window.setTimeout(tell, PATIENCE_MS);
})();

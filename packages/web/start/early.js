// Asks for the session, and on the learner's panel for its figures, while the program's files are on the way. The client takes the answers
// (core/client/early.ts).
(function () {
  try {
    const token = JSON.parse(window.portalStored('-auth') || '{}').api_token;
    if (!token) return;
    const language = document.documentElement.lang;
    const headers = { accept: 'application/json', 'accept-language': language, authorization: 'Bearer ' + token };
    const base = document.querySelector('meta[name="portal-base"]').content.replace(/\/+$/, '');
    const answers = new Map();
    const ask = function (method, path) {
      const answer = fetch(base + '/api' + path, { method, headers });
      answer.catch(() => undefined);
      answers.set(method + ' ' + base + '/api' + path, answer);
    };
    ask('POST', '/usuario/verify_token');
    if (location.pathname.endsWith('/dashboardusuario')) ask('GET', '/usuario/panel');
    window.portalEarly = { token, language, answers };
  } catch {
    // Without storage there is no session.
  }
})();

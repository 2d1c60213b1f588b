// Keeps the browser's offer to install the portal until the person asks for it (domains/portal/conexion/Instalar.tsx).
window.addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault();
  window.portalInstall = event;
  window.dispatchEvent(new Event('portal:instalable'));
});

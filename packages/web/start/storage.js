// Reads what the program keeps in this browser (core/storage/browser-storage.ts); null where the browser keeps nothing.
window.portalStored = function (name) {
  try {
    const base = document.querySelector('meta[name="portal-base"]').content.replace(/\/+$/, '');
    return localStorage.getItem('UCJ' + base + name);
  } catch {
    return null;
  }
};

// Sets colour scheme and font before the first paint, from what core/theme/layout-config.ts and font.ts save.
(function () {
  let mode = 'light';
  try {
    mode = JSON.parse(window.portalStored('') || '{}').themeMode || 'light';
    if (window.portalStored('-letra')) document.documentElement.dataset.font = 'inter';
  } catch {
    mode = 'light';
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', mode === 'system' ? system : mode);
})();

// Sets the colour scheme before the first paint. Reads what core/theme/layout-config.ts saves under the key UCJ.
(function () {
  let mode = 'light';
  try {
    mode = JSON.parse(localStorage.getItem('UCJ') || '{}').themeMode || 'light';
  } catch {
    mode = 'light';
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', mode === 'system' ? system : mode);
})();

import { whenIdle } from '../when-idle.ts';

const KEY = 'UCJ-letra';

/**
 * Loads the font once the portal is idle and shows it: before, it would compete with the files of the screen. From then on
 * start/color-scheme.js sets it before the first paint, from the browser's cache.
 */
export function loadFont(): void {
  whenIdle(() => {
    void document.fonts.load("1em 'Inter Variable'").then(() => {
      document.documentElement.dataset['font'] = 'inter';
      try {
        localStorage.setItem(KEY, '1');
      } catch {
        // Private mode: the next page begins with the system font again.
      }
    });
  });
}

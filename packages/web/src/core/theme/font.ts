import { deviceStorage } from '../storage/browser-storage.ts';
import { whenIdle } from '../when-idle.ts';

const KEY = '-letra';

/**
 * Loads the font once the portal is idle: before, it would compete with the files of the screen. Shows it with the next screen, so that
 * no text moves under the reader. From then on start/color-scheme.js sets it before the first paint, from the browser's cache.
 */
export function loadFont(onNextScreen: (show: () => void) => void): void {
  whenIdle(() => {
    void document.fonts.load("1em 'Inter Variable'").then(() => {
      onNextScreen(() => void (document.documentElement.dataset['font'] = 'inter'));
      deviceStorage.set(KEY, '1');
    });
  });
}

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { KEY, readLayoutConfig, saveLayoutConfig } from './layout-config.ts';
import { keyOf } from '../storage/browser-storage.ts';

const toMantine = (mode: string): MantineColorScheme => (mode === 'system' ? 'auto' : mode === 'dark' ? 'dark' : 'light');

/** Stores Mantine's colour scheme in the layout configuration, and applies changes of other tabs. */
export function layoutColorSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  const unsubscribe = () => {
    if (onStorage) window.removeEventListener('storage', onStorage);
    onStorage = undefined;
  };
  return {
    get: () => toMantine(readLayoutConfig().themeMode),
    set: (value) => saveLayoutConfig({ themeMode: value === 'auto' ? 'system' : value }),
    subscribe: (onUpdate) => {
      unsubscribe();
      onStorage = (event) => {
        if (event.key === keyOf(KEY)) onUpdate(toMantine(readLayoutConfig().themeMode));
      };
      window.addEventListener('storage', onStorage);
    },
    unsubscribe,
    clear: () => saveLayoutConfig({ themeMode: 'light' }),
  };
}

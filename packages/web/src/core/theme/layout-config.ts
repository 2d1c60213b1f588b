import type { ListAddress } from '../list/list-address.ts';

/** Layout preferences, stored in this browser under one key (P60). */
export interface LayoutConfig {
  themeMode: 'light' | 'dark' | 'system';
  sidebar: 'open' | 'closed';
  density: 'normal' | 'compact';
  /** Code of the chosen language; empty without a choice. */
  language: string;
  /** Id of the person whose choice of language the server does not have yet. */
  languageUnsentOf: number | null;
  /** `off`: no single key does anything (WCAG 2.1.4). */
  shortcuts: 'on' | 'off';
  /** Order, page size and hidden columns of each list, as the person last chose them. */
  lists: Readonly<Record<string, ListAddress>>;
}

const STORAGE_KEY = 'UCJ';
const DEFAULTS: LayoutConfig = {
  themeMode: 'light',
  sidebar: 'open',
  density: 'normal',
  language: '',
  languageUnsentOf: null,
  shortcuts: 'on',
  lists: {},
};

/** Reads the saved configuration; invalid or missing values become the defaults. */
export function readLayoutConfig(): LayoutConfig {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<LayoutConfig>) };
  } catch {
    return DEFAULTS;
  }
}

/** Saves a change; ignores a full or forbidden storage. */
export function saveLayoutConfig(change: Partial<LayoutConfig>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readLayoutConfig(), ...change }));
  } catch {
    // Private mode: the choice lasts until the page is closed.
  }
}

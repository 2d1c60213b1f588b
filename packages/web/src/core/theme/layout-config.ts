import type { ListAddress } from '../list/list-address.ts';
import { deviceStorage } from '../storage/browser-storage.ts';

/** Layout preferences, stored in this browser under one key (P60). */
export interface LayoutConfig {
  themeMode: 'light' | 'dark' | 'system';
  sidebar: 'open' | 'closed';
  density: 'normal' | 'compact';
  /** Ids of the groups of the menu that the person closed. */
  closedGroups: readonly string[];
  /** Code of the chosen language; empty without a choice. */
  language: string;
  /** Id of the person with a choice of language that the server does not have yet. */
  languageUnsentOf: number | null;
  /** `off`: no single key does anything (WCAG 2.1.4). */
  shortcuts: 'on' | 'off';
  /** Order, page size and hidden columns of each list, as the person last chose them. */
  lists: Readonly<Record<string, ListAddress>>;
}

/** Name in the device's storage. */
export const KEY = '';
const DEFAULTS: LayoutConfig = {
  themeMode: 'light',
  sidebar: 'open',
  density: 'normal',
  closedGroups: [],
  language: '',
  languageUnsentOf: null,
  shortcuts: 'on',
  lists: {},
};

/** Reads the saved configuration; invalid or missing values become the defaults. */
export function readLayoutConfig(): LayoutConfig {
  try {
    return { ...DEFAULTS, ...(JSON.parse(deviceStorage.get(KEY) ?? '{}') as Partial<LayoutConfig>) };
  } catch {
    return DEFAULTS;
  }
}

/** Saves a change. */
export const saveLayoutConfig = (change: Partial<LayoutConfig>): void =>
  deviceStorage.set(KEY, JSON.stringify({ ...readLayoutConfig(), ...change }));

/** What a person chose about the layout; kept in this browser under one key (P60). */
export interface LayoutConfig {
  themeMode: 'light' | 'dark' | 'system';
  sidebar: 'open' | 'closed';
  density: 'normal' | 'compact';
  language: string;
}

const STORAGE_KEY = 'UCJ';
const DEFAULTS: LayoutConfig = { themeMode: 'light', sidebar: 'open', density: 'normal', language: 'es' };

/** Reads the saved configuration; anything unreadable counts as the default. */
export function readLayoutConfig(): LayoutConfig {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<LayoutConfig>) };
  } catch {
    return DEFAULTS;
  }
}

/** Saves a change; a full or forbidden storage only means that the choice is not remembered. */
export function saveLayoutConfig(change: Partial<LayoutConfig>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readLayoutConfig(), ...change }));
  } catch {
    // Private mode: the choice lasts as long as the page.
  }
}

import type { Page } from '@playwright/test';
import type { Person } from '../world/world.ts';

/** One state of a screen: its address, the person who opens it, and a text that proves that the state is reached. */
export interface State {
  readonly path: string;
  /** Distinguishes two states of one screen. */
  readonly state?: string;
  readonly query?: string;
  /** Absent: signed out. */
  readonly person?: Person;
  readonly shows?: string | RegExp;
  /** Acts once the screen is visible; `leadsTo` is a text visible afterwards. */
  readonly act?: (page: Page) => Promise<void>;
  readonly leadsTo?: string;
  /** Calls that the server refuses in this state. */
  readonly refuses?: RegExp;
}

/** Title of a state in tests and file names. */
export const stateTitle = ({ path, state }: Pick<State, 'path' | 'state'>): string => (state ? `${path} (${state})` : path);

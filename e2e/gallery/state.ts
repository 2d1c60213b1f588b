import type { Page } from '@playwright/test';
import type { Person } from '../world/world.ts';

/** One picture of a screen: where it is, who looks, and a text that is there when the state is really reached. */
export interface State {
  readonly path: string;
  /** Tells two states of one screen apart. */
  readonly state?: string;
  readonly query?: string;
  /** Absent: signed out. */
  readonly person?: Person;
  readonly shows?: string | RegExp;
  /** What is done once it shows, and a text that is there afterwards. */
  readonly act?: (page: Page) => Promise<void>;
  readonly leadsTo?: string;
  /** The calls that this state makes the server refuse. */
  readonly refuses?: RegExp;
}

/** Title of a state in tests and file names. */
export const stateTitle = ({ path, state }: Pick<State, 'path' | 'state'>): string => (state ? `${path} (${state})` : path);

import { createContext } from 'react';

/** Filter in words: its field and its value. */
export interface Applied {
  readonly field: string;
  readonly value: string;
}

/** Context of the figures of a screen or list: the filters in force and the moment of the answer. */
export interface Circumstances {
  readonly filters: readonly Applied[];
  /** Milliseconds of the answer; absent before it. */
  readonly moment?: number | undefined;
}

/** Circumstances of the figures below; a list adds its own filters to those of its screen. */
export const CircumstancesContext = createContext<Circumstances>({ filters: [] });

import type { ListInput } from '@portal/contract/core';
import { createContext } from 'react';
import type { Place, SearchOf } from './paths.ts';

/** Target of a link as data: a route path, its search parameters, its fragment and the state of the history entry that it opens. */
export interface LinkTarget<P extends Place = Place> {
  readonly to: P;
  readonly search?: SearchOf<P>;
  /** Fragment, without its #. */
  readonly hash?: string;
  readonly state?: EntryState;
}

/** Records that a list shows, in its order, so that a form can go from one to the next. */
export interface Series {
  /** Name of the list's definition. */
  readonly list: string;
  readonly ids: readonly number[];
  /** Query of the page with the last id, when the list comes in server pages. */
  readonly query?: ListInput | undefined;
}

/** Screen from which a link was followed, as the history entry of the next screen keeps it. */
export interface Origin {
  readonly to: Place;
  readonly search: Record<string, unknown>;
  /** Where that screen itself was opened from. */
  readonly origin?: Origin | undefined;
  readonly series?: Series | undefined;
}

/** State of a history entry. */
export interface EntryState {
  readonly origin?: Origin | undefined;
  /** The first sign-in ever opened this topic (P267). */
  readonly bienvenida?: boolean | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends EntryState {}
}

/** Series of the list around a link; undefined outside of lists. */
export const SeriesContext = createContext<Series | undefined>(undefined);

/** Number of screens on the way back that an entry keeps. */
const DEPTH = 4;

interface Here {
  readonly pathname: string;
  readonly search: Record<string, unknown>;
  readonly state: EntryState;
}

/** Returns the state of the entry that a link to `to` opens. A second click on a link keeps the origin of the first. */
export function stateFrom({ pathname, search, state }: Here, to: string, series: Series | undefined): EntryState {
  if (pathname === to) return { origin: state.origin };
  return { origin: { to: pathname as Place, search, series, origin: shortened(state.origin, DEPTH - 1) } };
}

/** Returns the last screens of a way back. */
function shortened(origin: Origin | undefined, depth: number): Origin | undefined {
  if (!origin || depth === 0) return undefined;
  return { to: origin.to, search: origin.search, series: origin.series, origin: shortened(origin.origin, depth - 1) };
}

/** Returns the target that leads back to an origin; `fallback` for a screen opened by its address. */
export const backTo = (origin: Origin | undefined, fallback: LinkTarget): LinkTarget =>
  origin ? { to: origin.to, search: origin.search, state: { origin: origin.origin } } : { ...fallback, state: {} };

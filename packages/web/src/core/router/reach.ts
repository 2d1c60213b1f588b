import { createContext, use } from 'react';
import type { LinkTarget } from './origin.ts';

/** Says whether the signed-in person opens a place; outside of the frame everybody opens every place. */
export type Reach = (target: Pick<LinkTarget, 'to' | 'search'>) => boolean;

export const ReachContext = createContext<Reach>(() => true);

export const useReach = (): Reach => use(ReachContext);

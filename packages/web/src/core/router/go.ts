import { type AnyRouter, redirect, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { EntryState, LinkTarget } from './origin.ts';
import type { Place } from './paths.ts';

/** Manner of a navigation. */
interface How {
  readonly replace?: boolean;
  /** Leaves a form without asking about unsaved values. */
  readonly ignoreBlocker?: boolean;
  /** State of the entry that opens; true keeps that of the present one. */
  readonly state?: EntryState | true;
}

/** Returns the function that opens a screen. The compiler knows every path and its parameters (paths.ts); the router's own types know none. */
export function useGo(): <P extends Place>(target: LinkTarget<P>, how?: How) => Promise<void> {
  const navigate = useNavigate();
  return useCallback((target: LinkTarget, how?: How) => navigate({ ...target, ...how }), [navigate]);
}

/** Returns the redirect to a screen, which a guard throws. */
export const redirectTo = <P extends Place>(target: LinkTarget<P>) => redirect<AnyRouter, Place>(target);

/** Returns the function that replaces the parameters of this screen's address and keeps the state of its entry. */
export function useRewriteSearch(): (search: object, resetScroll?: boolean) => void {
  const navigate = useNavigate();
  return (search, resetScroll = true) => void navigate({ to: '.', search, resetScroll, replace: true, state: true });
}

import { useLocation } from '@tanstack/react-router';
import { backTo, type LinkTarget } from './origin.ts';
import type { Place } from './paths.ts';

/** Returns the target that leads back to where this screen was opened from, e.g. a list with its search; else to `fallback`. */
export const useWayBack = (fallback: Place, search: LinkTarget['search'] = {}): LinkTarget =>
  backTo(useLocation({ select: ({ state }) => state.origin }), { to: fallback, search });

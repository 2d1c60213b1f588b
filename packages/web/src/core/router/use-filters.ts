import { useRewriteSearch } from './go.ts';
import type { Path, SearchOf } from './paths.ts';
import { useScreenSearch } from './use-search.ts';

/** Reads the filters of a listing from the address, so that a reload and a link show the same rows, and writes those that were asked for. */
export function useFilters<P extends Path>(path: P): { readonly asked: SearchOf<P>; readonly ask: (filters: SearchOf<P>) => void } {
  const asked = useScreenSearch(path);
  const rewrite = useRewriteSearch();
  return { asked, ask: (filters) => rewrite(filters) };
}

import { useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { type ListAddress, listParams } from './list-address.ts';
import { useRewriteSearch } from '../router/go.ts';
import { readSearch } from '../router/search-params.ts';

/** Keeps a list's state in the address, so that a reload, a link and the back button show the same rows. */
export function useListAddress(): {
  readonly address: ListAddress;
  /** Returns the address with every change so far, also one that is not rendered yet. */
  readonly latest: () => ListAddress;
  readonly write: (address: ListAddress) => void;
} {
  const search = useSearch({ strict: false });
  const rewrite = useRewriteSearch();
  const router = useRouter();
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const address = readSearch(listParams, search);
  const latest = () => (router.latestLocation.pathname === own ? readSearch(listParams, router.latestLocation.search) : address);
  const write = (next: ListAddress) => {
    // Ignores a debounced search that arrives after leaving the list: it would drop the next screen's parameters.
    if (router.latestLocation.pathname !== own) return;
    // Scrolls to the top on another page only: after a filter the reader stays at its control.
    rewrite({ ...router.latestLocation.search, ...next }, (next.pagina ?? 1) !== (address.pagina ?? 1));
  };
  return { address, latest, write };
}

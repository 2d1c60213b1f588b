import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ListAddress, listParams } from './list-address.ts';
import { readSearch } from '../router/search-params.ts';

/** Keeps a list's state in the address, so that a reload, a link and the back button show the same rows. */
export function useListAddress(): { readonly address: ListAddress; readonly write: (address: ListAddress) => void } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const address = readSearch(listParams, search);
  const write = (next: ListAddress) => {
    // Ignores a debounced search that arrives after leaving the list: it would drop the next screen's parameters.
    if (router.latestLocation.pathname !== own) return;
    void navigate({
      to: '.',
      replace: true,
      // Scrolls to the top on another page only: after a filter the reader stays at its control.
      resetScroll: (next.pagina ?? 1) !== (address.pagina ?? 1),
      search: { ...search, ...next },
      state: true,
    } as never);
  };
  return { address, write };
}

import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { addressOf, listSearch, type ListAddress, type ListState } from './list-state.ts';

/** A list's state kept in the address, so that a reload, a link and the way back show the same rows. */
export function useListAddress(): { readonly address: ListAddress; readonly write: (state: ListState) => void } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const address = listSearch.parse(search);
  const write = (state: ListState) => {
    // A search that was being typed when its reader left for another screen must not rob that screen of its parameters.
    if (router.latestLocation.pathname !== own) return;
    void navigate({
      to: '.',
      replace: true,
      // Another page is read from its top; a filter or a choice of columns leaves the reader where the control is.
      resetScroll: state.pagina !== (address.pagina ?? 1),
      search: { ...search, ...addressOf(state) },
    } as never);
  };
  return { address, write };
}

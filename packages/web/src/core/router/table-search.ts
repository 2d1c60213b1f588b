import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import type { TableState } from './table-state.ts';

const PREFIX = 'f_';
const whole = z.coerce.number().int().positive().optional().catch(undefined);
const word = z.string().max(200).optional().catch(undefined);

/** Query parameters of a list: page, size, order, search, hidden columns, and `f_{column}` for each filter. */
export const tableSearch = z
  .object({ pagina: whole, tamano: whole, orden: word, buscar: word, ocultas: word })
  .catchall(z.string().max(200));

/** Keeps a list's state in the address, so that a reload, a link and the browser's back button show the same rows. */
export function useTableSearch(): { state: Partial<TableState>; onStateChange: (state: TableState) => void } {
  const search = useSearch({ strict: false }) as z.output<typeof tableSearch>;
  const navigate = useNavigate();
  const router = useRouter();
  const listPath = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const onStateChange = ({ page, size, sort, search: text, filters, hidden }: TableState) => {
    // Ignores a debounced search that arrives after leaving the list: it would drop the next screen's parameters.
    if (router.latestLocation.pathname !== listPath) return;
    const columns = Object.entries(filters).filter(([, value]) => value !== '');
    void navigate({
      to: '.',
      replace: true,
      // Scrolls to the top for another page only; filtering and choosing columns keep the position.
      resetScroll: page !== (search.pagina ?? 1),
      search: {
        ...otherParameters(search),
        pagina: page > 1 ? page : undefined,
        tamano: size,
        orden: sort,
        buscar: text,
        ocultas: hidden.join(',') || '-',
        ...Object.fromEntries(columns.map(([name, value]) => [PREFIX + name, value])),
      },
    } as never);
  };
  return { state: toState(search), onStateChange };
}

/** Parameters that do not belong to the table. */
const otherParameters = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name]) => !name.startsWith(PREFIX) && !['pagina', 'tamano', 'orden', 'buscar', 'ocultas'].includes(name),
    ),
  );

function toState({ pagina, tamano, orden, buscar, ocultas, ...rest }: z.output<typeof tableSearch>): Partial<TableState> {
  const filters = Object.entries(rest).flatMap(([name, value]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : []));
  return {
    page: pagina,
    size: tamano,
    sort: orden,
    search: buscar,
    filters: filters.length ? (Object.fromEntries(filters) as Record<string, string>) : undefined,
    hidden: ocultas === undefined ? undefined : ocultas.split(',').filter((name) => name && name !== '-'),
  };
}

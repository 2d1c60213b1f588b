import type { ListColumn } from '../list-column.ts';

type FilterControl = 'text' | 'number' | 'days' | 'select';

const CONTROLS: Partial<Record<ListColumn<never>['kind'], FilterControl>> = {
  texto: 'text',
  codigo: 'text',
  numero: 'number',
  dia: 'days',
  momento: 'days',
  opcion: 'select',
};

/** The filter that a header offers, by the kind of its column. A page does not tell which options there are: unknown ones have none. */
export function filterOf<Row>({ kind, filterable, options }: ListColumn<Row>, paged: boolean): FilterControl | undefined {
  if (!filterable || (kind === 'opcion' && paged && !options)) return undefined;
  return CONTROLS[kind];
}

import { useMemo } from 'react';
import { keyOf } from './list-column.ts';
import type { TableModel } from './use-rows.ts';
import type { Series } from '../../core/router/origin.ts';

/** Returns the records of a list in its order, for the forms that its rows open. */
export function useSeriesOf<Row extends object>({ definition, matching, paged, query }: TableModel<Row>): Series {
  const asked = paged ? JSON.stringify(query) : undefined;
  return useMemo(() => {
    const ids = matching.map((row) => keyOf(row, definition));
    return { list: definition.name, ids, query: asked === undefined ? undefined : JSON.parse(asked) };
  }, [definition, matching, asked]);
}

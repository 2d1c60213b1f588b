import type { AnyList, MasterTypes } from '@portal/contract/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ChildItems, MasterQueries } from '../../../core/master/master-queries.ts';
import { isOfContents, useOwnerOptions } from '../../../core/master/use-owner-options.ts';
import { useUser } from '../../../core/session/session.ts';
import type { ColumnDisplay } from '../../table/list-column.ts';

const nameIn = (row: object): string | null => ('empresa' in row && typeof row.empresa === 'string' ? row.empresa : null);

/** Adds to the columns of contents the one that says to whom each belongs (P199), always shown to a limited access; the lists of other masters stay as they are. */
export function useOwnerColumn<Displays extends object, T extends MasterTypes, Children extends ChildItems<T>>(
  { definition, paged }: MasterQueries<T, Children>,
  columns: Displays,
): Displays {
  const t = useTranslations('pertenencia');
  const shows = isOfContents(definition) && 'empresa' in (definition.list as AnyList).columns;
  const limited = useUser().indicador_alcance === 1;
  const { data } = useOwnerOptions(null, shows && paged);
  return useMemo(() => {
    if (!shows) return columns;
    const text = (row: object) => nameIn(row) ?? t('portal');
    const options = data?.map(({ label }) => ({ value: label, label })) ?? [];
    const room: Pick<ColumnDisplay<object>, 'roomy'> = limited ? {} : { roomy: true };
    const empresa: ColumnDisplay<object> = paged ? { ...room, cell: text, options } : { ...room, value: text };
    return { ...columns, empresa };
  }, [shows, paged, columns, data, limited, t]);
}

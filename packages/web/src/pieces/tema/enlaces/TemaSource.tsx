import { type ReactNode, useMemo } from 'react';
import { temas } from '../tema-master.queries.ts';
import { itemsOf } from '../../../core/master/item.ts';
import { useMayChange } from '../../../core/master/use-owner-options.ts';
import { useAll } from '../../../core/master/use-master.ts';
import type { ItemSource } from '../../../ui/pick/item-source.ts';
import { useLocalSource } from '../../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_tema');

interface Props {
  /** Id of the topic to list first. */
  first?: number | undefined;
  /** Only topics that the person may change. */
  changeable?: boolean;
  children: (source: ItemSource) => ReactNode;
}

/** Source of all topics. */
export function TemaSource({ first, changeable = false, children }: Props) {
  const mayChange = useMayChange();
  const { data, error, refetch } = useAll(temas, (rows) => toItems(changeable ? rows.filter(mayChange) : rows));
  const sorted = useMemo(() => data?.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)), [data, first]);
  return children(useLocalSource({ data: sorted, error, refetch }));
}

import { LIMITE_ELIMINAR, type MasterTypes, type RemoveManyCall, type Selection } from '@portal/contract/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRemoval } from './use-removal.tsx';
import { countOf } from '../../../core/list/selection.ts';
import type { ChildItems, MasterQueries } from '../../../core/master/master-queries.ts';
import { useRemoveMany } from '../../../core/master/use-remove-many.ts';
import { SelectionButton } from '../../table/controls/SelectionButton.tsx';

interface Props<T extends MasterTypes, Children extends ChildItems<T>> {
  queries: MasterQueries<T, Children>;
  endpoint: RemoveManyCall;
  selected: Selection;
  /** Called after records were removed. */
  onDone: () => void;
}

/** Removes the selected records of a master after a question that says how many go, and which stay and why (P237). */
export function RemoveManyButton<T extends MasterTypes, Children extends ChildItems<T>>({
  queries,
  endpoint,
  selected,
  onDone,
}: Props<T, Children>) {
  const t = useTranslations('ui.maestro');
  const removal = useRemoval();
  const { mutateAsync, isPending } = useRemoveMany(queries, endpoint);
  const run = async () => {
    const gone = await removal({
      remove: (body) => mutateAsync({ seleccion: selected, ...body }),
      title: (total) => t('confirmarVarios', { total }),
      alone: t('eliminarTexto'),
    });
    if (gone) onDone();
  };
  return (
    <SelectionButton
      label={t('eliminarVarios', { total: countOf(selected) })}
      icon={IconTrash}
      danger
      selected={selected}
      limit={LIMITE_ELIMINAR}
      tooMany={t('eliminarMaximo', { limite: LIMITE_ELIMINAR })}
      loading={isPending}
      onClick={() => void run()}
    />
  );
}

import { LIMITE_ELIMINAR, type MasterTypes, type Queda, type RemoveManyCall, type Selection } from '@portal/contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StayingList } from './StayingList.tsx';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { countOf } from '../../core/list/selection.ts';
import type { ChildItems, MasterQueries } from '../../core/master/master-queries.ts';
import { useRemoveMany } from '../../core/master/use-remove-many.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';
import { SelectionButton } from '../table/controls/SelectionButton.tsx';

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
  const confirm = useConfirm();
  const remove = useRemoveMany(queries, endpoint);
  const ask = (message: string, quedan: readonly Queda[], eliminados: number) =>
    confirm({
      title: eliminados ? t('confirmarVarios', { total: eliminados }) : t('ningunoSeElimina'),
      text: quedan.length ? <StayingList said={message} quedan={quedan} /> : t('eliminarTexto'),
      ...(eliminados ? { tone: 'danger' as const, confirmLabel: t('eliminarVarios', { total: eliminados }) } : {}),
    });
  const run = async () => {
    try {
      const { eliminados, quedan, message } = await remove.mutateAsync({ seleccion: selected, simular: 1 });
      if (!(await ask(message, quedan, eliminados)) || !eliminados) return;
      const done = await remove.mutateAsync({ seleccion: selected, cantidad: eliminados });
      toast.success(done.message);
      onDone();
    } catch (error) {
      // Who refuses the proof of identity knows it.
      if (!(error instanceof ApiError && error.code === 'confirmacion_requerida')) toast.error(messageOf(error));
    }
  };
  return (
    <SelectionButton
      label={t('eliminarVarios', { total: countOf(selected) })}
      icon={IconTrash}
      danger
      selected={selected}
      limit={LIMITE_ELIMINAR}
      tooMany={t('eliminarMaximo', { limite: LIMITE_ELIMINAR })}
      loading={remove.isPending}
      onClick={() => void run()}
    />
  );
}

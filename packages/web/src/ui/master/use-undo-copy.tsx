import { useTranslations } from 'use-intl';
import { StayingList } from './StayingList.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { useUndoCopia } from '../../core/master/copias.queries.ts';
import { useConfirm } from '../overlay/confirm.tsx';
import { toast } from '../overlay/toast.tsx';

/** Returns the function that takes a copy back after a question with what goes and what stays (P238); it resolves to whether it did. */
export function useUndoCopy(): { readonly undo: (id_copia: number) => Promise<boolean>; readonly undoing: boolean } {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useUndoCopia();
  const undo = async (id_copia: number): Promise<boolean> => {
    try {
      const { eliminados, quedan, message } = await mutateAsync({ id_copia, simular: 1 });
      const yes = await confirm({
        title: eliminados ? t('deshacerCopia') : t('ningunoSeElimina'),
        text: <StayingList said={message} quedan={quedan} />,
        ...(eliminados ? { tone: 'danger' as const, confirmLabel: t('eliminarVarios', { total: eliminados }) } : {}),
      });
      if (!yes || !eliminados) return false;
      toast.success((await mutateAsync({ id_copia, cantidad: eliminados })).message);
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  };
  return { undo, undoing: isPending };
}

import { useTranslations } from 'use-intl';
import { useRemoval } from '../removal/use-removal.tsx';
import { useUndoCopia } from '../../../core/master/copias.queries.ts';

/** Returns the function that takes a copy back after a question with what goes and what stays (P238); it resolves to whether it did. */
export function useUndoCopy(): { readonly undo: (id_copia: number) => Promise<boolean>; readonly undoing: boolean } {
  const t = useTranslations('ui.maestro');
  const removal = useRemoval();
  const { mutateAsync, isPending } = useUndoCopia();
  const undo = (id_copia: number) => removal({ remove: (body) => mutateAsync({ id_copia, ...body }), title: () => t('deshacerCopia') });
  return { undo, undoing: isPending };
}

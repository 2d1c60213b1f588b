import type { Queda } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { StayingList } from './StayingList.tsx';
import { useConfirm } from '../../overlay/confirm.tsx';
import { showFailure } from '../../overlay/show-failure.ts';
import { toast } from '../../overlay/toast.tsx';

/** Answer of a removal that was made or tried. */
interface Removal {
  readonly eliminados: number;
  readonly quedan: readonly Queda[];
  readonly message: string;
}

interface Question {
  /** Tries the removal, or makes it for the number that was tried. */
  readonly remove: (body: { readonly simular: 1 } | { readonly cantidad: number }) => Promise<Removal>;
  readonly title: (eliminados: number) => string;
  /** Text where nothing stays; by default what the trial says. */
  readonly alone?: string;
}

/** Returns the function that removes records after a question that says how many go, and which stay and why (P238); it resolves to whether some went. */
export function useRemoval(): (question: Question) => Promise<boolean> {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  return async ({ remove, title, alone }) => {
    try {
      const { eliminados, quedan, message } = await remove({ simular: 1 });
      const yes = await confirm({
        title: eliminados ? title(eliminados) : t('ningunoSeElimina'),
        text: alone !== undefined && quedan.length === 0 ? alone : <StayingList said={message} quedan={quedan} />,
        ...(eliminados ? { tone: 'danger' as const, confirmLabel: t('eliminarVarios', { total: eliminados }) } : {}),
      });
      if (!yes || !eliminados) return false;
      toast.success((await remove({ cantidad: eliminados })).message);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
}

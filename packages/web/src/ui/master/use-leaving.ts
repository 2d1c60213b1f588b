import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../overlay/confirm.tsx';

/** Returns a dialog for the warnings of a save (`avisos`), which resolves to false to stay in the form. */
export function useAvisosDialog(): (avisos: readonly string[]) => Promise<boolean> {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  return (avisos) =>
    confirm({ title: t('avisos'), text: avisos.join(' '), confirmLabel: t('irALaLista'), cancelLabel: t('seguirEditando') });
}

/** Asks before the person leaves the screen with unsaved changes or an upload that still runs. */
export function useUnsavedGuard(unsaved: () => boolean): void {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async () =>
      unsaved() &&
      !(await confirm({
        title: t('sinGuardar'),
        text: t('sinGuardarTexto'),
        tone: 'loss',
        confirmLabel: t('salir'),
        cancelLabel: t('seguirEditando'),
      })),
    enableBeforeUnload: unsaved,
  });
}

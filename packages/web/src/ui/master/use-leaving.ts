import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../overlay/confirm.tsx';

/** Tells what a published record still lacks; false when its editor wants to see to it now. */
export function useLacks(): (avisos: readonly string[]) => Promise<boolean> {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  return (avisos) =>
    confirm({ title: t('avisos'), text: avisos.join(' '), confirmLabel: t('irALaLista'), cancelLabel: t('seguirEditando') });
}

/** Asks before unsaved changes, or what its fields still work at, are left behind. */
export function useUnsavedGuard(unsaved: () => boolean): void {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async () =>
      unsaved() && !(await confirm({ title: t('sinGuardar'), text: t('sinGuardarTexto'), confirmLabel: t('salir') })),
    enableBeforeUnload: unsaved,
  });
}

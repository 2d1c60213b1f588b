import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import styles from './master.module.css';
import { useConfirm } from '../overlay/confirm.tsx';

const Avisos = ({ avisos }: { avisos: readonly string[] }) => (
  <ul className={styles.avisos}>
    {avisos.map((aviso) => (
      <li key={aviso}>{aviso}</li>
    ))}
  </ul>
);

/** Returns a dialog for the warnings of a save (`avisos`), which resolves to false to stay in the form and complete the record; `next`: going on opens the next record. */
export function useAvisosDialog(): (avisos: readonly string[], next: boolean) => Promise<boolean> {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  return (avisos, next) =>
    confirm({
      title: t('avisos'),
      text: <Avisos avisos={avisos} />,
      tone: 'warning',
      confirmLabel: t(next ? 'irAlSiguiente' : 'irALaLista'),
      cancelLabel: t('completar'),
    });
}

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

/** Whether only the fragment differs: the form stays. */
const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/** Asks before the person leaves the screen with unsaved changes or an upload that still runs. */
export function useUnsavedGuard(unsaved: () => boolean): void {
  const t = useTranslations('ui.maestro');
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      !isSamePlace(current, next) &&
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

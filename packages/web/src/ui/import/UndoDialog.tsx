import { Button } from '@mantine/core';
import type { ImportTypes } from '@portal/contract/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';
import { messageOf } from '../../core/client/api-error.ts';
import { type Importing, useUndoImport, useUndoPreview } from '../../core/import/use-import.ts';
import { toast } from '../overlay/toast.tsx';
import { QueryContent } from '../status/QueryContent.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

interface Props<T extends ImportTypes> {
  readonly importing: Importing<T>;
  readonly id: number;
  /** The import is undone: the dialog shows what stayed. */
  readonly undone: boolean;
  readonly onClose: () => void;
}

interface Kept {
  readonly fila: number | null;
  readonly nombre: string | null;
  readonly motivo: string;
}

/** Result of undoing an import, shown before it happens: how many records go, which rows stay and why. */
export function UndoDialog<T extends ImportTypes>({ importing, id, undone, onClose }: Props<T>) {
  const t = useTranslations('importacion');
  const comun = useTranslations('comun');
  const preview = useUndoPreview(importing, id);
  const undo = useUndoImport(importing);
  const keptText = ({ fila, nombre, motivo }: Kept) => {
    if (nombre === null) return fila === null ? motivo : t('conservada', { fila, motivo });
    return fila === null ? t('conservadaSin', { nombre, motivo }) : t('conservadaDe', { nombre, fila, motivo });
  };
  // `undo.isPending` follows a tick later: a second click of a double click would come before it.
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      toast.success((await undo.mutateAsync(id)).message);
      onClose();
    } catch (failure) {
      setBusy(false);
      toast.error(messageOf(failure));
    }
  };
  return (
    <Dialog onClose={onClose} size="lg" centered title={t(undone ? 'verDeshecha' : 'deshacerEsta', { id: String(id) })}>
      <QueryContent query={preview}>
        {({ message, filas, conservados, deshechos }) => (
          <>
            <p role="status">{message}</p>
            {filas.length > 0 && (
              <ul className={styles.kept} aria-label={t('conservadas')}>
                {filas.map(({ numero, ...kept }) => (
                  <li key={numero}>{keptText(kept)}</li>
                ))}
                {conservados > filas.length && <li>{t('masConservadas', { cantidad: conservados - filas.length })}</li>}
              </ul>
            )}
            <div className={styles.actions}>
              <Button variant="default" onClick={onClose} disabled={busy}>
                {undone ? comun('cerrar') : comun('cancelar')}
              </Button>
              {!undone && (
                <Button color="danger" onClick={() => void run()} loading={busy} disabled={deshechos === 0}>
                  {t('deshacerBoton')}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}

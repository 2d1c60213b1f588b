import { Button, TextInput } from '@mantine/core';
import type { Enmendada, ImportColumn, REVIEWED, RowOf } from '@portal/contract/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';
import { Dialog } from '../overlay/Dialog.tsx';
import { DialogActions } from '../overlay/DialogActions.tsx';
import { valueIn } from '../table/list-column.ts';

export type ReviewedRow = RowOf<typeof REVIEWED>;

interface Props {
  readonly row: ReviewedRow;
  readonly columns: readonly ImportColumn[];
  readonly titleOf: (column: ImportColumn) => string;
  readonly busy: boolean;
  /** Reads the file again with these cells, and says whether that was done: until then the row stays open. */
  readonly onMend: (enmienda: Enmendada, settled: (read: boolean) => void) => void;
  readonly onClose: () => void;
}

/** Inputs that correct the cells of one row of a review, each with the text of the file; the server judges the whole file again. */
export function MendRow({ row, columns, titleOf, busy: reading, onMend, onClose }: Props) {
  const t = useTranslations('importacion');
  const comun = useTranslations('comun');
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  // The reading of the file is known a tick later: a second click of a double click would come before it.
  const [sent, setSent] = useState(false);
  const busy = reading || sent;
  const shown = (campo: string) => String(valueIn(row, campo) ?? '');
  const changed = Object.entries(texts).filter(([campo, text]) => text !== shown(campo));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || changed.length === 0 || row.fila === null) return;
    setSent(true);
    onMend({ fila: row.fila, hoja: row.hoja, celdas: Object.fromEntries(changed) }, (read) => (read ? onClose() : setSent(false)));
  };
  const inFile = (campo: string) => {
    const mended = row.enmiendas?.[campo];
    if (!mended) return undefined;
    return mended.archivo === '' ? t('vaciaEnArchivo') : t('enArchivo', { texto: mended.archivo });
  };
  return (
    <Dialog onClose={onClose} size="lg" centered title={t('corregir', { fila: String(row.fila) })}>
      <form onSubmit={submit}>
        <p className={styles.note}>{t('corregirTexto')}</p>
        {row.error && <p className={styles.warning}>{row.error}</p>}
        <div className={styles.choices}>
          {columns
            .map((column) => ({ campo: column.campo, title: titleOf(column) }))
            .map(({ campo, title }) => (
              <TextInput
                key={campo}
                label={title}
                description={inFile(campo)}
                value={texts[campo] ?? shown(campo)}
                disabled={busy}
                onChange={({ currentTarget }) => setTexts({ ...texts, [campo]: currentTarget.value })}
              />
            ))}
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {comun('cancelar')}
          </Button>
          <Button type="submit" loading={busy} disabled={changed.length === 0}>
            {t('corregirBoton')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

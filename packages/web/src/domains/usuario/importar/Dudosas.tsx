import { Alert, Checkbox } from '@mantine/core';
import type { PersonaDudosa } from '@portal/contract';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';

interface Props {
  readonly dudosas: readonly PersonaDudosa[];
  readonly total: number;
  readonly busy: boolean;
  /** Gets the numbers of all ticked rows. */
  readonly onChange: (filas: readonly number[]) => void;
}

/** Rows with the code of one person and the name and document of another: each is imported only once somebody says that it is the same person. */
export function Dudosas({ dudosas, total, busy, onChange }: Props) {
  const t = useTranslations('usuario.importar');
  const ticked = dudosas.flatMap(({ fila, misma }) => (misma ? [fila] : []));
  const more = total - dudosas.length;
  return (
    <Alert color="yellow" icon={<IconUserQuestion />} title={t('dudosas', { total })}>
      <div className={styles.choices}>
        <p className={styles.note}>{t('dudosasTexto')}</p>
        {dudosas.map(({ fila, codigo, nombre, documento, nombre_archivo, documento_archivo, misma }) => (
          <Checkbox
            key={fila}
            label={t('dudosa', {
              fila: String(fila),
              codigo,
              nombre,
              documento: documento ?? '-',
              otro: nombre_archivo,
              otroDocumento: documento_archivo ?? '-',
            })}
            checked={misma}
            disabled={busy}
            onChange={() => onChange(misma ? ticked.filter((one) => one !== fila) : [...ticked, fila])}
          />
        ))}
        {more > 0 && <p className={styles.note}>{t('dudosasMas', { cantidad: more })}</p>}
      </div>
    </Alert>
  );
}

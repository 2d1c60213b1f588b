import { Alert, Checkbox } from '@mantine/core';
import type { PersonaDudosa } from '@portal/contract/usuario';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './carga.module.css';

interface Props {
  readonly dudosas: readonly PersonaDudosa[];
  readonly total: number;
  readonly busy: boolean;
  /** Gets all ticked rows as the server calls them. */
  readonly onChange: (claves: readonly string[]) => void;
}

/** Rows with the code of one person and the name and document of another: each is imported only once somebody says that it is the same person. */
export function Dudosas({ dudosas, total, busy, onChange }: Props) {
  const t = useTranslations('usuario.importar');
  const ticked = dudosas.flatMap(({ clave, misma }) => (misma ? [clave] : []));
  const more = total - dudosas.length;
  return (
    <Alert color="yellow" icon={<IconUserQuestion />} title={t('dudosas', { total })}>
      <div className={styles.choices}>
        <p className={styles.note}>{t('dudosasTexto')}</p>
        {dudosas.map(({ fila, hoja, clave, codigo, nombre, documento, nombre_archivo, documento_archivo, misma }) => (
          <Checkbox
            key={clave}
            label={t('dudosa', {
              fila: hoja === null ? String(fila) : `${fila} (${hoja})`,
              codigo,
              nombre,
              documento: documento ?? '-',
              otro: nombre_archivo,
              otroDocumento: documento_archivo ?? '-',
            })}
            checked={misma}
            disabled={busy}
            onChange={() => onChange(misma ? ticked.filter((one) => one !== clave) : [...ticked, clave])}
          />
        ))}
        {more > 0 && <p className={styles.note}>{t('dudosasMas', { cantidad: more })}</p>}
      </div>
    </Alert>
  );
}

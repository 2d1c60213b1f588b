import { Alert } from '@mantine/core';
import type { ColumnasLeidas } from '@portal/contract';
import { IconAlertTriangle, IconColumns } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';

const titleOf = (guessed: boolean, fila: number | null) => (fila === null ? 'sinEncabezados' : guessed ? 'porPosicion' : 'porNombre');

/** Columns of the file by field; reading them by position is a warning. */
export function ImportColumns({ columnas: { modo, fila, columnas } }: { columnas: ColumnasLeidas }) {
  const t = useTranslations('importacion');
  const guessed = modo === 'posicion';
  return (
    <Alert color={guessed ? 'yellow' : 'blue'} icon={guessed ? <IconAlertTriangle /> : <IconColumns />} title={t(titleOf(guessed, fila))}>
      <ul className={styles.columns}>
        {columnas.map(({ campo, titulo, encabezado, letra }) =>
          letra === null ? null : (
            <li key={campo}>{encabezado ? t('columnaCon', { titulo, letra, encabezado }) : t('columna', { titulo, letra })}</li>
          ),
        )}
      </ul>
    </Alert>
  );
}

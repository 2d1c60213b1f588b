import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconColumns } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Revision } from './importar.queries.ts';
import styles from './importar.module.css';

/** How the columns were found; a guess by position is a warning. */
export function ColumnasAviso({ revision: { columnas, categoria_defecto } }: { revision: Revision }) {
  const t = useTranslations('pregunta.importar');
  const guessed = columnas.modo === 'posicion';
  const lacksCategoria = columnas.columnas.some(({ campo, letra }) => campo === 'categoria' && letra === null);
  return (
    <Alert
      color={guessed ? 'yellow' : 'blue'}
      icon={guessed ? <IconAlertTriangle /> : <IconColumns />}
      title={t(guessed ? 'porPosicion' : 'porNombre')}
    >
      <ul className={styles.columns}>
        {columnas.columnas.map(({ campo, titulo, encabezado, letra }) =>
          letra === null ? null : (
            <li key={campo}>{encabezado ? t('columnaCon', { titulo, letra, encabezado }) : t('columna', { titulo, letra })}</li>
          ),
        )}
      </ul>
      {categoria_defecto && t(lacksCategoria ? 'sinCategoria' : 'categoriaDefecto', { categoria: categoria_defecto })}
    </Alert>
  );
}

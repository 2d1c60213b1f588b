import { Alert, Button } from '@mantine/core';
import type { ColumnasLeidas } from '@portal/contract/core';
import { IconAlertTriangle, IconColumns } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChooseColumns } from './ChooseColumns.tsx';
import styles from './import.module.css';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';

interface Props {
  readonly columnas: ColumnasLeidas;
  readonly busy: boolean;
  /** Reads the file again with columns chosen by hand. */
  readonly onColumns: (columnas: string) => void;
  /** Reads it by its headers alone, and remembers no more of earlier files. */
  readonly onForget: () => void;
}

function titleOf({ modo, fila }: ColumnasLeidas) {
  if (modo === 'elegidas') return 'elegidas';
  if (fila === null) return 'sinEncabezados';
  return modo === 'posicion' ? 'porPosicion' : 'porNombre';
}

/** Columns of the file with what each becomes, those that are not used, and the choice by hand; reading by position is a warning. */
export function ImportColumns({ columnas: read, busy, onColumns, onForget }: Props) {
  const t = useTranslations('importacion');
  const { modo, columnas, archivo, faltan } = read;
  const unused = archivo.filter(({ campo }) => campo === null);
  const twice = columnas.flatMap(({ campo, titulo }) => {
    const letras = archivo.filter((column) => column.campo === campo).map(({ letra }) => letra);
    return letras.length > 1 ? [{ titulo, letras: letras.join(', ') }] : [];
  });
  // A file that is no spreadsheet has none.
  if (archivo.length === 0) return null;
  const warns = modo === 'posicion' || faltan.length > 0 || twice.length > 0;
  return (
    <Alert color={warns ? 'yellow' : 'blue'} icon={warns ? <IconAlertTriangle /> : <IconColumns />} title={t(titleOf(read))}>
      {faltan.length > 0 && <p className={styles.note}>{t('faltan', { columnas: faltan.join(', ') })}</p>}
      {read.recordadas && <Remembered recordadas={read.recordadas} busy={busy} onForget={onForget} />}
      {twice.map((each) => (
        <p key={each.titulo} className={styles.note}>
          {t('dosVeces', each)}
        </p>
      ))}
      <ul className={styles.columns}>
        {columnas.map(({ campo, titulo, encabezado, letra }) =>
          letra === null ? null : (
            <li key={campo}>{encabezado ? t('columnaCon', { titulo, letra, encabezado }) : t('columna', { titulo, letra })}</li>
          ),
        )}
      </ul>
      {unused.length > 0 && <p className={styles.note}>{t('sinUsar', { columnas: unused.map(nameOf).join(', ') })}</p>}
      <ChooseColumns columnas={read} busy={busy} onColumns={onColumns} />
    </Alert>
  );
}

interface RememberedProps extends Pick<Props, 'busy' | 'onForget'> {
  readonly recordadas: NonNullable<ColumnasLeidas['recordadas']>;
}

/** Says which columns are read as somebody chose in an earlier file, and of which; forgets it. */
function Remembered({ recordadas: { archivo, autor, fecha, encabezados }, busy, onForget }: RememberedProps) {
  const t = useTranslations('importacion');
  const day = useDayFormat();
  const about = { autor, fecha: day.medium(fecha), columnas: encabezados.join(', ') };
  return (
    <p className={styles.note}>
      {archivo === null ? t('recordadasSin', about) : t('recordadas', { archivo, ...about })}{' '}
      <Button size="compact-sm" variant="default" disabled={busy} onClick={onForget}>
        {t('olvidar')}
      </Button>
    </p>
  );
}

const nameOf = ({ letra, encabezado }: ColumnasLeidas['archivo'][number]): string => (encabezado ? `${letra} «${encabezado}»` : letra);

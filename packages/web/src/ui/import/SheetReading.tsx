import { Alert, Button } from '@mantine/core';
import type { Lectura } from '@portal/contract/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';

interface Props {
  readonly lectura: Lectura;
  /** Somebody said whether hidden rows count. */
  readonly decided: boolean;
  readonly busy: boolean;
  /** Reads the file again with its hidden rows, or without them. */
  readonly onHidden: (ocultas: 0 | 1) => void;
  readonly onChoose: () => void;
}

/** Parts of a file that were read and left out: sheets, hidden rows and columns, and letters that the file does not name. */
export function SheetReading({ lectura, decided, busy, onHidden, onChoose }: Props) {
  const t = useTranslations('importacion.lectura');
  const { hojas, filas_ocultas: filas, columnas_ocultas: columnas, letras } = lectura;
  if (isPlain(lectura)) return null;
  const open = filas > 0 && !decided;
  return (
    <Alert color={open || unreadOf(hojas).length > 0 ? 'yellow' : 'blue'} icon={<IconEyeOff />} title={t('titulo')}>
      {hojas.length > 1 && <Sheets hojas={hojas} busy={busy} onChoose={onChoose} />}
      {filas > 0 && <HiddenRows lectura={lectura} decided={decided} busy={busy} onHidden={onHidden} />}
      {columnas.length > 0 && <p className={styles.notes}>{t('columnas', { columnas: columnas.join(', ') })}</p>}
      {letras && (
        <p className={styles.notes}>
          {t('letras', { codificacion: letras.codificacion, muestras: letras.muestras.map((muestra) => `«${muestra}»`).join(', ') })}
        </p>
      )}
    </Alert>
  );
}

/** Returns whether the file has one visible sheet, nothing hidden and known letters. */
const isPlain = ({ hojas, filas_ocultas, columnas_ocultas, letras }: Lectura): boolean =>
  hojas.length < 2 && filas_ocultas === 0 && columnas_ocultas.length === 0 && !letras;

/** Says whether hidden rows are read, and asks. */
function HiddenRows({ lectura, decided, busy, onHidden }: Omit<Props, 'onChoose'>) {
  const t = useTranslations('importacion.lectura');
  const { filas_ocultas: filas, ocultas_leidas: withHidden } = lectura;
  return (
    <p className={styles.notes}>
      {t(withHidden ? 'ocultasDentro' : decided ? 'ocultasFueraSi' : 'ocultasFuera', { filas })}
      {!withHidden && <Answer label={t('leerOcultas')} busy={busy} onClick={() => onHidden(1)} />}
      {withHidden === decided && <Answer label={t('dejarOcultas')} busy={busy} onClick={() => onHidden(0)} />}
    </p>
  );
}

const unreadOf = (hojas: Lectura['hojas']) => hojas.filter(({ leida, igual }) => igual && !leida);

interface SheetsProps extends Pick<Props, 'busy' | 'onChoose'> {
  readonly hojas: Lectura['hojas'];
}

/** Names the sheets that were read and those that were not, with their rows. */
function Sheets({ hojas, busy, onChoose }: SheetsProps) {
  const t = useTranslations('importacion.lectura');
  const named = (read: boolean) =>
    hojas
      .filter(({ leida }) => leida === read)
      .map(({ nombre, filas }) => t('hoja', { hoja: nombre, filas }))
      .join(', ');
  const going = hojas.filter(({ sigue }) => sigue).map(({ nombre }) => `«${nombre}»`);
  return (
    <p className={styles.notes}>
      {t('leida', { hojas: named(true) })} {named(false) && t('sinLeer', { hojas: named(false) })}
      {going.length > 0 && ` ${t('sigue', { hojas: going.join(', ') })}`}
      <Answer label={t('otraHoja')} busy={busy} onClick={onChoose} />
    </p>
  );
}

function Answer({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) {
  return (
    <Button size="compact-sm" variant="default" disabled={busy} onClick={onClick}>
      {label}
    </Button>
  );
}

import { Alert, NativeSelect } from '@mantine/core';
import type { CeldasLeidas } from '@portal/contract/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './import.module.css';
import type { Orden } from '../../core/import/use-import.ts';

interface Props {
  readonly celdas: CeldasLeidas;
  /** Cells that were mended in the review. */
  readonly enmendadas: number;
  /** Order of day and month that was chosen; undefined: as each column shows. */
  readonly fechas: Orden | undefined;
  readonly busy: boolean;
  readonly onFechas: (fechas: Orden | undefined) => void;
}

const DATES = { dia: 'fechasDia', mes: 'fechasMes', mezcla: 'fechasMezcla' } as const;

/** Cells read as empty, by the result of a formula, or in another order of day and month; renders nothing without any. */
export function CellReading({
  celdas: { rellenos, formulas, formulas_vacias, fechas: columnas },
  enmendadas,
  fechas,
  busy,
  onFechas,
}: Props) {
  const t = useTranslations('importacion');
  if (rellenos.length + formulas + formulas_vacias + columnas.length + enmendadas === 0) return null;
  return (
    <Alert color={columnas.length > 0 ? 'yellow' : 'blue'} icon={<IconEyeCheck />} title={t('celdas')}>
      {columnas.map(({ columna, orden, ejemplo }) => (
        <p key={columna} className={styles.note}>
          {t(DATES[orden], { columna, ejemplo })}
        </p>
      ))}
      {columnas.length > 0 && (
        <NativeSelect
          className={styles.category}
          label={t('leerFechas')}
          data={[
            { value: '', label: t('ordenSegun') },
            { value: 'dia', label: t('ordenDia') },
            { value: 'mes', label: t('ordenMes') },
          ]}
          value={fechas ?? ''}
          disabled={busy}
          onChange={({ currentTarget: { value } }) => onFechas(value === 'dia' || value === 'mes' ? value : undefined)}
        />
      )}
      {enmendadas > 0 && <p className={styles.note}>{t('enmendadas', { celdas: enmendadas })}</p>}
      {rellenos.map(({ columna, filas, textos }) => (
        <p key={columna} className={styles.note}>
          {t('rellenos', { columna, filas, textos: quoted(textos) })}
        </p>
      ))}
      {formulas > 0 && <p className={styles.note}>{t('formulas', { celdas: formulas })}</p>}
      {formulas_vacias > 0 && <p className={styles.note}>{t('formulasVacias', { celdas: formulas_vacias })}</p>}
    </Alert>
  );
}

const quoted = (textos: readonly string[]) => textos.map((texto) => `«${texto}»`).join(', ');

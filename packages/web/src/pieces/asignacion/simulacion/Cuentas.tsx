import type { SimulacionFila, Simulado } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import styles from './simulacion.module.css';

type Veredicto = SimulacionFila['veredicto'];

/** Verdicts with their counts; the first one shows even without pairs. */
const countsOf = (simulado: Simulado): readonly (readonly [Veredicto, number])[] => [
  ['nueva', simulado.nuevas],
  ['reabre', simulado.reabiertas],
  ['existente', simulado.existentes],
  ['retirada', simulado.retiradas],
  ['cesada', simulado.cesadas],
  ['plan_inactivo', simulado.planes_inactivos],
  ['plan_terminado', simulado.planes_terminados],
];

interface Props {
  readonly simulado: Simulado;
  /** Verdict by which the table is filtered; empty: by none. */
  readonly chosen: string;
  readonly onChoose: (veredicto: string) => void;
}

/** Counts of a simulation by verdict, each a button that filters the table. */
export function Cuentas({ simulado, chosen, onChoose }: Props) {
  const t = useTranslations();
  const shown = countsOf(simulado).filter(([veredicto, total]) => total > 0 || veredicto === 'nueva');
  return (
    <div className={styles.counts} role="group" aria-label={t('simulacion.resumen')}>
      {shown.map(([veredicto, total]) => {
        const label = t(`comun.opciones.veredictoAsignacion.${veredicto}`);
        const pressed = chosen === veredicto;
        return (
          <button
            key={veredicto}
            type="button"
            className={styles.count}
            aria-pressed={pressed}
            disabled={total === 0}
            title={t('simulacion.ver', { veredicto: label })}
            onClick={() => onChoose(pressed ? '' : veredicto)}
          >
            <strong>{total}</strong> <span>{label}</span>
          </button>
        );
      })}
    </div>
  );
}

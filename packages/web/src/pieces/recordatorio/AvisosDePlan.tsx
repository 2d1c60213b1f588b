import { avisosDePlan, NIVELES_RECORDATORIO, type PlanQueAvisa } from '@portal/contract/recordatorio';
import { useTranslations } from 'use-intl';
import styles from './recordatorio.module.css';
import { isDay } from '../../core/i18n/day.ts';
import { useDayFormat } from '../../core/i18n/use-day-format.ts';
import type { FormValues } from '../../ui/master/master-form-props.ts';

/** Days of a level as typed; null for anything but a whole number of two digits. */
const daysOf = (value: unknown): number | null =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,2}$/.test(String(value)) ? Number(value) : null;

/** Returns the plan of the form; undefined until it has both dates. */
function planOf(values: FormValues): PlanQueAvisa | undefined {
  const { fecha_inicio, fecha_fin } = values;
  if (typeof fecha_inicio !== 'string' || typeof fecha_fin !== 'string' || !isDay(fecha_inicio) || !isDay(fecha_fin)) return undefined;
  return {
    fecha_inicio,
    fecha_fin,
    notifica_nivel1: daysOf(values['notifica_nivel1']),
    notifica_nivel2: daysOf(values['notifica_nivel2']),
    notifica_nivel3: daysOf(values['notifica_nivel3']),
  };
}

/** The days from which each level of a plan reminds, by the present values of its form (P43). */
export function AvisosDePlan({ values }: { values: FormValues }) {
  const t = useTranslations('recordatorio');
  const day = useDayFormat();
  const plan = planOf(values);
  const on = NIVELES_RECORDATORIO.filter((nivel) => daysOf(values[`notifica_nivel${nivel}`]));
  if (on.length && values['plazo'] !== undefined && values['plazo'] !== 'fijo') return <p className={styles.note}>{t('porPersona')}</p>;
  if (!on.length) return <p className={styles.note}>{t('sinAvisos')}</p>;
  if (!plan) return <p className={styles.note}>{t('sinFechas')}</p>;
  const avisos = avisosDePlan(plan);
  return (
    <div className={styles.note} aria-live="polite">
      <strong>{t('avisara')}</strong>
      <ul className={styles.list}>
        {avisos.map(({ nivel, fecha }) => (
          <li key={nivel}>{t(`nivel${nivel}`, { fecha: day.medium(fecha) })}</li>
        ))}
      </ul>
      {on.length > avisos.length && <p className={styles.line}>{t('omitidos', { omitidos: on.length - avisos.length })}</p>}
    </div>
  );
}

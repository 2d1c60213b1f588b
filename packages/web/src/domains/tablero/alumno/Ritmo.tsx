import type { RitmoAlumno } from '@portal/contract/avance';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './alumno.module.css';
import { Section } from '../../../ui/page/Section.tsx';

/** The learner's own rhythm: weeks in a row, the goal of this week and the best month (P277). A row that ended is not mentioned. */
export function Ritmo({ ritmo }: { ritmo: RitmoAlumno | null | undefined }) {
  const t = useTranslations('tablero.ritmo');
  const format = useFormatter();
  if (!ritmo) return null;
  const { semanas, semana: temas, meta, mejor_mes } = ritmo;
  const mes = format.dateTime(new Date(`${mejor_mes.mes}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const goal = temas === 0 ? 'meta' : 'avance';
  return (
    <Section title={t('titulo')}>
      <ul className={styles.rhythm}>
        {semanas > 1 && <li>{t('seguidas', { semanas })}</li>}
        {meta > 0 && <li>{t(temas < meta ? goal : 'cumplida', { temas, meta })}</li>}
        <li>{t('mejor', { mes, temas: mejor_mes.temas })}</li>
      </ul>
    </Section>
  );
}

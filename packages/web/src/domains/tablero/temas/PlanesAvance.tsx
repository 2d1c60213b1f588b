import { useTranslations } from 'use-intl';
import styles from './temas.module.css';
import { useMisPlanes } from '../alumno.queries.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** Each assigned plan with its term and progress; nothing while it loads or without a plan, because the topics are what matters here. */
export function PlanesAvance() {
  const t = useTranslations('tablero.temas');
  const day = useDayFormat();
  const { data = [] } = useMisPlanes();
  if (data.length === 0) return null;
  return (
    <Section title={t('planes')}>
      <ul className={styles.plans}>
        {data.map(({ id_planestudio, plan, fecha_inicio, fecha_fin, avance }) => (
          <li key={id_planestudio}>
            <ProgressBar value={avance} label={plan} />
            <p>{t('plazo', { inicio: day.medium(fecha_inicio), fin: day.medium(fecha_fin) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslations } from 'use-intl';
import type { PlanResumen } from './plan-resumen.ts';
import styles from './plan.module.css';
import { PlazoText } from '../../tema/TemaPlazo.tsx';
import { usePlazo } from '../../tema/use-plazo.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';

/** How far a learner is in a plan: a bar with its counts, until when, and how many topics end it (P265). */
export function PlanAvance({ plan: { plan, temas: total, aprobados, fecha_fin } }: { plan: PlanResumen }) {
  const t = useTranslations('programa');
  const plazo = usePlazo();
  const left = total - aprobados;
  return (
    <div className={styles.progress}>
      <ProgressBar value={(aprobados / total) * 100} name={plan} text={t('logros.deTotal', { aprobados, total })} />
      <p className={styles.facts}>
        {left > 0 && fecha_fin && <PlazoText plazo={plazo({ fecha_fin }, 'left')} />}
        <span>{left > 0 ? t('plan.faltan', { temas: left }) : t('plan.terminado')}</span>
      </p>
    </div>
  );
}

import { IconTrophy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import type { Resultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';

/** How far the program is after an approval: the bar moves by the topic, and a finished program says so (P266). */
export function ResultadoAvance({ resultado: { programa, avance_programa: avance } }: { resultado: Resultado }) {
  const t = useTranslations('programa');
  if (!avance) return null;
  const { temas: total, aprobados } = avance;
  const share = (count: number) => (count / total) * 100;
  return (
    <div className={styles.program}>
      <ProgressBar
        value={share(aprobados)}
        from={share(Math.max(0, aprobados - 1))}
        label={programa}
        text={t('logros.deTotal', { aprobados, total })}
      />
      {aprobados >= total && (
        <p className={styles.finished}>
          <IconTrophy size={18} aria-hidden="true" />
          {t('plan.programaTerminado')}
        </p>
      )}
    </div>
  );
}

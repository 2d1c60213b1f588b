import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { hoursMinutes } from './duration.ts';
import styles from './logros.module.css';
import { usePercent } from '../../../core/i18n/use-percent.ts';
import type { ProgramaAlumno } from '../programa.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { ProgressRing } from '../../../ui/progress/ProgressRing.tsx';

/** Card of a learner's program; the whole card links to its topics. */
export function ProgramaCard({ programa }: { programa: ProgramaAlumno }) {
  const t = useTranslations('programa.logros');
  const percent = usePercent();
  const { id_planestudio: idp, id_programa: id, promedio, temas: total, aprobados } = programa;
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardTitle}>
          <AppLink {...href('/programaseguimiento', { id, idp })} className={styles.cardLink}>
            {programa.programa}
          </AppLink>
        </h3>
        <ProgressRing value={programa.avance} label={programa.programa} size={64} />
      </div>
      <dl className={styles.figures}>
        <Figure label={t('promedio')} value={promedio === null ? t('sinPromedio') : percent(Math.round(promedio))} />
        <Figure label={t('duracion')} value={t('horas', hoursMinutes(programa.duracion))} />
        <Figure label={t('temas')} value={t('deTotal', { aprobados, total })} />
      </dl>
      <span className={styles.open} aria-hidden="true">
        {t('verTemas')}
        <IconArrowRight size={16} />
      </span>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

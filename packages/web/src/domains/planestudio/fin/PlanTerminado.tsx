import { useTranslations } from 'use-intl';
import { Confetti } from './Confetti.tsx';
import styles from './fin.module.css';
import type { PlanUsuario } from '../planestudio.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { usePageFrame } from '../../../ui/page/page-frame.ts';
import { GradeRing } from '../../../pieces/evaluacion/GradeRing.tsx';

/** Congratulation on a finished plan with its mean grade. */
export function PlanTerminado({ plan }: { plan: PlanUsuario }) {
  const t = useTranslations('planestudio.fin');
  // Without a head of its own; the title of the tab and the main region have the plan's name all the same.
  usePageFrame(plan.denominacion);
  return (
    <section className={styles.fin}>
      <Confetti />
      <Trophy />
      <h1>{t('felicitaciones')}</h1>
      <p className={styles.finText}>{t('terminado')}</p>
      <p className={styles.finPlan}>{plan.denominacion}</p>
      {plan.promedio === null ? (
        <p className={styles.finText}>{t('sinPromedio')}</p>
      ) : (
        <div className={styles.finGrade}>
          <GradeRing value={plan.promedio} passed label={t('promedio')} />
          <span>{t('promedio')}</span>
        </div>
      )}
      <p className={styles.finCount}>{t('temas', { temas: plan.aprobados })}</p>
      <div className={styles.finActions}>
        <LinkButton {...href('/dashboardusuario')} size="lg">
          {t('continuar')}
        </LinkButton>
        <LinkButton {...href('/certificado')} size="lg" variant="default">
          {t('certificados')}
        </LinkButton>
      </div>
    </section>
  );
}

const Trophy = () => (
  <svg className={styles.trophy} viewBox="0 0 96 96" aria-hidden="true">
    <circle cx="48" cy="48" r="46" className={styles.trophyHalo} />
    <path d="M32 24h32v15a16 16 0 0 1-32 0z" className={styles.trophyCup} />
    <path d="M32 28h-9v4a10 10 0 0 0 10 10M64 28h9v4a10 10 0 0 1-10 10" className={styles.trophyLine} />
    <path d="M48 55v9M37 70h22M41 64h14" className={styles.trophyLine} />
    <path d="m41 37 5 5 9-10" className={styles.trophyCheck} />
  </svg>
);

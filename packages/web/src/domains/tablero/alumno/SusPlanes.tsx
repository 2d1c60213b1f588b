import type { PlanPanel } from '@portal/contract/avance';
import { useTranslations } from 'use-intl';
import styles from './alumno.module.css';
import { href } from '../../../core/router/paths.ts';
import { PlanAvance } from '../../../pieces/programa/plan/PlanAvance.tsx';
import { AppLink } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';

/** The learner's plans, each with the way to its topics (P265). */
export function SusPlanes({ planes }: { planes: readonly PlanPanel[] | undefined }) {
  const t = useTranslations('tablero.temas');
  if (!planes?.length) return null;
  return (
    <Section title={t('planes')}>
      <ul className={styles.plans}>
        {planes.map((plan) => (
          <li key={plan.id_planestudio}>
            <AppLink {...href('/dashboardtema', { plan: plan.id_planestudio })} className={styles.planTitle}>
              {plan.plan}
            </AppLink>
            <PlanAvance plan={plan} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

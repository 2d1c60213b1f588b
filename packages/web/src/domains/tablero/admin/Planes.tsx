import type { ResponseOf } from '@portal/contract/core';
import type { planestudioApi } from '@portal/contract/planestudio';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './admin.module.css';
import { PlanEmpresas } from './PlanEmpresas.tsx';
import { usePlanesTablero } from '../tablero.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

type PlanTablero = ResponseOf<typeof planestudioApi.tablero>[number];

/** Names each plan once: a featured one that was also assigned last says that and has no twin. */
function once(planes: readonly PlanTablero[]): PlanTablero[] {
  const last = planes.find(({ lugar }) => lugar === 'ultimo');
  const featured = planes.filter(({ lugar }) => lugar === 'destacado');
  if (!featured.some(({ id_planestudio }) => id_planestudio === last?.id_planestudio)) return [...planes];
  return featured.map((plan) => (plan.id_planestudio === last?.id_planestudio ? last : plan));
}

/** Tables of the featured plans and of the last assigned one. */
export function Planes() {
  const t = useTranslations('tablero.plan');
  const query = usePlanesTablero();
  if (query.data?.length)
    return (
      <div className={styles.grid}>
        {once(query.data).map((plan) => (
          <PlanEmpresas key={plan.id_planestudio} {...plan} />
        ))}
      </div>
    );
  return (
    <Section>
      <QueryContent query={query}>
        {() => (
          <EmptyState
            compact
            icon={IconListDetails}
            title={t('sinPlanes')}
            text={t('sinPlanesTexto')}
            action={
              <LinkButton {...href('/planestudio')} variant="default">
                {t('irPlanes')}
              </LinkButton>
            }
          />
        )}
      </QueryContent>
    </Section>
  );
}

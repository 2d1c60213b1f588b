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

/** Tables of the featured plans and of the last assigned one. */
export function Planes() {
  const t = useTranslations('tablero.plan');
  const query = usePlanesTablero();
  if (query.data?.length)
    return (
      <div className={styles.grid}>
        {query.data.map((plan) => (
          <PlanEmpresas key={`${plan.lugar} ${plan.id_planestudio}`} {...plan} />
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

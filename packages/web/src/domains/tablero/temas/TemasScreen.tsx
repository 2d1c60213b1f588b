import type { TemaAlumno } from '@portal/contract';
import { Button } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PlanTemas } from './PlanTemas.tsx';
import { filterTemas, toFilter, type TemasFilter } from './temas-filter.ts';
import { TemasFilters } from './TemasFilters.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { groupTemas } from '../../programa/programa.public.ts';
import { useMisTemas } from '../../tema/tema.public.ts';

/** /dashboardtema: the assigned topics by plan and program. */
export function TemasScreen() {
  const t = useTranslations();
  const { data, error, isPending, refetch } = useMisTemas();
  if (isPending) return <PageSkeleton />;
  return (
    <PageStack>
      <PageHeader title={t('pantallas.temas')} description={t('tablero.temas.texto')} />
      {data ? (
        <Temas temas={data} />
      ) : (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      )}
    </PageStack>
  );
}

function Temas({ temas }: { temas: TemaAlumno[] }) {
  const t = useTranslations('tablero.temas');
  const filter = toFilter(useScreenSearch('/dashboardtema').estado);
  const navigate = useNavigate();
  const setFilter = (estado: TemasFilter) =>
    void navigate({ ...href('/dashboardtema', { estado: estado === 'todos' ? undefined : estado }), replace: true } as never);
  const shown = filterTemas(temas, filter);
  if (temas.length === 0)
    return (
      <Section>
        <EmptyState icon={IconInbox} title={t('vacio')} text={t('vacioTexto')} />
      </Section>
    );
  return (
    <>
      <TemasFilters temas={temas} filter={filter} onChange={setFilter} />
      {groupTemas(shown, (tema) => tema.id_planestudio).map((plan) => (
        <PlanTemas key={plan.key} plan={plan} />
      ))}
      {shown.length === 0 && (
        <Section>
          <EmptyState
            icon={IconFilterOff}
            title={t('vacioFiltro')}
            action={
              <Button variant="default" onClick={() => setFilter('todos')}>
                {t('verTodos')}
              </Button>
            }
          />
        </Section>
      )}
    </>
  );
}

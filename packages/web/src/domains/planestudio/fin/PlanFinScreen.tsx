import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PlanIncompleto } from './PlanIncompleto.tsx';
import { PlanTerminado } from './PlanTerminado.tsx';
import { useMiPlan } from '../planestudio.queries.ts';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';

/** /planfin?id={plan}: the congratulation when the server says that the plan is finished, otherwise its pending topics (P20). */
export function PlanFinScreen() {
  const { id } = useScreenSearch('/planfin');
  return id ? <Plan id={id} /> : <SinPlan />;
}

function Plan({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useMiPlan(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <SinPlan />;
  if (!data)
    return (
      <Section>
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  return data.terminado ? <PlanTerminado plan={data} /> : <PlanIncompleto plan={data} />;
}

function SinPlan() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.planFin')} back={href('/dashboardusuario')} />
      <Section>
        <EmptyState
          icon={IconMapQuestion}
          title={t('planestudio.fin.sinPlan')}
          text={t('planestudio.fin.sinPlanTexto')}
          action={<LinkButton {...href('/dashboardusuario')}>{t('comun.irAlInicio')}</LinkButton>}
        />
      </Section>
    </>
  );
}

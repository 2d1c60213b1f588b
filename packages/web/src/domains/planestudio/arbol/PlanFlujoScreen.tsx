import type { NodoArbol } from '@portal/contract/planestudio';
import { IconListDetails, IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useArbol } from './arbol.queries.ts';
import { HojaButtons } from '../hoja/HojaButtons.tsx';
import { PlanArbol } from './PlanArbol.tsx';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { useUser } from '../../../core/session/session.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TableSkeleton } from '../../../ui/page/skeletons.tsx';
import { makesContents } from '../../../core/master/use-owner-options.ts';

/** /planestudioflujo: a plan as a tree; administrators edit from it, support reviews topics (P74). */
export function PlanFlujoScreen() {
  const { id } = useScreenSearch('/planestudioflujo');
  return id === undefined ? <SinPlan /> : <Flujo key={id} id={id} />;
}

function SinPlan() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.planFlujo')} back={useWayBack('/planestudio')} />
      <Section>
        <EmptyState
          icon={IconListDetails}
          title={t('planestudio.flujo.sinPlan')}
          text={t('planestudio.flujo.sinPlanTexto')}
          action={<LinkButton to="/planestudio">{t('planestudio.edt.verPlanes')}</LinkButton>}
        />
      </Section>
    </>
  );
}

function Flujo({ id }: { id: number }) {
  const t = useTranslations('pantallas');
  const back = useWayBack('/planestudio');
  const { data, error, isFetching, refetch } = useArbol(id);
  if (data?.[0]) return <Plan id={id} plan={data[0]} nodos={data} />;
  if (error instanceof ApiError && error.code === 'no_encontrado') return <SinPlan />;
  const failed = error && !isFetching;
  return (
    <>
      <PageHeader title={t('planFlujo')} back={back} />
      {failed ? (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}

function Plan({ id, plan, nodos }: { id: number; plan: NodoArbol; nodos: NodoArbol[] }) {
  const t = useTranslations();
  const admin = makesContents(useUser());
  return (
    <>
      <PageHeader
        title={plan.titulo}
        description={t('planestudio.flujo.total', { total: nodos.length })}
        back={useWayBack('/planestudio')}
        actions={
          admin && (
            <>
              <HojaButtons id={id} titulo={plan.titulo} />
              <LinkButton to="/planestudioedit" search={{ id }} variant="default" leftSection={<IconPencil size={16} aria-hidden="true" />}>
                {t('comun.editar')}
              </LinkButton>
            </>
          )
        }
      />
      <PlanArbol id={id} nodos={nodos} admin={admin} />
    </>
  );
}

import type { PlanestudioFila } from '@portal/contract/planestudio';
import { IconListDetails } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFichaPlan } from './plan-usuarios.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TableSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

interface Props {
  /** Id of the address. */
  readonly id: number | undefined;
  /** Title while there is no plan. */
  readonly title: string;
  readonly children: (plan: PlanestudioFila) => ReactNode;
}

/** Screen of one plan: waits for it, and leads to the list of plans without one. */
export function DePlan({ id, ...props }: Props) {
  return id === undefined ? <SinPlan title={props.title} /> : <Plan key={id} id={id} {...props} />;
}

function SinPlan({ title }: Pick<Props, 'title'>) {
  const t = useTranslations('planestudio');
  return (
    <>
      <PageHeader title={title} back={useWayBack('/planestudio')} />
      <Section>
        <EmptyState
          icon={IconListDetails}
          title={t('edt.sinElegir')}
          action={<LinkButton to="/planestudio">{t('edt.verPlanes')}</LinkButton>}
        />
      </Section>
    </>
  );
}

function Plan({ id, title, children }: Props & { readonly id: number }) {
  const { data, error, isFetching, refetch } = useFichaPlan(id);
  const back = useWayBack('/planestudio');
  if (data) return children(data);
  return (
    <>
      <PageHeader title={title} back={back} />
      {error && !isFetching ? (
        <Section>
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      ) : (
        <TableSkeleton />
      )}
    </>
  );
}

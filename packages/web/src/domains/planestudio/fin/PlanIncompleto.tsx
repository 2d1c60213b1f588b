import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './fin.module.css';
import { type PlanUsuario, usePendientesPlan } from '../planestudio.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { ocurrenciaKey, temaHref } from '../../../core/router/ocurrencia.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TableSkeleton } from '../../../ui/page/skeletons.tsx';
import { TemaItem } from '../../../pieces/programa/seguimiento/TemaItem.tsx';

/** Unfinished plan: progress, pending topics and a link to the next one. */
export function PlanIncompleto({ plan }: { plan: PlanUsuario }) {
  const t = useTranslations('planestudio.fin');
  const { id_planestudio, denominacion, aprobados, temas, avance } = plan;
  return (
    <PageStack>
      <PageHeader title={denominacion} description={t('faltanTexto', { aprobados, temas })} back={href('/dashboardusuario')} />
      {temas === 0 ? (
        <Section>
          <EmptyState icon={IconListDetails} title={t('sinTemas')} text={t('sinTemasTexto')} />
        </Section>
      ) : (
        <>
          <ProgressBar value={avance} label={t('avance')} />
          <Pendientes idPlan={id_planestudio} />
        </>
      )}
    </PageStack>
  );
}

function Pendientes({ idPlan }: { idPlan: number }) {
  const t = useTranslations('planestudio.fin');
  const { data, error, isPending, refetch } = usePendientesPlan(idPlan);
  if (isPending) return <TableSkeleton />;
  if (!data)
    return (
      <Section>
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  const next = data.find(({ bloqueado }) => !bloqueado);
  return (
    <Section
      title={t('faltan', { faltan: data.length })}
      actions={
        next && (
          <LinkButton {...temaHref(next)} aria-label={t('seguir', { tema: next.titulo })}>
            {t('continuar')}
          </LinkButton>
        )
      }
    >
      <ul className={styles.items}>
        {data.map((tema) => (
          <TemaItem key={ocurrenciaKey(tema)} tema={tema} />
        ))}
      </ul>
    </Section>
  );
}

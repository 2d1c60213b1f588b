import type { KpiPortal } from '@portal/contract/tablero';
import {
  IconCalendarDue,
  IconCertificate,
  IconClockExclamation,
  IconDoorEnter,
  IconGauge,
  IconProgressCheck,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIndicadores } from './tablero.queries.ts';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PrintedFilters } from '../../ui/print/PrintedFilters.tsx';
import { CardsSkeleton } from '../../ui/page/skeletons.tsx';
import { progressTone } from '../../ui/progress/progress-tone.ts';
import { ErrorState } from '../../ui/status/ErrorState.tsx';

/** Everybody with a plan, on any day, in the report of assigned people. */
const TODOS = { empresas: '0', planes: '0', desde: '0', hasta: '0' };

/** /dashboardadmin: figures of the whole portal, for an administrator (P99). */
export function IndicadoresScreen() {
  const t = useTranslations();
  const { data, error, isPending, refetch, dataUpdatedAt } = useIndicadores();
  return (
    <PageStack>
      <PageHeader title={t('pantallas.tableroIndicadores')} back={useWayBack('/dashboard')} />
      <PrintedFilters at={dataUpdatedAt} />
      {isPending && <CardsSkeleton count={8} />}
      {!isPending && !data && (
        <Section>
          <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />
        </Section>
      )}
      {data && (
        <CardGrid>
          <Gente {...data} />
          <Avances {...data} />
          <PorVencer vence={data.vence} />
          <Historia {...data} />
        </CardGrid>
      )}
    </PageStack>
  );
}

function Gente({ usuario_activo, usuario_asignado, asignacion_vencida }: KpiPortal) {
  const t = useTranslations('tablero.indicadores');
  const labels = useTranslations('tablero.admin');
  return (
    <>
      <KpiCard
        label={t('usuarios')}
        value={usuario_activo}
        icon={IconUsers}
        tone="success"
        cifra="usuariosActivos"
        link={{ ...href('/usuario', { filtro: { codigo_estado: '1' } }), label: labels('irUsuarios') }}
      />
      <KpiCard
        label={t('asignados')}
        value={usuario_asignado}
        icon={IconUserCheck}
        tone="info"
        cifra="asignados"
        hint={t('asignadosTexto')}
        link={{ ...href('/reporteusuarioxempresa', TODOS), label: t('irAsignados') }}
      />
      <KpiCard
        label={t('vencidas')}
        value={asignacion_vencida}
        icon={IconClockExclamation}
        tone={asignacion_vencida > 0 ? 'danger' : 'neutral'}
        cifra="vencidos"
        hint={t('vencidasTexto')}
        link={{ ...href('/reporteusuarioxempresa', { ...TODOS, filtro: { estado: 'Vencido' } }), label: t('irVencidas') }}
      />
    </>
  );
}

function Avances({ avance, promedio }: KpiPortal) {
  const t = useTranslations('tablero.indicadores');
  const percent = usePercent();
  return (
    <>
      <KpiCard
        label={t('avance')}
        value={percent(avance)}
        icon={IconProgressCheck}
        tone={progressTone(avance)}
        cifra="avance"
        hint={t('avanceTexto')}
      />
      <KpiCard
        label={t('promedio')}
        value={promedio === null ? '–' : percent(promedio)}
        icon={IconGauge}
        cifra="promedio"
        hint={t('promedioTexto')}
      />
    </>
  );
}

function PorVencer({ vence }: Pick<KpiPortal, 'vence'>) {
  const t = useTranslations('tablero.indicadores');
  const card = { label: t('dias'), icon: IconCalendarDue, cifra: 'diasPorVencer' } as const;
  if (!vence) return <KpiCard {...card} value={t('ninguno')} hint={t('diasNadie')} />;
  const { id_planestudio, denominacion, dias, pendientes } = vence;
  return (
    <KpiCard
      {...card}
      value={dias}
      tone="warning"
      hint={t('diasTexto', { plan: denominacion, pendientes })}
      link={{ ...href('/planestudioedit', { id: id_planestudio }), label: t('irPlan') }}
    />
  );
}

function Historia({ certificado_valido, certificado_mes, acceso }: KpiPortal) {
  const t = useTranslations('tablero.indicadores');
  const format = useFormatter();
  return (
    <>
      <KpiCard
        label={t('certificados')}
        value={format.number(certificado_valido)}
        icon={IconCertificate}
        tone="primary"
        cifra="certificadosEmitidos"
        hint={t('certificadosTexto', { mes: certificado_mes })}
      />
      <KpiCard
        label={t('accesos')}
        value={format.number(acceso)}
        icon={IconDoorEnter}
        tone="info"
        cifra="accesos"
        hint={t('accesosTexto')}
      />
    </>
  );
}

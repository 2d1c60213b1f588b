import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconBook2, IconListDetails, IconMailPause, IconUserQuestion, IconUsers } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './tablero.module.css';
import { useCifrasPortal } from './tablero.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { CardsSkeleton } from '../../ui/page/skeletons.tsx';
import { PlanesTable } from '../planestudio/planestudio.public.ts';

/** /dashboard: the portal's figures and its plans, for an administrator (P92). */
export function TableroScreen() {
  const t = useTranslations();
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.tablero')}
        description={t('tablero.admin.texto')}
        actions={
          <LinkButton {...href('/certificado/verificar')} variant="default">
            {t('tablero.admin.verificar')}
          </LinkButton>
        }
      />
      <TemasSinPreguntas />
      <RecordatoriosRetenidos />
      <Cifras />
      <section aria-labelledby="planes">
        <div className={styles.tableHead}>
          <h2 id="planes">{t('tablero.admin.estudios')}</h2>
          <AppLink {...href('/planestudio')}>{t('tablero.admin.verPlanes')}</AppLink>
        </div>
        <PlanesTable />
      </section>
    </PageStack>
  );
}

/** Filter of a list that leaves what the card counts. */
const ACTIVE = { filtro: { codigo_estado: '1' } };

/** Warning of active topics that nobody can complete, with a link to them (P45). */
function TemasSinPreguntas() {
  const t = useTranslations('tablero.admin');
  const { data } = useCifrasPortal();
  const total = data?.tema_sin_preguntas ?? 0;
  if (total === 0) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={t('sinPreguntas', { total })}>
      <AppLink {...href('/tema', { filtro: { con_avisos: 'true' } })}>{t('verSinPreguntas')}</AppLink>
    </Alert>
  );
}

/** Warning of reminders that wait for an administrator's word (P43). */
function RecordatoriosRetenidos() {
  const t = useTranslations('tablero.admin');
  const { data } = useCifrasPortal();
  const total = data?.recordatorio_retenido ?? 0;
  if (total === 0) return null;
  return (
    <Alert color="yellow" icon={<IconMailPause />} title={t('retenidos', { total })}>
      <p className={styles.alertText}>{t('retenidosTexto')}</p>
      <AppLink {...href('/correo', { filtro: { estado: 'retenido' } })}>{t('verRetenidos')}</AppLink>
    </Alert>
  );
}

function Cifras() {
  const t = useTranslations('tablero.admin');
  const format = useFormatter();
  const { data, error, isPending, refetch } = useCifrasPortal();
  if (isPending) return <CardsSkeleton count={4} />;
  if (!data)
    return (
      <Section>
        <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />
      </Section>
    );
  return (
    <CardGrid>
      <KpiCard
        label={t('temas')}
        value={format.number(data.tema_activo)}
        icon={IconBook2}
        tone="info"
        hint={t('vencidos', { vencidos: data.tema_vencido })}
        link={{ ...href('/tema', ACTIVE), label: t('irTemas') }}
      />
      <KpiCard label={t('usuarios')} value={format.number(data.usuario_activo)} icon={IconUsers} tone="success" />
      <KpiCard
        label={t('sinAsignar')}
        value={format.number(data.usuario_sin_asignar)}
        icon={IconUserQuestion}
        tone={data.usuario_sin_asignar > 0 ? 'warning' : 'neutral'}
        hint={t('sinAsignarTexto')}
        link={{ ...href('/usuariosinasignar'), label: t('irSinAsignar') }}
      />
      <KpiCard
        label={t('planes')}
        value={format.number(data.plan_activo)}
        icon={IconListDetails}
        link={{ ...href('/planestudio', ACTIVE), label: t('irPlanes') }}
      />
    </CardGrid>
  );
}

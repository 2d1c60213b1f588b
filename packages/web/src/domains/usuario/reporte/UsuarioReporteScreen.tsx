import { intentoLista, type UsuarioReporte } from '@portal/contract';
import { IconClipboardOff, IconUserQuestion } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ReporteActions } from './ReporteActions.tsx';
import { ReportePapel } from './ReportePapel.tsx';
import styles from './reporte.module.css';
import { useReporte } from './reporte.queries.ts';
import { useReporteTexts } from './use-reporte-texts.ts';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { AppLink, LinkButton } from '../../../ui/link/AppLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { StateBadge, type Tone } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useLocalList } from '../../../ui/table/use-list.ts';
import { GradeBadge } from '../../evaluacion/evaluacion-pieces.public.ts';

/** /usuarioreporte?id={person}: every attempt of a person, to be read, printed or downloaded as a PDF. */
export function UsuarioReporteScreen() {
  const t = useTranslations('intento');
  const { id } = useScreenSearch('/usuarioreporte');
  return id ? <Reporte id={id} /> : <Missing title={t('sinId')} text={t('sinIdTexto')} />;
}

function Reporte({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useReporte(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing title={messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Loaded reporte={data} />;
}

function Loaded({ reporte }: { reporte: UsuarioReporte }) {
  const t = useTranslations();
  const texts = useReporteTexts(reporte);
  const list = useLocalList(intentoLista, useColumns());
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.usuarioReporte')}
        description={reporte.personal}
        back={useWayBack('/usuario')}
        actions={<ReporteActions texts={texts} />}
      />
      <Section>
        <dl className={styles.facts}>
          {texts.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div className={styles.screenOnly}>
        <DataTable
          caption={t('intento.tabla', { persona: reporte.personal })}
          list={list}
          rows={{ rows: reporte.intentos }}
          empty={<EmptyState icon={IconClipboardOff} title={t('intento.vacio')} text={t('intento.vacioTexto')} />}
        />
      </div>
      <ReportePapel texts={texts} />
    </PageStack>
  );
}

const TONES: Record<UsuarioReporte['intentos'][number]['situacion'], Tone> = {
  aprobado: 'success',
  desaprobado: 'danger',
  abierto: 'info',
  anulado: 'neutral',
};

function useColumns(): DisplaysOf<typeof intentoLista> {
  const t = useTranslations('intento');
  const situacion = useTranslations('comun.opciones.situacionIntento');
  return useMemo(
    () => ({
      plan: {},
      tema: { primary: true },
      fecha: {},
      hora: {},
      numero_intento: { cell: (row) => t('deTotal', { intento: row.numero_intento, total: row.intentos }) },
      nota: { cell: (row) => (row.nota === null ? t('sinNota') : <GradeBadge grade={row.nota} passMark={row.notaminima} />) },
      situacion: { cell: (row) => <StateBadge tone={TONES[row.situacion]}>{situacion(row.situacion)}</StateBadge> },
      certificado: {
        cell: ({ id_evaluacion, certificado }) =>
          certificado === null ? (
            t('sinCertificado')
          ) : (
            <AppLink {...href('/certificadovisor', { id: id_evaluacion })} aria-label={t('verCertificado', { numero: certificado })}>
              {certificado}
            </AppLink>
          ),
      },
    }),
    [t, situacion],
  );
}

function Missing({ title, text }: { title: string; text?: string }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.usuarioReporte')} back={useWayBack('/usuario')} />
      <Section>
        <EmptyState
          icon={IconUserQuestion}
          title={title}
          text={text}
          action={<LinkButton {...href('/usuario')}>{t('intento.irLista')}</LinkButton>}
        />
      </Section>
    </>
  );
}

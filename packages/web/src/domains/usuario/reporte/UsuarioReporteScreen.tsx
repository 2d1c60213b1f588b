import type { UsuarioReporte } from '@portal/contract/usuario';
import { IconUserQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IntentosTable } from '../../../pieces/usuario/reporte/IntentosTable.tsx';
import { ReporteActions } from './ReporteActions.tsx';
import { ReportePapel } from './ReportePapel.tsx';
import styles from './reporte.module.css';
import { useReporte } from '../../../pieces/usuario/reporte/reporte.queries.ts';
import { useReporteTexts } from './use-reporte-texts.ts';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { Fact, Facts } from '../../../ui/page/Facts.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

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
  return (
    <PageStack>
      <PageHeader
        title={t('pantallas.usuarioReporte')}
        description={reporte.personal}
        record={reporte.personal}
        back={useWayBack('/usuario')}
        actions={<ReporteActions texts={texts} />}
      />
      <Section>
        <Facts>
          {texts.facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Section>
      <div className={styles.screenOnly}>
        <IntentosTable persona={reporte.personal} intentos={reporte.intentos} />
      </div>
      <ReportePapel texts={texts} />
    </PageStack>
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

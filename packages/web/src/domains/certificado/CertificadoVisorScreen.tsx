import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCertificateOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { AnadirLinkedin } from './AnadirLinkedin.tsx';
import { CertificadoDatos } from './CertificadoDatos.tsx';
import { CertificadoLamina } from './lamina/CertificadoLamina.tsx';
import styles from '../../pieces/certificado/certificado.module.css';
import { useCertificado, useCertificados } from '../../pieces/certificado/certificado.queries.ts';
import { CompartirCertificadoButton } from '../../pieces/certificado/CompartirCertificadoButton.tsx';
import { DescargarCertificadoButton } from '../../pieces/certificado/DescargarCertificadoButton.tsx';
import { isRefusal, messageOf } from '../../core/client/api-error.ts';
import { href } from '../../core/router/paths.ts';
import { roleOf } from '../../core/router/roles.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useUser } from '../../core/session/session.ts';
import { AppLink, LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageSkeleton } from '../../ui/page/skeletons.tsx';
import { useScreenEvent } from '../../pieces/log/screen-events.queries.ts';

/** /certificadovisor?id={evaluation}: the certificate on the screen, and its PDF (P66). */
export function CertificadoVisorScreen() {
  const t = useTranslations('certificado.visor');
  const { id } = useScreenSearch('/certificadovisor');
  return id ? <Visor id={id} /> : <Missing title={t('sinId')} text={t('sinIdTexto')} />;
}

function Visor({ id }: { id: number }) {
  const t = useTranslations();
  const own = useOwn(id);
  const { data, error, isPending, refetch } = useCertificado(id);
  // Not before the answer: a refused certificate was not seen.
  useScreenEvent('certificado', String(id), data !== undefined);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing title={messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const annulled = data.estado === 'Anulado';
  return (
    <>
      <div data-screen-only={annulled ? undefined : ''}>
        <PageHeader
          title={t('pantallas.certificado')}
          description={data.tema}
          record={data.tema}
          back={own ? href('/certificado') : href('/evaluacionresultado', { id })}
          actions={
            !annulled && (
              <>
                {own && <AnadirLinkedin ficha={data} />}
                <CompartirCertificadoButton ficha={data} />
                <DescargarCertificadoButton idEvaluacion={id} variant="filled" />
              </>
            )
          }
        />
      </div>
      {annulled && (
        <Alert color="red" icon={<IconAlertCircle />} title={t('certificado.visor.anulado')} role="alert" mb="md">
          {t('certificado.visor.anuladoTexto')}
        </Alert>
      )}
      <div className={styles.visor} data-sheet={annulled ? undefined : ''}>
        <Suspense fallback={null}>
          <CertificadoLamina ficha={data} />
        </Suspense>
        <div className={styles.aside} data-screen-only="">
          <Section title={t('certificado.ficha.titulo')}>
            <CertificadoDatos ficha={data} />
          </Section>
          <AppLink {...href('/certificado/verificar', { codigo: data.codigo })} className={styles.public}>
            {t('certificado.visor.pagina')}
          </AppLink>
        </div>
      </div>
    </>
  );
}

/** Returns whether the certificate is the reader's own; administrators and auditors read those of others too. */
function useOwn(id: number): boolean {
  const user = useUser();
  const readsOthers = ['admin', 'auditor'].includes(roleOf(user));
  const { data = [] } = useCertificados(user.id, readsOthers);
  return !readsOthers || data.some(({ id_evaluacion }) => id_evaluacion === id);
}

function Missing({ title, text }: { title: string; text?: string }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('pantallas.certificado')} back={href('/certificado')} />
      <Section>
        <EmptyState
          icon={IconCertificateOff}
          title={title}
          text={text}
          action={<LinkButton {...href('/certificado')}>{t('certificado.visor.irLista')}</LinkButton>}
        />
      </Section>
    </>
  );
}

import { IconHeartCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useValorado } from '../../pieces/feedback/feedback.queries.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { isRefusal, messageOf } from '../../core/client/api-error.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { useUser } from '../../core/session/session.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefusalPage } from '../../ui/page/RefusalPage.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { useScreenEvent } from '../../pieces/log/screen-events.queries.ts';

/** /temafeedback?id={evaluation}: rating and comment of a topic (P65). */
export function FeedbackScreen() {
  const { id } = useScreenSearch('/temafeedback');
  return id ? <Valoracion id={id} /> : <Missing />;
}

function Missing({ message }: { message?: string }) {
  const t = useTranslations();
  return (
    <RefusalPage
      title={t('pantallas.feedback')}
      message={message ?? t('evaluacion.resultado.sinId')}
      text={message ? undefined : t('evaluacion.resultado.sinIdTexto')}
      way={{ to: '/dashboardtema', label: t('evaluacion.resultado.irTemas') }}
    />
  );
}

/** Says why there is no attempt to rate; nothing of one that does not exist. */
const whyMissing = (error: unknown): string | undefined => (isRefusal(error) && error.status !== 404 ? messageOf(error) : undefined);

function Valoracion({ id }: { id: number }) {
  const t = useTranslations();
  const read = useValorado(id);
  const { id: person } = useUser();
  useScreenEvent('feedback', String(id), read.data?.id_usuario === person);
  const ajeno = read.data !== undefined && read.data.id_usuario !== person;
  if (isRefusal(read.error) || ajeno) return <Missing message={ajeno ? t('feedback.errores.ajeno') : whyMissing(read.error)} />;
  return (
    <>
      <PageHeader
        title={t('pantallas.feedback')}
        description={read.data?.titulo}
        record={read.data?.titulo ?? ''}
        back={{ to: '/dashboardusuario' }}
      />
      <Opinion id={id} read={read} />
    </>
  );
}

/** The form, or its replacement: while the attempt loads, when that fails, and once it was rated. */
function Opinion({ id, read: { data, error, isPending, refetch } }: { id: number; read: ReturnType<typeof useValorado> }) {
  return (
    <>
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {isPending && <FormSkeleton />}
      {data && <Section>{data.con_feedback ? <YaEnviado /> : <FeedbackForm id={id} />}</Section>}
    </>
  );
}

function YaEnviado() {
  const t = useTranslations();
  return (
    <EmptyState
      icon={IconHeartCheck}
      title={t('feedback.yaEnviado')}
      text={t('feedback.yaEnviadoTexto')}
      action={<LinkButton to="/dashboardusuario">{t('comun.continuar')}</LinkButton>}
    />
  );
}

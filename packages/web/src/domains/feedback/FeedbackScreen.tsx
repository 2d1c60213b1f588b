import { IconHeartCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useValorado } from './feedback.queries.ts';
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
import { useScreenEvent } from '../log/log.public.ts';

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
  const { data, error, isPending, refetch } = useValorado(id);
  const { id: person } = useUser();
  useScreenEvent('feedback', String(id), data?.id_usuario === person);
  const ajeno = data !== undefined && data.id_usuario !== person;
  if (isRefusal(error) || ajeno) return <Missing message={ajeno ? t('feedback.errores.ajeno') : whyMissing(error)} />;
  return (
    <>
      <PageHeader title={t('pantallas.feedback')} description={data?.titulo} back={{ to: '/dashboardusuario' }} />
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {isPending && <FormSkeleton />}
      {data && (
        <Section>
          {data.con_feedback ? (
            <EmptyState
              icon={IconHeartCheck}
              title={t('feedback.yaEnviado')}
              text={t('feedback.yaEnviadoTexto')}
              action={<LinkButton to="/dashboardusuario">{t('comun.continuar')}</LinkButton>}
            />
          ) : (
            <FeedbackForm id={id} />
          )}
        </Section>
      )}
    </>
  );
}

import { IconHeartCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useValorado } from './feedback.queries.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { isRefusal, messageOf } from '../../core/client/api-error.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';
import { useScreenEvent } from '../log/log.public.ts';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

/** /temafeedback?id={evaluation}: rating and comment of a topic (P65). */
export function FeedbackScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/temafeedback');
  useScreenEvent('feedback', id ? String(id) : '');
  if (id) return <Valoracion id={id} />;
  return (
    <>
      <PageHeader title={t('pantallas.feedback')} back={{ to: '/dashboardusuario' }} />
      <Refusal message={t('evaluacion.resultado.sinId')} />
    </>
  );
}

function Refusal({ message }: { message: string }) {
  return <ErrorAlert>{message}</ErrorAlert>;
}

function Valoracion({ id }: { id: number }) {
  const t = useTranslations();
  const { data, error, isPending, refetch } = useValorado(id);
  const refused = isRefusal(error);
  return (
    <>
      <PageHeader title={t('pantallas.feedback')} description={data?.titulo} back={{ to: '/dashboardusuario' }} />
      {refused && <Refusal message={error.status === 404 ? t('evaluacion.resultado.sinId') : messageOf(error)} />}
      {error && !refused && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
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

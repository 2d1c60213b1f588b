import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import { useResultado } from '../evaluacion.queries.ts';
import { ResultadoErradas } from './ResultadoErradas.tsx';
import { ResultadoResumen } from './ResultadoResumen.tsx';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

/** /evaluacionresultado and its older addresses: the result of an attempt (P38, P64). */
export function ResultadoScreen() {
  const t = useTranslations();
  const { id } = useScreenSearch('/evaluacionresultado');
  return id ? <Resultado id={id} /> : <Refusal message={t('evaluacion.resultado.sinId')} />;
}

function Refusal({ message }: { message: string }) {
  const t = useTranslations('pantallas');
  return (
    <>
      <PageHeader title={t('resultado')} back={{ to: '/dashboardusuario' }} />
      <ErrorAlert>{message}</ErrorAlert>
    </>
  );
}

function Resultado({ id }: { id: number }) {
  const t = useTranslations();
  const { data, error, isPending, refetch } = useResultado(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Refusal message={error.status === 404 ? t('evaluacion.resultado.sinId') : messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('pantallas.resultado')}
        description={<span className={styles.resultTopic}>{data.titulo}</span>}
        back={{ to: '/dashboardusuario' }}
        breadcrumbs={[data.plan, data.programa].map((label) => ({ label }))}
        meta={<StateBadge dot={false}>{t('evaluacion.resultado.intento', { intento: data.numero_intento })}</StateBadge>}
      />
      <PageStack>
        <ResultadoResumen resultado={data} />
        {data.total > 0 && <ResultadoErradas respuestas={data.respuestas} />}
      </PageStack>
    </>
  );
}

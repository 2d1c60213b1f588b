import { useTranslations } from 'use-intl';
import styles from './resultado.module.css';
import { type Resultado, useResultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { ResultadoErradas } from './ResultadoErradas.tsx';
import { ResultadoResumen } from './ResultadoResumen.tsx';
import { isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { HOME, roleOf } from '../../../core/router/roles.ts';
import { usePanelBack } from '../../../core/router/use-panel-back.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { useUser } from '../../../core/session/session.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { RefusalPage } from '../../../ui/page/RefusalPage.tsx';
import { PageSkeleton } from '../../../ui/page/skeletons.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';

/** /evaluacionresultado and its older addresses: the result of an attempt (P38, P64). */
export function ResultadoScreen() {
  const { id } = useScreenSearch('/evaluacionresultado');
  return id ? <ResultadoById id={id} /> : <Missing />;
}

function Missing({ message }: { message?: string }) {
  const t = useTranslations();
  return (
    <RefusalPage
      title={t('pantallas.resultado')}
      message={message ?? t('evaluacion.resultado.sinId')}
      text={message ? undefined : t('evaluacion.resultado.sinIdTexto')}
      way={{ to: '/dashboardtema', label: t('evaluacion.resultado.irTemas') }}
    />
  );
}

function ResultadoById({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useResultado(id);
  if (isPending) return <PageSkeleton />;
  if (isRefusal(error)) return <Missing message={error.status === 404 ? undefined : messageOf(error)} />;
  if (!data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <Head resultado={data} />
      <PageStack>
        <ResultadoResumen resultado={data} />
        <ResultadoErradas resultado={data} />
      </PageStack>
    </>
  );
}

/** Topic, attempt and, for an administrator, its learner. */
function Head({ resultado }: { resultado: Resultado }) {
  const { id_usuario, nota, aprobado, titulo, nombres, apellido, plan, programa, numero_intento } = resultado;
  const t = useTranslations();
  const user = useUser();
  const own = id_usuario === user.id;
  const toPanel = usePanelBack();
  const wayBack = useWayBack(HOME[roleOf(user)]);
  const title = t(nota === null && aprobado ? 'evaluacion.temaCompletado' : 'pantallas.resultado');
  return (
    <PageHeader
      title={title}
      description={
        <>
          <span className={styles.resultTopic}>{titulo}</span>
          {!own && <span className={styles.person}>{`${nombres} ${apellido}`.trim()}</span>}
        </>
      }
      back={own ? toPanel : wayBack}
      within={[plan, programa, titulo]}
      here={title}
      record={titulo}
      meta={<StateBadge dot={false}>{t('evaluacion.resultado.intento', { intento: numero_intento })}</StateBadge>}
    />
  );
}

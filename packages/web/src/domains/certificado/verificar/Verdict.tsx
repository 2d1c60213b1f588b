import { type Icon, IconCircleCheck, IconCircleX, IconQuestionMark } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CertificadoDatos } from '../CertificadoDatos.tsx';
import styles from './verificar.module.css';
import { useVerificacion } from '../../../pieces/certificado/certificado.queries.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { usePortalInfo } from '../../../pieces/portal/portal.queries.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import type { Tone } from '../../../ui/status/StateBadge.tsx';

/** Result of verifying a code: valid, annulled or unknown. */
export function Verdict({ codigo }: { codigo: string }) {
  const query = useVerificacion(codigo);
  return (
    <Section>
      <div role="status">{query.isFetching ? <FormSkeleton fields={3} /> : <Answer {...query} />}</div>
    </Section>
  );
}

function Answer({ data, error, refetch }: Pick<ReturnType<typeof useVerificacion>, 'data' | 'error' | 'refetch'>) {
  if (data)
    return (
      <>
        <Heading kind={data.estado === 'Vigente' ? 'vigente' : 'anulado'} />
        <CertificadoDatos ficha={data} wide />
      </>
    );
  if (isUnknown(error)) return <Unknown />;
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}

/** A code that was never issued, and whom to ask about it. */
function Unknown() {
  const t = useTranslations('certificado.verificar');
  const correo = usePortalInfo().data?.correo_contacto;
  return (
    <>
      <Heading kind="desconocido" />
      {correo && (
        <p className={styles.ask}>{t.rich('consulta', { correo, enlace: (words) => <a href={`mailto:${correo}`}>{words}</a> })}</p>
      )}
    </>
  );
}

/** Treats a malformed code (400) like one that was never issued (404). */
const isUnknown = (error: unknown): boolean => error instanceof ApiError && (error.status === 400 || error.status === 404);

const KINDS: Record<'vigente' | 'anulado' | 'desconocido', { tone: Tone; Icon: Icon }> = {
  vigente: { tone: 'success', Icon: IconCircleCheck },
  anulado: { tone: 'danger', Icon: IconCircleX },
  desconocido: { tone: 'warning', Icon: IconQuestionMark },
};

function Heading({ kind }: { kind: keyof typeof KINDS }) {
  const t = useTranslations('certificado.verificar');
  const { tone, Icon } = KINDS[kind];
  return (
    <div className={styles.verdict} data-tone={tone}>
      <span className={styles.verdictIcon}>
        <Icon size={26} stroke={1.75} aria-hidden="true" />
      </span>
      <div>
        <h2>{t(kind)}</h2>
        <p>{t(`${kind}Texto`)}</p>
      </div>
    </div>
  );
}

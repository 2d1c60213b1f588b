import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Bienvenida } from './Bienvenida.tsx';
import { Cuestionario } from './Cuestionario.tsx';
import styles from './cuestionario.module.css';
import { ConsultasTema } from '../../../pieces/consulta/ConsultasTema.tsx';
import { useIntento } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { PREGUNTAS } from '../preguntas-id.ts';
import { Material } from './Material.tsx';
import { TemaAprobado, TemaBloqueado, TemaEnPausa, TemaSinPaquete, TemaSinPreguntas, TemaUnavailable } from './tema-notices.tsx';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { useRepeticion } from './use-repeticion.ts';
import { usePausa } from '../../../pieces/tema/use-pausa.ts';
import { type TemaDetalle, useTemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { TemaHeader } from '../../../pieces/tema/TemaHeader.tsx';
import { TemaSkeleton } from '../../../pieces/tema/TemaSkeleton.tsx';
import { cuestionarioOf } from '../../../pieces/paquete/paquete-tema.ts';
import { useKeepMaterial } from '../../../pieces/tema/visor/use-kept-material.ts';

/** Content of a topic, then the questionnaire of its open attempt; notices for a locked, a paused, an unready and an approved topic. */
export function TemaAbierto({ ocurrencia }: { ocurrencia: Ocurrencia }) {
  const { data: tema, error, isPending, refetch } = useTemaDetalle(ocurrencia);
  if (isPending) return <TemaSkeleton />;
  if (tema) return <Tema tema={tema} ocurrencia={ocurrencia} />;
  const missing = error instanceof ApiError && [403, 404].includes(error.status);
  return missing ? <TemaUnavailable /> : <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}

function Tema({ tema, ocurrencia }: { tema: TemaDetalle; ocurrencia: Ocurrencia }) {
  const t = useTranslations('evaluacion.pausa');
  const visor = useTranslations('tema');
  const pausa = usePausa(tema.espera_hasta);
  const { rinde, repetible, repetir } = useRepeticion(tema);
  useKeepMaterial(tema);
  const cuestionario = cuestionarioOf(tema);
  const answers = cuestionario === 'abre';
  return (
    <PageStack>
      <Bienvenida />
      <TemaHeader tema={tema} />
      {tema.bloqueado && <TemaBloqueado tema={tema} />}
      {tema.aprobado && <TemaAprobado tema={tema} onRepetir={repetible && cuestionario !== 'nunca' ? repetir : undefined} />}
      {pausa && (
        <TemaEnPausa>
          {pausa} {tema.recursos.length > 0 && t('repaso')}
        </TemaEnPausa>
      )}
      {!tema.bloqueado && (
        <Material
          tema={tema}
          ocurrencia={ocurrencia}
          pausa={pausa !== null}
          siguiente={siguienteOf([rinde, tema.listo, pausa === null, answers].every(Boolean), visor('irCuestionario'))}
        />
      )}
      {!tema.bloqueado && rinde && <Pendiente tema={tema} pausa={pausa} ocurrencia={ocurrencia} />}
      <ConsultasTema id_tema={tema.id_tema} tema={tema.titulo} />
    </PageStack>
  );
}

/** Returns where a lesson leads on when it is read. */
const siguienteOf = (answers: boolean, words: string) => (answers ? { id: PREGUNTAS, words } : undefined);

interface PendingProps {
  readonly tema: TemaDetalle;
  readonly pausa: string | null;
  readonly ocurrencia: Ocurrencia;
}

/**
 * Questionnaire of a pending topic, unless its package alone judges it or comes first (P286), it has no questions yet (P45) or a pause
 * runs (P44).
 */
function Pendiente({ tema, pausa, ocurrencia }: PendingProps) {
  const cuestionario = cuestionarioOf(tema);
  if (cuestionario === 'nunca') return null;
  if (!tema.listo) return <TemaSinPreguntas />;
  if (cuestionario === 'espera') return <TemaSinPaquete />;
  if (pausa !== null) return null;
  return (
    <div id={PREGUNTAS} tabIndex={-1} className={styles.part}>
      <Intento ocurrencia={ocurrencia} />
    </div>
  );
}

function Intento({ ocurrencia }: { ocurrencia: Ocurrencia }) {
  const t = useTranslations('evaluacion');
  const offline = useTranslations('sinconexion');
  const intento = useIntento(ocurrencia);
  if (intento.isPending) {
    return (
      <Section title={t('cuestionario')}>
        <FormSkeleton />
      </Section>
    );
  }
  if (isPause(intento.error)) return <Pausa error={intento.error} retry={() => void intento.refetch()} />;
  if (isOutdated(intento.error))
    return <ErrorState message={intento.error.words} retry={t('recargar')} onRetry={() => window.location.reload()} />;
  const lost = intento.error instanceof ApiError && intento.error.code === 'sin_conexion';
  if (!intento.data)
    return <ErrorState message={lost ? offline('cuestionarios') : messageOf(intento.error)} onRetry={() => void intento.refetch()} />;
  return <Cuestionario key={intento.data.id_evaluacion} ocurrencia={ocurrencia} intento={intento.data} />;
}

/** Milliseconds between two requests that ask whether the server's pause is over. */
const PAUSE_LOOK_MS = 15_000;

/** Returns whether the attempt has a kind of question that this version of the page does not show: only a reload helps. */
const isOutdated = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'cliente_anterior';

const isPause = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'tema_en_pausa';

/** Pause with which the server refused to open the attempt, in its own words, until it opens one. */
function Pausa({ error, retry }: { error: ApiError; retry: () => void }) {
  const again = useEffectEvent(retry);
  useEffect(() => {
    const timer = setInterval(() => again(), PAUSE_LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return <TemaEnPausa>{error.words}</TemaEnPausa>;
}

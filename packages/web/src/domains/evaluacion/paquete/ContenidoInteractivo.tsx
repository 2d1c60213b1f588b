import { IconCloudOff, IconDeviceMobile, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Acciones } from './Acciones.tsx';
import { Avance } from './Avance.tsx';
import styles from './paquete.module.css';
import { type EstadoPaquete, useEstadoPaquete } from './paquete.queries.ts';
import { Reproductor } from './Reproductor.tsx';
import { SiguientePaso } from './SiguientePaso.tsx';
import { type Lanzamiento, useLanzamiento } from './use-lanzamiento.ts';
import { useForgetProgress } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { BlockedTab } from '../../../pieces/paquete/BlockedTab.tsx';
import type { TemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import { readShop } from '../../../core/session/shop.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { Section } from '../../../ui/page/Section.tsx';

interface Props {
  readonly tema: TemaDetalle;
  readonly ocurrencia: Ocurrencia;
  /** A pause runs (P44): the package that grades is not opened. */
  readonly pausa?: boolean;
}

/** Package of a topic: the learner's state in it, and the ways to open it. A tablet of a shop never opens it (P122). */
export function ContenidoInteractivo(props: Props) {
  const t = useTranslations('paquete.alumno');
  return (
    <Section title={t('titulo')}>
      {readShop() ? <EmptyState compact icon={IconDeviceMobile} title={t('tablet')} text={t('tabletTexto')} /> : <Paquete {...props} />}
    </Section>
  );
}

function Paquete(props: Props) {
  const t = useTranslations('paquete.alumno');
  const lanzamiento = useLanzamiento(props.ocurrencia);
  const { data, error, isPending, refetch } = useEstadoPaquete(props.ocurrencia, lanzamiento.used !== null);
  useProgressOf(data);
  if (isPending) return <FormSkeleton />;
  if (data) return <Abierto {...props} estado={data} lanzamiento={lanzamiento} />;
  if (error instanceof ApiError && error.code === 'sin_conexion')
    return <EmptyState compact icon={IconCloudOff} title={t('sinLinea')} text={t('sinLineaTexto')} />;
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}

/** Forgets the learner's progress each time that a completed package has saved something: grade, attempt and locks may be others. */
function useProgressOf(estado: EstadoPaquete | undefined): void {
  const forgetProgress = useForgetProgress();
  const seen = useRef(estado?.guardado);
  const changed = useEffectEvent((guardado: string | null) => {
    const before = seen.current;
    seen.current = guardado;
    if (before !== undefined && before !== guardado && estado?.completado) forgetProgress();
  });
  const guardado = estado?.guardado;
  useEffect(() => {
    if (guardado !== undefined) changed(guardado);
  }, [guardado]);
}

interface OpenProps extends Props {
  readonly estado: EstadoPaquete;
  readonly lanzamiento: Lanzamiento;
}

function Abierto({ tema, estado, pausa = false, lanzamiento }: OpenProps) {
  const t = useTranslations('paquete.alumno');
  const { place, used, fallo, abriendo } = lanzamiento;
  const paso = <SiguientePaso tema={tema} estado={estado} lanzado={used} onGo={lanzamiento.cerrar} />;
  return (
    <div className={styles.card}>
      <Avance estado={estado} />
      {fallo && <ErrorAlert>{messageOf(fallo)}</ErrorAlert>}
      {estado.origen === null ? (
        <EmptyState compact icon={IconPlugConnectedX} title={t('sinLugar')} text={t('sinLugarTexto')} />
      ) : (
        <Acciones tema={tema} estado={estado} pausa={pausa} lanzamiento={lanzamiento}>
          {paso}
        </Acciones>
      )}
      {place?.en === 'ventana' && (
        <p className={styles.note} role="status">
          {t('ventana')}
        </p>
      )}
      {place?.en === 'bloqueada' && <BlockedTab url={place.lanzado.url} text={t('bloqueada')} />}
      {place?.en === 'marco' && (
        <Reproductor
          key={place.lanzado.url}
          titulo={estado.titulo}
          lanzado={place.lanzado}
          abriendo={abriendo}
          onClose={lanzamiento.cerrar}
          onAgain={() => void lanzamiento.aqui()}
          onApart={() => void lanzamiento.aparte()}
        >
          {paso}
        </Reproductor>
      )}
    </div>
  );
}

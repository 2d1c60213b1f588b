import { lazy, Suspense } from 'react';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';
import type { TemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import type { Siguiente } from '../../../pieces/tema/visor/lectura.ts';
import { TemaViewer } from '../../../pieces/tema/visor/TemaViewer.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { Section } from '../../../ui/page/Section.tsx';

const ContenidoInteractivo = lazy(() =>
  import('../paquete/ContenidoInteractivo.tsx').then((module) => ({ default: module.ContenidoInteractivo })),
);

interface Props {
  readonly tema: TemaDetalle;
  readonly ocurrencia: Ocurrencia;
  /** A pause runs (P44). */
  readonly pausa?: boolean;
  /** Part of the page that follows a read lesson. */
  readonly siguiente: Siguiente | undefined;
}

/** Material of a topic that is open to its learner: lessons, and its package if it has one. */
export function Material({ tema, ocurrencia, pausa = false, siguiente }: Props) {
  const { recursos, descarga, duracion: minutos, paquete } = tema;
  const onlyPaquete = paquete && recursos.length === 0 && !descarga;
  return (
    <>
      {!onlyPaquete && <TemaViewer recursos={recursos} descarga={descarga} lectura={{ minutos, siguiente }} />}
      {paquete && (
        <Suspense fallback={<Waiting />}>
          <ContenidoInteractivo tema={tema} ocurrencia={ocurrencia} pausa={pausa && paquete === 'paquete'} />
        </Suspense>
      )}
    </>
  );
}

const Waiting = () => (
  <Section>
    <FormSkeleton />
  </Section>
);

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PREGUNTAS } from '../preguntas-id.ts';
import type { EstadoPaquete, Lanzado } from './paquete.queries.ts';
import { cuestionarioOf } from '../../../pieces/paquete/paquete-tema.ts';
import type { TemaDetalle } from '../../../pieces/tema/tema.queries.ts';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';

interface Props {
  readonly tema: TemaDetalle;
  readonly estado: EstadoPaquete;
  /** Last launch of this visit. */
  readonly lanzado: Lanzado | null;
  /** Closes the player. */
  readonly onGo: () => void;
}

/** Way on from a completed package: its result where it grades, else the questionnaire. */
export function SiguientePaso({ tema, estado, lanzado, onGo }: Props) {
  const t = useTranslations();
  if (!estado.completado) return null;
  if (estado.calificacion === 'paquete') {
    const id = resultOf(tema, lanzado);
    if (!id) return null;
    return (
      <LinkButton {...href('/evaluacionresultado', { id })} variant="default">
        {t('evaluacion.verResultado')}
      </LinkButton>
    );
  }
  const opens = tema.numero_preguntas > 0 && cuestionarioOf(tema) === 'abre';
  if (tema.aprobado || !opens) return null;
  const go = () => {
    onGo();
    // The dialog gives the focus back first.
    setTimeout(() => document.getElementById(PREGUNTAS)?.focus());
  };
  return (
    <Button variant="default" onClick={go}>
      {t('paquete.alumno.irCuestionario')}
    </Button>
  );
}

/** Returns the attempt to show: the one of this visit once it is graded, else the best one; 0 without any. */
const resultOf = ({ abierto, id_evaluacion }: TemaDetalle, lanzado: Lanzado | null): number =>
  (abierto === false && lanzado?.id_evaluacion) || id_evaluacion;

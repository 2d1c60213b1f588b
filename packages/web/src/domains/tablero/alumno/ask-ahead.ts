import type { TemaAlumno } from '@portal/contract/asignacion';
import type { QueryClient } from '@tanstack/react-query';
import { ocurrenciaOfRow } from '../../../core/router/ocurrencia.ts';
import { openAhead } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { cuestionarioOf } from '../../../pieces/paquete/paquete-tema.ts';
import { detalleOf } from '../../../pieces/tema/tema.queries.ts';

/** Asks for topic and attempt at once: the panel came with the sign-in, so that the topic opens (P242). */
export function askAhead(queries: QueryClient, tema: TemaAlumno): void {
  const ocurrencia = ocurrenciaOfRow(tema);
  if (!ocurrencia) return;
  void queries.prefetchQuery(detalleOf(ocurrencia));
  const asks = tema.cuestionario === 1 && tema.numero_preguntas > 0 && tema.listo;
  if (asks && cuestionarioOf(tema) === 'abre') openAhead(ocurrencia);
}

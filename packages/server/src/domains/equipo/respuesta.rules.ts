import type { EnlaceFila, RespuestaEquipo } from '@portal/contract/equipo';
import { dayAfter } from '@portal/contract/dia';
import { message, type Message } from '@portal/messages';

/** Answers by what happens to them: stored, or passed over because the assignment waits for none any more. */
export interface Reparto {
  readonly guardar: readonly RespuestaEquipo[];
  readonly omitidas: number;
  /** Refusals by field. */
  readonly errores: Readonly<Record<string, Message>>;
}

const spoken = (day: string): string => day.split('-').toReversed().join('/');

/** Refuses an extension that ends before tomorrow or after the last day that a boss may give (P205); undefined when the answer is right. */
function refusalOf({ tipo, fecha_hasta }: RespuestaEquipo, ultima: string | null, today: string): Message | undefined {
  if (tipo !== 'prorroga' || fecha_hasta === null || ultima === null) return undefined;
  const desde = dayAfter(today, 1);
  if (ultima < desde) return message('equipo.errores.planTerminado');
  if (fecha_hasta < desde || fecha_hasta > ultima) return message('equipo.errores.hasta', { desde: spoken(desde), hasta: spoken(ultima) });
  return undefined;
}

/** Judges answers by the situation of their assignments; of several about one assignment the last counts. */
export function judgeRespuestas(respuestas: readonly RespuestaEquipo[], filas: readonly EnlaceFila[], today: string): Reparto {
  const byId = new Map(filas.map((fila) => [fila.id_asignacion, fila]));
  const guardar = new Map<number, RespuestaEquipo>();
  const errores: Record<string, Message> = {};
  const omitidas = new Set<number>();
  for (const [index, respuesta] of respuestas.entries()) {
    const fila = byId.get(respuesta.id_asignacion);
    if (fila?.situacion !== 'pendiente') {
      omitidas.add(respuesta.id_asignacion);
      continue;
    }
    const refusal = refusalOf(respuesta, fila.fecha_maxima, today);
    if (refusal) errores[`respuestas.${index}.fecha_hasta`] = refusal;
    guardar.set(respuesta.id_asignacion, respuesta);
  }
  return { guardar: [...guardar.values()], omitidas: omitidas.size, errores };
}

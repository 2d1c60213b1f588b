import type { TipoRespuesta } from '@portal/contract/equipo';
import type { Respuestas } from './equipo.queries.ts';

/** Answer being written; without a kind it is not sent. */
export interface Borrador {
  readonly tipo: TipoRespuesta | null;
  readonly fecha_hasta: string | null;
  readonly motivo: string;
}

export const SIN_RESPUESTA: Borrador = { tipo: null, fecha_hasta: null, motivo: '' };

/** Message of each field of one answer. */
export interface Errores {
  readonly fecha_hasta?: string | undefined;
  readonly motivo?: string | undefined;
}

/** Answers to send for assignments, each as its draft says; a field that its kind does not ask for stays behind. */
export const respuestasOf = (drafts: ReadonlyMap<number, Borrador>): Respuestas =>
  [...drafts].flatMap(([id_asignacion, { tipo, fecha_hasta, motivo }]) => {
    if (!tipo) return [];
    return [{ id_asignacion, tipo, fecha_hasta: tipo === 'prorroga' ? fecha_hasta : null, motivo: tipo === 'aceptada' ? '' : motivo }];
  });

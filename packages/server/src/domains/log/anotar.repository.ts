import { fragment } from '../../db/prepared.ts';

/** Entry of the activity log that another statement writes. */
export interface Anotacion {
  /** Actor: person and username. */
  readonly id_autor: number;
  readonly usuario: string;
  readonly log_tabla: string;
  readonly log_tipo: string;
  /** For `detalle` of `anotada`. */
  readonly log_detalle: string | null;
}

/** Appends an entry for every row of `anotada`: person, moment (`fecha`) and words (`detalle`). */
export const ANOTAR = fragment<Anotacion>`
  insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
  select a.id_usuario, ${'id_autor'}::integer, ${'usuario'}::text, ${'log_tabla'}::text, ${'log_tipo'}::text, a.detalle, a.fecha from anotada a`;

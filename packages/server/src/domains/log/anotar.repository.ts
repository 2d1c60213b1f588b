import { fragment } from '../../db/prepared.ts';

/** Entry of the activity log about the person of `cierre`. */
export interface Anotacion {
  /** Username of the actor. */
  readonly usuario: string;
  readonly log_tabla: string;
  readonly log_tipo: string;
  readonly log_detalle: string | null;
}

/** Appends an entry about the person of `cierre`, at its moment. */
export const ANOTAR = fragment<Anotacion>`
  insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
  select c.id_usuario, ${'usuario'}::text, ${'log_tabla'}::text, ${'log_tipo'}::text, ${'log_detalle'}::text, c.fecha_fin from cierre c`;

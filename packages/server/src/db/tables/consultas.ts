import type { Generated } from 'kysely';
import type { Optional, Stamps } from './columns.ts';

/** Question of a learner to the training area (migration 089). */
export interface ConsultaTable extends Stamps {
  id_consulta: Generated<number>;
  id_usuario: number;
  /** Made by the device: a repeated call asks once. */
  clave: string;
  id_tema: number;
  id_pregunta: Optional<number>;
  version_pregunta: Optional<number>;
  /** Options in the order of the attempt, as `detalle.orden`. */
  orden: Optional<string>;
  texto: string;
  estado: Generated<'abierta' | 'respondida' | 'cerrada'>;
  respuesta: Optional<string>;
  fecha_respuesta: Optional<string>;
  /** When the person saw the answer. */
  fecha_lectura: Optional<string>;
}

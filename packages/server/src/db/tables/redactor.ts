import type { FalloRedaccion, Redaccion } from '@portal/contract/redactor';
import type { ColumnType, Generated } from 'kysely';
import type { Changed, Created, Optional } from './columns.ts';

type Json = ColumnType<unknown, string | undefined, string>;

/** Request for drafts of questions to a language model (migration 097). */
export interface RedaccionTable extends Created, Changed {
  id_redaccion: Generated<number>;
  id_tema: number;
  estado: Generated<Redaccion['estado']>;
  fallo: Optional<FalloRedaccion>;
  codigo_http: Optional<number>;
  tipos: string[];
  cantidad: number;
  dificultad: Optional<Redaccion['dificultad']>;
  codigo_categoria: string;
  /** Host. */
  servicio: string;
  modelo: string;
  /** Text of the lesson as it goes out. */
  texto: string;
  /** Body of the request, and the beginning of its answer. */
  peticion: Optional<string>;
  respuesta: Optional<string>;
  rechazadas: Json;
  fecha_creacion: string;
  fecha_envio: Optional<string>;
  fecha_fin: Optional<string>;
}

/** Question that came back. */
export interface RedaccionBorradorTable {
  id_redaccion_borrador: Generated<number>;
  id_redaccion: number;
  estado: Generated<'por_revisar' | 'aceptado' | 'descartado'>;
  pregunta: string;
  datos: Json;
  cita: string;
  id_pregunta: Optional<number>;
  fecha_revision: Optional<string>;
}

import type {
  ESTADOS_FILA_RECALIFICACION,
  ESTADOS_RECALIFICACION,
  EfectoCertificado,
  EfectoRecalificacion,
} from '@portal/contract/recalificacion';
import type { ModoClave } from '@portal/contract/pregunta';
import type { ColumnType, Generated } from 'kysely';
import type { Changed, Created, Optional } from './columns.ts';

export type EstadoRecalificacion = (typeof ESTADOS_RECALIFICACION)[number];

/** Correction of a wrong key (migrations 096, 099). */
export interface RecalificacionTable extends Created, Changed {
  id_recalificacion: Generated<number>;
  id_pregunta: number;
  version: number;
  /** Versions of the same content. */
  versiones: number[];
  modo: ModoClave;
  respuestas: ColumnType<object, string | undefined, string>;
  a_la_baja: Generated<boolean>;
  /** Letters go to the people who get another grade. */
  avisa: Generated<boolean>;
  motivo: Generated<string>;
  estado: Generated<EstadoRecalificacion>;
  abiertos: Generated<number>;
  intentos_anulados: Generated<number>;
  /** Version of the question with the right key; null: attempts keep theirs. */
  version_corregida: Optional<number>;
  /** Version of the bank after the act, and the version of which it takes the content back; null: the bank stays as it is. */
  version_banco: Optional<number>;
  version_anterior: Optional<number>;
  fallos: Generated<number>;
  fecha_creacion: string;
  fecha_confirmacion: Optional<string>;
  fecha_fin: Optional<string>;
}

export interface RecalificacionFilaTable {
  id_recalificacion_fila: Generated<number>;
  id_recalificacion: number;
  id_evaluacion: number;
  /** Attempts of one transaction, which has all those of a person. */
  tramo: number;
  estado: Generated<(typeof ESTADOS_FILA_RECALIFICACION)[number]>;
  efecto: Optional<EfectoRecalificacion>;
  certificado: Optional<EfectoCertificado>;
  planes_terminados: Generated<number>;
  planes_reabiertos: Generated<number>;
  antes: ColumnType<object | null, string | null | undefined, string | null>;
  despues: ColumnType<object | null, string | null | undefined, string | null>;
}

/** Numbers and codes that a certificate had before its grade was corrected. */
export interface CertificadoReemplazadoTable {
  numero: string;
  codigo: string;
  id_certificado: number;
  nota: Optional<number>;
  reemplaza: Optional<string>;
  fecha_reemplazo: string;
}

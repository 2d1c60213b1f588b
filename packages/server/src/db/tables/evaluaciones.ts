import type { OcurrenciaKey } from './contenidos.ts';
import type { Generated } from 'kysely';
import type { Changed, Created, Instant, Optional, Stamps } from './columns.ts';

/** Assignments, attempts, certificates and progress (migration 003). */

export interface AsignacionTable extends Stamps {
  id_asignacion: Generated<number>;
  id_usuario: number;
  id_planestudio: number;
  codigo_grupo: Optional<string>;
  /** 1 assigned, 2 closed (P28). */
  codigo_estado: Generated<number>;
  /** Present or last opening; the database writes it. */
  fecha_apertura: Instant;
  /** What opened it. */
  fuente: Generated<FuenteAsignacion>;
  fecha_cierre: Optional<string>;
  usuario_cierre: Optional<string>;
  id_usuario_cierre: Optional<number>;
  motivo_cierre: Optional<string>;
}

/** What opens an assignment: a person, the rule of a group, a spreadsheet, or the copy of a plan's people. */
export type FuenteAsignacion = 'individual' | 'grupo' | 'planilla' | 'copia';

/** Opening, closing or reopening of an assignment (P28); the database writes it. */
export interface AsignacionHistoriaTable {
  id_asignacion_historia: Generated<number>;
  id_asignacion: number;
  tipo: 'apertura' | 'cierre' | 'reapertura';
  fecha: string;
  usuario: string;
  id_usuario_autor: Optional<number>;
  fuente: FuenteAsignacion;
  codigo_grupo: Optional<string>;
  motivo: Optional<string>;
}

export interface AsignacionGrupoTable extends Stamps {
  id_asignacion_grupo: Generated<number>;
  id_planestudio: number;
  codigo_grupo: string;
  /** Companies to whose people the rule applies; null: to everybody (P46). */
  empresas: Optional<number[]>;
  /** 1 in force, 2 withdrawn (P27). */
  codigo_estado: Generated<number>;
  fecha_cierre: Optional<string>;
}

export interface EvaluacionTable extends OcurrenciaKey, Created, Changed {
  id_evaluacion: Generated<number>;
  id_usuario: number;
  /** 1 valid, 2 annulled. */
  codigo_estado: Generated<number>;
  numero_intento: number;
  /** Time when the attempt was opened. */
  fecha_creacion: string;
  /** Time of grading; null while it is open. */
  fecha_fin: Optional<string>;
  nota: Optional<number>;
  notaminima: number;
  correcta: Generated<number>;
  total: Generated<number>;
  aprobado: Generated<boolean>;
  fecha_modificacion: Optional<string>;
  motivo_anulacion: Optional<string>;
  /** Sent sooner than its questions can be read (P44). */
  rapido: Generated<boolean>;
}

export interface DetalleTable {
  id_detalle: Generated<number>;
  id_evaluacion: number;
  id_pregunta: number;
  version: number;
  numero_orden: number;
  /** Options of the bank in the order of this attempt: `3142` shows `rpta_c` first (P44). */
  orden: Generated<string>;
  /** Chosen option by its shown position. */
  respuesta: Optional<number>;
  es_correcta: Optional<boolean>;
  /** Time when the draft answer was chosen. */
  fecha_respuesta: Optional<string>;
}

export interface FeedbackTable extends Created, Changed {
  id_feedback: Generated<number>;
  id_evaluacion: number;
  escala: number;
  comentario: Optional<string>;
  fecha_feedback: string;
  fecha_modificacion: Optional<string>;
}

export interface CertificadoTable {
  id_certificado: Generated<number>;
  id_evaluacion: number;
  numero: string;
  codigo: string;
  nombre: string;
  tema: string;
  nota: Optional<number>;
  lugar: string;
  fecha: string;
  /** Code of the language in which it is worded, as `es`. */
  idioma: string;
  /** 1 valid, 2 annulled. */
  codigo_estado: Generated<number>;
  fecha_creacion: string;
}

/** Best result of a learner in one occurrence (P14). */
export interface ProgresoTemaTable extends OcurrenciaKey {
  id_usuario: number;
  intentos: number;
  nota: Optional<number>;
  aprobado: boolean;
  /** The finished attempt that counts. */
  id_evaluacion: number;
  fecha_aprobado: Optional<string>;
  fecha_ultima: string;
}

/** Totals of a learner in a plan over its active occurrences (P21). */
export interface ProgresoTable {
  id_usuario: number;
  id_planestudio: number;
  total: Generated<number>;
  aprobados: Generated<number>;
  calificados: Generated<number>;
  suma_notas: Generated<number>;
  evaluaciones: Generated<number>;
}

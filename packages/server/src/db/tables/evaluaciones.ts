import type { FuenteNota } from '@portal/contract/evaluacion';
import type { CondicionRegla } from '@portal/contract/asignacion';
import type { OcurrenciaKey } from './contenidos.ts';
import type { ColumnType, Generated } from 'kysely';
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
  /** Source of the assignment. */
  fuente: Generated<FuenteAsignacion>;
  /** Rule that opened it; only of source `regla`. */
  id_regla: Optional<number>;
  /** Reason at that moment (`RazonAsignacion` of the contract). */
  razon: ColumnType<object, string | undefined, string>;
  fecha_cierre: Optional<string>;
  usuario_cierre: Optional<string>;
  id_usuario_cierre: Optional<number>;
  motivo_cierre: Optional<string>;
  /** Day that the days of the plan give, day of an extension, and the later of both; null: the end of the plan (migration 069). */
  fecha_plazo: Generated<string | null>;
  fecha_prorroga: Optional<string>;
  fecha_limite: Generated<string | null>;
}

/** Source of an assignment: a person, a rule, a spreadsheet, or the copy of a plan's people. */
export type FuenteAsignacion = 'individual' | 'regla' | 'planilla' | 'copia';

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
  id_regla: Optional<number>;
  razon: ColumnType<object, string | undefined, string>;
  motivo: Optional<string>;
}

/** Gives a plan to whoever meets one of its alternatives, now or later (P27). Its conditions never change. */
export interface ReglaTable extends Stamps {
  id_regla: Generated<number>;
  id_planestudio: number;
  nombre: Generated<string>;
  /** Its conditions in one spelling: a plan has each rule once. */
  huella: string;
  /** Companies to which the rule is limited; null: it applies to everybody (P46). */
  empresas: Optional<number[]>;
  /** 1 in force, 2 withdrawn (P27). */
  codigo_estado: Generated<number>;
  fecha_cierre: Optional<string>;
  /** Writes to whoever gets the plan by it (migration 061). */
  avisar: Generated<boolean>;
}

/** One value of a field in an alternative of a rule. A person meets an alternative by meeting each of its fields in any value. */
export interface ReglaCondicionTable extends Created {
  id_regla_condicion: Generated<number>;
  id_regla: number;
  alternativa: number;
  campo: CampoRegla;
  id_empresa: Optional<number>;
  id_dominio: ColumnType<number | null, never, never>;
  id_parametro: Optional<number>;
  /** First and last day of entry, `YYYY-MM-DD`. */
  desde: Optional<string>;
  hasta: Optional<string>;
  fecha_creacion: Instant;
}

/** Active person with a change of values that a rule may name, for the job of the rules; triggers write it (migration 029). */
export interface PendientePersonaTable {
  id_pendiente_persona: Generated<number>;
  id_usuario: number;
}

/** Plan that became current, or with a rule that came in force, for the job of the rules; triggers write it (migration 029). */
export interface PendientePlanTable {
  id_pendiente_plan: Generated<number>;
  id_planestudio: number;
}

export type CampoRegla = 'empresa' | 'centro_costo' | 'departamento' | 'cargo' | 'grupo' | 'ingreso';

/** Input of a simulation, by its origin. */
export type DatosSimulacion =
  | { readonly origen: 'individual'; readonly usuarios: readonly number[]; readonly planes: readonly number[]; readonly reabrir: boolean }
  | {
      readonly origen: 'regla';
      readonly planes: readonly number[];
      readonly nombre: string;
      readonly condicion: CondicionRegla;
      readonly reabrir: boolean;
    }
  | {
      readonly origen: 'copia';
      /** Plan from which the people are copied. */
      readonly id_origen: number;
      readonly planes: readonly number[];
      readonly reabrir: boolean;
    };

/** Result of applying a simulation. */
export interface ResultadoSimulacion {
  readonly insertados: number;
  readonly reabiertos: number;
  readonly omitidos: number;
  readonly avisados: number;
  /** Number of their letters in the outbox; null without any. */
  readonly lote: number | null;
}

/** Effects that an assignment of many would have, until it is applied (migration 026). */
export interface SimulacionTable {
  id_simulacion: Generated<number>;
  /** Who asked. */
  id_usuario: number;
  origen: FuenteAsignacion;
  datos: ColumnType<DatosSimulacion, string, string>;
  /** Sends mail to the people who get a plan. */
  avisar: Generated<boolean>;
  estado: Generated<'revisada' | 'aplicada'>;
  resultado: ColumnType<ResultadoSimulacion | null, string | null | undefined, string | null>;
  fecha_creacion: string;
}

/** Why a pair of person and plan would be assigned or passed over. */
export type Veredicto = 'nueva' | 'reabre' | 'existente' | 'retirada' | 'cesada' | 'plan_inactivo' | 'plan_terminado';

export interface SimulacionFilaTable {
  id_simulacion_fila: Generated<number>;
  id_simulacion: number;
  id_usuario: number;
  id_planestudio: number;
  veredicto: Veredicto;
  /** The application would notify the person by mail. */
  avisa: boolean;
  codigo_grupo: Optional<string>;
  razon: ColumnType<object, string | undefined, string>;
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
  /** When the device says that it was handed in, and when it arrived; null for one that came at once (P119, migration 068). */
  fecha_declarada: Optional<string>;
  fecha_recibida: Optional<string>;
  /** Who gave the grade (migration 100). */
  fuente: Generated<FuenteNota>;
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
  /** Answer to a kind without one chosen option. */
  respuesta_datos: ColumnType<string | readonly number[] | null, string | null | undefined, string | null>;
  /** Stored places of the parts in the order of this attempt, from 1; null: that of `orden`. */
  orden_opciones: Optional<readonly number[]>;
  /** 0 to 1; null: 1 or 0 by `es_correcta`. */
  puntos: Optional<number>;
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

/** Best result of a learner in one occurrence (P14). */
export interface ProgresoTemaTable extends OcurrenciaKey {
  id_usuario: number;
  intentos: number;
  nota: Optional<number>;
  aprobado: boolean;
  /** The finished attempt that counts; of a convalidated topic one at another place. */
  id_evaluacion: number;
  fecha_aprobado: Optional<string>;
  fecha_ultima: string;
  /** Approved at another place, and not here (P274). `intentos` are those of here, 0 without one. */
  convalidado: Generated<boolean>;
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
  /** The assignment is open; with what follows written by the database alone (migration 035). */
  abierta: Generated<boolean>;
  fecha_apertura: Generated<string | null>;
  fecha_limite: Generated<string | null>;
  /** There is a finished attempt of the plan. */
  iniciado: Generated<boolean>;
  id_empresa: Generated<number | null>;
  id_centro_costo: Generated<number | null>;
  id_departamento: Generated<number | null>;
  fecha_cese: Generated<string | null>;
}

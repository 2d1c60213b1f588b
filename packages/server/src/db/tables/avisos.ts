import type { ColumnType, Generated } from 'kysely';
import type { Created, Optional, Stamps } from './columns.ts';

// Absences, non-working days, reminders and what bosses answer (migrations 026, 033). Days are `YYYY-MM-DD`.

/** Days on which a person is away, both included: no reminder goes out (P43). */
export interface AusenciaTable extends Stamps {
  id_ausencia: Generated<number>;
  id_usuario: number;
  tipo: 'vacaciones' | 'licencia' | 'descanso_medico';
  fecha_desde: string;
  fecha_hasta: string;
  observacion: Optional<string>;
}

/** Day on which nobody is reminded. */
export interface FeriadoTable extends Stamps {
  id_feriado: Generated<number>;
  fecha: string;
  feriado: string;
}

/** Part of a message: one level about one opening of an assignment, sent to one person; level 0 is the last one for which a boss asked (P269). */
export interface RecordatorioTable {
  id_recordatorio: Generated<number>;
  id_asignacion: number;
  fecha_apertura: string;
  nivel: number;
  id_destinatario: number;
  rol: 'alumno' | 'jefe' | 'gerente' | 'director';
  /** Day of the run. */
  fecha: string;
  id_correo: Optional<number>;
}

/** Answer of a boss to a delay; the last one counts. */
export interface JustificacionTable extends Created {
  id_justificacion: Generated<number>;
  id_asignacion: number;
  /** The person who is behind. */
  id_usuario: number;
  fecha_apertura: string;
  tipo: 'aceptada' | 'prorroga' | 'justificada';
  /** Day until which a `prorroga` lets the bosses wait. */
  fecha_hasta: Optional<string>;
  motivo: Generated<string>;
  /** Highest level sent to a boss before; 0: none. */
  nivel: Generated<number>;
  via: 'enlace' | 'sesion';
  fecha_creacion: string;
}

/** Extension of the deadline of an opening, or its withdrawal; never changed. */
export interface ProrrogaTable extends Created {
  id_prorroga: Generated<number>;
  id_asignacion: number;
  id_usuario: number;
  fecha_apertura: string;
  /** Deadlines before and after. */
  fecha_antes: string;
  fecha_nueva: string;
  retirada: Generated<boolean>;
  motivo: string;
  via: 'administracion' | 'sesion' | 'enlace';
  fecha_creacion: string;
}

/** Link of a digest: reads any number of times, answers once. */
export interface EnlaceEquipoTable {
  id_enlace_equipo: Generated<number>;
  id_usuario: number;
  token_hash: string;
  asignaciones: ColumnType<number[], number[], never>;
  fecha_creacion: string;
  fecha_expiracion: string;
  fecha_uso: Optional<string>;
}

/** Opening of an assignment that a mail announced on a day: once, unless that mail did not arrive (migration 031). */
export interface AvisoAsignacionTable {
  id_aviso_asignacion: Generated<number>;
  id_asignacion: number;
  fecha_apertura: string;
  /** `YYYY-MM-DD`. */
  fecha: string;
  id_correo: number;
}

/** Assignment with a mail to its person still to be sent (migration 065). */
export interface AvisoPendienteTable {
  id_aviso_pendiente: Generated<number>;
  id_asignacion: number;
  id_usuario: number;
  /** Number of its bulk send. */
  lote: number;
  /** Reports a change of a running plan: its new topics, and its last day before the change. */
  cambio: Generated<boolean>;
  temas: Generated<number[]>;
  fin_antes: Optional<string>;
  /** When it is due. */
  proximo: string;
}

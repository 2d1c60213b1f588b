import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import type { Ocurrencia } from '../avance/avance.public.ts';

/** Attempt with the fields that grading and annulling need. `fecha_fin` is null while it is open. */
export interface Intento extends Ocurrencia {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  /** 1 valid, 2 annulled. */
  readonly codigo_estado: number;
  readonly numero_intento: number;
  /** Number of drawn questions. */
  readonly total: number;
  readonly fecha_creacion: string;
  readonly fecha_fin: string | null;
  readonly nota: number | null;
  readonly notaminima: number;
  readonly aprobado: boolean;
}

const KEY = ['id_planestudio', 'id_programa', 'id_curso', 'id_modulo', 'id_tema'] as const;

const INTENTO = [
  ...KEY,
  'id_evaluacion',
  'id_usuario',
  'codigo_estado',
  'numero_intento',
  'total',
  'fecha_creacion',
  'fecha_fin',
  'nota',
  'notaminima',
  'aprobado',
] as const;

const OWNER = prepared<{ id_evaluacion: number }, { readonly id_usuario: number }>`
  select id_usuario from evaluacion where id_evaluacion = ${'id_evaluacion'}`;

export const findOwner = async (db: Executor, id_evaluacion: number): Promise<number | undefined> =>
  (await OWNER(db, { id_evaluacion }))[0]?.id_usuario;

/**
 * Reads and locks the attempt until the transaction ends; grading, annulling and answering wait for each other. The lock (`no key
 * update`) allows inserts that reference it: otherwise two annulments of one person deadlock.
 */
export function lockIntento(db: Executor, id_evaluacion: number): Promise<Intento | undefined> {
  return db.selectFrom('evaluacion').select(INTENTO).where('id_evaluacion', '=', id_evaluacion).forNoKeyUpdate().executeTakeFirst();
}

/** Open attempt. */
export interface Abierto {
  readonly id_evaluacion: number;
  readonly numero_intento: number;
  /** Pass mark, frozen when the attempt was opened (P13). */
  readonly notaminima: number;
  /** Number of drawn questions. */
  readonly total: number;
}

/** Annuls (2) or restores (1) a graded attempt. */
export async function updateEstado(
  db: Executor,
  id_evaluacion: number,
  values: { codigo_estado: number; motivo_anulacion: string | null; usuario_modificacion: string; fecha_modificacion: string },
): Promise<void> {
  await db.updateTable('evaluacion').set(values).where('id_evaluacion', '=', id_evaluacion).execute();
}

/** Deletes an open attempt with its drawn questions. */
export async function deleteIntento(db: Executor, id_evaluacion: number): Promise<void> {
  await db.deleteFrom('evaluacion').where('id_evaluacion', '=', id_evaluacion).where('fecha_fin', 'is', null).execute();
}

import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Ocurrencia } from '../asignacion/asignacion.public.ts';

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

export async function findOwner(db: Executor, id_evaluacion: number): Promise<number | undefined> {
  const row = await db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
  return row?.id_usuario;
}

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

/** Finds the open attempt of a learner in an occurrence; there is at most one (P10). */
export function findAbierto(db: Executor, id_usuario: number, o: Ocurrencia): Promise<Abierto | undefined> {
  return db
    .selectFrom('evaluacion')
    .select(['id_evaluacion', 'numero_intento', 'notaminima', 'total'])
    .where((eb) => eb.and(KEY.map((key) => eb(key, '=', o[key]))))
    .where('id_usuario', '=', id_usuario)
    .where('fecha_fin', 'is', null)
    .where('codigo_estado', '=', 1)
    .executeTakeFirst();
}

/** Attempt to insert. */
export interface NuevoIntento {
  readonly id_usuario: number;
  readonly ocurrencia: Ocurrencia;
  readonly notaminima: number;
  readonly usuario_creacion: string;
  readonly fecha_creacion: string;
}

/** Inserts the next attempt; undefined if another call opened one meanwhile. */
export async function insertIntento(db: Executor, input: NuevoIntento): Promise<Abierto | undefined> {
  const { id_usuario, ocurrencia: o, notaminima, usuario_creacion, fecha_creacion } = input;
  const { rows } = await sql<Abierto>`
    insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema,
      numero_intento, notaminima, usuario_creacion, fecha_creacion)
    select ${id_usuario}::integer, ${o.id_planestudio}::integer, ${o.id_programa}::integer, ${o.id_curso}::integer,
      ${o.id_modulo}::integer, ${o.id_tema}::integer, coalesce(max(numero_intento), 0) + 1,
      ${notaminima}::numeric, ${usuario_creacion}, ${fecha_creacion}::timestamptz
    from evaluacion
    where id_usuario = ${id_usuario} and id_planestudio = ${o.id_planestudio} and id_programa = ${o.id_programa}
      and id_curso = ${o.id_curso} and id_modulo = ${o.id_modulo} and id_tema = ${o.id_tema}
    on conflict do nothing
    returning id_evaluacion, numero_intento, notaminima, total`.execute(db);
  return rows[0];
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

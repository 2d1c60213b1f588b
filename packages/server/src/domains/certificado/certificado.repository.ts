import type { CertificadoFicha } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

type Stored = Omit<CertificadoFicha, 'estado'>;

const FIELDS = [
  'c.id_evaluacion',
  'c.numero',
  'c.codigo',
  'c.nombre',
  'c.tema',
  'c.nota',
  'c.lugar',
  'c.fecha',
  'c.codigo_estado',
] as const;

export function findByEvaluacion(db: Executor, id_evaluacion: number): Promise<Stored | undefined> {
  return db.selectFrom('certificado as c').select(FIELDS).where('c.id_evaluacion', '=', id_evaluacion).executeTakeFirst();
}

export function findByCodigo(db: Executor, codigo: string): Promise<Stored | undefined> {
  return db.selectFrom('certificado as c').select(FIELDS).where('c.codigo', '=', codigo).executeTakeFirst();
}

/** Certificates of a person, the newest first. */
export function findByUsuario(db: Executor, id_usuario: number): Promise<Stored[]> {
  return db
    .selectFrom('certificado as c')
    .innerJoin('evaluacion as e', 'e.id_evaluacion', 'c.id_evaluacion')
    .select(FIELDS)
    .where('e.id_usuario', '=', id_usuario)
    .orderBy('c.fecha', 'desc')
    .orderBy('c.id_certificado', 'desc')
    .execute();
}

export async function findOwner(db: Executor, id_evaluacion: number): Promise<number | undefined> {
  const row = await db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
  return row?.id_usuario;
}

/** Next running number of a certificate. */
export async function nextNumero(db: Executor): Promise<number> {
  const { rows } = await sql<{ numero: number }>`select nextval('certificado_numero')::integer as numero`.execute(db);
  return rows[0]!.numero;
}

/** Freezes what the certificate says: name and topic as they are now (P18). One per evaluation. */
export async function insertCertificado(
  db: Executor,
  input: { id_evaluacion: number; numero: string; codigo: string; lugar: string; fecha: string; fecha_creacion: string },
): Promise<void> {
  await db
    .insertInto('certificado')
    .columns(['id_evaluacion', 'numero', 'codigo', 'nombre', 'tema', 'nota', 'lugar', 'fecha', 'fecha_creacion'])
    .expression((eb) =>
      eb
        .selectFrom('evaluacion as e')
        .innerJoin('usuario as u', 'u.id_usuario', 'e.id_usuario')
        .innerJoin('tema as t', 't.id_tema', 'e.id_tema')
        .select(['e.id_evaluacion', sql.val(input.numero).as('numero'), sql.val(input.codigo).as('codigo')])
        .select(['u.personal as nombre', 't.titulo as tema', 'e.nota', sql.val(input.lugar).as('lugar')])
        .select([sql<string>`${input.fecha}::date`.as('fecha'), sql<string>`${input.fecha_creacion}::timestamptz`.as('fecha_creacion')])
        .where('e.id_evaluacion', '=', input.id_evaluacion),
    )
    .onConflict((conflict) => conflict.column('id_evaluacion').doNothing())
    .execute();
}

/** 1 valid, 2 annulled. */
export async function updateEstado(db: Executor, id_evaluacion: number, codigo_estado: number): Promise<void> {
  await db.updateTable('certificado').set({ codigo_estado }).where('id_evaluacion', '=', id_evaluacion).execute();
}

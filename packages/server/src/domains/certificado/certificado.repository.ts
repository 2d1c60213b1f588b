import { type CertificadoFicha, certificadoLista } from '@portal/contract/certificado';
import type { ListQuery } from '@portal/contract/core';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

const FICHA = sql`
  select c.id_evaluacion, c.numero, c.codigo, c.nombre, c.tema, c.nota, c.lugar, c.fecha, e.fecha_recibida, c.idioma, c.codigo_estado,
    case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado
  from certificado c join evaluacion e using (id_evaluacion)`;

export const findByEvaluacion = async (db: Executor, id_evaluacion: number): Promise<CertificadoFicha | undefined> =>
  (await sql<CertificadoFicha>`${FICHA} where c.id_evaluacion = ${id_evaluacion}`.execute(db)).rows[0];

export const findByCodigo = async (db: Executor, codigo: string): Promise<CertificadoFicha | undefined> =>
  (await sql<CertificadoFicha>`${FICHA} where c.codigo = ${codigo}`.execute(db)).rows[0];

/** Lists the certificates of a person, newest first. */
export const findByUsuario = async (db: Executor, id_usuario: number): Promise<CertificadoFicha[]> =>
  (await sql<CertificadoFicha>`${FICHA} where e.id_usuario = ${id_usuario} order by c.fecha desc, c.id_certificado desc`.execute(db)).rows;

/** Lists the certificates of a person in pages. */
export const listCertificadosOf = (db: Executor, id_usuario: number, list: ListQuery): Promise<Listing<CertificadoFicha>> =>
  listRows(db, sql<CertificadoFicha>`${FICHA} where e.id_usuario = ${id_usuario}::integer`, { list, definition: certificadoLista });

export async function findOwner(db: Executor, id_evaluacion: number): Promise<number | undefined> {
  const row = await db.selectFrom('evaluacion').select('id_usuario').where('id_evaluacion', '=', id_evaluacion).executeTakeFirst();
  return row?.id_usuario;
}

/** Sets the state: 1 valid, 2 annulled. */
export async function updateEstado(db: Executor, id_evaluacion: number, codigo_estado: number): Promise<void> {
  await db.updateTable('certificado').set({ codigo_estado }).where('id_evaluacion', '=', id_evaluacion).execute();
}

/** Texts and languages that determine the letters of a certificate. */
export interface Letras extends Pick<CertificadoFicha, 'nombre' | 'tema' | 'lugar' | 'fecha' | 'idioma'> {
  /** Name of the company, which the sheet shows as issuer. */
  readonly empresa: string;
  readonly idioma_usuario: string | null;
}

/** Reads the texts of a certificate with the name of the company and the language of its owner. */
export async function findLetras(db: Executor, id_evaluacion: number): Promise<Letras | undefined> {
  const { rows } = await sql<Letras>`
    select c.nombre, c.tema, c.lugar, c.fecha, c.idioma, k.nombre_empresa as empresa, u.idioma as idioma_usuario
    from certificado c join evaluacion e using (id_evaluacion) join usuario u using (id_usuario), configuracion k
    where c.id_evaluacion = ${id_evaluacion}`.execute(db);
  return rows[0];
}

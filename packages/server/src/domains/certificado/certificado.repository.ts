import { type CertificadoFicha, certificadoLista } from '@portal/contract/certificado';
import type { ListQuery } from '@portal/contract/core';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { DISENO_DEL_DIA } from './diseno.repository.ts';

const FICHA = sql`
  select c.id_evaluacion, c.numero, c.codigo, c.reemplaza, null::text as reemplazado_por, c.nombre, c.tema, c.nota, c.lugar, c.fecha, e.fecha_recibida, c.idioma, c.codigo_estado,
    case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado, case when d.mostrar_duracion then c.duracion end as duracion,
    case when d.mostrar_empresa then c.empresa end as empresa, case when d.mostrar_documento then c.documento end as documento,
    coalesce(f.firmantes, '[]') as firmantes, d.imagen_logo is not null or coalesce(f.con_imagen, false) as con_imagenes,
    p.denominacion as plan, g.titulo as programa
  from certificado c join evaluacion e using (id_evaluacion) join planestudio p using (id_planestudio) join programa g using (id_programa)
    ${DISENO_DEL_DIA}
    left join lateral (
      select json_agg(json_build_object('nombre', x.nombre, 'cargo', x.cargo) order by x.orden) as firmantes, bool_or(x.imagen is not null) as con_imagen
      from certificado_firmante x where x.id_certificado_diseno = d.id_certificado_diseno
    ) f on true`;

export const findByEvaluacion = async (db: Executor, id_evaluacion: number): Promise<CertificadoFicha | undefined> =>
  (await sql<CertificadoFicha>`${FICHA} where c.id_evaluacion = ${id_evaluacion}`.execute(db)).rows[0];

export const findByCodigo = async (db: Executor, codigo: string): Promise<CertificadoFicha | undefined> =>
  (await sql<CertificadoFicha>`${FICHA} where c.codigo = ${codigo}`.execute(db)).rows[0];

/** Finds the certificate that had a code before its grade was corrected, with the number, grade and state of that one. */
export const findReemplazado = async (db: Executor, codigo: string): Promise<CertificadoFicha | undefined> =>
  (
    await sql<CertificadoFicha>`
      select f.*, r.numero, r.codigo, r.nota, r.reemplaza, case when f.codigo_estado = 1 then f.numero end as reemplazado_por,
        2 as codigo_estado, 'Anulado' as estado
      from certificado_reemplazado r join certificado c using (id_certificado) cross join lateral (${FICHA} where c.id_certificado = r.id_certificado) f
      where r.codigo = ${codigo}`.execute(db)
  ).rows[0];

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
  /** Name of the company, which the sheet shows as issuer, that of the person, and who signs. */
  readonly empresa: string;
  readonly idioma_usuario: string | null;
}

/** Reads the texts of a certificate with the name of the company and the language of its owner. */
export async function findLetras(db: Executor, id_evaluacion: number): Promise<Letras | undefined> {
  const { rows } = await sql<Letras>`
    select c.nombre, c.tema, c.lugar, c.fecha, c.idioma, u.idioma as idioma_usuario,
      concat(k.nombre_empresa, c.empresa, (select string_agg(concat(f.nombre, f.cargo), '' order by f.orden) from certificado_firmante f
        where f.id_certificado_diseno = d.id_certificado_diseno)) as empresa
    from certificado c join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) cross join configuracion k ${DISENO_DEL_DIA}
    where c.id_evaluacion = ${id_evaluacion}`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Stamp } from './importacion.repository.ts';
import type { Elegida, Recordada } from './remembered-columns.rules.ts';

/** Most remembered headers of one company that a file is compared with. */
const MOST = 500;

/** Kind of file, and the person who sends one: what is remembered belongs to their company. */
export interface Remembering {
  readonly tipo: string;
  readonly id_usuario: number;
}

const ofCompany = ({ tipo, id_usuario }: Remembering) => sql`
  c.tipo = ${tipo} and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = ${id_usuario}::integer)`;

/** Reads what the company of a person remembers of the columns of a kind of file, the latest choices first. */
export const findRecordadas = async (db: Executor, about: Remembering): Promise<Recordada[]> =>
  (
    await sql<Recordada>`
      select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor,
        c.fecha_modificacion as fecha
      from importacion_columna c left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
      where ${ofCompany(about)} order by c.fecha_modificacion desc, c.id_importacion_columna desc limit ${MOST}`.execute(db)
  ).rows;

/** Remembers what a person chose; an earlier choice for the same header is replaced. */
export async function keepRecordadas(
  trx: Executor,
  { tipo, id_usuario, archivo }: Remembering & { readonly archivo: string | null },
  { elegidas, stamp: { usuario, now } }: { readonly elegidas: readonly Elegida[]; readonly stamp: Stamp },
): Promise<void> {
  if (elegidas.length === 0) return;
  await sql`
    insert into importacion_columna (id_empresa, tipo, encabezado, escrito, campo, archivo, usuario_creacion, usuario_modificacion, fecha_creacion,
      fecha_modificacion)
    select u.id_empresa, ${tipo}, n.encabezado, n.escrito, n.campo, ${archivo}::text, ${usuario}, ${usuario}, ${now}::timestamptz, ${now}::timestamptz
    from usuario u, jsonb_to_recordset(${JSON.stringify(elegidas)}::jsonb) as n(encabezado text, escrito text, campo text)
    where u.id_usuario = ${id_usuario}::integer order by n.encabezado
    on conflict (coalesce(id_empresa, 0), tipo, encabezado) do update set escrito = excluded.escrito, campo = excluded.campo,
      archivo = excluded.archivo, usuario_modificacion = excluded.usuario_modificacion, fecha_modificacion = excluded.fecha_modificacion`.execute(
    trx,
  );
}

/** Forgets these headers, or all of the company and the kind of file. */
export const forgetRecordadas = async (trx: Executor, about: Remembering, encabezados?: readonly string[]): Promise<void> => {
  const some = encabezados ? sql`and c.encabezado = any (${[...encabezados]}::text[])` : sql``;
  await sql`delete from importacion_columna c where ${ofCompany(about)} ${some}`.execute(trx);
};

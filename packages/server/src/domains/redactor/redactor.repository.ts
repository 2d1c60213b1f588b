import type { TipoPregunta } from '@portal/contract/pregunta';
import type { Borrador, FalloRedaccion, Redaccion } from '@portal/contract/redactor';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { BorradorLeido, Rechazada } from './respuesta.rules.ts';

/** Requests of a topic that its author sees. */
const ULTIMAS = 10;
/** Drafts of a topic that its author sees at once. */
const POR_REVISAR = 200;

/** Condition of the index `redaccion_viva`; a parameter in it would not find the index. */
const VIVA = sql<boolean>`estado in ('pendiente', 'enviada')`;

/** Request to store. */
export interface NuevaRedaccion {
  readonly id_tema: number;
  readonly tipos: readonly TipoPregunta[];
  readonly cantidad: number;
  readonly dificultad: Redaccion['dificultad'];
  readonly codigo_categoria: string;
  readonly servicio: string;
  readonly modelo: string;
  readonly texto: string;
  readonly peticion: string;
  readonly usuario_creacion: string;
  readonly id_usuario_creacion: number;
  readonly fecha_creacion: string;
}

/** Stores a request; undefined while another one of the topic runs. */
export async function insertRedaccion(trx: Executor, { tipos, ...nueva }: NuevaRedaccion): Promise<number | undefined> {
  const row = await trx
    .insertInto('redaccion')
    .values({ ...nueva, tipos: [...tipos] })
    .onConflict((conflict) => conflict.column('id_tema').where(VIVA).doNothing())
    .returning('id_redaccion')
    .executeTakeFirst();
  return row?.id_redaccion;
}

/** Counts the requests of a person since a moment. */
export async function countRedacciones(db: Executor, id_usuario: number, desde: string): Promise<number> {
  const { rows } = await sql<{ cuenta: number }>`
    select count(*)::integer as cuenta from redaccion
    where id_usuario_creacion = ${id_usuario}::integer and fecha_creacion > ${desde}::timestamptz`.execute(db);
  return rows[0]!.cuenta;
}

/** Reads the title and the owner of a topic; undefined without it. */
export const findTema = async (
  db: Executor,
  id_tema: number,
): Promise<{ readonly titulo: string; readonly id_empresa: number | null } | undefined> =>
  (
    await sql<{ titulo: string; id_empresa: number | null }>`
      select titulo, id_empresa from tema where id_tema = ${id_tema}::integer`.execute(db)
  ).rows[0];

/** Lists the latest requests for a topic, the newest first. */
export const findRedacciones = async (db: Executor, id_tema: number): Promise<Redaccion[]> =>
  (
    await sql<Redaccion>`
      select r.id_redaccion, r.estado, r.fallo, r.codigo_http, r.tipos, r.cantidad, r.dificultad, r.codigo_categoria,
        coalesce(u.personal, r.usuario_creacion) as autor, r.fecha_creacion, r.fecha_fin, r.rechazadas,
        (select count(*)::integer from redaccion_borrador b where b.id_redaccion = r.id_redaccion) as borradores
      from redaccion r left join usuario u on u.id_usuario = r.id_usuario_creacion
      where r.id_tema = ${id_tema}::integer order by r.id_redaccion desc limit ${ULTIMAS}::integer`.execute(db)
  ).rows;

/** Lists the drafts of a topic that nobody accepted or discarded. */
export const findBorradores = async (db: Executor, id_tema: number): Promise<Borrador[]> =>
  (
    await sql<Borrador>`
      select b.id_redaccion_borrador, b.id_redaccion, b.pregunta, b.datos, r.dificultad, r.codigo_categoria, b.cita
      from redaccion r join redaccion_borrador b using (id_redaccion)
      where r.id_tema = ${id_tema}::integer and b.estado = 'por_revisar' order by b.id_redaccion_borrador limit ${POR_REVISAR}::integer`.execute(
      db,
    )
  ).rows;

/** Lists the words of the questions of a topic, its drafts included. */
export const findPresentes = async (db: Executor, id_tema: number): Promise<string[]> =>
  (
    await sql<{ pregunta: string }>`
      select q.pregunta from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = ${id_tema}::integer
      union all
      select b.pregunta from redaccion r join redaccion_borrador b using (id_redaccion)
      where r.id_tema = ${id_tema}::integer and b.estado = 'por_revisar'`.execute(db)
  ).rows.map(({ pregunta }) => pregunta);

/** Request as it went out, with its answer. */
export interface Intercambio {
  readonly id_tema: number;
  readonly servicio: string;
  readonly modelo: string;
  readonly peticion: string | null;
  readonly respuesta: string | null;
}

/** Reads an exchange. */
export const findIntercambio = async (db: Executor, id: number): Promise<Intercambio | undefined> =>
  (
    await sql<Intercambio>`
      select id_tema, servicio, modelo, peticion, respuesta from redaccion where id_redaccion = ${id}::integer`.execute(db)
  ).rows[0];

/** Request that is sent now. */
export interface PorEnviar {
  readonly id_redaccion: number;
  readonly id_tema: number;
  readonly titulo: string;
  readonly id_empresa: number | null;
  readonly tipos: readonly TipoPregunta[];
  readonly cantidad: number;
  readonly servicio: string;
  readonly modelo: string;
  readonly texto: string;
  readonly peticion: string;
  readonly usuario_creacion: string;
  readonly id_usuario_creacion: number | null;
}

/** Takes up to `limite` requests that wait; each is taken once, by whichever process. */
export const takePendientes = async (
  db: Executor,
  { limite, now }: { readonly limite: number; readonly now: string },
): Promise<PorEnviar[]> =>
  (
    await sql<PorEnviar>`
      update redaccion r set estado = 'enviada', fecha_envio = ${now}::timestamptz from tema t
      where t.id_tema = r.id_tema and r.id_redaccion in (
        select id_redaccion from redaccion where estado = 'pendiente' order by id_redaccion limit ${limite}::integer for update skip locked)
      returning r.id_redaccion, r.id_tema, t.titulo, t.id_empresa, r.tipos, r.cantidad, r.servicio, r.modelo, r.texto, r.peticion, r.usuario_creacion,
        r.id_usuario_creacion`.execute(db)
  ).rows;

/** Returns whether requests wait or are out. */
export const hasVivas = async (db: Executor): Promise<boolean> =>
  (await sql`select from redaccion where estado in ('pendiente', 'enviada') limit 1`.execute(db)).rows.length > 0;

/** Ends requests that went out before a moment: the process that waited for them is gone; with `todas` those that wait, too. */
export const endOlder = async (
  db: Executor,
  { antes, now, todas }: { readonly antes: string; readonly now: string; readonly todas: boolean },
): Promise<void> => {
  await sql`
    update redaccion set estado = 'fallida', fallo = 'interrumpida', fecha_fin = ${now}::timestamptz
    where (estado = 'enviada' and fecha_envio < ${antes}::timestamptz) or (${todas}::boolean and estado = 'pendiente')`.execute(db);
};

/** Result of a request. */
export interface Fin {
  readonly fallo: FalloRedaccion | null;
  readonly codigo_http: number | null;
  readonly respuesta: string | null;
  readonly borradores: readonly BorradorLeido[];
  readonly rechazadas: readonly Rechazada[];
  readonly now: string;
}

/** Stores what came back, once. Returns false when the request is over already. */
export async function endRedaccion(trx: Executor, id_redaccion: number, { borradores, rechazadas, now, ...fin }: Fin): Promise<boolean> {
  const ended = await trx
    .updateTable('redaccion')
    .set({ ...fin, estado: fin.fallo === null ? 'lista' : 'fallida', rechazadas: JSON.stringify(rechazadas), fecha_fin: now })
    .where('id_redaccion', '=', id_redaccion)
    .where('estado', '=', 'enviada')
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  const rows = borradores.map(({ datos, ...borrador }) => ({ id_redaccion, ...borrador, datos: JSON.stringify(datos) }));
  if (rows.length > 0) await trx.insertInto('redaccion_borrador').values(rows).execute();
  return true;
}

/** Draft that somebody judges. */
export interface PorRevisar {
  readonly id_tema: number;
  readonly estado: 'por_revisar' | 'aceptado' | 'descartado';
}

/** Locks a draft until the transaction ends. */
export const lockBorrador = async (trx: Executor, id: number): Promise<PorRevisar | undefined> =>
  (
    await sql<PorRevisar>`
      select r.id_tema, b.estado from redaccion_borrador b join redaccion r using (id_redaccion)
      where b.id_redaccion_borrador = ${id}::integer for update of b`.execute(trx)
  ).rows[0];

/** Notes the question that a draft became. */
export const acceptBorrador = async (
  trx: Executor,
  id: number,
  { id_pregunta, now }: { readonly id_pregunta: number; readonly now: string },
): Promise<void> => {
  await trx
    .updateTable('redaccion_borrador')
    .set({ estado: 'aceptado', id_pregunta, fecha_revision: now })
    .where('id_redaccion_borrador', '=', id)
    .execute();
};

/** Discards those of the drafts of a topic that nobody judged; returns how many. */
export async function discardBorradores(
  trx: Executor,
  { id_tema, ids, now }: { readonly id_tema: number; readonly ids: readonly number[]; readonly now: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update redaccion_borrador b set estado = 'descartado', fecha_revision = ${now}::timestamptz from redaccion r
    where r.id_redaccion = b.id_redaccion and r.id_tema = ${id_tema}::integer and b.estado = 'por_revisar'
      and b.id_redaccion_borrador = any (${[...ids]}::integer[])`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

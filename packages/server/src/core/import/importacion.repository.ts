import { CONSERVADAS_MAX } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { ImportacionTable } from '../../db/tables/sistema.ts';
import type { Outcome, StagedRow, WrittenRow } from './importer.ts';
import type { Enmienda } from './rows.rules.ts';
import type { ReviewedRow } from './rows.rules.ts';
import type { Counts, Undone } from './sentences.ts';

/** Number of rows in one statement. */
const BATCH = 1000;

export interface Stamp {
  readonly usuario: string;
  readonly now: string;
}

export interface Importacion {
  readonly estado: 'revisada' | 'aplicada' | 'deshecha';
  readonly id_usuario: number | null;
  readonly archivo: string | null;
  readonly opciones: unknown;
  readonly preparado: unknown;
  /** Imports of earlier versions count no `cesados`. */
  readonly resultado: (Omit<Counts, 'cesados'> & Partial<Pick<Counts, 'cesados'>>) | null;
  readonly deshecho: Undone | null;
  readonly enmiendas: readonly Enmienda[] | null;
}

/** Milliseconds that one statement over all rows of an import may take. */
const STATEMENT_MS = '600000';

/**
 * Locks the imports of one domain until the transaction ends, so that confirmations and undoings run one after the other, and gives its
 * statements more time than those of a screen.
 */
export const lockImports = async (trx: Executor, tipo: string): Promise<void> => {
  await sql`select set_config('statement_timeout', ${STATEMENT_MS}, true)`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext(${`importacion_${tipo}`}))`.execute(trx);
};

/** Deletes reviews that nobody confirmed within a day. */
export const forgetReviews = async (db: Executor, now: string): Promise<void> => {
  await sql`delete from importacion where estado = 'revisada' and fecha_creacion < ${now}::timestamptz - interval '1 day'`.execute(db);
};

export interface NewImportacion {
  readonly tipo: string;
  readonly id_usuario: number;
  readonly archivo: string | null;
  readonly opciones: object;
  readonly preparado: object | null;
  readonly enmiendas?: readonly Enmienda[];
}

export async function insertImportacion(
  db: Executor,
  { opciones, preparado, enmiendas = [], ...file }: NewImportacion,
  { usuario, now }: Stamp,
): Promise<number> {
  const stamps = { usuario_creacion: usuario, fecha_creacion: now };
  const inserted = await db
    .insertInto('importacion')
    .values({
      ...file,
      opciones: JSON.stringify(opciones),
      preparado: preparado && JSON.stringify(preparado),
      enmiendas: enmiendas.length > 0 ? JSON.stringify(enmiendas) : null,
      ...stamps,
    })
    .returning('id_importacion')
    .executeTakeFirstOrThrow();
  return inserted.id_importacion;
}

/** Runs `send` with the JSON of some rows at a time, made one batch after the other. */
async function inBatches(rows: Iterable<object>, send: (json: string) => Promise<unknown>): Promise<void> {
  let batch: object[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await send(JSON.stringify(batch));
    batch = [];
  }
  if (batch.length > 0) await send(JSON.stringify(batch));
}

export const insertFilas = (db: Executor, id: number, rows: Iterable<ReviewedRow>): Promise<void> =>
  inBatches(rows, (json) =>
    sql`
      insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
      select ${id}::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
      from jsonb_to_recordset(${json}::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb,
        error text, aviso text, datos jsonb)`.execute(db),
  );

/** Returns an import of a domain; undefined for an unknown one and for a review older than a day. */
export async function findImportacion(
  db: Executor,
  { id, tipo, now }: { readonly id: number; readonly tipo: string; readonly now: string },
  lock = false,
): Promise<Importacion | undefined> {
  const found = await sql<Importacion>`
    select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas from importacion
    where id_importacion = ${id} and tipo = ${tipo}
      and (estado <> 'revisada' or fecha_creacion >= ${now}::timestamptz - interval '1 day')
    ${lock ? sql`for update` : sql``}`.execute(db);
  return found.rows[0];
}

/** Reads the accepted rows that are not written yet. */
export const findStaged = async <Data>(db: Executor, id: number): Promise<StagedRow<Data>[]> =>
  (
    await sql<StagedRow<Data>>`
      select numero, estado, datos from importacion_fila where id_importacion = ${id} and datos is not null order by numero`.execute(db)
  ).rows;

/** Result of an accepted row, its reason worded. */
export type WordedOutcome = Exclude<Outcome, { readonly motivo: Message }> | { readonly numero: number; readonly error: string };

/** Stores the result of each accepted row. */
export const recordOutcomes = (db: Executor, id: number, outcomes: readonly WordedOutcome[]): Promise<void> =>
  inBatches(outcomes, (json) =>
    sql`
      update importacion_fila f set datos = null, id_registro = n.id, antes = n.antes,
        despues = case when n.id is not null then coalesce(n.despues, f.datos) end,
        estado = case when n.id is not null then f.estado when n.error is not null then 'rechazada' else 'existente' end,
        error = n.error
      from jsonb_to_recordset(${json}::jsonb) as n(numero integer, id integer, antes jsonb, despues jsonb, error text)
      where f.id_importacion = ${id} and f.numero = n.numero`.execute(db),
  );

/** Most reasons that a confirmation names. */
const REASONS = 3;

/** Reads the numbers of the refused rows. */
export const findRefused = async (db: Executor, id: number): Promise<number[]> =>
  (
    await sql<{ numero: number }>`
      select numero from importacion_fila where id_importacion = ${id} and estado = 'rechazada' order by numero`.execute(db)
  ).rows.map(({ numero }) => numero);

/** Reads why the confirmation refused rows that the review had accepted, the most frequent reasons first. */
export async function findRefusedSince(
  db: Executor,
  id: number,
  before: readonly number[],
): Promise<{ readonly filas: number; readonly motivos: readonly string[] }> {
  const { rows } = await sql<{ error: string; filas: number }>`
    select coalesce(error, '') as error, count(*)::integer as filas from importacion_fila
    where id_importacion = ${id} and estado = 'rechazada' and not numero = any (${[...before]}::integer[])
    group by error order by count(*) desc, min(numero)`.execute(db);
  return { filas: rows.reduce((sum, each) => sum + each.filas, 0), motivos: rows.slice(0, REASONS).map(({ error }) => error) };
}

/** Reads the refused rows with their reasons. */
export const findRechazadas = async (db: Executor, id: number): Promise<{ fila: number | null; error: string | null }[]> =>
  (
    await sql<{ fila: number | null; error: string | null }>`
      select fila, error from importacion_fila where id_importacion = ${id} and estado = 'rechazada' order by numero`.execute(db)
  ).rows;

/** Condition on a row `f`: it makes somebody Cesado. */
export const cesa = sql`coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false)`;

/** Expression over a row `f` that names its record. */
export const nombreDe = (nombran: readonly string[]): RawBuilder<string | null> =>
  sql`nullif(concat_ws(' ', ${sql.join(nombran.map((campo) => sql`nullif(coalesce(f.textos ->> ${sql.lit(campo)}, f.extra ->> ${sql.lit(campo)}), '')`))}), '')`;

/** Counts the rows of an import by their state. */
export const countRows = async (db: Executor, id: number): Promise<Counts> =>
  (
    await sql<Counts>`
      select count(*) filter (where estado = 'nueva')::integer as insertados,
        count(*) filter (where estado = 'cambiada' and not ${cesa})::integer as actualizados,
        count(*) filter (where estado = 'cambiada' and ${cesa})::integer as cesados,
        count(*) filter (where estado = 'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
      from importacion_fila f where id_importacion = ${id}`.execute(db)
  ).rows[0]!;

export const finishImportacion = (db: Executor, id: number, { resultado, stamp }: { resultado: Counts; stamp: Stamp }): Promise<void> =>
  settle(db, id, { estado: 'aplicada', resultado: JSON.stringify(resultado), ...changedBy(stamp) });

const changedBy = ({ usuario, now }: Stamp) => ({ usuario_modificacion: usuario, fecha_modificacion: now });

async function settle(db: Executor, id: number, columns: Updateable<ImportacionTable>): Promise<void> {
  await db.updateTable('importacion').set(columns).where('id_importacion', '=', id).executeTakeFirstOrThrow();
}

/** Reads the rows that the import wrote, the last one first. */
export const findWritten = async (db: Executor, id: number, nombran: readonly string[]): Promise<WrittenRow[]> =>
  (
    await sql<WrittenRow>`
      select numero, fila, ${nombreDe(nombran)} as nombre, id_registro as id, estado from importacion_fila f
      where id_importacion = ${id} and id_registro is not null order by numero desc`.execute(db)
  ).rows;

/** Row with a record that the undoing kept. */
export interface KeptRow {
  readonly numero: number;
  readonly fila: number | null;
  readonly nombre: string | null;
  readonly motivo: string;
}

/** Stores the reasons why the undoing kept some records. */
export const recordKept = (db: Executor, id: number, kept: readonly KeptRow[]): Promise<void> =>
  inBatches(kept, (json) =>
    sql`
        update importacion_fila f set conservada = n.motivo from jsonb_to_recordset(${json}::jsonb) as n(numero integer, motivo text)
        where f.id_importacion = ${id} and f.numero = n.numero`.execute(db),
  );

/** Reads the first rows with records that the undoing kept. */
export const findKept = async (db: Executor, id: number, nombran: readonly string[]): Promise<KeptRow[]> =>
  (
    await sql<KeptRow>`
      select numero, fila, ${nombreDe(nombran)} as nombre, conservada as motivo from importacion_fila f
      where id_importacion = ${id} and conservada is not null order by numero limit ${CONSERVADAS_MAX}`.execute(db)
  ).rows;

export const finishUndoing = (db: Executor, id: number, { deshecho, stamp }: { deshecho: Undone; stamp: Stamp }): Promise<void> =>
  settle(db, id, { estado: 'deshecha', deshecho: JSON.stringify(deshecho), ...changedBy(stamp) });

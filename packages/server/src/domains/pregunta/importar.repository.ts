import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Owner } from '../../db/owned.ts';
import type { Categoria, FilaAceptada } from './importar.rules.ts';

export const findCategoriasConNombre = async (db: Executor): Promise<Categoria[]> =>
  (
    await sql<Categoria>`
      select codigo_parametro as codigo, parametro as nombre from parametro join dominio using (id_dominio)
      where clave = 'categoria_pregunta' order by codigo_parametro`.execute(db)
  ).rows;

/** Owner of the questions of a file: it may use, beside its own, those of the whole portal. */
const usable = (owner: Owner) => sql`(q.id_empresa is null or q.id_empresa = ${owner.id_empresa}::integer)`;

/** Returns the id of the stored question by row, for rows with a question that the owner already has in any state and category. */
export async function findExistentes(db: Executor, owner: Owner, rows: readonly FilaAceptada[]): Promise<Map<FilaAceptada, number>> {
  const texts = (name: keyof FilaAceptada) => sql`${rows.map((row) => row[name])}::text[]`;
  const found = await sql<{ lugar: number; id: number }>`
    select n.lugar::integer as lugar, min(q.id_pregunta) as id
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${rows.map((row) => row.indicador_correcta)}::integer[])
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, lugar)
    join pregunta q using (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta) where ${usable(owner)}
    group by n.lugar`.execute(db);
  return byRow(rows, found.rows);
}

const byRow = (rows: readonly FilaAceptada[], found: readonly { readonly lugar: number; readonly id: number }[]) =>
  new Map(found.flatMap(({ lugar, id }) => (rows[lugar - 1] ? [[rows[lugar - 1]!, id]] : [])));

/** Text for comparing the words of questions: without accents, case, punctuation and repeated blanks. */
const words = (text: RawBuilder<unknown>) => sql`btrim(regexp_replace(sin_acentos(${text}), '[^[:alnum:]]+', ' ', 'g'))`;

/** Returns the id of the latest question with the same words by row, for rows that have one in the bank. */
export async function findParecidas(db: Executor, owner: Owner, rows: readonly FilaAceptada[]): Promise<Map<FilaAceptada, number>> {
  const found = await sql<{ lugar: number; id: number }>`
    select n.lugar::integer as lugar, max(q.id_pregunta) as id
    from unnest(${rows.map(({ pregunta }) => pregunta)}::text[]) with ordinality as n(pregunta, lugar)
    join pregunta q on ${words(sql`q.pregunta`)} = ${words(sql`n.pregunta`)} where ${usable(owner)}
    group by n.lugar`.execute(db);
  return byRow(rows, found.rows);
}

export type Aftermath = 'mostradas' | 'enTemas' | 'cambiadas';

/** Returns the first use or change of each question since its import, null for none; a link to `id_tema` is part of the import. Locks the questions until the transaction ends; deleted ones are absent. */
export async function findAftermath(
  trx: Executor,
  ids: readonly number[],
  id_tema: number | undefined,
): Promise<Map<number, Aftermath | null>> {
  // A statement of its own: the next one sees the links of transactions that this one waited for.
  await sql`select from pregunta where id_pregunta = any (${[...ids]}::integer[]) order by id_pregunta for update`.execute(trx);
  const found = await sql<{ id: number; motivo: Aftermath | null }>`
    select q.id_pregunta as id, case
      when exists (select from detalle d where d.id_pregunta = q.id_pregunta) then 'mostradas'
      when exists (select from tema_pregunta l where l.id_pregunta = q.id_pregunta and l.id_tema is distinct from ${id_tema ?? null}::integer)
        then 'enTemas'
      when q.version > 1 then 'cambiadas'
    end as motivo
    from pregunta q where q.id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
  return new Map(found.rows.map(({ id, motivo }) => [id, motivo]));
}

/** Locks a topic; returns whether it exists. */
export const lockTema = async (trx: Executor, id_tema: number): Promise<boolean> =>
  (await sql`select from tema where id_tema = ${id_tema} for update`.execute(trx)).rows.length > 0;

interface TopicLink {
  readonly id_tema: number;
  readonly usuario: string;
  readonly now: string;
}

/** Links the questions of an import to a topic, after those that it has: the new ones and those of the bank, in the order of the rows. */
export const linkImported = async (trx: Executor, id_importacion: number, { id_tema, usuario, now }: TopicLink): Promise<void> => {
  await sql`
    insert into tema_pregunta (id_tema, id_pregunta, usuario_creacion, fecha_creacion, numero_orden)
    select ${id_tema}::integer, n.id_pregunta, ${usuario}, ${now}::timestamptz,
      coalesce((select max(numero_orden) from tema_pregunta where id_tema = ${id_tema}), 0) + row_number() over (order by n.numero)
    from (
      select q.id_pregunta, min(f.numero) as numero from importacion_fila f
      join pregunta q on q.id_pregunta = coalesce(f.id_registro, (f.extra ->> 'id_pregunta')::integer)
      where f.id_importacion = ${id_importacion} group by q.id_pregunta) n
    on conflict do nothing`.execute(trx);
};

/** Deletes questions, and their links to the topic of their import. */
export const removePreguntas = async (trx: Executor, ids: readonly number[], id_tema: number | undefined): Promise<void> => {
  if (id_tema !== undefined)
    await sql`delete from tema_pregunta where id_tema = ${id_tema} and id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
  await sql`delete from pregunta where id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
};

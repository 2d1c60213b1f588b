import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Categoria, FilaAceptada } from './importar.rules.ts';

export const findCategoriasConNombre = async (db: Executor): Promise<Categoria[]> =>
  (
    await sql<Categoria>`
      select codigo_parametro as codigo, parametro as nombre from parametro join dominio using (id_dominio)
      where clave = 'categoria_pregunta' order by codigo_parametro`.execute(db)
  ).rows;

/** Returns the rows whose question the bank holds already, in any state and category. */
export async function findExistentes(db: Executor, rows: readonly FilaAceptada[]): Promise<Set<FilaAceptada>> {
  const texts = (name: keyof FilaAceptada) => sql`${rows.map((row) => row[name])}::text[]`;
  const found = await sql<{ lugar: number }>`
    select n.lugar::integer as lugar
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${rows.map((row) => row.indicador_correcta)}::integer[])
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, lugar)
    where exists (
      select from pregunta q where q.pregunta = n.pregunta and q.rpta_a = n.rpta_a and q.rpta_b = n.rpta_b and q.rpta_c = n.rpta_c
        and q.rpta_d = n.rpta_d and q.indicador_correcta = n.indicador_correcta)`.execute(db);
  const places = new Set(found.rows.map(({ lugar }) => lugar - 1));
  return new Set(rows.filter((_row, place) => places.has(place)));
}

/** Text for comparing the words of questions: without accents, case, punctuation and repeated blanks. */
const words = (text: RawBuilder<unknown>) => sql`btrim(regexp_replace(sin_acentos(${text}), '[^[:alnum:]]+', ' ', 'g'))`;

/** Returns, for rows whose words the bank holds in another question, the id of the latest one. */
export async function findParecidas(db: Executor, rows: readonly FilaAceptada[]): Promise<Map<FilaAceptada, number>> {
  const found = await sql<{ lugar: number; id: number }>`
    select n.lugar::integer as lugar, max(q.id_pregunta) as id
    from unnest(${rows.map(({ pregunta }) => pregunta)}::text[]) with ordinality as n(pregunta, lugar)
    join pregunta q on ${words(sql`q.pregunta`)} = ${words(sql`n.pregunta`)}
    group by n.lugar`.execute(db);
  return new Map(found.rows.flatMap(({ lugar, id }) => (rows[lugar - 1] ? [[rows[lugar - 1]!, id]] : [])));
}

export type Aftermath = 'mostradas' | 'enTemas' | 'cambiadas';

/** Returns the first use or change of each question since its import, null for none. Locks the questions until the transaction ends; deleted ones are absent. */
export async function findAftermath(trx: Executor, ids: readonly number[]): Promise<Map<number, Aftermath | null>> {
  // A statement of its own: the next one sees the links of transactions that this one waited for.
  await sql`select from pregunta where id_pregunta = any (${[...ids]}::integer[]) order by id_pregunta for update`.execute(trx);
  const found = await sql<{ id: number; motivo: Aftermath | null }>`
    select q.id_pregunta as id, case
      when exists (select from detalle d where d.id_pregunta = q.id_pregunta) then 'mostradas'
      when exists (select from tema_pregunta l where l.id_pregunta = q.id_pregunta) then 'enTemas'
      when q.version > 1 then 'cambiadas'
    end as motivo
    from pregunta q where q.id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
  return new Map(found.rows.map(({ id, motivo }) => [id, motivo]));
}

export const removePreguntas = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from pregunta where id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
};

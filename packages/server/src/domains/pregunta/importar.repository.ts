import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Owner } from '../../db/owned.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import type { TemaNombrado } from './importar-tema.rules.ts';
import type { Categoria, FilaAceptada } from './importar.rules.ts';

/** Reads the categories of questions, inactive ones too, the oldest first. */
export const findCategoriasConNombre = async (db: Executor): Promise<Categoria[]> =>
  (
    await sql<Categoria>`
      select codigo_parametro as codigo, parametro as nombre, p.codigo_estado = 1 as activa from parametro p join dominio using (id_dominio)
      where clave = 'categoria_pregunta' order by id_parametro`.execute(db)
  ).rows;

/** A row may use, beside the questions of its owner, those of the whole portal; `n` is the row. */
const USABLE = sql`(q.id_empresa is null or q.id_empresa = n.id_empresa)`;

/** Numbers with a comma and with a point are the same; banks of other programs write a point. */
const SAME_NUMBERS = sql`(q.tipo = 'numerica' and replace(q.datos::text, ',', '.') = replace(n.datos::text, ',', '.'))`;

/** With one right option part points are all points, and banks of other programs say all or nothing. */
const SAME_POINTS = sql`(q.tipo = 'multiple' and jsonb_array_length(q.datos -> 'correctas') = 1 and q.datos - 'parcial' = n.datos - 'parcial')`;

/** Owners of some rows: that of the topic that a row names, else that of the file. */
const ownersOf = (rows: readonly FilaAceptada[], { id_empresa }: Owner) =>
  sql`${rows.map((row) => (row.id_empresa === undefined ? id_empresa : row.id_empresa))}::integer[]`;

/** Returns the id of the stored question by row, for rows with a question that the owner already has in any state and category. */
export async function findExistentes(db: Executor, owner: Owner, rows: readonly FilaAceptada[]): Promise<Map<FilaAceptada, number>> {
  const texts = (name: keyof FilaAceptada) => sql`${rows.map((row) => row[name])}::text[]`;
  const found = await sql<{ lugar: number; id: number }>`
    select n.lugar::integer as lugar, min(q.id_pregunta) as id
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${rows.map((row) => row.indicador_correcta)}::integer[], ${ownersOf(rows, owner)},
      ${rows.map(({ datos }) => datos && JSON.stringify(datos))}::jsonb[])
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, id_empresa, datos, lugar)
    join pregunta q using (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta)
    where ${USABLE} and (q.datos is not distinct from n.datos or ${SAME_NUMBERS} or ${SAME_POINTS})
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
    from unnest(${rows.map(({ pregunta }) => pregunta)}::text[], ${ownersOf(rows, owner)})
      with ordinality as n(pregunta, id_empresa, lugar)
    join pregunta q on ${words(sql`q.pregunta`)} = ${words(sql`n.pregunta`)} where ${USABLE}
    group by n.lugar`.execute(db);
  return byRow(rows, found.rows);
}

/** Finds the topics that the scope sees and of which code or title is among some names, in any case and without accents. */
export async function findTemas({ db, scope }: Pick<Reader, 'db' | 'scope'>, nombres: readonly string[]): Promise<TemaNombrado[]> {
  const given = sql`unnest(${[...new Set(nombres)]}::text[]) as n(texto)`;
  const propio = scope === null ? sql`true` : sql`coalesce(t.id_empresa = any (${[...scope.empresas]}::integer[]), false)`;
  const { rows } = await sql<TemaNombrado>`
    select t.id_tema, t.codigo, t.titulo, t.id_empresa, ${propio} as propio from tema t
    where ${commonOrInScope(scope, 't.id_empresa')} and (
      lower(t.codigo) in (select lower(n.texto) from ${given}) or sin_acentos(t.titulo) in (select sin_acentos(n.texto) from ${given}))
    order by t.id_tema`.execute(db);
  return rows;
}

/** Locks topics until the transaction ends, in order of id, and returns the owner of each that exists. */
export async function lockTemas(trx: Executor, ids: readonly number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; id_empresa: number | null }>`
    select id_tema as id, id_empresa from tema where id_tema = any (${[...ids]}::integer[]) order by id_tema for update`.execute(trx);
  return new Map(rows.map(({ id, id_empresa }) => [id, id_empresa]));
}

/** Notes for rows that repeat a question of the file, for another topic, the question that was written for the first of them. */
export const noteRepeated = async (
  trx: Executor,
  id_importacion: number,
  filas: readonly { readonly numero: number; readonly id: number }[],
): Promise<void> => {
  await sql`
    update importacion_fila f set extra = f.extra || jsonb_build_object('id_pregunta', n.id)
    from unnest(${filas.map(({ numero }) => numero)}::integer[], ${filas.map(({ id }) => id)}::integer[]) as n(numero, id)
    where f.id_importacion = ${id_importacion} and f.numero = n.numero`.execute(trx);
};

/** Topic and question of each row of an import, as `f`; a row without a topic of its own has that of the file. */
const enlaces = (id_importacion: number, id_tema: number | undefined) => sql`
  select coalesce((f.extra ->> 'id_tema')::integer, ${id_tema ?? null}::integer) as id_tema,
    coalesce(f.id_registro, (f.extra ->> 'id_pregunta')::integer) as id_pregunta, f.numero
  from importacion_fila f where f.id_importacion = ${id_importacion} and f.estado <> 'rechazada'`;

export type Aftermath = 'mostradas' | 'enTemas' | 'cambiadas';

/** Import, and the topic to which its file is linked. */
interface Importada {
  readonly id_importacion: number;
  readonly id_tema: number | undefined;
}

/**
 * Returns the first use or change of each question since its import, null for none; links that the import made do not count. Locks the questions until
 * the transaction ends; deleted ones are absent.
 */
export async function findAftermath(
  trx: Executor,
  ids: readonly number[],
  { id_importacion, id_tema }: Importada,
): Promise<Map<number, Aftermath | null>> {
  // A statement of its own: the next one sees the links of transactions that this one waited for.
  await sql`select from pregunta where id_pregunta = any (${[...ids]}::integer[]) order by id_pregunta for update`.execute(trx);
  const found = await sql<{ id: number; motivo: Aftermath | null }>`
    with propio as (${enlaces(id_importacion, id_tema)})
    select q.id_pregunta as id, case
      when exists (select from detalle d where d.id_pregunta = q.id_pregunta) then 'mostradas'
      when exists (select from tema_pregunta l where l.id_pregunta = q.id_pregunta
        and not exists (select from propio p where p.id_pregunta = l.id_pregunta and p.id_tema = l.id_tema)) then 'enTemas'
      when q.version > 1 then 'cambiadas'
    end as motivo
    from pregunta q where q.id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
  return new Map(found.rows.map(({ id, motivo }) => [id, motivo]));
}

/** Locks a topic; returns whether it exists. */
export const lockTema = async (trx: Executor, id_tema: number): Promise<boolean> => (await lockTemas(trx, [id_tema])).has(id_tema);

interface Stamp {
  readonly usuario: string;
  readonly now: string;
}

/** Links the questions of an import to their topics, after those that each has: the new ones and those of the bank, in the order of the rows. */
export const linkImported = async (trx: Executor, { id_importacion, id_tema }: Importada, { usuario, now }: Stamp): Promise<void> => {
  await sql`
    insert into tema_pregunta (id_tema, id_pregunta, usuario_creacion, fecha_creacion, numero_orden)
    select n.id_tema, n.id_pregunta, ${usuario}, ${now}::timestamptz,
      coalesce((select max(l.numero_orden) from tema_pregunta l where l.id_tema = n.id_tema), 0)
        + row_number() over (partition by n.id_tema order by n.numero)
    from (
      select e.id_tema, q.id_pregunta, min(e.numero) as numero from (${enlaces(id_importacion, id_tema)}) e
      join pregunta q on q.id_pregunta = e.id_pregunta where e.id_tema is not null group by 1, 2) n
    order by n.id_tema, n.numero
    on conflict do nothing`.execute(trx);
};

/** Deletes questions, and the links to topics that their import made. */
export const removePreguntas = async (trx: Executor, ids: readonly number[], { id_importacion, id_tema }: Importada): Promise<void> => {
  await sql`
    delete from tema_pregunta l using (${enlaces(id_importacion, id_tema)}) e
    where l.id_tema = e.id_tema and l.id_pregunta = e.id_pregunta and l.id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
  await sql`delete from pregunta where id_pregunta = any (${[...ids]}::integer[])`.execute(trx);
};

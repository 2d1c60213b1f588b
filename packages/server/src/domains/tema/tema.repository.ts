import type { ListQuery, ResponseOf } from '@portal/contract/core';
import { type temaApi, type TemaFila, temaMaestro, type TemaSupplies } from '@portal/contract/tema';
import { type RawBuilder, sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import { linkTable } from '../../db/link-table.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';

type Tema = typeof temaApi;

/** `from` of every list: `t` is the topic, `c` its category, `r` its `referencia`, `v` its rating, computed once for all topics. */
const SOURCE = sql`
  tema t
  join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
  left join tema r on r.id_tema = t.referencia
  left join (
    select e.id_tema, round(avg(f.escala), 1)::float8 as rating
    from feedback f join evaluacion e using (id_evaluacion) where e.codigo_estado = 1 group by e.id_tema
  ) v on v.id_tema = t.id_tema`;

/** Active question `q` with a picture without description. */
const SIN_DESCRIPCION = sql`(q.datos is not null and jsonb_path_exists(q.datos, '$.**.imagen ? (@.descripcion == "")'))`;

/** Question `q` of which ticking every option is worth the pass mark of the topic: (right − wrong) / right. */
const marcarTodo = (notaminima: RawBuilder<unknown>) => sql`(q.tipo = 'multiple' and (q.datos -> 'parcial')::boolean
  and 100.0 * (2 * jsonb_array_length(q.datos -> 'correctas') - jsonb_array_length(q.datos -> 'opciones'))
    >= coalesce(${notaminima}, (select notaminima from configuracion)) * jsonb_array_length(q.datos -> 'correctas')
  and jsonb_array_length(q.datos -> 'correctas') < jsonb_array_length(q.datos -> 'opciones'))`;

/** Builds the condition that the package of a topic grades it, so that it asks no questions (P286). */
const porPaquete = (t: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${t}.id_paquete`)} is not null and ${sql.ref(`${t}.calificacion`)} = 'paquete')`;

/** Builds the condition that a topic is active without material, with fewer questions than it asks, or with one to look at (P45). */
export const temaConAvisos = (t: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${t}.${name}`);
  return sql<boolean>`(${column('codigo_estado')} = 1 and (
    (${column('contenido')} is null and ${column('id_paquete')} is null and not exists (select from contenido k where k.id_tema = ${column('id_tema')} and k.codigo_estado = 1))
    or not ${porPaquete(t)} and ${column('numero_preguntas')} > (
      select count(*) from tema_pregunta l join pregunta q using (id_pregunta)
      where l.id_tema = ${column('id_tema')} and q.codigo_estado = 1)
    or exists (
      select from tema_pregunta l join pregunta q using (id_pregunta)
      where l.id_tema = ${column('id_tema')} and q.codigo_estado = 1 and q.datos is not null
        and (${SIN_DESCRIPCION} or ${marcarTodo(column('notaminima'))}))))`;
};

/** Data access of topics. */
export const temaRows = masterRows({
  definition: temaMaestro,
  table: 'tema',
  alias: 't',
  from: SOURCE,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: ownerName('t'),
    categoria: sql`c.parametro`,
    titulo_referencia: sql`r.titulo`,
    modulos: sql`(select count(*)::integer from tema_modulo l where l.id_tema = t.id_tema)`,
    preguntas: sql`(select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema)`,
    rating: sql`v.rating`,
    con_avisos: temaConAvisos('t'),
  },
});
const COLUMNS = temaRows.columns;

type Lector = Pick<Reader, 'db' | 'scope'>;

const listTemas = ({ db, scope }: Lector, filter: RawBuilder<unknown>, list: ListQuery): Promise<Listing<TemaFila>> =>
  listRows(db, sql<TemaFila>`select ${COLUMNS} from ${SOURCE} where ${filter} and ${commonOrInScope(scope, 't.id_empresa')}`, {
    list,
    definition: temaMaestro.list,
  });

/** Lists the topics of a category, or all without one. */
export const findTemas = (lector: Lector, codigo_categoria: string | undefined, list: ListQuery) =>
  listTemas(lector, codigo_categoria === undefined ? sql`true` : sql`t.codigo_categoria = ${codigo_categoria}`, list);

export const findTemasOfEstado = async (db: Executor, codigo_estado: number): Promise<TemaFila[]> =>
  (
    await sql<TemaFila>`select ${COLUMNS} from ${SOURCE} where t.codigo_estado = ${codigo_estado} order by orden_texto(t.titulo) collate "C"`.execute(
      db,
    )
  ).rows;

export const findTemasOfPregunta = async (db: Executor, id_pregunta: number): Promise<TemaFila[]> =>
  (
    await sql<TemaFila>`
      select ${COLUMNS} from ${SOURCE} join tema_pregunta tp on tp.id_tema = t.id_tema
      where tp.id_pregunta = ${id_pregunta} order by orden_texto(t.titulo) collate "C"`.execute(db)
  ).rows;

type OfModulo = ResponseOf<Tema['ofModulo']>;

export const findTemasOfModulo = async (db: Executor, id_modulo: number): Promise<OfModulo> =>
  (
    await sql<OfModulo[number]>`
      select ${COLUMNS}, tm.id_tema_modulo, tm.id_modulo, tm.cuestionario, tm.numero_orden
      from ${SOURCE} join tema_modulo tm on tm.id_tema = t.id_tema
      where tm.id_modulo = ${id_modulo} order by tm.numero_orden, tm.id_tema_modulo`.execute(db)
  ).rows;

type OfPrograma = ResponseOf<Tema['ofPrograma']>;

export const findTemasOfPrograma = async (db: Executor, id_programa: number): Promise<OfPrograma> =>
  (
    await sql<OfPrograma[number]>`
      select ${COLUMNS}, pc.id_curso, cu.titulo as curso, cm.id_modulo, m.titulo as modulo
      from ${SOURCE}
      join tema_modulo tm on tm.id_tema = t.id_tema
      join modulo m on m.id_modulo = tm.id_modulo
      join curso_modulo cm on cm.id_modulo = m.id_modulo
      join curso cu on cu.id_curso = cm.id_curso
      join programa_curso pc on pc.id_curso = cu.id_curso
      where pc.id_programa = ${id_programa}
      order by pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo, tm.numero_orden, tm.id_tema_modulo`.execute(db)
  ).rows;

export const temaPreguntas = linkTable({ table: 'tema_pregunta', parent: 'tema', child: 'pregunta' });
export const moduloTemas = linkTable({ table: 'tema_modulo', parent: 'modulo', child: 'tema', extra: ['cuestionario'] });

/** Material and questions of a topic. */
export type Suministro = TemaSupplies & { readonly id: number };

/** Reads material and questions of some topics. */
export async function findSuministros(db: Executor, temas: readonly number[]): Promise<Suministro[]> {
  const ids = sql`any (${[...temas]}::integer[])`;
  const { rows } = await sql<Suministro>`
    select t.id_tema as id, t.contenido, case when ${porPaquete('t')} then 0 else t.numero_preguntas end as numero_preguntas,
      coalesce(c.contenidos, 0) + (t.id_paquete is not null)::integer as contenidos, coalesce(q.banco, 0) as banco,
      coalesce(q.sin_descripcion, 0) as sin_descripcion, coalesce(q.marcar_todo, 0) as marcar_todo
    from tema t
    left join (select id_tema, count(*)::integer as contenidos from contenido where codigo_estado = 1 and id_tema = ${ids} group by 1) c using (id_tema)
    left join (
      select l.id_tema, count(*)::integer as banco, count(*) filter (where ${SIN_DESCRIPCION})::integer as sin_descripcion,
        count(*) filter (where ${marcarTodo(sql`o.notaminima`)})::integer as marcar_todo
      from tema_pregunta l join pregunta q using (id_pregunta) join tema o using (id_tema)
      where q.codigo_estado = 1 and l.id_tema = ${ids} group by 1) q using (id_tema)
    where t.id_tema = ${ids}`.execute(db);
  return rows;
}

/** Takes an advisory lock until the transaction ends: two simultaneous saves could choose the same code or close a cycle of references. */
export const lockTemaStructure = async (db: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('tema'))`.execute(db);
};

/** Returns the highest number of the codes `T-0001`, `T-0002` …; 0 without one. */
export const highestCodigo = async (db: Executor): Promise<number> =>
  (
    await sql<{
      numero: number | null;
    }>`select max(substr(codigo, 3)::integer) as numero from tema where codigo ~ '^T-[0-9]{4,8}$'`.execute(db)
  ).rows[0]?.numero ?? 0;

/** Follows `referencia` from a topic; stops at the end of the chain or before a repetition. Includes the topic itself. */
export const findReferenceChain = async (db: Executor, id_tema: number): Promise<{ id_tema: number; titulo: string }[]> =>
  (
    await sql<{ id_tema: number; titulo: string }>`
      with recursive cadena as (
        select id_tema, titulo, referencia, 1 as paso, array[id_tema] as vistos from tema where id_tema = ${id_tema}
        union all
        select t.id_tema, t.titulo, t.referencia, c.paso + 1, c.vistos || t.id_tema
        from cadena c join tema t on t.id_tema = c.referencia where t.id_tema <> all (c.vistos)
      )
      select id_tema, titulo from cadena order by paso`.execute(db)
  ).rows;

import type { Message, SpanishTexts } from '@portal/messages';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { EdtLevels, EdtRow } from './edt.rules.ts';

const rowsOf = async (db: Executor, query: RawBuilder<EdtRow>): Promise<EdtRow[]> => (await query.execute(db)).rows;

/** Reads the levels of some plans, records in any state, each in the order of its parent. */
export async function findLevels(db: Executor, planes: readonly number[]): Promise<EdtLevels> {
  const programs = sql`select distinct id_programa from planestudio_programa where id_planestudio = any (${[...planes]}::integer[])`;
  const courses = sql`select distinct id_curso from programa_curso where id_programa in (${programs})`;
  const modules = sql`select distinct id_modulo from curso_modulo where id_curso in (${courses})`;
  return {
    planes: await rowsOf(
      db,
      sql`select 0 as parent, id_planestudio as id, denominacion as titulo, codigo_estado from planestudio
        where id_planestudio = any (${[...planes]}::integer[]) order by fecha_inicio, id_planestudio`,
    ),
    programas: await rowsOf(
      db,
      sql`select l.id_planestudio as parent, id_programa as id, titulo, codigo_estado from planestudio_programa l join programa using (id_programa)
        where l.id_planestudio = any (${[...planes]}::integer[]) order by l.numero_orden, l.id_planestudio_programa`,
    ),
    cursos: await rowsOf(
      db,
      sql`select l.id_programa as parent, id_curso as id, titulo, codigo_estado from programa_curso l join curso using (id_curso)
        where l.id_programa in (${programs}) order by l.numero_orden, l.id_programa_curso`,
    ),
    modulos: await rowsOf(
      db,
      sql`select l.id_curso as parent, id_modulo as id, titulo, codigo_estado from curso_modulo l join modulo using (id_modulo)
        where l.id_curso in (${courses}) order by l.numero_orden, l.id_curso_modulo`,
    ),
    temas: await rowsOf(
      db,
      sql`select l.id_modulo as parent, id_tema as id, titulo, codigo_estado from tema_modulo l join tema using (id_tema)
        where l.id_modulo in (${modules}) order by l.numero_orden, l.id_tema_modulo`,
    ),
  };
}

/** Returns the ids of all active plans. */
export const findActivePlanes = async (db: Executor): Promise<number[]> =>
  (await sql<{ id: number }>`select id_planestudio as id from planestudio where codigo_estado = 1`.execute(db)).rows.map(({ id }) => id);

type Aviso = keyof SpanishTexts['planestudio']['avisos'];

interface Falta {
  readonly aviso: Aviso;
  readonly titulo: string | null;
  readonly preguntas: number | null;
  readonly banco: number | null;
}

/** Finds at most 50 warnings about missing parts of a plan (`docs/decisions/011`). */
export async function findMissing(db: Executor, id_planestudio: number): Promise<Message[]> {
  const { rows } = await sql<Falta>`
    with camino as (
      select p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso, c.codigo_estado as e_curso,
        cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario, t.titulo as tema,
        t.codigo_estado as e_tema, t.numero_preguntas, t.contenido,
        (select count(*) from tema_pregunta tp join pregunta q using (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
      from planestudio_programa pp join programa p using (id_programa)
      left join programa_curso pc using (id_programa) left join curso c using (id_curso)
      left join curso_modulo cm using (id_curso) left join modulo m using (id_modulo)
      left join tema_modulo tm using (id_modulo) left join tema t using (id_tema)
      where pp.id_planestudio = ${id_planestudio}
    )
    select distinct aviso, titulo, preguntas, banco from (
      select 'sinProgramas' as aviso, null as titulo, null::integer as preguntas, null::integer as banco where not exists (select from camino)
      union all select 'programaInactivo', programa, null, null from camino where e_programa <> 1
      union all select 'programaVacio', programa, null, null from camino where id_curso is null
      union all select 'cursoInactivo', curso, null, null from camino where e_curso <> 1
      union all select 'cursoVacio', curso, null, null from camino where id_curso is not null and id_modulo is null
      union all select 'moduloInactivo', modulo, null, null from camino where e_modulo <> 1
      union all select 'moduloVacio', modulo, null, null from camino where id_modulo is not null and id_tema is null
      union all select 'temaInactivo', tema, null, null from camino where e_tema <> 1
      union all select 'temaVacio', tema, null, null from camino
        where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and k.codigo_estado = 1)
      union all select 'temaBanco', tema, numero_preguntas, banco::integer from camino where cuestionario = 1 and numero_preguntas > banco
    ) f order by aviso, titulo limit 50`.execute(db);
  return rows.map(({ aviso, titulo, preguntas, banco }) => ({
    clave: `planestudio.avisos.${aviso}`,
    valores: { ...(titulo !== null && { titulo }), ...(preguntas !== null && { preguntas }), ...(banco !== null && { banco }) },
  }));
}

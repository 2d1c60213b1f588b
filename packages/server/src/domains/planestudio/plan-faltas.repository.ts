import type { Message, SpanishTexts } from '@portal/messages';
import { sql, type RawBuilder } from 'kysely';
import type { Falta } from '../../core/master/master.ts';
import type { Executor } from '../../db/executor.ts';

type Aviso = keyof SpanishTexts['planestudio']['avisos'];

/** Level of what lacks something. */
type NivelFalta = 'programa' | 'curso' | 'modulo' | 'tema';

interface FaltaRow {
  readonly aviso: Aviso;
  readonly titulo: string | null;
  readonly preguntas: number | null;
  readonly banco: number | null;
}

/** Programs of the plans `pl` that a condition selects. */
const ofPlanes = (condition: RawBuilder<unknown>) => ({
  origin: sql`planestudio pl left join planestudio_programa pp using (id_planestudio)`,
  condition,
});

/** Programs by id, as if they were those of one plan. */
const ofProgramas = (ids: readonly number[]) => ({
  origin: sql`(select 0 as id_planestudio) pl cross join unnest(${[...ids]}::integer[]) as pp(id_programa)`,
  condition: sql`true`,
});

/** Every place below some programs with the state of each level, `camino`. */
const caminoOf = ({ origin, condition }: ReturnType<typeof ofPlanes>): RawBuilder<unknown> => sql`
  camino as (
    select pl.id_planestudio, p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso,
      c.codigo_estado as e_curso, cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario,
      t.titulo as tema, t.codigo_estado as e_tema, t.numero_preguntas, t.contenido,
      (select count(*) from tema_pregunta tp join pregunta q using (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
    from ${origin} left join programa p using (id_programa)
    left join programa_curso pc using (id_programa) left join curso c using (id_curso)
    left join curso_modulo cm using (id_curso) left join modulo m using (id_modulo)
    left join tema_modulo tm using (id_modulo) left join tema t using (id_tema)
    where ${condition}
  )`;

const FALTAS = sql`
  select id_planestudio, 'sinProgramas' as aviso, null::integer as id, null as titulo, null::integer as preguntas, null::integer as banco
  from camino where id_programa is null
  union select id_planestudio, 'programaInactivo', id_programa, programa, null, null from camino where e_programa <> 1
  union select id_planestudio, 'programaVacio', id_programa, programa, null, null from camino where id_programa is not null and id_curso is null
  union select id_planestudio, 'cursoInactivo', id_curso, curso, null, null from camino where e_curso <> 1
  union select id_planestudio, 'cursoVacio', id_curso, curso, null, null from camino where id_curso is not null and id_modulo is null
  union select id_planestudio, 'moduloInactivo', id_modulo, modulo, null, null from camino where e_modulo <> 1
  union select id_planestudio, 'moduloVacio', id_modulo, modulo, null, null from camino where id_modulo is not null and id_tema is null
  union select id_planestudio, 'temaInactivo', id_tema, tema, null, null from camino where e_tema <> 1
  union select id_planestudio, 'temaVacio', id_tema, tema, null, null from camino
    where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and k.codigo_estado = 1)
  union select id_planestudio, 'temaBanco', id_tema, tema, numero_preguntas, banco::integer from camino where cuestionario = 1 and numero_preguntas > banco`;

/** Missing parts of the plans `pl` that a condition selects, one row each (`docs/decisions/011`): `id_planestudio` and `FaltaRow`. */
export const faltasOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`with ${caminoOf(ofPlanes(condition))} ${FALTAS}`;

/** Missing parts that prevent the publishing of a plan: it has no programs (P45), or is a template (P252). */
const IMPIDEN: ReadonlySet<Aviso> = new Set<Aviso>(['sinProgramas', 'plantilla']);

/** Finds at most 50 missing parts of each plan. */
export async function findMissing(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Falta[]>> {
  const { rows } = await sql<FaltaRow & { id_planestudio: number }>`
    select * from (
      select g.*, row_number() over (partition by id_planestudio order by aviso, orden_texto(titulo) collate "C") as orden from (
        select distinct id_planestudio, aviso, titulo, preguntas, banco
        from (${faltasOf(sql`pl.id_planestudio = any (${[...ids]}::integer[])`)}) f
        union all select id_planestudio, 'plantilla', null, null, null
        from planestudio where id_planestudio = any (${[...ids]}::integer[]) and plantilla = 1) g) h
    where orden <= 50 order by id_planestudio, orden`.execute(db);
  const found = new Map<number, Falta[]>();
  for (const row of rows) {
    const falta = { impide: IMPIDEN.has(row.aviso), texto: textoOf(row) };
    found.set(row.id_planestudio, [...(found.get(row.id_planestudio) ?? []), falta]);
  }
  return found;
}

const textoOf = ({ aviso, titulo, preguntas, banco }: FaltaRow): Message => ({
  clave: `planestudio.avisos.${aviso}`,
  valores: { ...(titulo !== null && { titulo }), ...(preguntas !== null && { preguntas }), ...(banco !== null && { banco }) },
});

/** Missing part of a program, and the record to complete. */
export interface FaltaDentro {
  readonly nivel: NivelFalta;
  readonly id: number;
  readonly texto: Message;
}

/** Finds at most 50 missing parts of some programs, from the top down. */
export async function findFaltasDentro(db: Executor, programas: readonly number[]): Promise<FaltaDentro[]> {
  const { rows } = await sql<FaltaRow & { id: number; nivel: NivelFalta }>`
    with ${caminoOf(ofProgramas(programas))}
    select f.aviso, f.id, f.titulo, f.preguntas, f.banco, n.nivel
    from (${FALTAS}) f
    join unnest(array['programa', 'curso', 'modulo', 'tema']) with ordinality as n(nivel, orden) on starts_with(f.aviso, n.nivel)
    order by n.orden, orden_texto(f.titulo) collate "C", f.aviso, f.id limit 50`.execute(db);
  return rows.map((row) => ({ nivel: row.nivel, id: row.id, texto: textoOf(row) }));
}

/** Counts the places below some programs with topics that learners would get (P16). */
export const countTemasDentro = async (db: Executor, programas: readonly number[]): Promise<number> =>
  (
    await sql<{ total: number }>`
      with ${caminoOf(ofProgramas(programas))}
      select count(*)::integer as total from camino where e_programa = 1 and e_curso = 1 and e_modulo = 1 and e_tema = 1`.execute(db)
  ).rows[0]!.total;

import type { SpanishTexts } from '@portal/messages';
import { sql, type RawBuilder } from 'kysely';
import type { Falta } from '../../core/master/master.ts';
import type { Executor } from '../../db/executor.ts';

type Aviso = keyof SpanishTexts['planestudio']['avisos'];

interface FaltaRow {
  readonly aviso: Aviso;
  readonly titulo: string | null;
  readonly preguntas: number | null;
  readonly banco: number | null;
}

/** Missing parts of the plans `pl` that a condition selects, one row each (`docs/decisions/011`): `id_planestudio` and `FaltaRow`. */
export const faltasOf = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with camino as (
    select pl.id_planestudio, p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso,
      c.codigo_estado as e_curso, cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario,
      t.titulo as tema, t.codigo_estado as e_tema, t.numero_preguntas, t.contenido,
      (select count(*) from tema_pregunta tp join pregunta q using (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
    from planestudio pl
    left join planestudio_programa pp using (id_planestudio) left join programa p using (id_programa)
    left join programa_curso pc using (id_programa) left join curso c using (id_curso)
    left join curso_modulo cm using (id_curso) left join modulo m using (id_modulo)
    left join tema_modulo tm using (id_modulo) left join tema t using (id_tema)
    where ${condition}
  )
  select id_planestudio, 'sinProgramas' as aviso, null as titulo, null::integer as preguntas, null::integer as banco
  from camino where id_programa is null
  union select id_planestudio, 'programaInactivo', programa, null, null from camino where e_programa <> 1
  union select id_planestudio, 'programaVacio', programa, null, null from camino where id_programa is not null and id_curso is null
  union select id_planestudio, 'cursoInactivo', curso, null, null from camino where e_curso <> 1
  union select id_planestudio, 'cursoVacio', curso, null, null from camino where id_curso is not null and id_modulo is null
  union select id_planestudio, 'moduloInactivo', modulo, null, null from camino where e_modulo <> 1
  union select id_planestudio, 'moduloVacio', modulo, null, null from camino where id_modulo is not null and id_tema is null
  union select id_planestudio, 'temaInactivo', tema, null, null from camino where e_tema <> 1
  union select id_planestudio, 'temaVacio', tema, null, null from camino
    where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and k.codigo_estado = 1)
  union select id_planestudio, 'temaBanco', tema, numero_preguntas, banco::integer from camino where cuestionario = 1 and numero_preguntas > banco`;

/** Finds at most 50 missing parts of a plan; without programs it is not published (P45). */
export async function findMissing(db: Executor, id_planestudio: number): Promise<Falta[]> {
  const { rows } = await sql<FaltaRow>`
    select aviso, titulo, preguntas, banco from (${faltasOf(sql`pl.id_planestudio = ${id_planestudio}`)}) f
    order by aviso, titulo limit 50`.execute(db);
  return rows.map(({ aviso, titulo, preguntas, banco }) => ({
    impide: aviso === 'sinProgramas',
    texto: {
      clave: `planestudio.avisos.${aviso}`,
      valores: { ...(titulo !== null && { titulo }), ...(preguntas !== null && { preguntas }), ...(banco !== null && { banco }) },
    },
  }));
}

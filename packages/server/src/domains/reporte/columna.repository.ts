import type { ColumnaGeneral } from '@portal/contract/reporte';
import { sql } from 'kysely';
import { planInReach } from '../../db/owned.ts';
import type { Reader } from '../../db/scope.ts';

/**
 * Lists the columns of avance of some plans (P102): their programs with active occurrences, each before its courses, in the order of the plans.
 * A course with the title of another column names its program too.
 */
export const findColumnas = async ({ db, scope }: Pick<Reader, 'db' | 'scope'>, planes: readonly number[]): Promise<ColumnaGeneral[]> =>
  (
    await sql<ColumnaGeneral>`
      with lugar as (
        select id_programa, id_curso, min(array[array_position(${[...planes]}::integer[], id_planestudio), posicion]) as orden
        from ocurrencia join planestudio pl using (id_planestudio)
        where id_planestudio = any (${[...planes]}::integer[]) and activa and ${planInReach(scope, 'pl')}
        group by id_programa, rollup (id_curso)
      ), titulado as (
        select lugar.*, p.titulo as programa, coalesce(c.titulo, p.titulo) as titulo, count(*) over (partition by coalesce(c.titulo, p.titulo)) as veces,
          min(orden) over (partition by id_programa) as orden_programa
        from lugar join programa p using (id_programa) left join curso c using (id_curso)
      )
      select concat('p' || id_programa, '_c' || id_curso) as field,
        case when id_curso is not null and veces > 1 then titulo || ' (' || programa || ')' else titulo end as title,
        case when id_curso is null then 1 else 2 end as level, case when id_curso is not null then 'p' || id_programa end as parent
      from titulado order by orden_programa, id_programa, level, orden`.execute(db)
  ).rows;

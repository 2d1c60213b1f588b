import type { PlanestudioFila } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { linkTable } from '../../db/link-table.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { ListSpec } from '../../list/paging.ts';

const LIST: ListSpec = {
  order: {
    id_planestudio: 'valor',
    denominacion: 'texto',
    fecha_inicio: 'dia',
    fecha_fin: 'dia',
    codigo_estado: 'valor',
    programas: 'valor',
    cursos: 'valor',
    modulos: 'valor',
    temas: 'valor',
    cuestionarios: 'valor',
    duracion: 'valor',
    fecha_creacion: 'momento',
    fecha_modificacion: 'momento',
  },
  search: ['denominacion'],
  fallback: '-fecha_inicio',
  key: 'id_planestudio',
};

/** Plans with what they contain; topics, questionnaires and hours count active occurrences, as a learner meets them. */
const SELECT = sql<PlanestudioFila>`
      with estructura as (
        select pp.id_planestudio, count(distinct pp.id_programa)::integer as programas,
          count(distinct pc.id_curso)::integer as cursos, count(distinct cm.id_modulo)::integer as modulos
        from planestudio_programa pp
        left join programa_curso pc using (id_programa)
        left join curso_modulo cm using (id_curso)
        group by pp.id_planestudio
      ), activa as (
        select o.id_planestudio, count(*)::integer as temas, count(*) filter (where o.cuestionario = 1)::integer as cuestionarios,
          round(sum(t.duracion) / 60.0, 1)::float8 as duracion
        from ocurrencia o join tema t using (id_tema)
        where o.activa group by o.id_planestudio
      )
      select p.id_planestudio, p.denominacion, p.fecha_inicio, p.fecha_fin, p.codigo_estado,
        p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3,
        coalesce(e.programas, 0) as programas, coalesce(e.cursos, 0) as cursos, coalesce(e.modulos, 0) as modulos,
        coalesce(a.temas, 0) as temas, coalesce(a.cuestionarios, 0) as cuestionarios, coalesce(a.duracion, 0) as duracion,
        p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion, p.fecha_modificacion, p.version
      from planestudio p
      left join estructura e using (id_planestudio)
      left join activa a using (id_planestudio)`;

export const planRows = masterRows<PlanestudioFila>({
  table: 'planestudio',
  key: 'id_planestudio',
  select: SELECT,
  own: ['denominacion', 'fecha_inicio', 'fecha_fin', 'codigo_estado', 'notifica_nivel1', 'notifica_nivel2', 'notifica_nivel3'],
  list: LIST,
});

export const planProgramas = linkTable({ table: 'planestudio_programa', parent: 'planestudio', child: 'programa' });

/** The given plans, newest first. */
export const findPlanesByIds = async (db: Executor, ids: readonly number[]): Promise<PlanestudioFila[]> =>
  (
    await sql<PlanestudioFila>`
      select fila.* from (${SELECT}) as fila where fila.id_planestudio = any (${[...ids]}::integer[])
      order by fila.fecha_inicio desc, fila.id_planestudio desc`.execute(db)
  ).rows;

/** What still points at a plan (P29). */
export const findDependents = async (
  db: Executor,
  id: number,
): Promise<{ programas: string[]; asignaciones: number; grupos: number; evaluaciones: number; tablero: number }> =>
  (
    await sql<{ programas: string[]; asignaciones: number; grupos: number; evaluaciones: number; tablero: number }>`
      select
        array(select p.titulo from planestudio_programa l join programa p using (id_programa) where l.id_planestudio = ${id} order by 1) as programas,
        (select count(*)::integer from asignacion where id_planestudio = ${id}) as asignaciones,
        (select count(*)::integer from asignacion_grupo where id_planestudio = ${id}) as grupos,
        (select count(*)::integer from evaluacion where id_planestudio = ${id}) as evaluaciones,
        (select count(*)::integer from configuracion where ${id} in (id_plan_tablero1, id_plan_tablero2)) as tablero`.execute(db)
  ).rows[0]!;

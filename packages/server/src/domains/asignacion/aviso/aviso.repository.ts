import type { AvisoPorCodigo, PersonaSinCorreo } from '@portal/contract/email';
import { sql } from 'kysely';
import { limiteDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { AvisoPendiente } from './cola-aviso.repository.ts';

/** Assignments that rows name, and the number of rows that name none. */
export interface Nombradas {
  readonly ids: readonly number[];
  readonly desconocidas: number;
}

/** Finds the assignments of people of the scope by code and plan; without a plan those under way. */
export const findNombradas = async (
  db: Executor,
  filas: readonly AvisoPorCodigo[],
  { scope, today }: { scope: Scope; today: string },
): Promise<Nombradas> => {
  const rows = filas.map(({ codigo, plan }, fila) => ({ fila, codigo, plan: plan ? String(plan) : null }));
  const found = await sql<{ id_asignacion: number | null }>`
    select distinct a.id_asignacion, case when a.id_asignacion is null then n.fila end as fila
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(fila integer, codigo text, plan text)
    left join (
      select u.codigo_usuario, a.id_asignacion, a.codigo_estado, p.id_planestudio, p.denominacion, p.codigo_estado as estado_plan, ${limiteDe('a', 'p')} as fecha_fin
      from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      where ${inScope(scope, 'u.id_empresa')} and u.codigo_usuario = any (${rows.map(({ codigo }) => codigo)}::text[])
    ) a on a.codigo_usuario = n.codigo and case when n.plan is null
      then a.codigo_estado = 1 and a.estado_plan = 1 and a.fecha_fin >= ${today}::date
      else a.id_planestudio::text = n.plan or lower(a.denominacion) = lower(n.plan) end`.execute(db);
  const ids = found.rows.flatMap(({ id_asignacion }) => id_asignacion ?? []);
  return { ids, desconocidas: found.rows.length - ids.length };
};

/** Result of judging a notice: `avisa` sends it; the others say why not. */
export type VeredictoAviso = 'avisa' | 'cerrada' | 'cesado' | 'plan_inactivo' | 'plan_terminado' | 'sin_correo' | 'rebotado' | 'ya_avisada';

export interface JudgedAviso {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly veredicto: VeredictoAviso;
}

/** Locks the people of assignments, so that two sends at once do not notify anybody twice. */
export const lockPersonasDe = async (trx: Executor, asignaciones: readonly number[]): Promise<void> => {
  await sql`
    select from usuario u where u.id_usuario in (
      select id_usuario from asignacion where id_asignacion = any (${[...asignaciones]}::integer[]))
    order by u.id_usuario for no key update of u`.execute(trx);
};

/** Judges notices of assignments in the scope: who would get one today. Ordered by person. */
export const judgeAvisos = async (
  db: Executor,
  asignaciones: readonly number[],
  { scope, today }: { scope: Scope; today: string },
): Promise<JudgedAviso[]> =>
  (
    await sql<JudgedAviso>`
      select a.id_asignacion, a.id_usuario, case
        when a.codigo_estado <> 1 then 'cerrada'
        when u.codigo_estado <> 1 then 'cesado'
        when p.codigo_estado <> 1 then 'plan_inactivo'
        when ${limiteDe('a', 'p')} < ${today}::date then 'plan_terminado'
        when u.correo_electronico is null then 'sin_correo'
        when u.correo_electronico = u.correo_rebotado then 'rebotado'
        when exists (
          select from aviso_asignacion v join correo c using (id_correo)
          where v.id_asignacion = a.id_asignacion and v.fecha_apertura = a.fecha_apertura and v.fecha = ${today}::date
            and c.estado in ('pendiente', 'retenido', 'enviado'))
          or exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then 'ya_avisada'
        else 'avisa' end as veredicto
      from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      where a.id_asignacion = any (${[...asignaciones]}::integer[]) and ${inScope(scope, 'u.id_empresa')}
      order by a.id_usuario, ${limiteDe('a', 'p')}, a.id_asignacion`.execute(db)
  ).rows;

/** Finds the assignments of an applied simulation with a notice to send. */
export const findAvisables = async (db: Executor, id_simulacion: number): Promise<number[]> =>
  (
    await sql<{ id_asignacion: number }>`
      select a.id_asignacion from simulacion_fila f join asignacion a using (id_usuario, id_planestudio)
      where f.id_simulacion = ${id_simulacion} and f.avisa`.execute(db)
  ).rows.map(({ id_asignacion }) => id_asignacion);

/** Active places `l` with their topics `t` of the plan of the assignment `a` that its person has not approved. */
const PENDIENTE = sql`lugar l join tema t using (id_tema)
  where l.id_planestudio = a.id_planestudio and l.activa and not exists (
    select from progreso_tema g where g.aprobado and g.id_usuario = a.id_usuario and g.id_planestudio = l.id_planestudio
      and g.id_programa = l.id_programa and g.id_curso = l.id_curso and g.id_modulo = l.id_modulo and g.id_tema = l.id_tema)`;

/** Assigned plan with its person, as a letter needs them. */
export interface PlanPorAvisar {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly plan: string;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
  /** Active topics that are not approved. */
  readonly pendientes: number;
  readonly nombres: string;
  readonly correo_electronico: string;
  readonly correo_comprobado: boolean;
  readonly idioma: string | null;
  readonly username: string;
  /** Has no password of their own and never signed in. */
  readonly sin_clave: boolean;
  readonly cambio: boolean;
  /** Titles of the topics that came to the plan and that the person has not approved. */
  readonly nuevos: readonly string[];
  /** Last day before a change; null when it is the same. */
  readonly fin_antes: string | null;
  /** Reason of the extension that gave the deadline. */
  readonly motivo: string | null;
}

type PorAvisar = Pick<AvisoPendiente, 'id_asignacion' | 'cambio' | 'temas' | 'fin_antes'>;

/**
 * Reads assigned plans with their people, person by person; the first deadline first. Leaves out a change with nothing left to report.
 */
export const findPorAvisar = async (db: Executor, avisos: readonly PorAvisar[]): Promise<PlanPorAvisar[]> =>
  (
    await sql<PlanPorAvisar>`
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, p.fecha_inicio, s.fecha_fin,
        coalesce(g.total - g.aprobados, 0) as pendientes, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma, u.username,
        (u.contrasenia_hash is null or u.contrasenia_temporal) and u.fecha_login is null as sin_clave, n.cambio, l.nuevos,
        nullif(n.fin_antes, s.fecha_fin)::text as fin_antes,
        case when n.fin_antes <> s.fecha_fin then (select r.motivo from prorroga r where r.id_asignacion = a.id_asignacion
          and r.fecha_apertura = a.fecha_apertura and r.fecha_nueva = s.fecha_fin order by r.id_prorroga desc limit 1) end as motivo
      from json_to_recordset(${JSON.stringify(avisos)}::json) as n(id_asignacion integer, cambio boolean, temas integer[], fin_antes date)
      join asignacion a using (id_asignacion) join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      left join progreso g using (id_usuario, id_planestudio)
      cross join lateral (select ${limiteDe('a', 'p')} as fecha_fin) s
      cross join lateral (
        select coalesce(array_agg(distinct t.titulo order by t.titulo), '{}') as nuevos
        from ${PENDIENTE} and t.id_tema = any (n.temas)
      ) l
      where u.correo_electronico is not null
        and (not n.cambio or cardinality(l.nuevos) > 0 or (n.fin_antes <> s.fecha_fin and g.total > g.aprobados))
      order by a.id_usuario, s.fecha_fin, a.id_asignacion`.execute(db)
  ).rows;

/** Assignment and the letter that announces it. */
export interface Avisada {
  readonly id_asignacion: number;
  readonly id_correo: number;
}

/** Stores which letter announced which opening on a day; one that replaces a letter that did not arrive takes its place. */
export const insertAvisos = async (trx: Executor, avisadas: readonly Avisada[], today: string): Promise<void> => {
  await sql`
    insert into aviso_asignacion as v (id_asignacion, fecha_apertura, fecha, id_correo)
    select a.id_asignacion, a.fecha_apertura, ${today}::date, n.id_correo
    from json_to_recordset(${JSON.stringify(avisadas)}::json) as n(id_asignacion integer, id_correo bigint) join asignacion a using (id_asignacion)
    on conflict (id_asignacion, fecha_apertura, fecha) do update set id_correo = excluded.id_correo`.execute(trx);
};

/** Lists the people of assignments, by name, with the titles of these plans. */
export const findSinCorreo = async (db: Executor, asignaciones: readonly number[], limit: number): Promise<PersonaSinCorreo[]> =>
  (
    await sql<PersonaSinCorreo>`
      select u.id_usuario, u.codigo_usuario, u.personal, u.telefono, string_agg(p.denominacion, ', ' order by ${limiteDe('a', 'p')}, p.id_planestudio) as planes,
        min(${limiteDe('a', 'p')}) as fecha_fin
      from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      where a.id_asignacion = any (${[...asignaciones]}::integer[])
      group by u.id_usuario order by orden_texto(u.personal) collate "C", u.id_usuario limit ${limit}`.execute(db)
  ).rows;

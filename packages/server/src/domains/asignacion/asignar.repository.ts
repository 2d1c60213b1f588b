import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { FuenteAsignacion } from '../../db/tables/evaluaciones.ts';

/** Assignment to insert; `codigo_grupo` is the group whose rule assigns the plan, else null. */
export interface NuevaAsignacion {
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly codigo_grupo: string | null;
  readonly fuente: FuenteAsignacion;
  /** Username of the person who assigns. */
  readonly usuario_creacion: string;
  /** ISO 8601. */
  readonly fecha_creacion: string;
}

/** Group rule: assigns a plan to present and later members of a group (P27). */
export interface ReglaGrupo {
  readonly id_planestudio: number;
  readonly codigo_grupo: string;
}

/** Stored assignment. */
export interface Asignada {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly id_planestudio: number;
}

/**
 * Inserts assignments, each pair once (P26). Reopens the row of a closed assignment (P28); leaves an open one unchanged. Returns the
 * inserted and reopened ones.
 */
export async function insertAsignaciones(db: Executor, filas: readonly NuevaAsignacion[]): Promise<Asignada[]> {
  const { rows } = await sql<Asignada>`
    insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, usuario_creacion, fecha_creacion, fecha_modificacion)
    select distinct on (id_planestudio, id_usuario) id_usuario, id_planestudio, codigo_grupo, fuente, usuario_creacion, fecha_creacion, fecha_creacion
    from json_populate_recordset(null::asignacion, ${JSON.stringify(filas)}::json)
    order by id_planestudio, id_usuario
    on conflict (id_usuario, id_planestudio) do update set codigo_estado = 1,
      codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente, usuario_modificacion = excluded.usuario_creacion,
      fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
      where a.codigo_estado = 2
    returning a.id_asignacion, a.id_usuario, a.id_planestudio`.execute(db);
  return rows;
}

/** Returns the ids of those people whose state is Cesado. */
export async function findCesados(db: Executor, usuarios: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id_usuario: number }>`
    select id_usuario from usuario where id_usuario = any (${[...usuarios]}::integer[]) and codigo_estado = 2`.execute(db);
  return new Set(rows.map(({ id_usuario }) => id_usuario));
}

export const findAsignacion = (db: Executor, pareja: Pick<Asignada, 'id_usuario' | 'id_planestudio'>): Promise<Asignada> =>
  db
    .selectFrom('asignacion')
    .select(['id_asignacion', 'id_usuario', 'id_planestudio'])
    .where('id_usuario', '=', pareja.id_usuario)
    .where('id_planestudio', '=', pareja.id_planestudio)
    .executeTakeFirstOrThrow();

/** Returns the codes of all groups. */
export async function findGrupos(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ codigo_parametro: string }>`
    select p.codigo_parametro from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario'`.execute(db);
  return new Set(rows.map(({ codigo_parametro }) => codigo_parametro));
}

type Author = Pick<NuevaAsignacion, 'usuario_creacion' | 'fecha_creacion'> & { readonly scope: Scope };

/** Inserts group rules for the people of the scope; puts a withdrawn one in force again, and extends one of other companies. */
export async function saveReglas(
  db: Executor,
  reglas: readonly ReglaGrupo[],
  { usuario_creacion, fecha_creacion, scope }: Author,
): Promise<void> {
  const empresas = scope && [...scope.empresas];
  await sql`
    insert into asignacion_grupo as g (id_planestudio, codigo_grupo, empresas, usuario_creacion, fecha_creacion, fecha_modificacion)
    select distinct id_planestudio, codigo_grupo, ${empresas}::integer[], ${usuario_creacion}, ${fecha_creacion}::timestamptz, ${fecha_creacion}::timestamptz
    from json_populate_recordset(null::asignacion_grupo, ${JSON.stringify(reglas)}::json)
    order by id_planestudio, codigo_grupo
    on conflict (id_planestudio, codigo_grupo) do update set codigo_estado = 1, fecha_cierre = null, usuario_modificacion = excluded.usuario_creacion,
      fecha_modificacion = excluded.fecha_modificacion, version = g.version + 1, empresas = case
        when g.codigo_estado = 2 or excluded.empresas is null then excluded.empresas
        else array(select unnest(g.empresas) union select unnest(excluded.empresas) order by 1) end
      where g.codigo_estado = 2 or g.empresas is not null and (g.empresas @> excluded.empresas) is not true`.execute(db);
}

/** Lists the active members of the groups in the scope with the plan of each rule. */
export async function findMiembros(
  db: Executor,
  reglas: readonly ReglaGrupo[],
  scope: Scope,
): Promise<(ReglaGrupo & { id_usuario: number })[]> {
  const { rows } = await sql<ReglaGrupo & { id_usuario: number }>`
    select distinct r.id_planestudio, r.codigo_grupo, u.id_usuario
    from json_populate_recordset(null::asignacion_grupo, ${JSON.stringify(reglas)}::json) r
    join usuario u using (codigo_grupo)
    where u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}`.execute(db);
  return rows;
}

/** Part of the people or rules that `findNuevosMiembros` reads; absent: all. */
export interface NuevosFilter {
  readonly usuarios?: readonly number[];
  readonly id_asignacion_grupo?: number;
}

const among = ({ usuarios, id_asignacion_grupo }: NuevosFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(usuarios ? [sql`u.id_usuario = any (${[...usuarios]}::integer[])`] : []),
      ...(id_asignacion_grupo === undefined ? [] : [sql`g.id_asignacion_grupo = ${id_asignacion_grupo}`]),
    ],
    sql` and `,
  );

/**
 * Lists active people whose group has a rule for a plan without an assignment, open or closed, with the author of the rule. Skips plans
 * that are inactive or ended before `today` (`YYYY-MM-DD`). With `usuarios` only of these people.
 */
export async function findNuevosMiembros(
  db: Executor,
  today: string,
  filter: NuevosFilter = {},
): Promise<Omit<NuevaAsignacion, 'fecha_creacion'>[]> {
  const { rows } = await sql<Omit<NuevaAsignacion, 'fecha_creacion'>>`
    select u.id_usuario, g.id_planestudio, g.codigo_grupo, 'grupo' as fuente, coalesce(g.usuario_modificacion, g.usuario_creacion) as usuario_creacion
    from asignacion_grupo g
    join planestudio p using (id_planestudio)
    join usuario u on u.codigo_grupo = g.codigo_grupo and (g.empresas is null or u.id_empresa = any (g.empresas))
    where g.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= ${today}::date and u.codigo_estado = 1 and ${among(filter)}
      and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = g.id_planestudio)`.execute(db);
  return rows;
}

/** Plan that the rules of a group give now, with the number of people who would get it. */
export interface PlanDelGrupo {
  readonly id_planestudio: number;
  readonly plan: string;
  readonly asignados: number;
}

interface Entrada {
  readonly codigo_grupo: string;
  readonly usuarios: readonly number[];
  readonly today: string;
}

/** Lists the plans that the rules of a group give; `asignados` counts those of `usuarios` who never had one. */
export async function findPlanesDeGrupo(db: Executor, { codigo_grupo, usuarios, today }: Entrada): Promise<PlanDelGrupo[]> {
  const { rows } = await sql<PlanDelGrupo>`
    select g.id_planestudio, p.denominacion as plan,
      (select count(*)::integer from usuario u where u.id_usuario = any (${[...usuarios]}::integer[]) and u.codigo_estado = 1
        and (g.empresas is null or u.id_empresa = any (g.empresas))
        and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = g.id_planestudio)) as asignados
    from asignacion_grupo g join planestudio p using (id_planestudio)
    where g.codigo_grupo = ${codigo_grupo} and g.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= ${today}::date
    order by p.fecha_fin, g.id_planestudio`.execute(db);
  return rows;
}

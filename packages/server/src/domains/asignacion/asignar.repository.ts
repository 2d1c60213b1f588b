import type { CondicionRegla, RazonAsignacion } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import type { FuenteAsignacion } from '../../db/tables/evaluaciones.ts';
import { condicionRows, huellaOf } from './regla/regla.rules.ts';

/** Assignment to insert; `codigo_grupo` is the group by which a rule assigns the plan, else null. */
export interface NuevaAsignacion {
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly codigo_grupo: string | null;
  /** The rule, of source `regla` alone. */
  readonly id_regla?: number;
  /** Values that led to it; empty: only its author. */
  readonly razon?: RazonAsignacion;
  readonly fuente: FuenteAsignacion;
  /** Username of the person who assigns. */
  readonly usuario_creacion: string;
  /** ISO 8601. */
  readonly fecha_creacion: string;
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
    insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, id_usuario_creacion, fecha_creacion,
      fecha_modificacion)
    select distinct on (n.id_planestudio, n.id_usuario) n.id_usuario, n.id_planestudio, n.codigo_grupo, n.fuente, n.id_regla, coalesce(n.razon, '{}'),
      n.usuario_creacion, u.id_usuario, n.fecha_creacion, n.fecha_creacion
    from json_populate_recordset(null::asignacion, ${JSON.stringify(filas)}::json) n left join usuario u on u.username = n.usuario_creacion
    order by n.id_planestudio, n.id_usuario
    on conflict (id_usuario, id_planestudio) do update set codigo_estado = 1,
      codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente, id_regla = excluded.id_regla, razon = excluded.razon, usuario_modificacion = excluded.usuario_creacion,
      fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
      where a.codigo_estado = 2
    returning a.id_asignacion, a.id_usuario, a.id_planestudio`.execute(db);
  return rows;
}

export const findAsignacion = (db: Executor, pareja: Pick<Asignada, 'id_usuario' | 'id_planestudio'>): Promise<Asignada> =>
  db
    .selectFrom('asignacion')
    .select(['id_asignacion', 'id_usuario', 'id_planestudio'])
    .where('id_usuario', '=', pareja.id_usuario)
    .where('id_planestudio', '=', pareja.id_planestudio)
    .executeTakeFirstOrThrow();

/** Returns the ids of all groups by their codes. */
export async function findGrupos(db: Executor): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ codigo_parametro: string; id_parametro: number }>`
    select p.codigo_parametro, p.id_parametro from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario'`.execute(
    db,
  );
  return new Map(rows.map(({ codigo_parametro, id_parametro }) => [codigo_parametro, id_parametro]));
}

type Author = Pick<NuevaAsignacion, 'usuario_creacion' | 'fecha_creacion'> & {
  readonly scope: Scope;
  /** Whether the rules write to whoever gets their plan; absent: new ones do not, stored ones stay as they are. */
  readonly avisar?: boolean;
};

/** Rule to store. */
export interface NuevaRegla {
  readonly id_planestudio: number;
  readonly nombre: string;
  readonly condicion: CondicionRegla;
}

/**
 * Inserts rules for the people of the scope, each once per plan; puts a withdrawn one in force again, and extends one of other companies. Returns
 * their ids.
 */
export async function saveReglas(
  db: Executor,
  reglas: readonly NuevaRegla[],
  { usuario_creacion, fecha_creacion, scope, avisar }: Author,
): Promise<number[]> {
  const empresas = scope && [...scope.empresas];
  const byHuella = new Map(reglas.map((regla) => [huellaOf(regla.condicion), regla]));
  const filas = reglas.map(({ condicion, ...regla }) => ({ ...regla, huella: huellaOf(condicion) }));
  const saved = await sql<{ id_regla: number; huella: string; nueva: boolean }>`
    insert into regla as g (id_planestudio, huella, nombre, empresas, avisar, usuario_creacion, fecha_creacion, fecha_modificacion)
    select distinct on (id_planestudio, huella) id_planestudio, huella, nombre, ${empresas}::integer[], coalesce(${avisar ?? null}::boolean, false), ${usuario_creacion},
      ${fecha_creacion}::timestamptz, ${fecha_creacion}::timestamptz
    from json_populate_recordset(null::regla, ${JSON.stringify(filas)}::json)
    order by id_planestudio, huella
    on conflict (id_planestudio, huella) do update set codigo_estado = 1,
      fecha_cierre = null, ${changedFrom(avisar)} avisar = coalesce(${avisar ?? null}::boolean, g.avisar), empresas = case
        when g.codigo_estado = 2 then excluded.empresas
        when g.empresas is null or excluded.empresas is null then null
        else array(select unnest(g.empresas) union select unnest(excluded.empresas) order by 1) end
    returning id_regla, huella, not exists (select from regla_condicion c where c.id_regla = g.id_regla) as nueva`.execute(db);
  const condiciones = saved.rows.flatMap(({ id_regla, huella, nueva }) =>
    nueva
      ? condicionRows(byHuella.get(huella)?.condicion ?? []).map((fila) => ({ ...fila, id_regla, usuario_creacion, fecha_creacion }))
      : [],
  );
  if (condiciones.length) await db.insertInto('regla_condicion').values(condiciones).execute();
  return saved.rows.map(({ id_regla }) => id_regla);
}

/** Stamps and version of a stored rule that the conflicting one changes; untouched when it changes nothing. */
const changedFrom = (avisar: boolean | undefined) => {
  const changes = sql`(g.codigo_estado = 2 or g.avisar <> coalesce(${avisar ?? null}::boolean, g.avisar)
    or g.empresas is not null and (g.empresas @> excluded.empresas) is not true)`;
  return sql`usuario_modificacion = case when ${changes} then excluded.usuario_creacion else g.usuario_modificacion end,
      fecha_modificacion = case when ${changes} then excluded.fecha_modificacion else g.fecha_modificacion end,
      version = g.version + case when ${changes} then 1 else 0 end,`;
};

/** Condition that the rule `regla` names nothing but the group `grupo` (a row of `parametro`). */
export const soloGrupo = (regla: string, grupo: string) =>
  sql`${sql.ref(`${grupo}.id_dominio`)} = 1 and ${sql.ref(`${regla}.huella`)} = format('[{"grupo":[%s]}]', ${sql.ref(`${grupo}.id_parametro`)})`;

import type { ActoPersonas } from '@portal/contract/masivo';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { bossCircles, peopleAbove } from '../../../db/people-above.ts';
import { accountInScope, inScope, type Scope } from '../../../db/scope.ts';
import { reserved } from '../../usuario/usuario.public.ts';

/** Person as far as acts on many judge them. */
export interface PersonaMasiva {
  readonly id_usuario: number;
  readonly codigo_usuario: string;
  readonly codigo_estado: number;
  readonly fecha_ingreso: string | null;
  readonly fecha_cese: string | null;
  readonly id_empresa: number | null;
  readonly codigo_grupo: string | null;
  readonly codigo_jefe_inmediato: string | null;
  readonly idioma: string | null;
  readonly version: number;
  readonly seudonimo: boolean;
  /** The person's own access goes beyond the caller's scope. */
  readonly mayor: boolean;
  /** Active administrator of all companies. */
  readonly global: boolean;
}

/** Columns of a person that acts on many write. */
export type ColumnaMasiva = 'codigo_estado' | 'fecha_cese' | 'id_empresa' | 'codigo_grupo' | 'codigo_jefe_inmediato' | 'idioma';

/** Reads people of the scope; in a transaction it locks them until the end, in the order of their ids. */
export async function findPersonas(db: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, PersonaMasiva>> {
  const { rows } = await sql<PersonaMasiva>`
    select u.id_usuario, u.codigo_usuario, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.codigo_grupo, u.codigo_jefe_inmediato,
      u.idioma, u.version, u.fecha_seudonimo is not null as seudonimo, not ${accountInScope(scope, 'u.id_usuario')} as mayor,
      (u.indicador_admin = 1 and u.indicador_alcance = 0 and u.codigo_estado = 1) as global
    from usuario u where u.id_usuario = any (${[...ids]}::integer[]) and ${inScope(scope, 'u.id_empresa')}
    order by u.id_usuario ${db.isTransaction ? sql`for no key update of u` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.id_usuario, row]));
}

interface Sello {
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Sets the same values for people; returns their versions. */
export async function updatePersonas(
  trx: Executor,
  ids: readonly number[],
  { valores, usuario, now }: Sello & { readonly valores: Readonly<Partial<Record<ColumnaMasiva, unknown>>> },
): Promise<ReadonlyMap<number, number>> {
  const set = sql.join(Object.entries(valores).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const { rows } = await sql<{ id_usuario: number; version: number }>`
    update usuario set ${set}, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_usuario = any (${[...ids]}::integer[]) returning id_usuario, version`.execute(trx);
  return new Map(rows.map(({ id_usuario, version }) => [id_usuario, version]));
}

/** Values of before of a person. */
export interface Anterior {
  readonly id: number;
  readonly antes: Readonly<Record<string, unknown>>;
}

/** Gives people their values of before. */
export async function restorePersonas(
  trx: Executor,
  filas: readonly Anterior[],
  { columnas, usuario, now }: Sello & { readonly columnas: readonly ColumnaMasiva[] },
): Promise<void> {
  const set = sql.join(columnas.map((name) => sql`${sql.ref(name)} = a.${sql.ref(name)}`));
  const antes = JSON.stringify(filas.map(({ id, antes: values }) => ({ ...values, id_usuario: id })));
  await sql`
    update usuario u set ${set}, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = u.version + 1
    from json_populate_recordset(null::usuario, ${antes}::json) a where u.id_usuario = a.id_usuario`.execute(trx);
}

/** Returns which of these people have a cost centre, department or position that is another company's. */
export async function findAjenos(db: Executor, ids: readonly number[], id_empresa: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id_usuario: number }>`
    select distinct u.id_usuario from usuario u join parametro p on p.id_parametro in (u.id_centro_costo, u.id_departamento, u.id_cargo)
    where u.id_usuario = any (${[...ids]}::integer[]) and p.id_empresa is not null and p.id_empresa <> ${id_empresa}::integer`.execute(db);
  return new Set(rows.map(({ id_usuario }) => id_usuario));
}

/** Returns the codes of a boss and of everybody above. */
export async function findCadena(db: Executor, codigo: string): Promise<ReadonlySet<string>> {
  const { rows } = await peopleAbove([codigo], null).execute(db);
  return new Set(rows.map(({ codigo_usuario }) => codigo_usuario));
}

/** Returns who of these people would be below themselves with the boss of before, as all of them get theirs back. */
export async function findCirculos(db: Executor, filas: readonly Anterior[]): Promise<ReadonlySet<number>> {
  const jefes = JSON.stringify(filas.map(({ id, antes }) => ({ id, jefe: antes['codigo_jefe_inmediato'] })));
  const { rows } = await bossCircles(sql`
    select u.id_usuario as id, u.codigo_usuario as codigo, a.jefe
    from json_to_recordset(${jefes}::json) as a(id integer, jefe text) join usuario u on u.id_usuario = a.id`).execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the people with a company, group or boss of before that is gone, or outside of the scope. */
export async function findSinAnterior(db: Executor, scope: Scope, filas: readonly Anterior[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select a.id_usuario as id
    from json_populate_recordset(null::usuario, ${JSON.stringify(filas.map(({ id, antes }) => ({ ...antes, id_usuario: id })))}::json) a
    where (a.id_empresa is not null and not exists (select from empresa e where e.id_empresa = a.id_empresa and ${inScope(scope, 'e.id_empresa')}))
      or (a.codigo_jefe_inmediato is not null and not exists (select from usuario j where j.codigo_usuario = a.codigo_jefe_inmediato))
      or (a.codigo_grupo is not null and not exists (
        select from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario' and p.codigo_comun = a.codigo_grupo))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns who of these people would come back with an e-mail that is reserved (P183). */
export async function findReservados(db: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id_usuario as id from usuario u
    where u.id_usuario = any (${[...ids]}::integer[]) and ${reserved(scope, { id: sql`u.id_usuario`, correo: sql`u.correo_electronico` })}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether an active administrator of all companies without an end remains besides these people. */
export const remainsAdministrator = async (db: Executor, ids: readonly number[]): Promise<boolean> =>
  (
    await sql`
      select from usuario o where o.indicador_admin = 1 and o.indicador_alcance = 0 and o.codigo_estado = 1 and o.fecha_cese is null
        and o.id_usuario <> all (${[...ids]}::integer[]) limit 1`.execute(db)
  ).rows.length > 0;

/** Counts of a ceasing. */
export interface CuentasCese {
  readonly sesiones: number;
  readonly asignaciones: number;
  readonly subordinados: number;
  readonly empresas: number;
}

/** Counts what depends on people who leave; nobody outside of the scope. */
export const countCese = async (db: Executor, scope: Scope, { ids, now }: { readonly ids: readonly number[]; readonly now: string }) =>
  (
    await sql<CuentasCese>`
      with van as materialized (select u.id_usuario, u.codigo_usuario from usuario u where u.id_usuario = any (${[...ids]}::integer[]))
      select
        (select count(*)::integer from sesion s join van using (id_usuario)
          where s.fecha_revocacion is null and s.fecha_expiracion > ${now}::timestamptz) as sesiones,
        (select count(*)::integer from asignacion a join van using (id_usuario) where a.codigo_estado = 1) as asignaciones,
        (select count(*)::integer from usuario s join van v on s.codigo_jefe_inmediato = v.codigo_usuario where s.codigo_estado = 1
          and ${inScope(scope, 's.id_empresa')} and not exists (select from van o where o.id_usuario = s.id_usuario)) as subordinados,
        (select count(*)::integer from empresa e where ${inScope(scope, 'e.id_empresa')}
          and exists (select from van v where v.codigo_usuario in (e.codigo_gerente, e.codigo_director))) as empresas`.execute(db)
  ).rows[0]!;

/** Finds the name of what an act gives; undefined for nothing in the scope. */
export async function findDestino(db: Executor, scope: Scope, acto: ActoPersonas): Promise<string | undefined> {
  const found = DESTINOS(scope, acto);
  return found && (await sql<{ nombre: string }>`${found}`.execute(db)).rows[0]?.nombre;
}

function DESTINOS(scope: Scope, acto: ActoPersonas) {
  if (acto.clase === 'empresa')
    return sql`select e.empresa as nombre from empresa e where e.id_empresa = ${acto.id_empresa} and ${inScope(scope, 'e.id_empresa')}`;
  if (acto.clase === 'jefe')
    return sql`select j.personal as nombre from usuario j where j.codigo_usuario = ${acto.codigo_jefe_inmediato} and ${inScope(scope, 'j.id_empresa')}`;
  if (acto.clase === 'grupo')
    return sql`
      select p.parametro as nombre from parametro p join dominio d using (id_dominio)
      where d.clave = 'grupo_usuario' and p.codigo_estado = 1 and p.codigo_comun = ${acto.codigo_grupo}`;
  if (acto.clase === 'plan')
    return sql`
      select p.denominacion as nombre from planestudio p
      where p.id_planestudio = ${acto.id_planestudio} and (p.id_empresa is null or ${inScope(scope, 'p.id_empresa')})`;
  return undefined;
}

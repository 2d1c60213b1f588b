import { sql } from 'kysely';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, inScope, type Scope } from '../../db/scope.ts';
import type { UsuarioTable } from '../../db/tables/personas.ts';
import { hasAccess } from '../../db/person-conditions.ts';

/** Stored person, as far as a save depends on it. */
export interface Guardado {
  readonly id_usuario: number;
  readonly username: string;
  readonly codigo_usuario: string;
  readonly nombres: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
  readonly personal: string;
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
  readonly correo_electronico: string | null;
  readonly codigo_estado: number;
  readonly fecha_ingreso: string | null;
  readonly fecha_cese: string | null;
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
  readonly id_departamento: number | null;
  readonly id_cargo: number | null;
  readonly codigo_grupo: string | null;
  readonly codigo_jefe_inmediato: string | null;
  readonly version: number;
  /** When the person was put under a pseudonym; null: never (P164). */
  readonly fecha_seudonimo: string | null;
  /** The person's own access goes beyond the caller's scope. */
  readonly mayor: boolean;
  readonly con_rol: boolean;
}

/** Condition that an access may change `u`: the person is in its scope, and so is their own access. */
export const reachable = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`(${inScope(scope, 'u.id_empresa')} and ${accountInScope(scope, 'u.id_usuario')})`;

/** Locks a person of the scope until the transaction ends. */
export const lockUsuario = async (trx: Executor, scope: Scope, id: number): Promise<Guardado | undefined> =>
  (
    await sql<Guardado>`
      select u.id_usuario, u.username, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno, u.personal, u.tipo_documento, u.numero_documento, u.correo_electronico, u.codigo_estado,
        u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.id_centro_costo, u.id_departamento, u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.version,
        u.fecha_seudonimo, not ${accountInScope(scope, 'u.id_usuario')} as mayor,
        ${hasAccess('u')} as con_rol
      from usuario u where u.id_usuario = ${id} and ${inScope(scope, 'u.id_empresa')} for no key update of u`.execute(trx)
  ).rows[0];

/** Takes an advisory lock until the transaction ends: two saves at once could close a circle of bosses. */
export const lockJefes = async (trx: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('usuario.jefe'))`.execute(trx);
};

/** E-mail of a person and who they are; id 0: a new person. */
interface CorreoDe {
  readonly id: number;
  readonly correo_electronico: string | null;
}

/** Builds the condition that an active person with an access, or out of the scope, has the e-mail of somebody else: of `id`, 0 for a new person (P183). */
export const reserved = (scope: Scope, { id, correo }: { readonly id: RawBuilder<unknown>; readonly correo: RawBuilder<unknown> }) =>
  sql<boolean>`exists (
    select from usuario a where lower(a.correo_electronico) = lower(${correo}) and a.id_usuario <> ${id} and a.codigo_estado = 1
      and (${hasAccess('a')} or not ${inScope(scope, 'a.id_empresa')}))`;

const reservedFor = (scope: Scope, { id, correo_electronico }: CorreoDe): RawBuilder<boolean> =>
  reserved(scope, { id: sql`${id}`, correo: sql`${correo_electronico}::text` });

/** Returns whether the e-mail of a person who comes back is reserved. */
export const isReserved = async (trx: Executor, scope: Scope, correo: CorreoDe): Promise<boolean> =>
  (await sql<{ reservado: boolean }>`select ${reservedFor(scope, correo)} as reservado`.execute(trx)).rows[0]!.reservado;

/** Values of a save that must fit what is stored. */
export interface Propuesta {
  /** 0 for a new person. */
  readonly id: number;
  /** Code before the save; '' for a new person. */
  readonly codigoActual: string;
  readonly username: string;
  readonly tipo_documento: string;
  readonly numero_documento: string | null;
  readonly codigo_usuario: string;
  readonly correo_electronico: string | null;
  readonly id_empresa: number | null;
  readonly id_centro_costo: number | null;
  readonly id_departamento: number | null;
  readonly id_cargo: number | null;
  readonly codigo_grupo: string | null;
  readonly codigo_jefe_inmediato: string | null;
}

/** Person who has a value of the save already; the name is null outside of the scope. */
export interface Tenedor {
  readonly id_usuario: number;
  readonly nombre: string | null;
  readonly documento: boolean;
  readonly codigo: boolean;
  readonly correo: boolean;
}

/** Stored facts about a proposal. */
export interface Hallazgos {
  readonly empresa: boolean;
  readonly centro_costo: boolean;
  readonly departamento: boolean;
  readonly cargo: boolean;
  readonly grupo: boolean;
  readonly jefe: boolean;
  /** From the proposed boss upwards to this person, if that closes a circle. */
  readonly cadena: readonly string[] | null;
  /** The e-mail is that of an active person with a role, or out of the scope. */
  readonly reservado: boolean;
  readonly tenedores: readonly Tenedor[];
}

/** Condition that a parameter is of this domain, and of all companies or of this one. */
const parametro = (id: number | null, clave: string, id_empresa: number | null) => sql<boolean>`(${id}::integer is null or exists (
  select from parametro p join dominio d using (id_dominio)
  where p.id_parametro = ${id} and d.clave = ${clave} and (p.id_empresa is null or p.id_empresa = ${id_empresa})))`;

/** Checks everything that a save refers to, and who has its unique values, in one statement. */
export const checkPropuesta = async (trx: Executor, scope: Scope, one: Propuesta): Promise<Hallazgos> =>
  (
    await sql<Hallazgos>`
      with recursive cadena as (
        select j.codigo_usuario, j.codigo_jefe_inmediato, 1 as paso,
          case when ${inScope(scope, 'j.id_empresa')} then j.personal else j.codigo_usuario end as nombre
        from usuario j where j.codigo_usuario = ${one.codigo_jefe_inmediato}::text
        union all
        select j.codigo_usuario, j.codigo_jefe_inmediato, c.paso + 1,
          case when ${inScope(scope, 'j.id_empresa')} then j.personal else j.codigo_usuario end
        from cadena c join usuario j on j.codigo_usuario = c.codigo_jefe_inmediato
        where c.codigo_usuario <> ${one.codigoActual} and c.paso < 100
      ), tenedores as (
        select u.id_usuario, case when ${inScope(scope, 'u.id_empresa')} then u.personal || ' (' || u.codigo_usuario || ')' end as nombre,
          u.username = ${one.username} or (u.tipo_documento = ${one.tipo_documento} and u.numero_documento = ${one.numero_documento}::text)
            is true as documento,
          u.codigo_usuario = ${one.codigo_usuario} as codigo,
          lower(u.correo_electronico) = lower(${one.correo_electronico}::text) is true as correo
        from usuario u
        where u.id_usuario <> ${one.id} and (u.username = ${one.username} or u.codigo_usuario = ${one.codigo_usuario}
          or (u.tipo_documento = ${one.tipo_documento} and u.numero_documento = ${one.numero_documento}::text)
          or lower(u.correo_electronico) = lower(${one.correo_electronico}::text))
        order by u.id_usuario limit 20
      )
      select
        ${one.id_empresa}::integer is null or exists (
          select from empresa e where e.id_empresa = ${one.id_empresa} and ${inScope(scope, 'e.id_empresa')}) as empresa,
        ${parametro(one.id_centro_costo, 'centro_costo', one.id_empresa)} as centro_costo,
        ${parametro(one.id_departamento, 'departamento', one.id_empresa)} as departamento,
        ${parametro(one.id_cargo, 'cargo', one.id_empresa)} as cargo,
        ${one.codigo_grupo}::text is null or exists (
          select from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario' and p.codigo_comun = ${one.codigo_grupo}) as grupo,
        ${one.codigo_jefe_inmediato}::text is null or exists (
          select from usuario j where j.codigo_usuario = ${one.codigo_jefe_inmediato} and ${inScope(scope, 'j.id_empresa')}) as jefe,
        (select array_agg(nombre order by paso) from cadena having bool_or(codigo_usuario = ${one.codigoActual})) as cadena,
        ${reservedFor(scope, one)} as reservado,
        coalesce((select json_agg(t) from tenedores t), '[]') as tenedores`.execute(trx)
  ).rows[0]!;

export const insertUsuario = async (trx: Executor, columns: Insertable<UsuarioTable>): Promise<number> =>
  (await trx.insertInto('usuario').values(columns).returning('id_usuario').executeTakeFirstOrThrow()).id_usuario;

/** Updates a person and counts the version; returns it. */
export const updateUsuario = async (trx: Executor, id: number, columns: Updateable<UsuarioTable>): Promise<number> =>
  (
    await trx
      .updateTable('usuario')
      .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
      .where('id_usuario', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow()
  ).version;

export const deleteUsuario = async (trx: Executor, id: number): Promise<void> => {
  await trx.deleteFrom('usuario').where('id_usuario', '=', id).execute();
};

import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { FiltroPersonas, Pagina } from './filtro-recursos.rules.ts';
import type { PersonaGuardada, PersonaScim } from './recurso.rules.ts';
import { hasAccess } from '../../db/person-conditions.ts';

const columns = (scope: Scope): RawBuilder<unknown> => sql`
  u.id_usuario, u.username, s.nombre_usuario, s.id_externo, u.personal, u.nombres, u.apellido_paterno, u.apellido_materno,
  u.correo_electronico, u.correo_secundario, u.telefono, u.idioma, u.codigo_usuario, u.tipo_documento, u.numero_documento, u.genero,
  u.trabajador, u.fecha_ingreso, u.codigo_estado, cg.parametro as cargo, dp.parametro as departamento,
  cc.codigo_parametro as codigo_centro_costo, e.empresa, case when ${inScope(scope, 'j.id_empresa')} then j.id_usuario end as id_jefe,
  case when ${inScope(scope, 'j.id_empresa')} then j.personal end as jefe, gr.id_parametro as id_grupo, gr.parametro as grupo,
  u.fecha_creacion, u.fecha_modificacion, u.version`;

const SOURCE = sql`usuario u
  left join scim_usuario s on s.id_usuario = u.id_usuario
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato`;

/** Builds the condition that the provider's name for `u`, else its sign-in name, is this one in whatever capitals. */
const named = (name: string): RawBuilder<boolean> => sql<boolean>`(
  u.id_usuario in (select n.id_usuario from scim_usuario n where lower(n.nombre_usuario) = lower(${name}::text))
  or (u.username = any (${[name, name.toLowerCase(), name.toUpperCase()]}::text[])
    and not exists (select from scim_usuario n where n.id_usuario = u.id_usuario and n.nombre_usuario is not null)))`;

/** Builds a condition for a value that is asked for. */
const asked = <T>(value: T | undefined, condition: (value: T) => RawBuilder<boolean>) => (value === undefined ? [] : [condition(value)]);

const conditionsOf = (filtro: FiltroPersonas): RawBuilder<boolean>[] => [
  ...asked(filtro.id, (id) => sql`u.id_usuario = ${id}::integer`),
  ...asked(filtro.userName, named),
  ...asked(filtro.externalId, (id) => sql`u.id_usuario in (select n.id_usuario from scim_usuario n where n.id_externo = ${id}::text)`),
  ...asked(filtro.correo, (correo) => sql`lower(u.correo_electronico) = lower(${correo}::text)`),
  ...asked(filtro.correoSecundario, (correo) => sql`lower(u.correo_secundario) = lower(${correo}::text)`),
  ...asked(filtro.telefono, (telefono) => sql`u.telefono = ${telefono}::text`),
  ...asked(filtro.displayName, (nombre) => sql`u.personal = ${nombre}::text`),
  ...asked(filtro.codigo, (codigo) => sql`u.codigo_usuario = ${codigo}::text`),
  ...asked(filtro.activo, (activo) => sql`u.codigo_estado = ${activo ? 1 : 2}`),
];

/** Finds the people of the scope who meet a filter: their number, and a page of them in order of id. */
export async function findPersonas(
  db: Executor,
  scope: Scope,
  { filtro, skip, most }: Pagina & { readonly filtro: FiltroPersonas },
): Promise<{ readonly total: number; readonly rows: PersonaScim[] }> {
  const where = sql`${inScope(scope, 'u.id_empresa')} and ${sql.join([sql<boolean>`true`, ...conditionsOf(filtro)], sql` and `)}`;
  const { rows } = await sql<{ total: number; persona: PersonaScim | null }>`
    with encontradas as materialized (select u.id_usuario from usuario u where ${where}),
      pagina as (select id_usuario from encontradas order by id_usuario offset ${skip}::integer limit ${most}::integer)
    select n.total, to_jsonb(p) as persona
    from (select count(*)::integer as total from encontradas) n
    left join (select ${columns(scope)} from pagina join ${SOURCE} on u.id_usuario = pagina.id_usuario order by u.id_usuario) p on true
    order by p.id_usuario`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.flatMap(({ persona }) => (persona ? [persona] : [])) };
}

/** Reads a person of the scope. */
export const findPersonaScim = async (db: Executor, scope: Scope, id: number): Promise<PersonaScim | undefined> =>
  (
    await sql<PersonaScim>`
      select ${columns(scope)} from ${SOURCE} where u.id_usuario = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

/** Reads a person of the scope for a change. */
export const findGuardada = async (trx: Executor, scope: Scope, id: number): Promise<PersonaGuardada | undefined> =>
  (
    await sql<PersonaGuardada>`
      select ${columns(scope)}, u.id_empresa, u.id_centro_costo, u.id_departamento, u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato,
        ${hasAccess('u')} as con_acceso
      from ${SOURCE} where u.id_usuario = ${id}::integer and ${inScope(scope, 'u.id_empresa')}`.execute(trx)
  ).rows[0];

/** Records that a change of a person names. */
export interface Nombradas {
  readonly empresa: string | null;
  readonly jefe: number | null;
  readonly userName: string | null;
  /** 0 for a new person. */
  readonly id: number;
}

export interface References {
  readonly id_empresa: number | null;
  readonly codigo_jefe: string | null;
  /** Somebody else answers to the name already, or is active and has it as e-mail. */
  readonly tomado: boolean;
}

/** Finds company (by code or name) and boss of the scope, and whether the name is taken, in one statement. */
export const findNombradas = async (trx: Executor, scope: Scope, { empresa, jefe, userName, id }: Nombradas): Promise<References> =>
  (
    await sql<References>`
      select coalesce((select e.id_empresa from empresa e
          where (lower(e.codigo_empresa) = lower(${empresa}::text) or sin_acentos(e.empresa) = sin_acentos(${empresa}::text)) and ${inScope(scope, 'e.id_empresa')}
          order by lower(e.codigo_empresa) = lower(${empresa}::text) desc, e.codigo_estado, e.id_empresa limit 1),
          (select n.id_empresa from nombre_anterior n
          where plegar(${empresa}::text) in (n.codigo_plegado, n.nombre_plegado) and ${inScope(scope, 'n.id_empresa')}
          order by n.codigo_plegado = plegar(${empresa}::text) desc, n.id_nombre_anterior desc limit 1)) as id_empresa,
        (select j.codigo_usuario from usuario j where j.id_usuario = ${jefe}::integer and ${inScope(scope, 'j.id_empresa')}) as codigo_jefe,
        exists (select from usuario u where u.id_usuario <> ${id}::integer
          and (${named(userName ?? '')} or (u.codigo_estado = 1 and lower(u.correo_electronico) = lower(${userName}::text)))) as tomado`.execute(
      trx,
    )
  ).rows[0]!;

/** Stores what the provider calls a person. */
export async function saveNames(
  trx: Executor,
  id_usuario: number,
  { id_externo, nombre_usuario }: { readonly id_externo: string | null; readonly nombre_usuario: string | null },
): Promise<void> {
  await sql`
    insert into scim_usuario (id_usuario, id_externo, nombre_usuario) values (${id_usuario}::integer, ${id_externo}, ${nombre_usuario})
    on conflict (id_usuario) do update set id_externo = excluded.id_externo, nombre_usuario = excluded.nombre_usuario`.execute(trx);
}

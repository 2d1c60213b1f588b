import type { ListQuery, ResponseOf, Selection } from '@portal/contract/core';
import { asignableLista, type usuarioApi, type UsuarioFila, usuarioMaestro } from '@portal/contract/usuario';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isReachable, rolDe } from '../../db/person-conditions.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { isRepetida } from './repetida.repository.ts';
import { selectedKeys } from '../../list/selection.ts';

/** `from` of every list of people: `u` is the person. */
const SOURCE = sql`usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato`;

/** Builds the select list of `usuarioMaestro`; a boss outside of the scope has a code and no name. */
const columns = (scope: Scope): RawBuilder<unknown> => sql`
  u.id_usuario, u.tipo_documento, u.numero_documento, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno,
  u.correo_electronico, u.correo_secundario, u.telefono, u.genero, u.idioma, u.id_empresa, u.id_centro_costo, u.id_departamento, u.id_cargo,
  u.codigo_grupo, u.codigo_jefe_inmediato, u.trabajador, u.fecha_ingreso, u.personal, u.username, e.empresa, e.codigo_empresa,
  dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo,
  gr.parametro as grupo, case when ${inScope(scope, 'j.id_empresa')} then j.personal end as jefe_inmediato, u.codigo_estado,
  ${rolDe('u')} as rol,
  u.fecha_cese, u.fecha_login, to_char(u.fecha_login at time zone (select zona_horaria from configuracion), 'HH24:MI') as hora_login,
  (select max(c.fecha_envio) from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida') as bienvenida,
  exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida' and c.estado = 'pendiente')
    or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario) as bienvenida_pendiente,
  u.correo_rebotado is not distinct from u.correo_electronico and u.correo_electronico is not null as correo_devuelto,
  ${isReachable('u')}::integer as recibe_correos, (u.codigo_jefe_inmediato is not null)::integer as con_jefe,
  ${isRepetida(scope)}::integer as repetida,
  u.usuario_creacion, u.usuario_modificacion, u.fecha_creacion, u.fecha_modificacion, u.version`;

/** Builds the search over the person's stored folded texts, company, position, cost centre, department and group. */
const found = (patterns: RawBuilder<string[]>) => sql`fila.id_usuario in (
  select u.id_usuario from usuario u
  left join (select id_empresa, sin_acentos(empresa) as nombre from empresa offset 0) e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  where concat_ws(' ', u.busqueda, e.nombre, cc.plegado, cc.codigo_parametro, dp.plegado, cg.plegado, gr.plegado) like all (${patterns}))`;

/** People to list: those of the scope that meet the condition on `u`. */
interface People {
  readonly scope: Scope;
  readonly where?: RawBuilder<unknown>;
}

const peopleOf = ({ scope, where = sql`true` }: People) =>
  sql<UsuarioFila>`select ${columns(scope)} from ${SOURCE} where ${inScope(scope, 'u.id_empresa')} and ${where}`;

const listPeople = (db: Executor, people: People, list: ListQuery): Promise<Listing<UsuarioFila>> =>
  listRows(db, peopleOf(people), { list, definition: usuarioMaestro.list, search: found });

/** Returns the ids of a selection of the list of people; ids given one by one are not checked. */
export const findSelectedUsuarios = (db: Executor, scope: Scope, selection: Selection): Promise<number[]> =>
  selectedKeys(db, peopleOf({ scope }), { selection, definition: usuarioMaestro.list, search: found });

export const listUsuarios = (db: Executor, scope: Scope, list: ListQuery) => listPeople(db, { scope }, list);

export const listUsuariosOfEmpresa = (db: Executor, scope: Scope, { id, list }: { readonly id: number; readonly list: ListQuery }) =>
  listPeople(db, { scope, where: sql`u.id_empresa = ${id}` }, list);

const asignables = (scope: Scope) => peopleOf({ scope, where: sql`u.codigo_estado = 1` });

/** Lists active people, to whom a plan may be assigned. */
export const listAsignables = (db: Executor, scope: Scope, list: ListQuery): Promise<Listing<UsuarioFila>> =>
  listRows(db, asignables(scope), { list, definition: asignableLista, search: found });

/** Returns the ids of a selection of that list; ids given one by one are not checked. */
export const findSelectedAsignables = (db: Executor, scope: Scope, selection: Selection): Promise<number[]> =>
  selectedKeys(db, asignables(scope), { selection, definition: asignableLista, search: found });

/** Reads the record of a person in the scope. */
export const findRegistro = async (db: Executor, scope: Scope, id: number): Promise<UsuarioFila | undefined> =>
  (
    await sql<UsuarioFila>`
      select ${columns(scope)} from ${SOURCE} where u.id_usuario = ${id} and ${inScope(scope, 'u.id_empresa')}`.execute(db)
  ).rows[0];

type Empresas = ResponseOf<typeof usuarioApi.empresas>;

/** Lists the companies of the scope that are in use or have people, with the number of these. */
export const findEmpresas = async (db: Executor, scope: Scope): Promise<Empresas> =>
  (
    await sql<Empresas[number]>`
      select e.id_empresa, e.empresa, e.codigo_estado, count(u.id_usuario)::integer as usuarios from empresa e left join usuario u using (id_empresa)
      where ${inScope(scope, 'e.id_empresa')} group by e.id_empresa having e.codigo_estado = 1 or count(u.id_usuario) > 0
      order by orden_texto(e.empresa) collate "C", e.id_empresa`.execute(db)
  ).rows;

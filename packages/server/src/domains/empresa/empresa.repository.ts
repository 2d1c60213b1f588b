import { DOMINIOS } from '@portal/contract/dominio';
import { empresaMaestro } from '@portal/contract/empresa';
import { type RawBuilder, sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';

/** Builds the name of the person with a code, null outside of the scope. */
const leader = (scope: Scope, codigo: string): RawBuilder<unknown> =>
  sql`(select u.personal from usuario u where u.codigo_usuario = ${sql.ref(codigo)} and ${inScope(scope, 'u.id_empresa')})`;

export const empresaRows = masterRows({
  definition: empresaMaestro,
  table: 'empresa',
  alias: 'e',
  from: sql`empresa e`,
  inScope: (scope) => inScope(scope, 'fila.id_empresa'),
  computed: (scope) => ({
    gerente: leader(scope, 'e.codigo_gerente'),
    director: leader(scope, 'e.codigo_director'),
    usuarios: sql`(select count(*)::integer from usuario u where u.id_empresa = e.id_empresa and u.codigo_estado = 1)`,
    centros_costo: sql`
      (select count(*)::integer from parametro p where p.id_empresa = e.id_empresa and p.id_dominio = ${DOMINIOS.centro_costo})`,
  }),
});

/** Field that names a leader by code. */
export type LeaderField = 'codigo_gerente' | 'codigo_director';

/** Returns the fields with a code that is new for the company and belongs to no active person in the scope. */
export async function findUnknownLeaders(
  db: Executor,
  scope: Scope,
  { id, leaders }: { readonly id: number | undefined; readonly leaders: readonly (readonly [LeaderField, string])[] },
): Promise<LeaderField[]> {
  const { rows } = await sql<{ campo: LeaderField }>`
    select n.campo from unnest(${leaders.map(([field]) => field)}::text[], ${leaders.map(([, code]) => code)}::text[]) as n(campo, codigo)
    where not exists (
        select from usuario u where u.codigo_usuario = n.codigo and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')})
      and not exists (
        select from empresa e where e.id_empresa = ${id ?? null}::integer
          and n.codigo = case n.campo when 'codigo_gerente' then e.codigo_gerente else e.codigo_director end)`.execute(db);
  return rows.map(({ campo }) => campo);
}

/** Records that reference a company: names, of people the first ones and their number. */
export interface EmpresaDependents {
  readonly id: number;
  readonly personas: string[];
  readonly total_personas: number;
  readonly accesos: string[];
  readonly centros: string[];
  readonly cargos: string[];
  readonly departamentos: string[];
  readonly reglas: string[];
  readonly contenidos: string[];
  readonly tablets: string[];
  readonly webhooks: string[];
  readonly tokens: string[];
}

/** Builds the names of the parameters of a table that belong to the company `r`. */
const parametrosDe = (id_dominio: number) =>
  sql`array(select p.parametro from parametro p where p.id_empresa = r.id and p.id_dominio = ${id_dominio} order by orden_texto(p.parametro) collate "C")`;

export async function findDependents(db: Executor, ids: readonly number[]): Promise<EmpresaDependents[]> {
  const { rows } = await sql<EmpresaDependents>`
    select r.id,
      array(select personal from usuario where id_empresa = r.id order by orden_texto(personal) collate "C" limit 3) as personas,
      (select count(*)::integer from usuario where id_empresa = r.id) as total_personas,
      array(select u.personal from acceso_empresa a join usuario u using (id_usuario) where a.id_empresa = r.id order by orden_texto(u.personal) collate "C") as accesos,
      ${parametrosDe(DOMINIOS.centro_costo)} as centros, ${parametrosDe(DOMINIOS.cargo)} as cargos,
      ${parametrosDe(DOMINIOS.departamento)} as departamentos,
      array(select denominacion from planestudio where id_empresa = r.id union all select titulo from programa where id_empresa = r.id
        union all select titulo from curso where id_empresa = r.id union all select titulo from modulo where id_empresa = r.id
        union all select titulo from tema where id_empresa = r.id union all select pregunta from pregunta where id_empresa = r.id) as contenidos,
      array(select t.dispositivo from tableta t where t.id_empresa = r.id order by orden_texto(t.dispositivo) collate "C") as tablets,
      array(select w.nombre from webhook w where w.id_empresa = r.id order by orden_texto(w.nombre) collate "C") as webhooks,
      array(select t.nombre from scim_token t join scim_token_empresa m using (id_scim_token) where m.id_empresa = r.id order by orden_texto(t.nombre) collate "C") as tokens,
      array(select coalesce(nullif(g.nombre, ''), pl.denominacion) from regla g join planestudio pl using (id_planestudio)
        where exists (select from regla_condicion c where c.id_regla = g.id_regla and c.id_empresa = r.id)
        order by orden_texto(coalesce(nullif(g.nombre, ''), pl.denominacion)) collate "C") as reglas
    from unnest(${[...ids]}::integer[]) as r(id)`.execute(db);
  return rows;
}

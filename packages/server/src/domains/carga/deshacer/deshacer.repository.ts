import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { bossCircles } from '../../../db/people-above.ts';
import type { Scope } from '../../../db/scope.ts';
import { reachable } from '../../usuario/usuario.public.ts';
import type { Jefatura, Posterior } from './deshacer.rules.ts';
import { ESCRITAS, imagen, SELLOS, typed } from '../escribir/imagen.repository.ts';
import type { Creados } from '../escribir/maestros.repository.ts';

/**
 * Locks the people of an import who still exist until the transaction ends: `cambio` against a change, `baja` against a row that refers to
 * them too.
 */
export async function lockEscritas(trx: Executor, id_importacion: number, para: 'cambio' | 'baja'): Promise<void> {
  await sql`
    select from usuario where id_usuario in (
      select id_registro from importacion_fila where id_importacion = ${id_importacion} and id_registro is not null)
    order by id_usuario ${para === 'baja' ? sql`for update` : sql`for no key update`}`.execute(trx);
}

/** Reads for each person of an import who still exists what came after it. */
export async function findPosteriores(trx: Executor, id_importacion: number, scope: Scope): Promise<Posterior[]> {
  const { rows } = await sql<Posterior>`
    select u.id_usuario as id, u.codigo_usuario as codigo, f.estado = 'nueva' as nueva, case
      when ${imagen} <> f.despues or not ${reachable(scope)} then 'cambiada'
      when u.fecha_login >= i.fecha_modificacion then 'ingreso'
      when u.contrasenia_fecha >= i.fecha_modificacion
        or exists (select from restablecimiento r where r.id_usuario = u.id_usuario and r.fecha_creacion >= i.fecha_modificacion) then 'clave'
      when exists (select from asignacion a where a.id_usuario = u.id_usuario and a.fecha_modificacion >= i.fecha_modificacion) then 'asignada'
      when exists (select from evaluacion v where v.id_usuario = u.id_usuario and v.fecha_creacion >= i.fecha_modificacion) then 'evaluada'
      when exists (select from correo c where c.id_usuario = u.id_usuario and c.fecha_creacion >= i.fecha_modificacion) then 'correo'
      when f.estado = 'cambiada' and ${unrestorable} then 'usada'
    end as motivo
    from importacion i join importacion_fila f using (id_importacion) join usuario u on u.id_usuario = f.id_registro
    where i.id_importacion = ${id_importacion}`.execute(trx);
  return rows;
}

/** Condition that a changed person cannot be restored: somebody has the code or document now, or a company, parameter or boss is gone. */
const unrestorable = sql`(
  (f.antes ->> 'codigo_usuario' <> u.codigo_usuario and exists (select from usuario o where o.codigo_usuario = f.antes ->> 'codigo_usuario'))
  or (f.antes ->> 'username' <> u.username and exists (select from usuario o where o.username = f.antes ->> 'username'))
  or ((f.antes ->> 'numero_documento') is distinct from u.numero_documento and exists (
    select from usuario o where o.tipo_documento = f.antes ->> 'tipo_documento' and o.numero_documento = f.antes ->> 'numero_documento'
      and o.id_usuario <> u.id_usuario))
  or (f.antes ->> 'id_empresa' is not null and not exists (select from empresa e where e.id_empresa = (f.antes ->> 'id_empresa')::integer))
  or exists (select from unnest(array['id_centro_costo', 'id_departamento', 'id_cargo']) as k(name)
    where f.antes ->> k.name is not null and not exists (select from parametro p where p.id_parametro = (f.antes ->> k.name)::integer))
  or (f.antes ->> 'codigo_jefe_inmediato' is not null and not exists (select from usuario j where j.codigo_usuario = f.antes ->> 'codigo_jefe_inmediato')))`;

/**
 * Returns which of these changed people would get a boss of before who is below them by now. Of the others among them the boss of before
 * counts, of everybody else the present one.
 */
export async function findCirculos(trx: Executor, id_importacion: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await bossCircles(sql`
    select u.id_usuario as id, u.codigo_usuario as codigo, f.antes ->> 'codigo_jefe_inmediato' as jefe
    from importacion_fila f join usuario u on u.id_usuario = f.id_registro
    where f.id_importacion = ${id_importacion} and f.estado = 'cambiada' and u.id_usuario = any (${[...ids]}::integer[])
      and f.antes ->> 'codigo_jefe_inmediato' is distinct from u.codigo_jefe_inmediato`).execute(trx);
  return rows.map(({ id }) => id);
}

/** Reads who names one of these people as boss, manager or director. */
export async function findJefaturas(trx: Executor, codigos: readonly string[]): Promise<Jefatura[]> {
  const { rows } = await sql<Jefatura>`
    select codigo_jefe_inmediato as codigo, id_usuario as de from usuario where codigo_jefe_inmediato = any (${[...codigos]}::text[])
    union all select codigo_gerente, null from empresa where codigo_gerente = any (${[...codigos]}::text[])
    union all select codigo_director, null from empresa where codigo_director = any (${[...codigos]}::text[])`.execute(trx);
  return rows;
}

const RESTORED = { codigo_usuario: 'text', ...ESCRITAS, ...SELLOS };

/** Gives changed people back what they were, stamps and version included. */
export async function restoreCambiadas(trx: Executor, id_importacion: number, ids: readonly number[]): Promise<void> {
  const set = Object.keys(RESTORED).map((name) => `${name} = a.${name}`);
  const from = sql`
    from importacion_fila f, jsonb_to_record(f.antes) as a(${typed(RESTORED)})
    where f.id_importacion = ${id_importacion} and f.estado = 'cambiada' and u.id_usuario = f.id_registro and u.id_usuario = any (${[...ids]}::integer[])`;
  await sql`update usuario u set ${sql.raw(set.join(', '))} ${from}`.execute(trx);
  // The stamp's trigger finds the author by the username, which may be another one by now.
  await sql`
    update usuario u set id_usuario_modificacion = a.id_usuario_modificacion ${from}
      and u.id_usuario_modificacion is distinct from a.id_usuario_modificacion`.execute(trx);
}

export const deletePersonas = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from usuario where id_usuario = any (${[...ids]}::integer[])`.execute(trx);
};

/** Returns which of the created records nobody changed. */
export async function findIntactos(trx: Executor, { empresas, parametros }: Creados): Promise<Creados> {
  const { rows } = await sql<{ tabla: string; id: number }>`
    select 'empresas' as tabla, id_empresa as id from empresa where id_empresa = any (${[...empresas]}::integer[]) and version = 1
    union all select 'parametros', id_parametro from parametro where id_parametro = any (${[...parametros]}::integer[]) and version = 1`.execute(
    trx,
  );
  const idsOf = (name: string) => rows.flatMap(({ tabla, id }) => (tabla === name ? [id] : []));
  return { empresas: idsOf('empresas'), parametros: idsOf('parametros') };
}

export const deleteParametros = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from parametro where id_parametro = any (${[...ids]}::integer[])`.execute(trx);
};

export const deleteEmpresas = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from empresa where id_empresa = any (${[...ids]}::integer[])`.execute(trx);
};

import { type OtroEditor, PRESENCIA, type TipoPresencia } from '@portal/contract/presencia';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, commonOrInScope, inScope, type Scope } from '../../db/scope.ts';

/** Form that a person has open in a tab. */
export interface Formulario {
  readonly tipo: TipoPresencia;
  readonly clave: string;
  readonly pestana: string;
}

export interface Quien {
  readonly id_usuario: number;
  readonly scope: Scope;
  /** ISO 8601. */
  readonly now: string;
}

/** Builds the condition that the caller may know the record of a form. */
function knows({ tipo, clave }: Formulario, scope: Scope): RawBuilder<boolean> {
  if (tipo === 'carta') return sql<boolean>`${scope === null}::boolean`;
  const id = Number(clave);
  if (tipo === 'regla')
    return sql<boolean>`exists (select from regla r where r.id_regla = ${id}::integer and (${scope === null}::boolean
    or r.empresas is null or r.empresas && ${scope?.empresas.slice() ?? []}::integer[]))`;
  if (tipo === 'usuario')
    return sql<boolean>`exists (select from usuario u where u.id_usuario = ${id}::integer
    and (${inScope(scope, 'u.id_empresa')} or ${accountInScope(scope, 'u.id_usuario')}))`;
  return sql<boolean>`exists (select from ${sql.table(tipo)} r where ${sql.ref(`r.id_${tipo}`)} = ${id}::integer and ${commonOrInScope(scope, 'r.id_empresa')})`;
}

/**
 * Renews the lease of an open form, and returns who else has the form open; undefined for a record that the caller does not know. The job `resumen`
 * deletes leases that expired.
 */
export async function renewPresencia(db: Executor, form: Formulario, { id_usuario, scope, now }: Quien): Promise<OtroEditor[] | undefined> {
  const { tipo, clave, pestana } = form;
  const { rows } = await sql<{ ve: boolean; otros: OtroEditor[] }>`
    with alcance as (select ${knows(form, scope)} as ve), propia as (
      insert into presencia as p (tipo, clave, pestana, id_usuario, desde, vence)
      select ${tipo}::text, ${clave}::text, ${pestana}::uuid, ${id_usuario}::integer, ${now}::timestamptz,
        ${now}::timestamptz + make_interval(secs => ${PRESENCIA.vence}) from alcance where ve
      on conflict (tipo, clave, pestana) do update set vence = excluded.vence, id_usuario = excluded.id_usuario,
        desde = case when p.vence > ${now}::timestamptz and p.id_usuario = excluded.id_usuario then p.desde else excluded.desde end
    )
    select ve, (select coalesce(json_agg(o order by o.desde, o.personal), '[]') from (
      select u.personal, min(p.desde) as desde from presencia p join usuario u using (id_usuario)
      where p.tipo = ${tipo}::text and p.clave = ${clave}::text and p.vence > ${now}::timestamptz and p.id_usuario <> ${id_usuario}::integer
      group by u.id_usuario, u.personal) o) as otros
    from alcance`.execute(db);
  return rows[0]?.ve ? rows[0].otros : undefined;
}

/** Takes back the lease of a form that was left. */
export const endPresencia = async (db: Executor, { tipo, clave, pestana }: Formulario, id_usuario: number): Promise<void> => {
  await db
    .deleteFrom('presencia')
    .where('tipo', '=', tipo)
    .where('clave', '=', clave)
    .where('pestana', '=', pestana)
    .where('id_usuario', '=', id_usuario)
    .execute();
};

/** Deletes leases that expired. */
export const forgetPresencias = async (db: Executor, now: string): Promise<void> => {
  await db.deleteFrom('presencia').where('vence', '<=', now).execute();
};

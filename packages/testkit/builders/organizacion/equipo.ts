import { createEnlace, esperaDe } from '@portal/server/src/domains/equipo/equipo.public.ts';
import { sql } from 'kysely';
import type { TestApp } from '../../app.ts';
import { buildAsignacion } from '../persona/asignacion.ts';
import { buildPlan } from '../contenido/plan.ts';
import { buildUsuario, type UsuarioOverrides } from '../persona/usuario.ts';

interface Jefe {
  readonly id_usuario: number;
}

/** Builds a person under the direct manager `jefe`, with a plan assigned. */
export async function buildSubordinado(
  { db }: Pick<TestApp, 'db'>,
  { jefe, id_planestudio, ...overrides }: UsuarioOverrides & { readonly jefe: Jefe; readonly id_planestudio: number },
) {
  const { codigo_usuario, id_empresa } = await db
    .selectFrom('usuario')
    .select(['codigo_usuario', 'id_empresa'])
    .where('id_usuario', '=', jefe.id_usuario)
    .executeTakeFirstOrThrow();
  const person = await buildUsuario(db, { codigo_jefe_inmediato: codigo_usuario, id_empresa, ...overrides });
  const { id_asignacion } = await buildAsignacion(db, { id_usuario: person.id_usuario, id_planestudio });
  return { ...person, id_asignacion };
}

/** Creates the link of a digest about these assignments; returns its token. */
export const buildEnlace = (
  { db, now }: Pick<TestApp, 'db' | 'now'>,
  { id_usuario }: Jefe,
  asignaciones: readonly number[],
): Promise<string> => db.transaction().execute((trx) => createEnlace(trx, { id_usuario, asignaciones, now }));

/** Builds a boss with two people who have a plan that ends within 30 days of `today`, so that level 2 notifies bosses of it. */
export async function buildEquipo(test: Pick<TestApp, 'db'>, today: string) {
  const jefe = await buildUsuario(test.db);
  const { plan } = await buildPlan(test.db, { today, notifica_nivel1: 30, notifica_nivel2: 15 });
  const { id_planestudio } = plan;
  const [one, two] = [await buildSubordinado(test, { jefe, id_planestudio }), await buildSubordinado(test, { jefe, id_planestudio })];
  return { jefe, id_planestudio, one, two };
}

/** Lets a person approve every topic. */
export const approveAll = ({ db }: Pick<TestApp, 'db'>, id_usuario: number) =>
  db
    .updateTable('progreso')
    .set(({ ref }) => ({ aprobados: ref('total') }))
    .where('id_usuario', '=', id_usuario)
    .execute();

/** Returns whether an answer lets the bosses wait for an assignment at a level and day. */
export const waitsFor = async (
  { db }: Pick<TestApp, 'db'>,
  id_asignacion: number,
  { nivel, today }: { readonly nivel: number; readonly today: string },
): Promise<boolean> =>
  (
    await sql`select from asignacion a where a.id_asignacion = ${id_asignacion} and ${esperaDe('a', { nivel: sql`${nivel}::smallint`, today })}`.execute(
      db,
    )
  ).rows.length > 0;

import { type ParejaUnion, unionApi } from '@portal/contract/union';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { foldResumen } from '@portal/server/src/domains/avance/avance.public.ts';
import { foldSumas } from '@portal/server/src/domains/tablero/tablero.public.ts';
import { suppress } from '@portal/server/src/domains/privacidad/privacidad.public.ts';
import { useTestApp } from '../app.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { Actora } from './masivo.ts';

/** Returns an application for tests of joins, with an administrator of everything who makes them. */
export function useUnion() {
  const test = useTestApp();
  const signedIn = { token: '' };
  beforeAll(async () => {
    signedIn.token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  });
  return { test, admin: () => signedIn.token, actora: (): Actora => ({ test, ...signedIn }) };
}

/** Shows a join. Throws the refusal. */
export async function shownUnion({ test, token }: Actora, pareja: ParejaUnion) {
  const { status, data, problem } = await test.call(unionApi.simular, { token, body: pareja });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

/** Joins as shown. Throws the refusal. */
export async function joined(actora: Actora, pareja: ParejaUnion) {
  const { huella } = await shownUnion(actora, pareja);
  const { status, data, problem } = await actora.test.call(unionApi.confirmar, { token: actora.token, body: { ...pareja, huella } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

/** Takes a join back. Throws the refusal. */
export async function separated({ test, token }: Actora, id_union: number) {
  const { status, data, problem } = await test.call(unionApi.deshacer, { token, body: { id_union } });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

/** Tables that record acts, or wait for a job. */
const TRACES = new Set(['log', 'pendiente_persona', 'pendiente_plan', 'pendiente_salud', 'union_registro', 'webhook_entrega']);
/** Sums of which loose rows wait to be merged. */
const SUMS = new Set(['resumen_plan', 'resumen_plazo', 'resumen_persona', 'valoracion_dia', 'acceso_hora', 'certificado_dia']);

/** Returns every row of every table, but traces of acts; sums are merged first. */
export async function everything(db: Executor): Promise<Record<string, string[]>> {
  await foldResumen(db);
  await foldSumas(db);
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%' order by 1`.execute(
    db,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (TRACES.has(name)) continue;
    const without = SUMS.has(name) ? sql`- ${`id_${name}`}::text` : sql``;
    const { rows } = await sql<{
      fila: string;
    }>`select (to_jsonb(t) ${without})::text as fila from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ fila }) => fila);
  }
  return all;
}

/** Numbers of effects by their kind. */
export const totals = ({ efectos }: { readonly efectos: readonly { readonly efecto: string; readonly total: number }[] }) =>
  Object.fromEntries(efectos.map(({ efecto, total }) => [efecto, total]));

/** Expects the same rows in every table; names the one that differs. */
export function expectSame(before: Record<string, string[]>, after: Record<string, string[]>): void {
  for (const [name, rows] of Object.entries(before)) expect(after[name], name).toEqual(rows);
}

type Persona = Awaited<ReturnType<typeof buildUsuario>>;

/** Pair of people to join: the first stays. */
export const personasDe = (queda: Pick<Persona, 'id_usuario'>, va: Pick<Persona, 'id_usuario'>): ParejaUnion => ({
  clase: 'usuario',
  id_conservado: queda.id_usuario,
  id_unido: va.id_usuario,
});

/** Moment of a day of 2026, by its number. */
export const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number, 15)).toISOString();

/** Puts a person under a pseudonym. */
export const erase = (db: Executor, { id_usuario }: Pick<Persona, 'id_usuario'>) =>
  db.transaction().execute((trx) =>
    suppress(trx, {
      id_usuario,
      seudonimo: `P-${id_usuario}`,
      now: new Date(day(320)),
      today: '2026-11-21',
      autor: { id_autor: null, usuario: 'sistema' },
    }),
  );

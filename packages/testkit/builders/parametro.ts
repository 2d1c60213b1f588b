import type { Executor } from '@portal/server/src/db/executor.ts';
import type { DominioTable, ParametroTable } from '@portal/server/src/db/tables/personas.ts';
import type { Insertable, Selectable } from 'kysely';
import { nextNumber, stamps } from './counter.ts';

/** Ids of the seeded domains (P24, P84). */
export const DOMINIO = { grupo: 1, cargo: 2, categoria: 3, categoriaPregunta: 4, centroCosto: 6, departamento: 8 } as const;

/** Inserts a parameter, by default a user group. Returns an existing code unchanged. */
export async function buildParametro(
  db: Executor,
  overrides: Partial<Insertable<ParametroTable>> = {},
): Promise<Selectable<ParametroTable>> {
  const number = nextNumber();
  const row = { id_dominio: DOMINIO.grupo, codigo_parametro: `P${number}`, parametro: `Parámetro ${number}`, ...stamps(), ...overrides };
  await db
    .insertInto('parametro')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id_dominio', 'codigo_comun']).doNothing())
    .execute();
  return db
    .selectFrom('parametro')
    .selectAll()
    .where('id_dominio', '=', row.id_dominio)
    .where('codigo_parametro', '=', row.codigo_parametro)
    .where('id_empresa', 'is not distinct from', row.id_empresa ?? null)
    .executeTakeFirstOrThrow();
}

/** Inserts a parameter table that the portal does not read. */
export function buildDominio(db: Executor, overrides: Partial<Insertable<DominioTable>> = {}): Promise<Selectable<DominioTable>> {
  const number = nextNumber();
  return db
    .insertInto('dominio')
    .values({ clave: `tabla_${number}`, dominio: `Tabla ${number}`, ...stamps(), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Creates a category unless it exists and returns its code: for topics and modules by default, for questions with domain 4. */
export async function ensureCategoria(db: Executor, id_dominio: number = DOMINIO.categoria): Promise<string> {
  const { codigo_parametro } = await buildParametro(db, { id_dominio, codigo_parametro: 'general', parametro: 'General' });
  return codigo_parametro;
}

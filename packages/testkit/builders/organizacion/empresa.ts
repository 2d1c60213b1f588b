import type { Executor } from '@portal/server/src/db/executor.ts';
import type { EmpresaTable } from '@portal/server/src/db/tables/personas.ts';
import type { Insertable, Selectable } from 'kysely';
import { nextNumber, stamps } from '../counter.ts';

/** Inserts an active company. */
export function buildEmpresa(db: Executor, overrides: Partial<Insertable<EmpresaTable>> = {}): Promise<Selectable<EmpresaTable>> {
  const number = nextNumber();
  return db
    .insertInto('empresa')
    .values({ codigo_empresa: `E${number}`, empresa: `Empresa ${number}`, ...stamps(), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

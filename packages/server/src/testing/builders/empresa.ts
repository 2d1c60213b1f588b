import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { EmpresaTable } from '../../db/tables/personas.ts';
import { nextNumber, stamps } from './counter.ts';

/** Inserts an active company. */
export function buildEmpresa(db: Executor, overrides: Partial<Insertable<EmpresaTable>> = {}): Promise<Selectable<EmpresaTable>> {
  const number = nextNumber();
  return db
    .insertInto('empresa')
    .values({ codigo_empresa: `E${number}`, empresa: `Empresa ${number}`, ...stamps(), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

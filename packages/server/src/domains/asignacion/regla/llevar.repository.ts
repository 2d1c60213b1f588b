import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Scope } from '../../../db/scope.ts';
import { countAlcanzadas } from './regla-personas.repository.ts';
import { retirable } from './regla-lista.repository.ts';

/** Rules `g` in force of a plan. */
const vigentesDe = (id_planestudio: number) => sql`g.id_planestudio = ${id_planestudio} and g.codigo_estado = 1`;

/** Rules in force of a plan as its copy can take them. */
export interface Llevables {
  readonly reglas: number;
  /** Active people whom they reach today. */
  readonly personas: number;
  /** Those that reach people outside of the scope, and stay. */
  readonly ajenas: number;
}

/** Counts the rules in force of a plan that reach people of the scope alone, and whom they reach; and the other ones. */
export async function countLlevables(db: Executor, id_planestudio: number, scope: Scope): Promise<Llevables> {
  const { rows } = await sql<{ ids: number[]; ajenas: number }>`
    select coalesce(array_agg(id_regla) filter (where propia), '{}') as ids, (count(*) filter (where not propia))::integer as ajenas
    from (select g.id_regla, ${retirable(scope)} as propia from regla g where ${vigentesDe(id_planestudio)}) v`.execute(db);
  const { ids, ajenas } = rows[0]!;
  return { reglas: ids.length, personas: ids.length ? await countAlcanzadas(db, ids, scope) : 0, ajenas };
}

interface Llevada {
  readonly de: number;
  readonly a: number;
  readonly scope: Scope;
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Gives a plan the rules in force of another one that reach people of the scope alone, withdrawn; returns their ids. */
export async function copyReglas(trx: Executor, { de, a, scope, usuario, now }: Llevada): Promise<number[]> {
  const { rows } = await sql<{ id_regla: number }>`
    insert into regla (id_planestudio, huella, nombre, empresas, avisar, codigo_estado, fecha_cierre, usuario_creacion, fecha_creacion,
      fecha_modificacion)
    select ${a}, g.huella, g.nombre, g.empresas, g.avisar, 2, ${now}::timestamptz, ${usuario}, ${now}::timestamptz, ${now}::timestamptz
    from regla g where ${vigentesDe(de)} and ${retirable(scope)} order by g.id_regla
    returning id_regla`.execute(trx);
  const ids = rows.map(({ id_regla }) => id_regla);
  if (!ids.length) return [];
  await sql`
    insert into regla_condicion (id_regla, alternativa, campo, id_empresa, id_parametro, desde, hasta, usuario_creacion, fecha_creacion)
    select n.id_regla, c.alternativa, c.campo, c.id_empresa, c.id_parametro, c.desde, c.hasta, ${usuario}, ${now}::timestamptz
    from regla n join regla g on g.id_planestudio = ${de} and g.huella = n.huella join regla_condicion c on c.id_regla = g.id_regla
    where n.id_regla = any (${ids}::integer[]) order by c.id_regla_condicion`.execute(trx);
  return ids;
}

/** Returns those of some rules that exist. */
export async function findReglas(db: Executor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id_regla: number }>`
    select id_regla from regla where id_regla = any (${[...ids]}::integer[]) order by id_regla`.execute(db);
  return rows.map(({ id_regla }) => id_regla);
}

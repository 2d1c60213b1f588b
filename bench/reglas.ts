import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CondicionRegla } from '../packages/contract/src/index.ts';
import { type Connection, openConnection } from '../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../packages/server/src/db/migrator.ts';
import { buildEmpresa } from '../packages/server/src/testing/builders/empresa.ts';
import { buildParametro, DOMINIO } from '../packages/server/src/testing/builders/parametro.ts';
import { buildPlan } from '../packages/server/src/testing/builders/plan.ts';
import { assignByRules, buildRegla } from '../packages/server/src/testing/builders/regla.ts';
import { median } from './statistics.ts';

/**
 * `npm run bench -- reglas [people]`: times the job that gives the plans of 30 rules, on the embedded database: the first run, which assigns,
 * runs in which nothing changed, and runs after some hundred people changed. Fails over `LIMIT_MS` for the later ones.
 */
const PEOPLE = Number(process.argv[3] ?? 50_000);
const RULES = 30;
const ROUNDS = 5;
const LIMIT_MS = 2000;
const TODAY = '2026-11-21';
const now = new Date(`${TODAY}T15:00:00Z`);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
type Db = Connection['db'];

interface Ids {
  readonly empresas: number[];
  readonly cargos: number[];
  readonly centros: number[];
  readonly grupos: number[];
}

const many = async (total: number, build: () => Promise<number>): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < total; index += 1) ids.push(await build());
  return ids;
};

const parametros = (db: Db, total: number, id_dominio: number) =>
  many(total, async () => (await buildParametro(db, { id_dominio })).id_parametro);

async function buildIds(db: Db): Promise<Ids> {
  return {
    empresas: await many(20, async () => (await buildEmpresa(db)).id_empresa),
    cargos: await parametros(db, 50, DOMINIO.cargo),
    centros: await parametros(db, 40, DOMINIO.centroCosto),
    grupos: await parametros(db, 10, DOMINIO.grupo),
  };
}

/** Value of the list for the person `n`, the next one after each `step` people. */
const nth = (ids: readonly number[], step: number) => sql`(${[...ids]}::integer[])[1 + (n / ${step}) % ${ids.length}]`;

/** Inserts people of which each has a company, position, cost centre, group and day of entry of its own mix. */
async function insertPeople(db: Db, { empresas, cargos, centros, grupos }: Ids): Promise<void> {
  await sql`
    insert into usuario (username, codigo_usuario, nombres, apellido_paterno, numero_documento, id_empresa, id_cargo, id_centro_costo,
      codigo_grupo, fecha_ingreso, usuario_creacion)
    select (30000000 + n)::text, 'P' || n, 'Nombre ' || n, 'Apellido', (30000000 + n)::text, ${nth(empresas, 1)}, ${nth(cargos, 3)}, ${nth(centros, 7)},
      (select p.codigo_comun from parametro p where p.id_parametro = ${nth(grupos, 11)}), date '2018-01-01' + n % 3200, 'bench'
    from generate_series(1, ${PEOPLE}::integer) as n`.execute(db);
  await sql`analyze usuario`.execute(db);
}

/** Rules of every kind: two fields, two alternatives, days of entry, many values, and everybody. */
function condicionOf(index: number, { empresas, cargos, centros, grupos }: Ids): CondicionRegla {
  const at = (ids: readonly number[]) => [ids[index % ids.length] ?? 0];
  const kinds: CondicionRegla[] = [
    [{ empresa: at(empresas), cargo: cargos.slice(0, 20) }],
    [{ grupo: at(grupos) }, { empresa: at(empresas), centro_costo: centros.slice(0, 10) }],
    [{ ingreso: { desde: '2026-01-01' }, centro_costo: at(centros) }],
    [{ cargo: cargos.slice(0, 40), ingreso: { hasta: '2024-12-31' } }],
    [{ empresa: empresas }],
  ];
  return kinds[index % kinds.length] ?? [];
}

async function timed(db: Db): Promise<{ ms: number; assigned: number }> {
  const start = performance.now();
  const assigned = await assignByRules(db, now, TODAY);
  return { ms: performance.now() - start, assigned };
}

async function measure(db: Db): Promise<void> {
  const ids = await buildIds(db);
  await insertPeople(db, ids);
  for (let index = 0; index < RULES; index += 1) {
    const { plan } = await buildPlan(db, { today: TODAY });
    await buildRegla(db, { id_planestudio: plan.id_planestudio, condicion: condicionOf(index, ids) });
  }
  const first = await timed(db);
  say(`primera vez: ${first.assigned} asignaciones en ${(first.ms / 1000).toFixed(1)} s`);
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) idle.push((await timed(db)).ms);
  say(`sin cambios, ${PEOPLE} personas y ${RULES} reglas: mediana ${median(idle).toFixed(0)} ms`);
  if (median(idle) > LIMIT_MS) process.exitCode = 1;
}

const dataDir = mkdtempSync(join(tmpdir(), 'reglas-'));
const connection = await openConnection({ dataDir });
try {
  await migrateToLatest(connection);
  await measure(connection.db);
} finally {
  await connection.close();
  rmSync(dataDir, { recursive: true, force: true });
}

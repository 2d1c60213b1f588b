import type { Random } from '@portal/server/src/demo/random.ts';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '../builders/parametro.ts';
import { buildPlan } from '../builders/contenido/plan.ts';
import { type Alternativa, type Campo, CAMPOS, type Pareja, type Plan, type Valor, type Valores } from './regla-modelo.ts';

/** Values and plans that the people and rules of every history have in common. */
export interface Escena {
  readonly valores: Readonly<Record<Campo, readonly Valor[]>>;
  readonly planes: readonly Plan[];
}

const DIAS = ['2024-03-01', '2025-07-15', '2026-01-31', '2026-02-01', '2026-10-30'] as const;

/** Three companies, positions, cost centres, departments and groups; three plans that take people, one inactive, one over. */
export async function buildEscena({ db }: TestApp, today: string): Promise<Escena> {
  const three = async (build: () => Promise<Valor>) => [await build(), await build(), await build()];
  const parametros = (id_dominio: number) =>
    three(async () => {
      const { id_parametro: id, parametro: texto, codigo_parametro: codigo } = await buildParametro(db, { id_dominio });
      return { id, texto, codigo };
    });
  const valores = {
    empresa: await three(async () => {
      const { id_empresa: id, empresa: texto, codigo_empresa: codigo } = await buildEmpresa(db);
      return { id, texto, codigo };
    }),
    centro_costo: await parametros(DOMINIO.centroCosto),
    departamento: await parametros(DOMINIO.departamento),
    cargo: await parametros(DOMINIO.cargo),
    grupo: await parametros(DOMINIO.grupo),
  };
  const plan = async (over = {}) => (await buildPlan(db, { today, ...over })).plan.id_planestudio;
  const planes: Plan[] = [
    { id: await plan() },
    { id: await plan() },
    { id: await plan() },
    { id: await plan({ codigo_estado: 2 }), cerrado: 'plan_inactivo' },
    { id: await plan({ fecha_fin: '2026-11-20' }), cerrado: 'plan_terminado' },
  ];
  return { valores, planes };
}

/** Forgets rules and assignments; everybody but `keep` has left. */
export async function clearHistory({ db }: TestApp, keep: number): Promise<void> {
  const tables = [
    'simulacion',
    'progreso',
    'asignacion_historia',
    'asignacion',
    'regla_condicion',
    'regla',
    'pendiente_persona',
    'pendiente_plan',
  ];
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`update usuario set codigo_estado = 2, fecha_cese = '2026-11-20' where id_usuario <> ${keep} and codigo_estado = 1`.execute(db);
}

/** Lists the stored pairs as `person plan`, in the form of the model. */
export async function storedState({ db }: TestApp): Promise<Record<string, Pareja>> {
  const { rows } = await sql<Pareja & { pareja: string }>`
    select id_usuario || ' ' || id_planestudio as pareja, codigo_estado = 1 as abierta, fuente, id_regla, razon -> 'condiciones' as condiciones
    from asignacion`.execute(db);
  return Object.fromEntries(rows.map(({ pareja, condiciones, ...rest }) => [pareja, { ...rest, condiciones: condiciones ?? undefined }]));
}

/** Lists the rows of a simulation as `person plan`. */
export async function simulatedRows({ db }: TestApp, id_simulacion: number): Promise<Record<string, string>> {
  const { rows } = await sql<{ pareja: string; veredicto: string }>`
    select id_usuario || ' ' || id_planestudio as pareja, veredicto from simulacion_fila where id_simulacion = ${id_simulacion}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ pareja, veredicto }) => [pareja, veredicto]));
}

/** Values of a person; each is missing now and then. */
export function randomValores(random: Random, { valores }: Escena): Valores {
  const named = CAMPOS.filter(() => random.chance(0.85)).map((campo) => [campo, random.pick(valores[campo])] as const);
  return { ...Object.fromEntries(named), ...(random.chance(0.85) && { ingreso: random.pick(DIAS) }) };
}

function randomIngreso(random: Random): { desde?: string; hasta?: string } {
  const [desde = DIAS[0], hasta = DIAS[0]] = random.sample(DIAS, 2).toSorted();
  return random.pick([{ desde }, { hasta }, { desde, hasta }]);
}

/** One alternative of one or two fields. */
export function randomAlternativa(random: Random, { valores }: Escena): Alternativa {
  const alternativa: Alternativa = {};
  for (const campo of random.sample([...CAMPOS, 'ingreso'] as const, random.integer(1, 2))) {
    if (campo === 'ingreso') alternativa.ingreso = randomIngreso(random);
    else alternativa[campo] = random.sample(valores[campo], random.integer(1, 2)).map(({ id }) => id);
  }
  return alternativa;
}

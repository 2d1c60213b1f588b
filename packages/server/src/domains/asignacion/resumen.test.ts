import { evaluacionApi } from '@portal/contract/evaluacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { type Contado, lento } from '@portal/testkit/scenes/resumen-lento.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../demo/random.ts';
import { insertAsignaciones } from './asignar.repository.ts';
import { closeAbiertas } from './cierre.repository.ts';
import {
  ensureProgress,
  rebuildProgress,
  refreshPlanes,
  foldResumen,
  planesContados,
  sumasPorPersona,
  sumasPorPlan,
} from '../avance/avance.public.ts';

const test = useTestApp();
const TODAY = '2026-11-21';
let planes: BuiltPlan[];
let alumnos: Alumno[];
let admin: Alumno;
let empresas: (number | null)[];
let centros: (number | null)[];
let departamentos: (number | null)[];

const parametro = async (id_dominio: number) => (await buildParametro(test.db, { id_dominio })).id_parametro;

beforeAll(async () => {
  planes = [];
  for (const denominacion of ['Uno', 'Dos', 'Tres']) planes.push(await buildPlan(test.db, { denominacion, today: TODAY }));
  empresas = [(await buildEmpresa(test.db)).id_empresa, (await buildEmpresa(test.db)).id_empresa, null];
  centros = [await parametro(DOMINIO.centroCosto), await parametro(DOMINIO.centroCosto), null];
  departamentos = [await parametro(DOMINIO.departamento), null];
  alumnos = [];
  for (let count = 0; count < 6; count += 1) alumnos.push(await enrol(test, [], { id_empresa: empresas[count % 3]! }));
  admin = await enrol(test, [], { admin: true });
});

const idsOf = (some: readonly BuiltPlan[]) => some.map(({ plan }) => plan.id_planestudio);

/** Ignores the refusal of a step to somebody who left, or to whom the plan is not assigned. */
function refused(error: Error): void {
  if (!/^(401|403|409) /.test(error.message)) throw error;
}

async function assign(random: Random): Promise<void> {
  const [people, some] = [random.sample(alumnos, 3).map(({ id_usuario }) => id_usuario), idsOf(random.sample(planes, 2))];
  const author = { usuario_creacion: 'prueba', fecha_creacion: test.now.toISOString() };
  const filas = people.flatMap((id_usuario) =>
    some.map((id_planestudio) => ({ id_usuario, id_planestudio, codigo_grupo: null, fuente: 'individual' as const, ...author })),
  );
  await test.db.transaction().execute(async (trx) => {
    await insertAsignaciones(trx, filas);
    await ensureProgress(trx, people, some);
  });
}

async function close(random: Random): Promise<void> {
  const open = await test.db.selectFrom('asignacion').select('id_asignacion').where('codigo_estado', '=', 1).execute();
  const ids = random.sample(open, 2).map(({ id_asignacion }) => id_asignacion);
  await closeAbiertas(test.db, ids, { motivo: null, usuario: 'prueba', now: test.now.toISOString() });
}

async function answer(random: Random): Promise<void> {
  const [alumno, plan] = [random.pick(alumnos), random.pick(planes)];
  await take(alumno, random.pick(plan.ocurrencias), random.integer(0, 10)).catch(refused);
}

async function annul(random: Random): Promise<void> {
  const rows = await test.db
    .selectFrom('evaluacion')
    .select(['id_evaluacion', 'codigo_estado'])
    .where('fecha_fin', 'is not', null)
    .execute();
  if (!rows.length) return;
  const { id_evaluacion: id, codigo_estado } = random.pick(rows);
  const body = { codigo_estado: codigo_estado === 1 ? 2 : 1 };
  expect((await test.call(evaluacionApi.upd, { token: admin.token, params: { id }, body })).status).toBe(200);
}

/** Somebody leaves, will leave, or is back. */
async function cease(random: Random): Promise<void> {
  const { id_usuario } = random.pick(alumnos);
  const fecha_cese = random.pick(['2026-11-20', TODAY, '2026-11-22', null, null]);
  const codigo_estado = fecha_cese !== null && fecha_cese <= TODAY ? 2 : 1;
  await test.db.updateTable('usuario').set({ fecha_cese, codigo_estado }).where('id_usuario', '=', id_usuario).execute();
}

/** Several people move at once, as an import moves them. */
async function move(random: Random): Promise<void> {
  const ids = random.sample(alumnos, random.integer(1, 4)).map(({ id_usuario }) => id_usuario);
  const where = { id_empresa: random.pick(empresas), id_centro_costo: random.pick(centros), id_departamento: random.pick(departamentos) };
  await test.db.updateTable('usuario').set(where).where('id_usuario', 'in', ids).execute();
}

const join = async (random: Random): Promise<void> => void (await buildUsuario(test.db, { id_empresa: random.pick(empresas)! }));

/** A topic, or a plan, is withdrawn or comes back. */
async function restructure(random: Random): Promise<void> {
  const { plan, temas } = random.pick(planes);
  const other = { 1: 2, 2: 1 } as Record<number, number>;
  await test.db.transaction().execute(async (trx) => {
    if (random.chance(0.3)) {
      const { codigo_estado } = await trx
        .selectFrom('planestudio')
        .select('codigo_estado')
        .where('id_planestudio', '=', plan.id_planestudio)
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('planestudio')
        .set({ codigo_estado: other[codigo_estado]! })
        .where('id_planestudio', '=', plan.id_planestudio)
        .execute();
    } else {
      const { id_tema } = random.pick(temas);
      const { codigo_estado } = await trx
        .selectFrom('tema')
        .select('codigo_estado')
        .where('id_tema', '=', id_tema)
        .executeTakeFirstOrThrow();
      await trx.updateTable('tema').set({ codigo_estado: other[codigo_estado]! }).where('id_tema', '=', id_tema).execute();
    }
    await refreshPlanes(trx, [plan.id_planestudio]);
  });
}

const STEPS = [
  [assign, 4],
  [close, 2],
  [answer, 8],
  [annul, 2],
  [cease, 2],
  [move, 2],
  [join, 1],
  [restructure, 2],
] as const;

/** Reads the sums in the form of the slow ones. */
async function quick({ today, empresas: companies, planes: some }: Contado) {
  const contados = { today, scope: companies && { empresas: companies } };
  type Row = Record<string, number | null>;
  const porPlan = (await sumasPorPlan(contados).execute(test.db)).rows as Row[];
  const personas = (await sumasPorPersona(contados, planesContados(some)).execute(test.db)).rows as Row[];
  const sorted = <Value>(rows: [string, Value][]) => rows.toSorted(([one], [another]) => one.localeCompare(another));
  return {
    porPlan: sorted(
      porPlan.map(({ id_planestudio, id_empresa, suma_notas, ...sums }) => [
        `${id_planestudio} ${id_empresa}`,
        { ...sums, suma_notas: Math.round(Number(suma_notas) * 100) },
      ]),
    ),
    porPersona: sorted(
      personas.map(({ id_empresa, id_centro_costo, id_departamento, ...sums }) => [
        `${id_empresa} ${id_centro_costo} ${id_departamento}`,
        sums,
      ]),
    ),
  };
}

async function compare(after: string): Promise<void> {
  const active = await test.db.selectFrom('planestudio').select('id_planestudio').where('codigo_estado', '=', 1).execute();
  const all = active.map(({ id_planestudio }) => id_planestudio);
  const [company] = empresas;
  const asked = [
    { today: TODAY, empresas: null, planes: [] },
    { today: '2026-11-22', empresas: [company!], planes: idsOf(planes.slice(0, 1)) },
    { today: '2026-11-01', empresas: null, planes: idsOf(planes.slice(1)) },
  ];
  for (const contado of asked) {
    const named = { ...contado, planes: contado.planes.length ? contado.planes : all };
    const slow = { porPlan: await lento.porPlan(test.db, named), porPersona: await lento.porPersona(test.db, named) };
    expect(await quick(contado), `${after}, ${JSON.stringify(contado)}`).toEqual(slow);
  }
}

const rowsOf = async () =>
  Promise.all(
    (['resumen_plan', 'resumen_persona'] as const).map(
      async (table) => (await test.db.selectFrom(table).select('plegada').execute()).length,
    ),
  );

describe('the sums of the figures equal what all the tables say', () => {
  it.each([1, 2, 3])(
    'after each change of a random history (seed %i), folding and rebuilding',
    async (seed) => {
      const random = createRandom(seed);
      const events: string[] = [`seed ${seed}`];
      for (let count = 0; count < 30; count += 1) {
        test.now = new Date(test.now.getTime() + 60_000);
        const step = random.weighted(STEPS);
        events.push(step.name);
        await step(random);
        if (random.chance(0.2)) await foldResumen(test.db);
        await compare(events.join(', '));
      }
      await foldResumen(test.db);
      const folded = await rowsOf();
      await rebuildProgress(test.db);
      await compare(`${events.join(', ')}, rebuild`);
      expect(await rowsOf()).toEqual(folded);
    },
    120_000,
  );

  it('after simultaneous changes and foldings', async () => {
    const random = createRandom(4);
    for (let round = 0; round < 4; round += 1) {
      const steps = Array.from({ length: 5 }, () =>
        random.weighted([
          [assign, 1],
          [answer, 3],
          [move, 2],
          [cease, 1],
          [close, 1],
        ])(random),
      );
      await Promise.all([...steps, foldResumen(test.db), foldResumen(test.db)]);
    }
    await compare('simultaneous changes');
  }, 120_000);
});

describe('a folding', () => {
  it('leaves one row for each key, and nothing to do for the next', async () => {
    await foldResumen(test.db);
    const rows = await test.db.selectFrom('resumen_plan').selectAll().execute();
    expect(rows.every(({ plegada }) => plegada)).toBe(true);
    const keys = rows.map(({ id_planestudio, id_empresa, fecha_cese }) => `${id_planestudio} ${id_empresa} ${fecha_cese}`);
    expect(new Set(keys).size).toBe(keys.length);
    await foldResumen(test.db);
    expect(await test.db.selectFrom('resumen_plan').selectAll().execute()).toEqual(rows);
  });

  it('is not needed by a change that changes no figure', async () => {
    await foldResumen(test.db);
    const before = await rowsOf();
    await test.db.updateTable('usuario').set({ telefono: '999' }).execute();
    await test.db.updateTable('asignacion').set({ usuario_modificacion: 'prueba' }).execute();
    await test.db.updateTable('progreso').set({ evaluaciones: 7 }).execute();
    expect(await rowsOf()).toEqual(before);
  });
});

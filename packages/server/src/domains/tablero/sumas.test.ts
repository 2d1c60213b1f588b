import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { countedSums, keptSums, looseRows } from '@portal/testkit/scenes/sumas-tablero.ts';
import { beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../../demo/random.ts';
import { foldSumas, rebuildSumas } from './sumas.repository.ts';

const SEEDS = Array.from({ length: 25 }, (_empty, index) => 20_261_123 + index);
const EVENTS = 30;
const ZONES = ['America/Lima', 'Asia/Kolkata', 'Pacific/Auckland'];

const app = useTestApp();
let plan: BuiltPlan;
let empresas: number[];
let people: number[];
let attempts = 0;

beforeAll(async () => {
  plan = await buildPlan(app.db, { today: '2026-11-21' });
  empresas = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  people = [];
  for (let count = 0; count < 4; count += 1)
    people.push((await buildUsuario(app.db, { id_empresa: empresas[count % 2] ?? null })).id_usuario);
});

/** Any moment of three days, often beside midnight of some zone. */
const moment = (random: Random): string => new Date(Date.parse('2026-11-19T00:00:00Z') + random.integer(0, 72 * 4) * 900_000).toISOString();

const rate = (random: Random, id_evaluacion: number) =>
  app.db
    .insertInto('feedback')
    .values({ id_evaluacion, escala: random.integer(1, 10) * 10, usuario_creacion: 'prueba', fecha_feedback: moment(random) })
    .execute();

async function attempt(random: Random): Promise<void> {
  const at = moment(random);
  const { id_evaluacion } = await app.db
    .insertInto('evaluacion')
    .values({
      ...random.pick(plan.ocurrencias),
      id_usuario: random.pick(people),
      numero_intento: (attempts += 1),
      notaminima: 70,
      aprobado: true,
      fecha_creacion: at,
      fecha_fin: at,
      usuario_creacion: 'prueba',
    })
    .returning('id_evaluacion')
    .executeTakeFirstOrThrow();
  const number = `P${attempts}`;
  await app.db
    .insertInto('certificado')
    .values({
      id_evaluacion,
      numero: number,
      codigo: number,
      nombre: 'N',
      tema: 'T',
      lugar: 'L',
      fecha: at.slice(0, 10),
      idioma: 'es',
      fecha_creacion: at,
    })
    .execute();
  if (random.chance(0.7)) await rate(random, id_evaluacion);
}

const signInOf = async (random: Random): Promise<void> => {
  const login = random.chance(0.8) ? ['usuario', 'login'] : ['usuario', 'cambio'];
  await app.db
    .insertInto('log')
    .values({
      id_usuario: random.pick(people),
      usuario_creacion: 'prueba',
      tabla: login[0]!,
      tipo: login[1]!,
      fecha_creacion: moment(random),
    })
    .execute();
};

/** Annuls or restores an attempt with its certificate. */
async function annul(random: Random): Promise<void> {
  const rows = await app.db.selectFrom('evaluacion').select(['id_evaluacion', 'codigo_estado']).orderBy('id_evaluacion').execute();
  if (rows.length === 0) return;
  const { id_evaluacion, codigo_estado } = random.pick(rows);
  for (const table of ['evaluacion', 'certificado'] as const)
    await app.db
      .updateTable(table)
      .set({ codigo_estado: 3 - codigo_estado })
      .where('id_evaluacion', '=', id_evaluacion)
      .execute();
}

async function changeRating(random: Random): Promise<void> {
  const rows = await app.db.selectFrom('feedback').select('id_feedback').orderBy('id_feedback').execute();
  if (rows.length === 0) return;
  const { id_feedback } = random.pick(rows);
  if (random.chance(0.4)) await app.db.deleteFrom('feedback').where('id_feedback', '=', id_feedback).execute();
  else
    await app.db
      .updateTable('feedback')
      .set({ escala: random.integer(1, 10) * 10 })
      .where('id_feedback', '=', id_feedback)
      .execute();
}

const EVENTS_OF: readonly (readonly [string, (random: Random) => Promise<unknown>, number])[] = [
  ['attempt', attempt, 8],
  ['sign-in', signInOf, 8],
  ['rating', changeRating, 4],
  ['annulment', annul, 4],
  [
    'company',
    (random) =>
      app.db
        .updateTable('usuario')
        .set({ id_empresa: random.chance(0.2) ? null : random.pick(empresas) })
        .where('id_usuario', 'in', random.sample(people, 2))
        .execute(),
    3,
  ],
  [
    'zone',
    (random) =>
      app.db
        .updateTable('configuracion')
        .set({ zona_horaria: random.pick(ZONES) })
        .execute(),
    1,
  ],
  ['fold', () => foldSumas(app.db), 3],
  ['rebuild', () => rebuildSumas(app.db), 1],
];

test('the sums of any history equal the raw rows, folded or not', async () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed);
    const events: string[] = [];
    try {
      while (events.length < EVENTS) {
        const [name, run] = random.weighted(EVENTS_OF.map((event) => [event, event[2]] as const));
        events.push(name);
        await run(random);
      }
      const expected = await countedSums(app.db);
      expect(await keptSums(app.db), 'as they are').toEqual(expected);
      await foldSumas(app.db);
      expect(await keptSums(app.db), 'folded').toEqual(expected);
      expect(await looseRows(app.db)).toBe(0);
    } catch (error) {
      throw new Error(`seed ${seed}, after ${events.join(', ')}: ${String(error)}`, { cause: error });
    }
  }
});

test('a person who is deleted takes the sign-ins along', async () => {
  const { id_usuario } = await buildUsuario(app.db, { id_empresa: empresas[0] ?? null });
  await app.db
    .insertInto('log')
    .values({ id_usuario, usuario_creacion: 'x', tabla: 'usuario', tipo: 'login', fecha_creacion: '2026-11-21T15:00:00Z' })
    .execute();
  await app.db.deleteFrom('usuario').where('id_usuario', '=', id_usuario).execute();
  expect(await keptSums(app.db)).toEqual(await countedSums(app.db));
});

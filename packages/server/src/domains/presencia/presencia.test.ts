import { PRESENCIA, presenciaApi, type TipoPresencia } from '@portal/contract/presencia';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPresencias } from './presencia.public.ts';

const recorder = useRecorder();
const app = useTestApp();
const START = new Date('2026-11-21T15:00:00Z');

interface Editor {
  readonly token: string;
  readonly personal: string;
  readonly pestana: string;
}

let ricardo: Editor;
let carla: Editor;

const editor = async (over: Parameters<typeof buildUsuario>[1]): Promise<Editor> => {
  const person = await buildUsuario(app.db, over);
  return { token: await signIn(app, person), personal: person.personal, pestana: randomUUID() };
};

const tell = (who: Editor, over: { tipo?: TipoPresencia; clave?: string; fuera?: 0 | 1; pestana?: string } = {}) =>
  app.call(presenciaApi.editar, {
    token: who.token,
    body: { tipo: 'planestudio', clave: plan, pestana: who.pestana, ...over },
  });
const names = async (who: Editor, over = {}) => (await tell(who, over)).data.map(({ personal }) => personal);
const later = (seconds: number) => (app.now = new Date(app.now.getTime() + seconds * 1000));
const rows = () => app.db.selectFrom('presencia').select(['tipo', 'clave']).execute();

let plan = '';

beforeEach(async () => {
  app.now = START;
  await app.db.deleteFrom('presencia').execute();
  plan = String((await buildPlan(app.db, { today: '2026-11-21' })).plan.id_planestudio);
  ricardo = await editor({ admin: true, nombres: 'Ricardo' });
  carla = await editor({ admin: true, nombres: 'Carla' });
});

test('two people at one record see each other and since when; nobody sees himself, another record, or another kind', async () => {
  expect((await tell(ricardo)).data).toEqual([]);
  later(20);
  const { data } = await tell(carla);
  expect(data.map(({ personal, desde }) => [personal, new Date(desde).toISOString()])).toEqual([[ricardo.personal, START.toISOString()]]);
  expect(await names(ricardo)).toEqual([carla.personal]);
  const other = String((await buildPlan(app.db, { today: '2026-11-21' })).plan.id_planestudio);
  expect(await names(carla, { clave: other })).toEqual([]);
});

test('a lease lasts while it is renewed, keeps its beginning, and ends by itself', async () => {
  await tell(ricardo);
  for (let beat = 0; beat < 4; beat += 1) {
    later(PRESENCIA.cada);
    await tell(ricardo);
  }
  const { data } = await tell(carla);
  expect(new Date(data[0]!.desde)).toEqual(START);
  later(PRESENCIA.vence - 1);
  expect(await names(carla)).toEqual([ricardo.personal]);
  later(1);
  expect(await names(carla)).toEqual([]);
  await forgetPresencias(app.db, app.now.toISOString());
  expect(await rows(), 'the job deletes an expired lease').toHaveLength(1);
  await tell(ricardo);
  expect(new Date((await tell(carla)).data[0]!.desde), 'a new lease begins anew').toEqual(app.now);
});

test('leaving takes back one tab alone, and only one’s own', async () => {
  const second = randomUUID();
  await tell(ricardo);
  await tell(ricardo, { pestana: second });
  expect(await names(carla), 'two tabs are one person').toEqual([ricardo.personal]);
  await tell(ricardo, { fuera: 1 });
  expect(await names(carla)).toEqual([ricardo.personal]);
  await tell(carla, { pestana: second, fuera: 1 });
  expect(await names(carla), 'the tab of another').toEqual([ricardo.personal]);
  await tell(ricardo, { pestana: second, fuera: 1 });
  expect(await names(carla)).toEqual([]);
});

test('a sign of life is one statement besides those of every call', async () => {
  await tell(ricardo);
  recorder.take();
  await tell(ricardo);
  expect(recorder.take().filter((statement) => statement.includes('presencia'))).toHaveLength(1);
});

describe('who may ask', () => {
  test.each([
    ['a learner', {}],
    ['support', { soporte: true }],
    ['an auditor', { acotado: 'auditor' }],
    ['a reader of reports', { acotado: 'lector' }],
  ] as const)('%s may not', async (_name, over) => {
    expect((await tell(await editor(over))).status).toBe(403);
  });

  test('an author at contents alone', async () => {
    const autor = await editor({ acotado: 'autor' });
    expect((await tell(autor)).status).toBe(200);
    for (const tipo of ['usuario', 'regla', 'carta'] as const) expect((await tell(autor, { tipo, clave: '1' })).status).toBe(403);
  });

  test('a limited access at what it may know', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const { token } = await limitedAdmin(app, [mine.id_empresa]);
    const limited = { token, personal: '', pestana: randomUUID() };
    const [inside, outside] = [
      await buildUsuario(app.db, { id_empresa: mine.id_empresa }),
      await buildUsuario(app.db, { id_empresa: theirs.id_empresa }),
    ];
    expect((await tell(limited)).status, 'a plan of the whole portal').toBe(200);
    await app.db.updateTable('planestudio').set({ id_empresa: theirs.id_empresa }).where('id_planestudio', '=', Number(plan)).execute();
    expect((await tell(limited)).status).toBe(404);
    expect((await tell(limited, { tipo: 'usuario', clave: String(inside.id_usuario) })).status).toBe(200);
    expect((await tell(limited, { tipo: 'usuario', clave: String(outside.id_usuario) })).status).toBe(404);
    expect((await tell(limited, { tipo: 'carta', clave: 'bienvenida/es' })).status).toBe(404);
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    ['planestudio', '999999999'],
    ['planestudio', 'x'],
    ['tema', '1 or 1=1'],
    ['regla', '999999999'],
    ['carta', 'bienvenida'],
    ['carta', 'bienvenida/xx'],
  ] as const)('nobody at %s %s', async (tipo, clave) => {
    expect((await tell(ricardo, { tipo, clave })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('each kind has its record', async () => {
    expect((await tell(ricardo, { tipo: 'carta', clave: 'bienvenida/es' })).status).toBe(200);
    const built = await buildPlan(app.db, { today: '2026-11-21' });
    const place = built.ocurrencias[0]!;
    for (const tipo of ['programa', 'curso', 'modulo', 'tema'] as const)
      expect((await tell(ricardo, { tipo, clave: String(place[`id_${tipo}`]) })).status, tipo).toBe(200);
    const { id_pregunta } = await app.db.selectFrom('pregunta').select('id_pregunta').limit(1).executeTakeFirstOrThrow();
    expect((await tell(ricardo, { tipo: 'pregunta', clave: String(id_pregunta) })).status).toBe(200);
  });
});

import { calendarioApi } from '@portal/contract/calendario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp({ PUBLIC_URL: 'https://capacitacion.example.com/portal', HOST: '127.0.0.1' });

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

interface Person {
  readonly id_usuario: number;
  readonly token: string;
}

async function person(): Promise<Person> {
  const { id_usuario } = await buildUsuario(app.db);
  return { id_usuario, token: await signIn(app, { id_usuario }) };
}

const create = async ({ token }: Person): Promise<string> => (await app.call(calendarioApi.ins, { token })).data.direccion;
const fetchIcs = (address: string) => app.inject({ method: 'GET', url: new URL(address).pathname });

test('only the hash of an address is stored, nothing but its answer shows it, and the log names no address', async () => {
  const ana = await person();
  const address = await create(ana);
  const token = /([\w-]{43})\.ics$/.exec(address)![1]!;
  for (const table of ['calendario_enlace', 'log'] as const)
    expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute())).not.toContain(token);
  const { data } = await app.call(calendarioApi.sel, { token: ana.token });
  expect(JSON.stringify(data)).not.toContain(token);
  expect(data.enlace).toEqual({ fecha_creacion: TEST_NOW.toISOString(), fecha_reemplazo: null });
});

test('another address replaces the one before, and it can be taken back; each is in the log', async () => {
  const ana = await person();
  const first = await create(ana);
  const second = await create(ana);
  expect([(await fetchIcs(first)).statusCode, (await fetchIcs(second)).statusCode]).toEqual([404, 200]);
  expect((await app.call(calendarioApi.sel, { token: ana.token })).data.enlace?.fecha_reemplazo).toBe(TEST_NOW.toISOString());
  expect((await app.call(calendarioApi.del, { token: ana.token })).status).toBe(200);
  expect((await fetchIcs(second)).statusCode).toBe(404);
  expect((await app.call(calendarioApi.del, { token: ana.token })).status).toBe(404);
  expect((await app.call(calendarioApi.sel, { token: ana.token })).data.enlace).toBeNull();
  const events = await app.db.selectFrom('log').select('tipo').where('id_usuario', '=', ana.id_usuario).orderBy('id_log').execute();
  expect(events.map(({ tipo }) => tipo).filter((tipo) => tipo.startsWith('calendario'))).toEqual([
    'calendario_creado',
    'calendario_reemplazado',
    'calendario_quitado',
  ]);
});

test('an address answers 404 once its owner left, also on the day of leaving', async () => {
  const ana = await person();
  const address = await create(ana);
  const leave = (set: object) => app.db.updateTable('usuario').set(set).where('id_usuario', '=', ana.id_usuario).execute();
  await leave({ fecha_cese: '2026-11-22' });
  expect((await fetchIcs(address)).statusCode).toBe(200);
  app.now = new Date('2026-11-22T15:00:00Z');
  expect((await fetchIcs(address)).statusCode).toBe(404);
  app.now = TEST_NOW;
  await leave({ codigo_estado: 2, fecha_cese: '2026-11-20' });
  expect((await fetchIcs(address)).statusCode).toBe(404);
});

test.each(['x', 'x.ics', 'x'.repeat(43), `${'x'.repeat(43)}.txt`, `${'%00'.repeat(43)}.ics`])(
  'nothing is at %s, and no statement asks for what cannot be one',
  async (archivo) => {
    recorder.take();
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/portal/api/calendario/${archivo}` });
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toContain('VCALENDAR');
    expect(recorder.take().filter((statement) => statement.includes('calendario_enlace'))).toEqual([]);
  },
);

test('an unknown address costs one statement besides that of every call', async () => {
  recorder.take();
  expect((await app.inject({ method: 'GET', url: `/portal/api/calendario/${'x'.repeat(43)}.ics` })).statusCode).toBe(404);
  expect(recorder.take()).toHaveLength(2);
});

test('60 readings in an hour pass, and one more each minute', async () => {
  const ana = await person();
  const address = await create(ana);
  const statuses = [];
  for (let reading = 0; reading < 61; reading += 1) statuses.push((await fetchIcs(address)).statusCode);
  expect([statuses.lastIndexOf(200), statuses.at(-1)]).toEqual([59, 429]);
  expect((await fetchIcs(await create(await person()))).statusCode, 'of somebody else').toBe(200);
  app.now = new Date(TEST_NOW.getTime() + 61_000);
  expect((await fetchIcs(address)).statusCode).toBe(200);
});

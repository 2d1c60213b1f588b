import { emailApi } from '@portal/contract/email';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin = '';

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});
beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('correo').execute();
});

const send = async (codigos: readonly string[], token = admin) =>
  app.call(emailApi.bienvenida, { body: codigos.map((codigo) => ({ codigo })), token });
const outbox = () => app.db.selectFrom('correo').selectAll().orderBy('id_correo').execute();
const newcomer = (given: UsuarioOverrides = {}) => buildUsuario(app.db, { contrasenia_hash: null, ...given });
const NOTHING = { enviados: 0, sin_correo: 0, en_espera: 0, cesados: 0, desconocidos: 0 };

test('writes address, username and a link that lets the person choose a password within seven days, once', async () => {
  const person = await newcomer({ nombres: 'Íñigo' });
  const { data } = await send([person.codigo_usuario]);
  expect(data).toMatchObject({ ...NOTHING, enviados: 1, message: 'Bienvenida en camino' });
  const [letter] = await outbox();
  expect(letter).toMatchObject({
    tipo: 'bienvenida',
    id_usuario: person.id_usuario,
    destinatario: person.correo_electronico,
    estado: 'pendiente',
  });
  expect(letter!.texto).toContain('Hola, Íñigo:');
  expect(letter!.texto).toContain(`Su usuario es ${person.username}.`);
  expect(letter!.texto).toContain('/auth/login');
  const token = /#token=([\w-]+)/.exec(letter!.texto)?.[1] ?? '';
  const password = 'caballo-verde-77';
  app.now = new Date(TEST_NOW.getTime() + 7 * 24 * 3_600_000 - 1000);
  const choose = () => app.call(sesionApi.resetPassword, { body: { token, password, password_confirmation: password } });
  expect([(await choose()).status, (await choose()).status]).toEqual([200, 410]);
  expect((await app.call(sesionApi.login, { body: { username: person.username, password } })).status).toBe(200);
});

test('the link does not work after seven days', async () => {
  const person = await newcomer();
  await send([person.codigo_usuario]);
  const token = /#token=([\w-]+)/.exec((await outbox())[0]!.texto)?.[1] ?? '';
  app.now = new Date(TEST_NOW.getTime() + 7 * 24 * 3_600_000);
  expect((await app.call(sesionApi.checkLink, { body: { token } })).status).toBe(410);
});

test('a person who has a password gets no link, and the letter says how to sign in', async () => {
  const person = await buildUsuario(app.db);
  await send([person.codigo_usuario]);
  const [letter] = await outbox();
  expect(letter!.texto).not.toContain('token=');
  expect(letter!.texto).toContain('contraseña que ya tiene');
});

test('an address and a name in the body are ignored: the portal writes to nobody else', async () => {
  const person = await newcomer({ nombres: 'Ana' });
  const payload = [{ codigo: person.codigo_usuario, destinatario: 'victima@otra.example', nombre: 'Gane un premio en evil.example' }];
  await app.inject({ method: 'POST', url: '/api/email/bienvenida', payload, headers: { authorization: `Bearer ${admin}` } });
  const [letter, ...rest] = await outbox();
  expect(rest).toEqual([]);
  expect(letter!.destinatario).toBe(person.correo_electronico);
  expect(letter!.texto + letter!.html).not.toMatch(/victima|premio/);
});

test('an unproven e-mail is not greeted by the name that a stranger typed', async () => {
  const person = await newcomer({ nombres: 'Premio', correo_comprobado: false });
  await send([person.codigo_usuario]);
  expect((await outbox())[0]!.texto).not.toContain('Premio');
});

test('counts who has no e-mail, who left, who waits and codes that nobody has', async () => {
  const none = await newcomer({ correo_electronico: null });
  const left = await newcomer({ codigo_estado: 2, fecha_cese: '2026-01-01' });
  const person = await newcomer();
  await send([person.codigo_usuario]);
  const codes = [none.codigo_usuario, left.codigo_usuario, person.codigo_usuario, 'NADIE', 'NADIE'];
  const { data } = await send(codes);
  expect(data).toMatchObject({ enviados: 0, sin_correo: 1, en_espera: 1, cesados: 1, desconocidos: 1 });
  expect(await outbox()).toHaveLength(1);
});

test('several calls at once write one letter; a sent one may be followed by another', async () => {
  const person = await newcomer();
  const answers = await Promise.all([1, 2, 3].map(() => send([person.codigo_usuario])));
  expect(answers.map(({ data }) => data.enviados).toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  await app.db.updateTable('correo').set({ estado: 'enviado', fecha_envio: TEST_NOW.toISOString() }).execute();
  expect((await send([person.codigo_usuario])).data.enviados).toBe(1);
  const { data } = await app.call(usuarioApi.sellst, { query: { pagina: 1, buscar: person.codigo_usuario }, token: admin });
  expect(data).toMatchObject([{ bienvenida: TEST_NOW.toISOString(), bienvenida_pendiente: true }]);
});

test('an access of one company writes to its people alone, and to no wider administrator', async () => {
  const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  const { token } = await limitedAdmin(app, [own.id_empresa]);
  const stranger = await newcomer({ id_empresa: other.id_empresa });
  const wider = await newcomer({ id_empresa: own.id_empresa, admin: true });
  const inside = await newcomer({ id_empresa: own.id_empresa });
  const { data } = await send(
    [stranger, wider, inside].map(({ codigo_usuario }) => codigo_usuario),
    token,
  );
  expect(data).toMatchObject({ enviados: 1, desconocidos: 2 });
});

test('a hundred letters cost as many statements as one', async () => {
  const codes = await Promise.all(Array.from({ length: 100 }, () => newcomer()));
  recorder.take();
  expect((await send(codes.map(({ codigo_usuario }) => codigo_usuario))).data.enviados).toBe(100);
  expect(recorder.take()).toHaveLength(11);
});

test('all people that match a search get the letter, if their number is what the screen showed', async () => {
  for (const nombres of ['Lote Uno', 'Lote Dos', 'Lote Tres']) await newcomer({ nombres });
  const to = (cantidad: number) =>
    app.call(usuarioApi.bienvenida, { body: { todos: { buscar: 'lote', excepto: [], cantidad } }, token: admin });
  expect((await to(2)).status).toBe(409);
  expect((await to(3)).data).toMatchObject({ ...NOTHING, enviados: 3 });
});

import { performance } from 'node:perf_hooks';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { startSmtp, type SmtpSink } from '@portal/testkit/services/smtp-sink.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpTransport, type MailTransport } from '../../../../mail/transport.ts';
import { deliverMail, hideStaleTokens } from '../../../email/email.public.ts';

const app = useTestApp({ PUBLIC_URL: 'https://portal.example.com' });
const NEW = 'caballo-verde-77';
let smtp: SmtpSink;
let transport: MailTransport;

beforeAll(async () => {
  smtp = await startSmtp();
  transport = smtpTransport(smtp.url, 'https://portal.example.com');
});
afterAll(async () => {
  transport.close();
  await smtp.close();
});
beforeEach(async () => {
  app.now = TEST_NOW;
  smtp.received.length = 0;
  await app.db.deleteFrom('intento_acceso').execute();
  await app.db.deleteFrom('correo').execute();
});

const forgot = (email: string) => app.call(sesionApi.forgotPassword, { body: { email } });
const reset = (token: string, password = NEW) =>
  app.call(sesionApi.resetPassword, { body: { token, password, password_confirmation: password } });
const check = (token: string) => app.call(sesionApi.checkLink, { body: { token } });
const login = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });
const deliver = () => deliverMail(app.db, { transport, clock: () => app.now, limit: 50 });
const tokenIn = (text: string | undefined) =>
  /https:\/\/portal\.example\.com\/auth\/reset-password#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

test('an e-mail longer than those of a registration gets its link', async () => {
  const correo_electronico = `${'a'.repeat(60)}@${'empresa.'.repeat(15)}example`;
  await buildUsuario(app.db, { correo_electronico });
  await forgot(correo_electronico);
  expect(await deliver()).toBe(1);
});

test('the mailed link changes the password once and revokes every session', async () => {
  const person = await buildUsuario(app.db, { nombres: 'María <b>Ñ</b>', contrasenia_temporal: true });
  const session = await signIn(app, person);
  expect((await forgot(person.correo_electronico!.toUpperCase())).data.clave).toBe('sesion.olvido.listo');
  expect(await deliver()).toBe(1);
  const [mail] = smtp.received;
  expect(mail?.to).toMatchObject([{ address: person.correo_electronico }]);
  expect(mail?.subject).toBe('Restablezca su contraseña del portal de capacitación');
  expect(mail?.html).toContain('María &lt;b&gt;Ñ&lt;/b&gt;');
  expect(mail?.text).toContain(person.username);
  expect(mail?.text).toContain('Equipo de Capacitación');
  const token = tokenIn(mail?.text);
  expect(tokenIn(mail?.html)).toBe(token);
  expect((await reset(token)).data.result).toBe('0');
  expect((await app.call(sesionApi.verifyToken, { query: { authtoken: session } })).status).toBe(401);
  expect((await login(person.username, DEMO_PASSWORD)).status).toBe(401);
  expect((await login(person.username, NEW)).data.dias_vencimiento).toBe(90);
  const again = await reset(token, 'otra-cosa-larga-1');
  expect(again).toMatchObject({ status: 410, problem: { code: 'enlace_vencido' } });
});

test('a link can be checked without using it up; a spent, expired or unknown one answers 410', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  const token = tokenIn(smtp.received[0]?.text);
  expect((await check(token)).data.clave).toBe('sesion.enlaceVigente');
  app.now = new Date(TEST_NOW.getTime() + 60 * 60 * 1000);
  expect((await check(token)).problem.code).toBe('enlace_vencido');
  app.now = TEST_NOW;
  expect((await check('x'.repeat(43))).problem).toEqual((await check('nope')).problem);
  expect((await reset(token)).status).toBe(200);
  expect((await check(token)).status).toBe(410);
});

test('checks of links are counted by address', async () => {
  const answers = [];
  for (let round = 0; round < 61; round += 1) answers.push((await check(`no-existe-${round}`)).status);
  expect(answers.lastIndexOf(410)).toBe(59);
  expect(answers.at(-1)).toBe(429);
});

test('the outbox keeps no link of a letter that was sent', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  const token = tokenIn(smtp.received[0]?.text);
  const [stored] = await app.db.selectFrom('correo').select(['texto', 'html', 'estado']).execute();
  expect(token).toHaveLength(43);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(stored?.estado).toBe('enviado');
  expect(stored?.texto).toContain('/auth/reset-password#token=…');
});

test('without a mail server the link leaves the outbox when it has expired', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  const texto = async () => (await app.db.selectFrom('correo').select('texto').executeTakeFirstOrThrow()).texto;
  await hideStaleTokens(app.db, new Date(TEST_NOW.getTime() + 60 * 60 * 1000));
  expect(tokenIn(await texto())).toHaveLength(43);
  await hideStaleTokens(app.db, new Date(TEST_NOW.getTime() + 60 * 60 * 1000 + 1));
  expect(await texto()).toContain('#token=…');
  expect((await app.db.selectFrom('correo').select('html').executeTakeFirstOrThrow()).html).not.toMatch(/token=[\w-]/);
});

test('a letter to an e-mail that nobody proved greets without a name', async () => {
  const person = await buildUsuario(app.db, { nombres: 'Gane un premio', correo_comprobado: false });
  await forgot(person.correo_electronico!);
  await deliver();
  expect(smtp.received[0]?.text).not.toContain('Gane');
  expect(smtp.received[0]?.text).toMatch(/^Hola:/);
});

test('a link works once for simultaneous calls', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  const token = tokenIn(smtp.received[0]?.text);
  const answers = await Promise.all([reset(token, 'primera-clave-larga'), reset(token, 'segunda-clave-larga')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
});

test('a link expires after 60 minutes', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  const token = tokenIn(smtp.received[0]?.text);
  app.now = new Date(TEST_NOW.getTime() + 60 * 60 * 1000);
  expect((await reset(token)).status).toBe(410);
  app.now = new Date(TEST_NOW.getTime() + 60 * 60 * 1000 - 1);
  expect((await reset(token)).status).toBe(200);
});

test('a new link invalidates the earlier one, a changed password all', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await forgot(person.correo_electronico!);
  await deliver();
  const [first, second] = smtp.received.map(({ text }) => tokenIn(text));
  expect((await reset(first!)).status).toBe(410);
  const token = await signIn(app, person);
  const body = { contrasenia_actual: DEMO_PASSWORD, contrasenia: 'otra-clave-larga-5' };
  expect((await app.call(sesionApi.updPassword, { body, token })).status).toBe(200);
  expect((await reset(second!)).status).toBe(410);
});

test('after simultaneous requests one link is valid', async () => {
  const person = await buildUsuario(app.db);
  await Promise.all([1, 2, 3, 4].map(() => forgot(person.correo_electronico!)));
  const links = await app.db.selectFrom('restablecimiento').select('fecha_uso').where('id_usuario', '=', person.id_usuario).execute();
  expect([links.length, links.filter(({ fecha_uso }) => fecha_uso === null).length]).toEqual([4, 1]);
});

test('a common, personal or unchanged password is refused and the link stays valid', async () => {
  const person = await buildUsuario(app.db, { password: 'gato-azul-largo-9' });
  await forgot(person.correo_electronico!);
  await deliver();
  const token = tokenIn(smtp.received[0]?.text);
  expect((await reset(token, 'Password1')).problem.clave).toBe('sesion.contrasena.comun');
  expect((await reset(token, `${person.username}-ab`)).problem.clave).toBe('sesion.contrasena.personal');
  expect((await reset(token, DEMO_PASSWORD)).problem.clave).toBe('sesion.contrasena.comun');
  expect((await reset(token, 'gato-azul-largo-9')).problem.clave).toBe('sesion.contrasena.misma');
  const body = { token, password: NEW, password_confirmation: `${NEW}x` };
  expect((await app.call(sesionApi.resetPassword, { body })).problem.errors).toHaveProperty('password_confirmation');
  expect((await reset(token)).status).toBe(200);
});

test('known, unknown and Cesado e-mails get equal answers; only the known one gets a mail', async () => {
  const person = await buildUsuario(app.db);
  const gone = await buildUsuario(app.db, { codigo_estado: 2, fecha_cese: '2026-10-01' });
  const known = await forgot(person.correo_electronico!);
  const unknown = await forgot('nadie@example.com');
  const ceased = await forgot(gone.correo_electronico!);
  expect(unknown).toEqual(known);
  expect(ceased).toEqual(known);
  const mails = await app.db.selectFrom('correo').select('destinatario').execute();
  expect(mails).toEqual([{ destinatario: person.correo_electronico }]);
});

const time = async (email: string) => {
  const start = performance.now();
  await forgot(email);
  return performance.now() - start;
};

test('known and unknown e-mails take the same time', async () => {
  const person = await buildUsuario(app.db);
  const best = { known: Infinity, unknown: Infinity };
  const difference = async () => {
    best.known = Math.min(best.known, await time(person.correo_electronico!));
    best.unknown = Math.min(best.unknown, await time('nadie@example.com'));
    return Math.abs(best.known - best.unknown);
  };
  await expect.poll(difference).toBeLessThan(60);
  expect(Math.min(best.known, best.unknown)).toBeGreaterThan(390);
});

test('a mailbox gets at most five messages; further calls get the same answer', async () => {
  const person = await buildUsuario(app.db);
  for (let round = 0; round < 8; round += 1) expect((await forgot(person.correo_electronico!)).status).toBe(200);
  const mails = await app.db.selectFrom('correo').select('id_correo').execute();
  expect(mails).toHaveLength(5);
});

test('people with a shared e-mail get one link each, with their username', async () => {
  const correo_electronico = 'tienda-lima@example.com';
  const people = [await buildUsuario(app.db, { correo_electronico }), await buildUsuario(app.db, { correo_electronico })];
  await forgot(correo_electronico);
  await deliver();
  expect(smtp.received).toHaveLength(2);
  for (const { username } of people) expect(smtp.received.filter(({ text }) => text?.includes(username))).toHaveLength(1);
});

test('a link of a person who became Cesado is invalid', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  await app.db
    .updateTable('usuario')
    .set({ codigo_estado: 2, fecha_cese: '2026-11-21' })
    .where('id_usuario', '=', person.id_usuario)
    .execute();
  expect((await reset(tokenIn(smtp.received[0]?.text))).status).toBe(410);
});

test('the tables of access contain neither link nor token', async () => {
  const person = await buildUsuario(app.db);
  await forgot(person.correo_electronico!);
  await deliver();
  const rows = await app.db.selectFrom('restablecimiento').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(tokenIn(smtp.received[0]?.text));
});

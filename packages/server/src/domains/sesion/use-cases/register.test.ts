import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const person = { email: 'Rosa.Quispe@Example.com', first_name: 'Rosa', last_name: "Quispe O'Hara", password: 'caballo-verde-77' };
const register = (over: Partial<typeof person & { password_confirmation: string }> = {}) => {
  const body = { ...person, ...over };
  return app.call(sesionApi.register, { body: { password_confirmation: body.password, ...body } });
};
const open = (registro_abierto: boolean) => app.db.updateTable('configuracion').set({ registro_abierto }).execute();

beforeEach(async () => {
  await open(true);
  await app.db.deleteFrom('intento_acceso').execute();
});

test('while closed answers 403 and writes nothing', async () => {
  await open(false);
  const { status, problem } = await register();
  expect(status).toBe(403);
  expect(problem).toMatchObject({ code: 'registro_cerrado', message: expect.stringContaining('cerrado') });
  expect(await app.db.selectFrom('usuario').selectAll().execute()).toEqual([]);
});

test('while open signs the person in as a learner, with their own username as author', async () => {
  const { status, data } = await register();
  expect(status).toBe(200);
  expect(data.dias_vencimiento).toBe(90);
  const { data: me } = await app.call(sesionApi.verifyToken, { query: { authtoken: data.api_token } });
  expect(me).toMatchObject({
    username: 'rosa.quispe@example.com',
    fullname: "Rosa Quispe O'Hara",
    indicador_admin: 0,
    indicador_soporte: 0,
  });
  const row = await app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', me.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ usuario_creacion: 'rosa.quispe@example.com', contrasenia_temporal: false });
  expect(row.contrasenia_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const again = await app.call(sesionApi.login, { body: { username: 'ROSA.QUISPE@example.com', password: person.password } });
  expect(again.status).toBe(200);
});

test('takes one name alone where the surname is said to be empty, and no blanks for one', async () => {
  const { data } = await register({ email: 'thandar@example.com', first_name: 'Thandar', last_name: '' });
  const { data: me } = await app.call(sesionApi.verifyToken, { query: { authtoken: data.api_token } });
  expect([me.fullname, me.first_name, me.last_name]).toEqual(['Thandar', 'Thandar', '']);
  for (const last_name of ['  ', undefined])
    expect((await register({ email: 'otra@example.com', last_name: last_name as never })).problem.claves).toEqual({
      last_name: { clave: 'validacion.requerido' },
    });
});

test('an e-mail with an account is refused with advice, also for simultaneous calls', async () => {
  const known = await buildUsuario(app.db);
  const { status, problem } = await register({ email: known.correo_electronico! });
  expect(status).toBe(409);
  expect(problem.clave).toBe('sesion.registro.repetido');
  const answers = await Promise.all([register({ email: 'dos@example.com' }), register({ email: 'DOS@example.com' })]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = answers.find((answer) => answer.status === 409);
  expect(late?.problem.claves?.['email']?.clave).toBe('sesion.registro.repetido');
});

test('checks rules, confirmation and length of passwords by field', async () => {
  expect((await register({ email: 'a1@example.com', password: 'Bienvenido1' })).problem.claves?.['password']?.clave).toBe(
    'sesion.contrasena.comun',
  );
  expect((await register({ email: 'juana.ramos@example.com', password: 'juana.ramos-1' })).problem.errors).toHaveProperty('password');
  expect((await register({ password: 'corta' })).problem.errors).toHaveProperty('password');
  expect((await register({ password: 'x'.repeat(129) })).problem.errors).toHaveProperty('password');
  expect((await register({ password_confirmation: 'otra cosa' })).problem.claves).toEqual({
    password_confirmation: { clave: 'validacion.contrasenias_distintas' },
  });
  expect((await register({ email: 'no-es-correo' })).problem.claves).toEqual({ email: { clave: 'validacion.correo' } });
});

test.each(['Gane S/500 en http://evil.example/premio ya', 'www.premio', 'premio.com', 'Rosa 2', 'rosa@evil', 'a\\b'])(
  'refuses «%s» as a name',
  async (name) => {
    const { problem } = await register({ first_name: name, last_name: name, email: 'nueva@example.com' });
    expect(Object.keys(problem.errors ?? {})).toEqual(['first_name', 'last_name']);
  },
);

test.each(["D'Onofrio", 'María-José', 'J. R. Ñahui', 'Ma. Elena', 'Łukasz', 'الحسن'])('takes «%s» as a name', async (first_name) => {
  expect((await register({ first_name, email: `${encodeURIComponent(first_name)}@example.com`.replaceAll('%', '') })).status).toBe(200);
});

test('refuses roles in the body, and gives none', async () => {
  const payload = { ...person, email: 'astuto@example.com', password_confirmation: person.password };
  const post = (body: object) => app.inject({ method: 'POST', url: '/api/register', payload: body });
  expect((await post({ ...payload, indicador_admin: 1, indicador_soporte: 1 })).statusCode).toBe(400);
  expect((await post(payload)).statusCode).toBe(200);
  const row = await app.db.selectFrom('usuario').selectAll().where('username', '=', 'astuto@example.com').executeTakeFirstOrThrow();
  expect([row.indicador_admin, row.indicador_soporte]).toEqual([0, 0]);
});

test('repeated calls block the address', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 62; round += 1)
    statuses.push((await register({ email: `lista${round}@example.com`, password: 'Password1' })).status);
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test.each([
  ['a line break', 'Ana\nBcc: x@example.com'],
  ['only invisible characters', '\u200b\u200b\u200b'],
  ['a lost letter', 'Mu?oz'],
  ['no letter', '12345'],
])('refuses a name with %s', async (_what, first_name) => {
  const { status, problem } = await register({ first_name });
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {})).toEqual(['first_name']);
});

test.each(["D'Angelo-Ñúñez", 'محمد علي', '👩🏽‍💻 Zoë', 'می‌خواهم'])('accepts the name «%s»', async (first_name) => {
  expect((await register({ first_name, email: `${Buffer.from(first_name).toString('hex')}@e.pe`.slice(-40) })).status).toBe(200);
});

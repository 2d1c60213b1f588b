import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildFactor, codeAt, TEST_RECOVERY } from '@portal/testkit/builders/ingreso/factor.ts';
import { buildLlave } from '@portal/testkit/builders/ingreso/llave.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();

beforeEach(async () => {
  await app.db.deleteFrom('intento_acceso').execute();
});

const mailsOf = (id_usuario: number) =>
  app.db
    .selectFrom('correo')
    .select(['destinatario', 'asunto', 'texto'])
    .where('id_usuario', '=', id_usuario)
    .where('tipo', '=', 'seguridad')
    .orderBy('id_correo')
    .execute();
const NEW_PASSWORD = 'caballo-verde-77';

test('a person is notified of an app that was turned on and off, in their own language', async () => {
  const person = await buildUsuario(app.db, { idioma: 'de' });
  const token = await signIn(app, person);
  const { data } = await app.call(sesionApi.iniciarFactor, { token });
  const { data: codes } = await app.call(sesionApi.activarFactor, { body: { codigo: codeAt(data.secreto, app.now) }, token });
  await app.call(sesionApi.quitarFactor, { body: { contrasenia: DEMO_PASSWORD, codigo: codes.codigos[0]! }, token });
  const [on, off, ...more] = await mailsOf(person.id_usuario);
  expect(more).toEqual([]);
  expect(on).toMatchObject({ destinatario: person.correo_electronico, asunto: 'Die Sicherheit Ihres Kontos hat sich geändert' });
  expect(on!.texto).toContain(person.username);
  expect(on!.texto).toContain('Der zweite Faktor wurde aktiviert');
  expect(off!.texto).toContain('Der zweite Faktor per App wurde entfernt');
  for (const { texto } of [on!, off!]) expect(texto).not.toContain(data.secreto);
});

test('a person is notified of passkeys that came and went, of new recovery codes not', async () => {
  const person = await buildUsuario(app.db);
  await buildLlave(app, person);
  await buildFactor(app, person);
  const token = await signIn(app, person);
  await app.call(sesionApi.codigosFactor, { body: { codigo: TEST_RECOVERY }, token });
  const [llave] = (await app.call(sesionApi.sellstLlave, { token })).data;
  await app.call(sesionApi.delLlave, { params: { id: llave!.id_llave }, token });
  const mails = await mailsOf(person.id_usuario);
  expect(mails).toHaveLength(2);
  expect(mails[0]!.texto).toContain('Se agregó una llave de acceso');
  expect(mails[1]!.texto).toContain('Se quitó una llave de acceso');
});

test('a person is notified when an administrator removes the second factor', async () => {
  const person = await buildUsuario(app.db);
  await buildFactor(app, person);
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.call(sesionApi.restablecerFactor, { body: { id_usuario: person.id_usuario }, token });
  const mails = await mailsOf(person.id_usuario);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.texto).toContain('Un administrador quitó su segundo factor');
});

test('a person is notified of a new password from anybody; a refused change sends nothing', async () => {
  const person = await buildUsuario(app.db);
  const [own, admin] = [await signIn(app, person), await signIn(app, await buildUsuario(app.db, { admin: true }))];
  const change = (contrasenia_actual: string) =>
    app.call(sesionApi.updPassword, { body: { contrasenia: NEW_PASSWORD, contrasenia_actual }, token: own });
  expect((await change('otra-cosa-99')).status).toBe(400);
  expect(await mailsOf(person.id_usuario)).toEqual([]);
  expect((await change(DEMO_PASSWORD)).status).toBe(200);
  const body = { id_usuario: person.id_usuario, contrasenia: 'montura-azul-88' };
  expect((await app.call(sesionApi.updPassword, { body, token: admin })).status).toBe(200);
  const mails = await mailsOf(person.id_usuario);
  expect(mails).toHaveLength(2);
  for (const { texto } of mails) expect(texto).toContain('Su contraseña cambió');
  for (const { texto } of mails) for (const secret of [NEW_PASSWORD, body.contrasenia]) expect(texto).not.toContain(secret);
});

test('a mail to an unproven address does not name the person, and without e-mail nothing is queued', async () => {
  const [unproven, without] = [
    await buildUsuario(app.db, { correo_comprobado: false }),
    await buildUsuario(app.db, { correo_electronico: null }),
  ];
  for (const person of [unproven, without]) await buildLlave(app, person);
  const [mail] = await mailsOf(unproven.id_usuario);
  expect(mail!.texto).not.toContain(unproven.nombres);
  expect(await mailsOf(without.id_usuario)).toEqual([]);
});

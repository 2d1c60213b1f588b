import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { expect, test } from 'vitest';

const app = useTestApp();
let bearer = '';
const { review, imported, confirm, persona, stored } = useCarga(app, () => bearer);

test('a complete list that makes more than ten people leave wants a proof, and writes nothing without it (P153)', async () => {
  const admin = await buildUsuario(app.db, { admin: true });
  bearer = await signIn(app, admin);
  await app.db.updateTable('configuracion').set({ umbral_cese: 50 }).execute();
  const rows = Array.from({ length: 40 }, () => persona());
  await imported(rows);
  // An hour after the sign-in of a session that proved nothing since.
  const { data } = await app.call(sesionApi.login, { body: { username: admin.username, password: DEMO_PASSWORD } });
  app.now = new Date(app.now.getTime() + 60 * 60_000);
  bearer = data.api_token;

  const few = await review(rows.slice(0, 30), { completa: 1 });
  expect((await confirm(few.id_importacion)).status).toBe(200);
  const many = await review([persona(), ...rows.slice(0, 19)], { completa: 1 });
  const refused = await confirm(many.id_importacion);
  expect([refused.status, refused.problem.code]).toEqual([403, 'confirmacion_requerida']);
  expect((await stored(rows[29]!.codigo))?.codigo_estado).toBe(1);
  await app.call(sesionApi.confirmarSesion, { body: { contrasenia: DEMO_PASSWORD }, token: bearer });
  expect((await confirm(many.id_importacion)).status).toBe(200);
  expect((await stored(rows[29]!.codigo))?.codigo_estado).toBe(2);
  expect((await stored(rows[0]!.codigo))?.codigo_estado).toBe(1);
});

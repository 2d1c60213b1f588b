import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { expect, test } from 'vitest';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { portalApi } from '@portal/contract/portal';

const recorder = useRecorder();
const app = useTestApp();

test('a call reads its session and the settings in one statement', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  recorder.take();
  expect((await app.call(evaluacionApi.ofSesion, { token })).status).toBe(200);
  const [common, own, ...more] = recorder.take();
  expect(common).toMatch(/from configuracion c\s.*left join \(sesion s/s);
  expect(own).toMatch(/from evaluacion e/);
  expect(more).toEqual([]);
});

test('a call without a session reads the settings with the same statement', async () => {
  recorder.take();
  const { data } = await app.call(portalApi.info, {});
  expect(data.zona_horaria).toBe('America/Lima');
  expect(recorder.take()).toHaveLength(1);
});

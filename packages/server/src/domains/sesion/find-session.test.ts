import { expect, test } from 'vitest';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { portalApi } from '@portal/contract/portal';
import { useTestApp } from '../../testing/app.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { buildUsuario } from '../../testing/builders/usuario.ts';
import { useRecorder } from '../../testing/sql/record.ts';

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

import { api } from '@portal/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { signIn } from '../../../testing/builders/sesion.ts';
import { buildUsuario } from '../../../testing/builders/usuario.ts';

const app = useTestApp({ PUBLIC_URL: 'http://intranet:3000' });

test('a portal at an address that admits no passkeys says so, to strangers too', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  const answers = [await app.call(api.usuario.iniciarLlave, { token }), await app.call(api.usuario.iniciarLoginLlave, { body: {} })];
  for (const { status, problem } of answers) expect([status, problem.clave]).toEqual([409, 'seguridad.llave.sinSitio']);
  expect((await app.call(api.portal.info, {})).data.llaves).toBeNull();
});

import { portalApi } from '@portal/contract/portal';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { expect, test } from 'vitest';

const app = useTestApp({ PUBLIC_URL: 'http://intranet:3000' });

test('a portal at an address that admits no passkeys says so, to strangers too', async () => {
  const token = await signIn(app, await buildUsuario(app.db));
  const answers = [await app.call(sesionApi.iniciarLlave, { token }), await app.call(sesionApi.iniciarLoginLlave, { body: {} })];
  for (const { status, problem } of answers) expect([status, problem.clave]).toEqual([409, 'seguridad.llave.sinSitio']);
  expect((await app.call(portalApi.info, {})).data.llaves).toBeNull();
});

// The accounts of the demo in a portal that others reach: its start refuses them, one command closes them.
import { portalApi } from '@portal/contract/portal';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { closeDemo, refuseDemoAccounts } from './demo-accounts.ts';

const app = useTestApp();
const start = (settings: NodeJS.ProcessEnv) => refuseDemoAccounts(app.db, loadConfig(settings));
const PRODUCTION = { NODE_ENV: 'production' };

const people = { admin: { username: '', id_usuario: 0 }, other: { username: '', id_usuario: 0 } };
let token = '';
beforeAll(async () => {
  // The builders give everybody the demo's password, as the demo does.
  people.admin = await buildUsuario(app.db, { admin: true });
  people.other = await buildUsuario(app.db);
  await app.db.updateTable('configuracion').set({ registro_abierto: true }).execute();
  token = await signIn(app, people.admin);
});

test.each([PRODUCTION, { HOST: '0.0.0.0' }, { DATABASE_URL: 'postgresql://u@db/p' }, { PUBLIC_URL: 'https://portal.example' }])(
  'a start with %j refuses them and names them',
  async (settings) => {
    await expect(start(settings)).rejects.toThrow(
      `abre cuentas activas (2): ${people.admin.username}, ${people.other.username}. Ciérrelas con «npm run demo:cerrar»`,
    );
  },
);

test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { DEMO: '0' }, { ...PRODUCTION, DEMO: '1' }])(
  'a start with %j takes them',
  async (settings) => expect(await start(settings)).toBeUndefined(),
);

test('closing them ends their sessions and registration, leaves other accounts, and makes an administrator; then the start is possible', async () => {
  // An administrator of some companies cannot do without one of all of them.
  const kept = await buildAcceso(app.db, [await buildEmpresa(app.db)], { password: 'Otra-Clave-Larga-77' });
  const closed = await closeDemo(app.db, app.now);
  expect(closed).toEqual({ accounts: 2, administrator: { username: 'admin', password: expect.stringMatching(/^[\w-]{20}$/) } });
  expect((await app.call(usuarioApi.sel, { params: { id: people.admin.id_usuario }, token })).status).toBe(401);
  const signInAs = (username: string, password: string) => app.call(sesionApi.login, { body: { username, password } });
  expect((await signInAs(people.other.username, 'Portal-Demo-2026')).status).toBe(401);
  expect((await signInAs(kept.username, 'Otra-Clave-Larga-77')).status).toBe(200);
  expect((await app.call(portalApi.info, {})).data.registro_abierto).toBe(false);
  expect(await start(PRODUCTION)).toBeUndefined();
  expect(await closeDemo(app.db, app.now)).toEqual({ accounts: 0, administrator: undefined });
});

test('a sign-in of the demo alone, with the demo’s password of another salt, is found', async () => {
  await buildUsuario(app.db, { username: '10000002', password: 'Portal-Demo-2026' });
  await expect(start(PRODUCTION)).rejects.toThrow('abre cuentas activas (1): 10000002.');
});

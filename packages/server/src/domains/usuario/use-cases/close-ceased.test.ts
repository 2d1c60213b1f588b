import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { expect, test } from 'vitest';
import { closeCeased } from './close-ceased.ts';

const app = useTestApp();
const at = (now: string, today: string) => closeCeased(app.db, { now: new Date(now), today });

test('a person becomes Cesado and is signed out at midnight of fecha_cese in Lima', async () => {
  const person = await buildUsuario(app.db, { fecha_cese: '2026-11-22' });
  const stays = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const login = () => app.call(sesionApi.login, { body: { username: person.username, password: DEMO_PASSWORD } });
  expect(await at('2026-11-22T04:59:59Z', '2026-11-21')).toBe(0);
  expect((await login()).status).toBe(200);
  expect(await at('2026-11-22T05:00:00Z', '2026-11-22')).toBe(1);
  expect((await login()).status).toBe(401);
  expect((await app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token })).status).toBe(401);
  const rows = await app.db.selectFrom('usuario').select(['id_usuario', 'codigo_estado', 'version', 'usuario_modificacion']).execute();
  const row = (id: number) => rows.find(({ id_usuario }) => id_usuario === id);
  expect(row(person.id_usuario)).toMatchObject({ codigo_estado: 2, version: 2, usuario_modificacion: 'sistema' });
  expect(row(stays.id_usuario)).toMatchObject({ codigo_estado: 1, version: 1 });
  const log = await app.db.selectFrom('log').select(['usuario_creacion', 'detalle']).where('tipo', '=', 'cese').execute();
  expect(log).toEqual([{ usuario_creacion: 'sistema', detalle: 'fecha_cese 2026-11-22' }]);
});

test('a second run changes nothing', async () => {
  expect(await at('2026-11-23T05:00:00Z', '2026-11-23')).toBe(0);
});

import { accesoApi } from '@portal/contract/acceso';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { expect, test } from 'vitest';

const app = useTestApp();
const withdraw = (id: number, token: string) => app.call(accesoApi.del, { params: { id }, token });
const row = (id: number) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', id).executeTakeFirstOrThrow();

test('withdrawing each other at once leaves one administrator, whoever comes first', async () => {
  const one = await buildAcceso(app.db, []);
  const two = await buildAcceso(app.db, []);
  const [first, second] = [await signIn(app, one), await signIn(app, two)];
  const answers = await Promise.all([withdraw(two.id_usuario, first), withdraw(one.id_usuario, second)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // The later one waits and is no administrator any more; if its call began after the first ended, its session is gone.
  expect([401, 403]).toContain(statuses.find((status) => status !== 200));
  const left = await Promise.all([row(one.id_usuario), row(two.id_usuario)]);
  expect(left.filter(({ indicador_admin }) => indicador_admin === 1)).toHaveLength(1);
});

test('of two administrators who make each other Cesado at once one remains, and the last one of all companies never leaves', async () => {
  await app.db.updateTable('usuario').set({ indicador_admin: 0 }).where('indicador_admin', '=', 1).execute();
  const [one, two] = [await buildAcceso(app.db, []), await buildAcceso(app.db, [])];
  await buildAcceso(app.db, [await buildEmpresa(app.db)]);
  const tokens = [await signIn(app, one), await signIn(app, two)] as const;
  const cease = (id_usuario: number, caller: string) =>
    app.call(usuarioApi.cesar, { body: { id_usuario, version: 1, fecha_cese: '2026-11-21' }, token: caller });
  const answers = await Promise.all([cease(two.id_usuario, tokens[0]), cease(one.id_usuario, tokens[1])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await app.db
    .selectFrom('usuario')
    .select('id_usuario')
    .where('indicador_admin', '=', 1)
    .where('codigo_estado', '=', 1)
    .execute();
  expect(left.filter(({ id_usuario }) => [one.id_usuario, two.id_usuario].includes(id_usuario))).toHaveLength(1);
});

import { equipoApi } from '@portal/contract/equipo';
import { sesionApi } from '@portal/contract/sesion';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { approveAll, buildEquipo, buildSubordinado } from '@portal/testkit/builders/organizacion/equipo.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
/** The plan of the team ends on 21 December. */
const AFTER = new Date('2026-12-22T15:00:00Z');

beforeEach(() => {
  app.now = AFTER;
});

const waiting = async (persona: { readonly id_usuario: number; readonly username: string }) => {
  const token = await signIn(app, persona);
  return (await app.call(sesionApi.verifyToken, { token, query: {} })).data.equipo_atrasados;
};
const team = () => buildEquipo(app, '2026-11-21');

test('a boss hears from the session how many people are overdue, each once; before the deadline nobody is', async () => {
  const { jefe, one, two, id_planestudio } = await team();
  expect(await waiting(jefe)).toBe(2);
  app.now = TEST_NOW;
  expect(await waiting(jefe)).toBe(0);
  app.now = AFTER;
  await approveAll(app, two.id_usuario);
  expect(await waiting(jefe)).toBe(1);
  await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', id_planestudio).execute();
  expect(await waiting(jefe)).toBe(0);
  expect(await waiting(one), 'of nobody').toBe(0);
});

test('an answer is no longer waited for, until its extension is over', async () => {
  const { jefe, one, two } = await team();
  const token = await signIn(app, jefe);
  const respuestas = [
    { id_asignacion: one.id_asignacion, tipo: 'aceptada' as const },
    { id_asignacion: two.id_asignacion, tipo: 'prorroga' as const, fecha_hasta: '2026-12-30', motivo: 'Inventario' },
  ];
  expect((await app.call(equipoApi.responder, { token, body: { respuestas } })).status).toBe(200);
  expect(await waiting(jefe)).toBe(0);
  app.now = new Date('2026-12-31T15:00:00Z');
  expect(await waiting(jefe), 'the person of the extension is late again').toBe(1);
});

test('a boss with a limited access hears of the people of its companies alone', async () => {
  const { jefe, id_planestudio } = await team();
  const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  for (const { id_empresa } of [mine, theirs]) await buildSubordinado(app, { jefe, id_planestudio, id_empresa });
  expect(await waiting(jefe)).toBe(4);
  await app.db.updateTable('usuario').set({ indicador_admin: 1, indicador_alcance: 1 }).where('id_usuario', '=', jefe.id_usuario).execute();
  await app.db
    .insertInto('acceso_empresa')
    .values({ id_usuario: jefe.id_usuario, id_empresa: mine.id_empresa, usuario_creacion: 'pruebas' })
    .execute();
  expect(await waiting(jefe)).toBe(1);
});

import type { CallOf } from '@portal/contract/core';
import { equipoApi } from '@portal/contract/equipo';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { approveAll, buildEnlace, buildEquipo, buildSubordinado } from '@portal/testkit/builders/organizacion/equipo.ts';
import { beforeEach, expect, it } from 'vitest';

const test = useTestApp();
const TODAY = '2026-11-21';
/** The plan ends on 21 December. */
const FIN = '2026-12-21';

beforeEach(async () => {
  test.now = TEST_NOW;
  await test.db.deleteFrom('intento_acceso').execute();
});

type Body = CallOf<typeof equipoApi.responderEnlace>['body'];
const team = () => buildEquipo(test, TODAY);
const read = (token: string) => test.call(equipoApi.enlace, { body: { token } });
const answerLink = (token: string, respuestas: Body['respuestas']) => test.call(equipoApi.responderEnlace, { body: { token, respuestas } });
const stored = (id_asignacion: number) =>
  test.db.selectFrom('justificacion').selectAll().where('id_asignacion', '=', id_asignacion).orderBy('id_justificacion').execute();
const approve = (id_usuario: number) => approveAll(test, id_usuario);
const accepted = (id_asignacion: number) => ({ id_asignacion, tipo: 'aceptada' as const });

it('the link of a digest reads any number of times and answers once, also for two tabs at the same moment', async () => {
  const { jefe, one, two } = await team();
  const token = await buildEnlace(test, jefe, [one.id_asignacion, two.id_asignacion]);
  await read(token);
  const { data } = await read(token);
  expect(data).toMatchObject({ personal: jefe.personal, hoy: TODAY });
  expect(data.filas.map(({ situacion, fecha_fin }) => [situacion, fecha_fin])).toEqual([
    ['pendiente', FIN],
    ['pendiente', FIN],
  ]);
  const respuestas = [accepted(one.id_asignacion), { ...accepted(two.id_asignacion), tipo: 'justificada' as const, motivo: 'Viaje' }];
  const statuses = (await Promise.all([answerLink(token, respuestas), answerLink(token, respuestas)])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 410]));
  expect((await stored(one.id_asignacion)).map(({ tipo, via, id_usuario_creacion }) => [tipo, via, id_usuario_creacion])).toEqual([
    ['aceptada', 'enlace', jefe.id_usuario],
  ]);
  expect(await stored(two.id_asignacion)).toHaveLength(1);
  const logged = await test.db
    .selectFrom('log')
    .select(['id_usuario', 'id_usuario_creacion'])
    .where('tabla', '=', 'justificacion')
    .where('id_usuario', '=', two.id_usuario)
    .execute();
  expect(logged).toEqual([{ id_usuario: two.id_usuario, id_usuario_creacion: jefe.id_usuario }]);
});

it('the link of a digest answers the same when it is wrong, used or expired', async () => {
  const { jefe, one } = await team();
  const used = await buildEnlace(test, jefe, [one.id_asignacion]);
  await answerLink(used, [accepted(one.id_asignacion)]);
  const expired = await buildEnlace(test, jefe, [one.id_asignacion]);
  test.now = new Date(TEST_NOW.getTime() + 30 * 24 * 60 * 60 * 1000);
  const problems = [];
  for (const token of [used, expired, 'x'.repeat(43)]) {
    problems.push((await read(token)).problem, (await answerLink(token, [accepted(one.id_asignacion)])).problem);
  }
  expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
  expect(problems[0]?.code).toBe('enlace_vencido');
});

it('the link of a digest is stored as a hash, its token is behind # alone, and guesses are counted by address', async () => {
  const { jefe, one } = await team();
  const token = await buildEnlace(test, jefe, [one.id_asignacion]);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await test.db.selectFrom('enlace_equipo').selectAll().execute())).not.toContain(token);
  const statuses = [];
  for (let round = 0; round < 61; round += 1) statuses.push((await read(`no-existe-${round}`)).status);
  expect([statuses.lastIndexOf(410), statuses.at(-1)]).toEqual([59, 429]);
});

it('the link of a digest shows who finished, left the plan or the team meanwhile, and refuses nothing else for them', async () => {
  const { jefe, id_planestudio, one, two } = await team();
  const [closed, moved] = [await buildSubordinado(test, { jefe, id_planestudio }), await buildSubordinado(test, { jefe, id_planestudio })];
  const all = [one, two, closed, moved].map(({ id_asignacion }) => id_asignacion);
  const token = await buildEnlace(test, jefe, all);
  await approve(one.id_usuario);
  await test.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: test.now.toISOString(), usuario_cierre: 'x' })
    .where('id_asignacion', '=', closed.id_asignacion)
    .execute();
  await test.db.updateTable('usuario').set({ codigo_jefe_inmediato: null }).where('id_usuario', '=', moved.id_usuario).execute();
  const { filas } = (await read(token)).data;
  const situacionOf = ({ id_asignacion }: { readonly id_asignacion: number }) =>
    filas.find((fila) => fila.id_asignacion === id_asignacion)?.situacion;
  expect([one, two, closed, moved].map(situacionOf)).toEqual(['terminada', 'pendiente', 'retirada', 'ajena']);
  expect(filas.find((fila) => fila.id_asignacion === moved.id_asignacion)).toMatchObject({
    personal: moved.personal,
    avance: null,
    fecha_fin: null,
  });
  expect((await answerLink(token, all.map(accepted))).data).toMatchObject({ respondidas: 1, omitidas: 3 });
  expect(await stored(moved.id_asignacion)).toEqual([]);
});

it('the link of a digest answers for the people of the digest alone; a refused day leaves it as it was', async () => {
  const { jefe, one, two } = await team();
  const token = await buildEnlace(test, jefe, [one.id_asignacion]);
  expect((await answerLink(token, [accepted(two.id_asignacion)])).problem.code).toBe('no_encontrado');
  const late = { id_asignacion: one.id_asignacion, tipo: 'prorroga' as const, fecha_hasta: '2027-02-01', motivo: 'x' };
  expect((await answerLink(token, [late])).problem.code).toBe('datos_invalidos');
  expect((await answerLink(token, [accepted(one.id_asignacion)])).status).toBe(200);
});

it('the link of a digest of a boss who left answers as if it were wrong', async () => {
  const { jefe, one } = await team();
  const token = await buildEnlace(test, jefe, [one.id_asignacion]);
  await test.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: TODAY }).where('id_usuario', '=', jefe.id_usuario).execute();
  expect((await read(token)).problem.code).toBe('enlace_vencido');
});

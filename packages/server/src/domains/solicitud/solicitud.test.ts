import type { RequestOf } from '@portal/contract/core';
import { solicitudApi } from '@portal/contract/solicitud';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';
beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

type Solicitud = RequestOf<typeof solicitudApi.ins>['body'];

const record = async (fields: Partial<Solicitud> = {}, token = admin) => {
  const { id_usuario } = await buildUsuario(app.db);
  const body = { id_usuario, tipo: 'acceso', canal: 'correo', fecha_recepcion: '2026-11-16', estado: 'recibida', ...fields } as const;
  return { body, answer: await app.call(solicitudApi.ins, { body, token }) };
};
const venceOf = async (tipo: string, recibida: string) =>
  (await statement<{ vence: string }>`select vencimiento_solicitud(${tipo}, ${recibida}::date) as vence`.execute(app.db)).rows[0]!.vence;

describe('the clock of the law', () => {
  // November 2026: the 16th is a Monday; 8 and 25 December are holidays of the migration's calendar where they are listed.
  test.each([
    ['rectificacion', '2026-11-16', '2026-11-30'],
    ['cancelacion', '2026-11-13', '2026-11-27'],
    // Received on a Saturday: the first day is the Monday.
    ['oposicion', '2026-11-14', '2026-11-27'],
  ])('%s of %s is due on %s, ten working days later', async (tipo, recibida, vence) => {
    expect(await venceOf(tipo, recibida)).toBe(vence);
  });

  test('days that are not worked do not count, and a month is the most', async () => {
    await statement`delete from feriado where fecha between '2027-03-01' and '2027-05-31'`.execute(app.db);
    expect(await venceOf('cancelacion', '2027-03-01')).toBe('2027-03-15');
    await statement`insert into feriado (fecha, feriado, usuario_creacion) values ('2027-03-10', 'x', 'pruebas'), ('2027-03-13', 'y', 'pruebas')`.execute(
      app.db,
    );
    expect(await venceOf('cancelacion', '2027-03-01')).toBe('2027-03-16');
    expect(await venceOf('acceso', '2027-03-01')).toBe('2027-03-30');
    await statement`update configuracion set dias_acceso = 60`.execute(app.db);
    expect(await venceOf('acceso', '2027-03-01')).toBe('2027-04-01');
    await statement`update configuracion set dias_acceso = 20`.execute(app.db);
  });

  test('a request keeps its day when the setting changes later', async () => {
    const { answer } = await record({ tipo: 'cancelacion' });
    await statement`update configuracion set dias_arco = 1`.execute(app.db);
    const { data } = await app.call(solicitudApi.sel, { params: { id: answer.data.id_solicitud }, token: admin });
    expect(data.vence).toBe('2026-11-30');
    await statement`update configuracion set dias_arco = 10`.execute(app.db);
  });
});

describe('the register', () => {
  test('closes a request by an answer alone, notes the moment and every step, and keeps it', async () => {
    const { body, answer } = await record();
    const { id_solicitud } = answer.data;
    const change = (fields: Partial<Solicitud>) => app.call(solicitudApi.upd, { body: { ...body, id_solicitud, ...fields }, token: admin });
    const refused = await change({ estado: 'atendida' });
    expect(refused.problem.claves?.['respuesta']?.clave).toBe('solicitud.errores.respuesta');
    expect((await change({ estado: 'denegada', respuesta: 'No procede' })).status).toBe(200);
    const { data } = await app.call(solicitudApi.sel, { params: { id: id_solicitud }, token: admin });
    expect(data).toMatchObject({ estado: 'denegada', fecha_respuesta: TEST_NOW.toISOString() });
    const other = await buildUsuario(app.db);
    expect((await change({ id_usuario: other.id_usuario })).problem.claves?.['id_usuario']?.clave).toBe('solicitud.errores.otraPersona');
    expect((await app.call(solicitudApi.del, { params: { id: id_solicitud }, token: admin })).status).toBe(405);
    const { rows } = await statement<{ tipo: string }>`
      select tipo from log where tabla = 'solicitud' and id_registro = ${id_solicitud} order by id_log`.execute(app.db);
    expect(rows.map(({ tipo }) => tipo)).toEqual(['alta', 'cambio']);
  });

  test('the channel of the retention belongs to the portal: nobody writes it, and its entries keep it (P177)', async () => {
    const { body, answer } = await record();
    const { id_solicitud } = answer.data;
    const change = (canal: Solicitud['canal']) => app.call(solicitudApi.upd, { body: { ...body, id_solicitud, canal }, token: admin });
    for (const refused of [(await record({ canal: 'retencion' })).answer, await change('retencion')])
      expect(refused.problem.claves?.['canal']?.clave).toBe('validacion.opcion');
    await statement`update solicitud set canal = 'retencion' where id_solicitud = ${id_solicitud}`.execute(app.db);
    expect((await change('retencion')).status).toBe(200);
  });

  test('a limited access records and sees requests of its own people alone', async () => {
    const [{ id_empresa }, elsewhere] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const { token } = await limitedAdmin(app, [id_empresa]);
    const own = await buildUsuario(app.db, { id_empresa });
    const foreign = await buildUsuario(app.db, { id_empresa: elsewhere.id_empresa });
    await record({ id_usuario: foreign.id_usuario });
    expect((await record({ id_usuario: foreign.id_usuario }, token)).answer.status).toBe(400);
    expect((await record({ id_usuario: own.id_usuario }, token)).answer.status).toBe(200);
    const { data, total } = await app.call(solicitudApi.sellst, { query: { pagina: 1, tamano: 10 }, token });
    expect([total, data[0]?.id_usuario]).toEqual([1, own.id_usuario]);
  });
});

test('a person files a request, one of a kind at a time, and sees the day and the answer', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const ask = (tipo: 'cancelacion' | 'acceso') => app.call(solicitudApi.pedir, { body: { tipo, detalle: 'Me voy' }, token });
  expect((await ask('cancelacion')).status).toBe(200);
  expect((await ask('cancelacion')).problem.clave).toBe('solicitud.errores.abierta');
  expect((await ask('acceso')).status).toBe(200);
  const { data } = await app.call(solicitudApi.propias, { token });
  expect(data.map(({ tipo, vence, estado }) => [tipo, vence, estado])).toContainEqual(['cancelacion', '2026-12-04', 'recibida']);
  const { data: list } = await app.call(solicitudApi.sellst, { query: { pagina: 1, tamano: 50 }, token: admin });
  const filed = list.find((row) => row.id_usuario === person.id_usuario && row.tipo === 'cancelacion')!;
  expect(filed).toMatchObject({ canal: 'portal', usuario_creacion: person.username });
  const { id_solicitud, id_usuario, tipo, canal, fecha_recepcion } = filed;
  const body = { id_solicitud, id_usuario, tipo, canal, fecha_recepcion, estado: 'atendida' as const, respuesta: 'Suprimidos' };
  await app.call(solicitudApi.upd, { body, token: admin });
  const after = await app.call(solicitudApi.propias, { token });
  expect(after.data.find((row) => row.id_solicitud === id_solicitud)).toMatchObject({ estado: 'atendida', respuesta: 'Suprimidos' });
  const stranger = await app.call(solicitudApi.propias, { token: await signIn(app, await buildUsuario(app.db)) });
  expect(stranger.data).toEqual([]);
});

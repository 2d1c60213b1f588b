import { evaluacionApi } from '@portal/contract/evaluacion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
});

const read = (id: number, token = admin.token) => app.call(usuarioApi.reporte, { token, params: { id } });

test('the report has every attempt of the person, the newest first, with day, hour, grade and certificate', async () => {
  const { id_empresa, empresa } = await buildEmpresa(app.db);
  const alumno = await enrol(app, [plan], { id_empresa });
  await take(alumno, plan.ocurrencias[0]!, 1);
  app.now = new Date('2026-11-22T03:30:00Z');
  await app.db.updateTable('evaluacion').set({ fecha_fin: '2026-11-20T15:00:00Z' }).where('id_usuario', '=', alumno.id_usuario).execute();
  await take(alumno, plan.ocurrencias[0]!);
  app.now = new Date('2026-11-22T03:40:00Z');
  await open(alumno, plan.ocurrencias[1]!);
  recorder.take();
  const { data } = await read(alumno.id_usuario);
  expect(recorder.take(), 'session, person, attempts').toHaveLength(3);
  expect(data).toMatchObject({ id_usuario: alumno.id_usuario, personal: alumno.personal, empresa });
  const shared = { plan: 'Ingreso', tema: 'Primer tema', intentos: 2 };
  expect(data.intentos).toMatchObject([
    { plan: 'Ingreso', tema: 'Segundo tema', fecha: '2026-11-21', hora: '22:40', situacion: 'abierto', nota: null, certificado: null },
    { ...shared, fecha: '2026-11-21', hora: '22:30', numero_intento: 2, nota: 100, situacion: 'aprobado', certificado: expect.any(String) },
    { ...shared, fecha: '2026-11-20', hora: '10:00', numero_intento: 1, situacion: 'desaprobado', certificado: null },
  ]);
  const { id_evaluacion } = data.intentos[1]!;
  await app.call(evaluacionApi.upd, { token: admin.token, params: { id: id_evaluacion }, body: { codigo_estado: 2, motivo: 'Copia' } });
  expect((await read(alumno.id_usuario)).data.intentos[1]).toMatchObject({ situacion: 'anulado', certificado: null });
});

test('a person without attempts has none; an unknown one and one outside the scope are 404', async () => {
  const alumno = await enrol(app, [plan], { id_empresa: (await buildEmpresa(app.db)).id_empresa });
  expect((await read(alumno.id_usuario)).data.intentos).toEqual([]);
  expect((await read(2_000_000_000)).status).toBe(404);
  const token = await signIn(app, await buildLimitedAdmin(app.db, [(await buildEmpresa(app.db)).id_empresa]));
  expect((await read(alumno.id_usuario, token)).status).toBe(404);
});

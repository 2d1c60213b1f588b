import { reporteApi } from '@portal/contract/reporte';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { startSmtp } from '@portal/testkit/services/smtp-sink.ts';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendProgramados } from './reporte.public.ts';
import { smtpTransport } from '../../mail/transport.ts';
import { deliverMail } from '../email/email.public.ts';

const app = useTestApp();
const DATOS = {
  nombre: 'Avance',
  ruta: '/reporteusuarioxempresa' as const,
  filtros: { empresas: '0', planes: '0', desde: '0', hasta: '0' },
};
const DIARIO = { frecuencia: 'diario' as const, hora: 8 };

interface Admin {
  readonly id_usuario: number;
  readonly token: string;
}
let duena: Admin;
let otro: Admin;

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('correo').execute();
  await app.db.deleteFrom('reporte_guardado').execute();
  duena = await enrol(app, [], { admin: true });
  otro = await enrol(app, [], { admin: true });
});

const save = async (over: object = {}, { token } = duena) => {
  const answer = await app.call(reporteApi.guardar, { token, body: { ...DATOS, ...over } });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data.id_reporte;
};
const namesFor = async ({ token }: Admin) =>
  (await app.call(reporteApi.guardados, { token, query: { pagina: 1 } })).data.map(({ nombre }) => nombre);
const run = () => sendProgramados(app.db, { now: app.now, publicUrl: 'https://portal.test' });
/** Hour in Lima, as the clock of the application: 2026-11-22 is a Sunday. */
const at = (day: string, hour: number) => {
  app.now = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 5) * 3_600_000);
};
const outbox = () =>
  app.db.selectFrom('correo').select(['id_usuario', 'texto', 'adjunto', 'adjunto_nombre']).orderBy('id_correo').execute();
const noted = async (id: number) =>
  await app.db.selectFrom('reporte_envio').select(['id_usuario', 'resultado', 'filas']).where('id_reporte_guardado', '=', id).execute();

/** One person with an assigned plan in each of two companies. */
async function dosEmpresas() {
  const plan = await buildPlan(app.db, { today: '2026-11-21' });
  const build = async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const persona = await buildUsuario(app.db, { id_empresa });
    await buildAsignacion(app.db, { id_usuario: persona.id_usuario, id_planestudio: plan.plan.id_planestudio });
    return { id_empresa, persona };
  };
  const filtros = { ...DATOS.filtros, planes: String(plan.plan.id_planestudio) };
  return { a: await build(), b: await build(), filtros };
}

test('a report is its owner’s until it is shared; nobody else changes or deletes it', async () => {
  const id_reporte = await save();
  expect([await namesFor(duena), await namesFor(otro)]).toEqual([['Avance'], []]);
  expect((await app.call(reporteApi.guardado, { token: otro.token, params: { id: id_reporte } })).status).toBe(404);
  const change = (body: object, { token } = duena) =>
    app.call(reporteApi.cambiarGuardado, { token, body: { ...DATOS, id_reporte, version: 1, ...body } });
  expect((await change({ compartido: 1 })).data.version).toBe(2);
  expect((await change({ nombre: 'Tarde' })).status).toBe(409);
  expect(await namesFor(otro)).toEqual(['Avance']);
  expect((await app.call(reporteApi.guardado, { token: otro.token, params: { id: id_reporte } })).data).toMatchObject({ propio: false });
  expect((await change({ version: 2 }, otro)).status).toBe(404);
  expect((await app.call(reporteApi.borrarGuardado, { token: otro.token, params: { id: id_reporte } })).status).toBe(404);
  expect((await app.call(reporteApi.borrarGuardado, { token: duena.token, params: { id: id_reporte } })).status).toBe(200);
  expect(await namesFor(duena)).toEqual([]);
});

test('a name is given once by a person, whatever its case and accents; another person may give it', async () => {
  await save({ nombre: 'Avance de Ñuñoa' });
  const again = await app.call(reporteApi.guardar, { token: duena.token, body: { ...DATOS, nombre: 'AVANCE DE ÑUÑOA' } });
  expect([again.status, again.problem.claves]).toEqual([409, { nombre: { clave: 'reporte.guardado.errores.nombre' } }]);
  await save({ nombre: 'Avance de Ñuñoa' }, otro);
});

test('of somebody else’s report a limited access gets its own companies and the number of others, and none that has no row for it', async () => {
  const { a, b, filtros } = await dosEmpresas();
  const limitado = await limitedAdmin(app, [b.id_empresa]);
  const both = await save({ filtros: { ...filtros, empresas: `${a.id_empresa},${b.id_empresa}` }, compartido: 1 });
  const destinatarios = [limitado.id_usuario];
  const foreign = await save({
    nombre: 'Ajeno',
    filtros: { ...filtros, empresas: String(a.id_empresa) },
    compartido: 1,
    ...DIARIO,
    destinatarios,
  });
  await save({ nombre: 'Todas', filtros, compartido: 1 });
  const rows = (await app.call(reporteApi.guardados, { token: limitado.token, query: { pagina: 1, orden: 'nombre' } })).data;
  expect(rows.map(({ nombre, empresas_fuera, filtros: read }) => [nombre, empresas_fuera, read.empresas])).toEqual([
    ['Avance', 1, String(b.id_empresa)],
    ['Todas', 0, '0'],
  ]);
  const one = await app.call(reporteApi.guardado, { token: limitado.token, params: { id: both } });
  expect([one.data.filtros.empresas, one.data.guardados.empresas]).toEqual([String(b.id_empresa), String(b.id_empresa)]);
  expect((await app.call(reporteApi.guardado, { token: limitado.token, params: { id: foreign } })).status).toBe(404);
  expect((await app.call(reporteApi.enviarGuardado, { token: limitado.token, body: { id_reporte: foreign } })).status).toBe(404);
  const own = await app.call(reporteApi.guardado, { token: duena.token, params: { id: both } });
  expect(own.data).toMatchObject({ empresas_fuera: 0, guardados: { empresas: `${a.id_empresa},${b.id_empresa}` } });
});

test('rolling days are computed for the day of reading', async () => {
  const id = await save({ rango: 'ultimos_7', filtros: { ...DATOS.filtros, desde: '2020-01-01', hasta: '2020-01-07' } });
  const { data } = await app.call(reporteApi.guardado, { token: duena.token, params: { id } });
  expect(data.filtros).toMatchObject({ desde: '2026-11-15', hasta: '2026-11-21' });
  expect(data.guardados).toMatchObject({ desde: '2020-01-01', hasta: '2020-01-07' });
});

test.each([
  { ruta: '/usuario' },
  { filtros: { empresas: '0', otra: 'x' } },
  { frecuencia: 'semanal', hora: 8 },
  { frecuencia: 'semanal', dia: 8, hora: 8 },
  { frecuencia: 'diario' },
  { frecuencia: 'diario', hora: 8, destinatarios: [] },
  { frecuencia: 'diario', hora: 8, destinatarios: [2_000_000_000] },
])('refuses %j', async (over) => {
  expect((await app.call(reporteApi.guardar, { token: duena.token, body: { ...DATOS, ...over } as never })).status).toBe(400);
});

test('each recipient gets the file of their own scope, once a day, and whoever is no administrator any more gets nothing', async () => {
  const { a, b, filtros } = await dosEmpresas();
  const limitado = await limitedAdmin(app, [b.id_empresa]);
  const destinatarios = [duena.id_usuario, limitado.id_usuario, otro.id_usuario];
  const id = await save({ filtros, ...DIARIO, destinatarios });
  await app.db.updateTable('usuario').set({ indicador_admin: 0 }).where('id_usuario', '=', otro.id_usuario).execute();
  at('2026-11-22', 7);
  expect(await run()).toBe(0);
  at('2026-11-22', 8);
  expect(await Promise.all([run(), run()]).then(([one, two]) => one + two)).toBe(2);
  expect(await run()).toBe(0);
  const namesIn = async (bytes: Buffer | null) => {
    const { sheets } = await readXlsx(new Uint8Array(bytes!));
    const [header, ...rows] = sheets[0]!.rows;
    const column = header!.indexOf('Usuario');
    return rows.map((row) => row[column]).toSorted((one, other) => (one! < other! ? -1 : 1));
  };
  const sent = await outbox();
  const fileOf = (person: number) => namesIn(sent.find(({ id_usuario }) => id_usuario === person)!.adjunto);
  expect(await fileOf(duena.id_usuario)).toEqual([a.persona.personal, b.persona.personal].toSorted());
  expect(await fileOf(limitado.id_usuario)).toEqual([b.persona.personal]);
  expect(await noted(id)).toEqual(
    expect.arrayContaining([
      { id_usuario: duena.id_usuario, resultado: 'adjunto', filas: 2 },
      { id_usuario: limitado.id_usuario, resultado: 'adjunto', filas: 1 },
      { id_usuario: otro.id_usuario, resultado: 'sin_acceso', filas: 0 },
    ]),
  );
  const token = await signIn(app, duena);
  const [fila] = (await app.call(reporteApi.guardados, { token, query: { pagina: 1 } })).data;
  expect(fila).toMatchObject({ ultimo_envio: '2026-11-22', resultado: '2 con el archivo. 1 ya no lo recibe.' });
});

test('missed days are sent once, a paused report not at all, an empty one says so', async () => {
  const { filtros } = await dosEmpresas();
  const destinatarios = [duena.id_usuario];
  const id = await save({ filtros: { ...filtros, desde: '2030-01-01' }, ...DIARIO, destinatarios });
  at('2026-11-25', 9);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await noted(id)).toEqual([{ id_usuario: duena.id_usuario, resultado: 'vacio', filas: 0 }]);
  const [mail] = await outbox();
  expect(mail).toMatchObject({ adjunto: null });
  expect(mail!.texto).toContain('no tiene filas hoy');
  expect(mail!.texto).toContain(`https://portal.test/reporteguardado?id=${id}`);
  const token = await signIn(app, duena);
  const { data } = await app.call(reporteApi.guardado, { token, params: { id } });
  const body = { ...DATOS, id_reporte: id, version: data.version, ...DIARIO, destinatarios, pausado: 1 };
  expect((await app.call(reporteApi.cambiarGuardado, { token, body })).status).toBe(200);
  at('2026-11-26', 9);
  expect(await run()).toBe(0);
});

test('«Enviarme ahora» mails the file to the caller, through a real mail server', async () => {
  const { filtros } = await dosEmpresas();
  const id_reporte = await save({ filtros, columnas: 'personal,avance', compartido: 1 });
  const { data } = await app.call(reporteApi.enviarGuardado, { token: otro.token, body: { id_reporte } });
  expect(data.filas).toBe(2);
  const sink = await startSmtp();
  onTestFinished(() => sink.close());
  const transport = smtpTransport(sink.url, 'https://portal.test');
  onTestFinished(() => transport.close());
  expect(await deliverMail(app.db, { transport, clock: () => app.now, limit: 5 })).toBe(1);
  const [attachment] = sink.received[0]!.attachments;
  expect(attachment!.filename).toBe('UCJ-Usuarios_Asignados.xlsx');
  const { sheets } = await readXlsx(new Uint8Array(attachment!.content as ArrayBuffer));
  expect(sheets[0]!.rows).toHaveLength(3);
  expect(sheets[0]!.rows[0]).toHaveLength(2);
  expect((await outbox()).map(({ adjunto }) => adjunto)).toEqual([null]);
});

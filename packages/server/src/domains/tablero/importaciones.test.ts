import { ausenciaApi } from '@portal/contract/ausencia';
import { refusedFileName } from '@portal/contract/core';
import { tableroApi } from '@portal/contract/tablero';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { ausenciaSheet, usuarioSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';
let codigos: string[] = [];

beforeEach(async () => {
  await app.db.deleteFrom('importacion').execute();
  admin = await signIn(app, await buildUsuario(app.db, { admin: true, nombres: 'Ricardo', apellido_paterno: 'Villanueva' }));
  codigos = [];
  for (let person = 0; person < 3; person += 1) codigos.push((await buildUsuario(app.db)).codigo_usuario);
});

const absence = (codigo: string, hasta = '2026-12-31'): string[] => [codigo, 'vacaciones', '2026-12-21', hasta];

/** Imports absences; returns the import. */
async function absences(archivo: string, rows: readonly string[][], token = admin): Promise<number> {
  const query = { archivo };
  const { data } = await app.call(ausenciaApi.importar, { token, query, body: await ausenciaSheet(...rows) });
  await app.call(ausenciaApi.importarIns, { token, body: { id_importacion: data.id_importacion } });
  return data.id_importacion;
}

/** Reads the ids of the list, which the count of the duties equals. */
async function waiting(token = admin): Promise<number[]> {
  const { data } = await app.call(tableroApi.sellstRechazadas, { token, query: { pagina: 1, tamano: 100 } });
  const { data: duties } = await app.call(tableroApi.porHacer, { token });
  expect(duties.importacion_rechazada).toBe(data.length);
  return data.map(({ id_importacion }) => id_importacion);
}

const dismiss = (id_importacion: number, token = admin) => app.call(tableroApi.descartarRechazadas, { token, body: { id_importacion } });

test('a confirmed import with refused rows waits, until the same file comes again; one without never waits', async () => {
  const wrong = [absence(codigos[0]!), absence('NADIE'), absence(codigos[1]!, '2026-12-01')];
  const first = await absences('vacaciones.xlsx', wrong);
  await absences('otras.xlsx', [absence(codigos[2]!)]);
  expect(await waiting()).toEqual([first]);
  const { data } = await app.call(tableroApi.sellstRechazadas, { token: admin, query: {} });
  expect(data).toMatchObject([
    { archivo: 'vacaciones.xlsx', tipo: 'ausencia', rechazados: 2, autor: 'Ricardo Villanueva Materno', propia: true },
  ]);
  await app.call(ausenciaApi.importar, { token: admin, query: { archivo: 'vacaciones.xlsx' }, body: await ausenciaSheet(...wrong) });
  expect(await waiting(), 'a review alone sends nothing').toEqual([first]);
  const again = await absences('vacaciones.xlsx', [absence(codigos[0]!), absence('NADIE'), absence(codigos[1]!)]);
  expect(await waiting(), 'what is refused again waits anew').toEqual([again]);
});

test('the workbook of the refused rows settles its import alone, whatever the browser added to its name', async () => {
  const first = await absences('enero.xlsx', [absence(codigos[0]!), absence('NADIE1')]);
  const second = await absences('febrero.xlsx', [absence(codigos[1]!), absence('NADIE2')]);
  expect(await waiting()).toEqual([second, first]);
  await absences(refusedFileName('ausencias-rechazadas', first).replace('.xlsx', ' (1).xlsx'), [absence(codigos[2]!)]);
  expect(await waiting()).toEqual([second]);
});

test('rows of the same names in another file count as sent; a part of them does not', async () => {
  const persona = (n_doc: string, nombre: string) => ({
    cod_empresa: 'RECH',
    empresa: 'Empresa',
    tipo_doc: 'DNI',
    n_doc,
    nombre,
    apellido_paterno: 'Salas',
    codigo: `R${n_doc}`,
  });
  const people = async (archivo: string, ...rows: ReturnType<typeof persona>[]) => {
    const { data } = await app.call(usuarioApi.importar, { token: admin, query: { archivo }, body: await usuarioSheet(...rows) });
    await app.call(usuarioApi.importarIns, { token: admin, body: { id_importacion: data.id_importacion } });
    return data;
  };
  const first = await people('uno.xlsx', persona('70000001', 'Ana'), persona('7', 'Bea'), persona('8', 'Eva'));
  expect(first.rechazadas).toBe(2);
  await people('dos.xlsx', persona('70000002', 'Bea'));
  expect(await waiting()).toEqual([first.id_importacion]);
  await people('tres.xlsx', persona('70000002', 'Bea'), persona('70000003', 'Eva'));
  expect(await waiting()).toEqual([]);
});

test('a dismissed or undone import waits no more, a repeat changes nothing, and the log knows the author', async () => {
  const [dismissed, undone] = [
    await absences('a.xlsx', [absence(codigos[0]!), absence('N1')]),
    await absences('b.xlsx', [absence(codigos[1]!), absence('N2')]),
  ];
  expect((await dismiss(dismissed)).status).toBe(200);
  const settled = () =>
    app.db.selectFrom('importacion').select('fecha_atendida').where('id_importacion', '=', dismissed).executeTakeFirstOrThrow();
  const at = await settled();
  app.now = new Date(app.now.getTime() + 60_000);
  expect((await dismiss(dismissed)).status).toBe(200);
  expect(await settled()).toEqual(at);
  await app.call(ausenciaApi.importarDeshacer, { token: admin, params: { id: undone }, query: { simular: 0 } });
  expect(await waiting()).toEqual([]);
  const entries = await app.db
    .selectFrom('log')
    .select('despues')
    .where('tabla', '=', 'importacion')
    .where('id_registro', '=', dismissed)
    .where('tipo', '=', 'cambio')
    .execute();
  expect(entries.filter(({ despues }) => JSON.stringify(despues).includes('fecha_atendida'))).toHaveLength(1);
});

test('a limited access knows its own imports alone; another administrator sees all, and cannot read their rows', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  const { token: limited } = await limitedAdmin(app, [id_empresa]);
  const mine = await buildUsuario(app.db, { id_empresa });
  const theirs = await absences('todas.xlsx', [absence(codigos[0]!), absence('N1')]);
  const own = await absences('mias.xlsx', [absence(mine.codigo_usuario), absence('N2')], limited);
  expect(await waiting(limited)).toEqual([own]);
  expect(await waiting()).toEqual([own, theirs]);
  const { data } = await app.call(tableroApi.sellstRechazadas, { token: admin, query: {} });
  expect(data.map(({ propia }) => propia)).toEqual([false, true]);
  expect((await dismiss(theirs, limited)).status).toBe(404);
  expect((await dismiss(999_999)).status).toBe(404);
  expect((await dismiss(own)).status).toBe(200);
  expect(await waiting(limited)).toEqual([]);
});

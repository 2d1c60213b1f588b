import { ausenciaApi } from '@portal/contract/ausencia';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { ausenciaSheet, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const app = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const person = (over = {}) => buildUsuario(app.db, over);
const review = async (body: Uint8Array, as = token) =>
  (await app.call(ausenciaApi.importar, { token: as, query: { archivo: 'ausencias.xlsx' }, body })).data;
const confirm = (id_importacion: number, as = token) => app.call(ausenciaApi.importarIns, { token: as, body: { id_importacion } });
const undo = (id: number, simular: 0 | 1 = 0) => app.call(ausenciaApi.importarDeshacer, { token, params: { id }, query: { simular } });
const save = (id_usuario: number, fecha_desde: string, fecha_hasta: string) =>
  app.call(ausenciaApi.ins, { token, body: { id_usuario, tipo: 'vacaciones', fecha_desde, fecha_hasta } });
const absences = async (id: number) =>
  (await app.call(ausenciaApi.ofUsuario, { token, params: { id } })).data.map(({ tipo, fecha_desde, fecha_hasta, observacion }) => [
    tipo,
    fecha_desde,
    fecha_hasta,
    observacion,
  ]);

describe('a sheet of absences', () => {
  it('says of each row whether it comes in and why not, and writes nothing', async () => {
    const [ana, bea, gone] = [await person(), await person(), await person({ codigo_estado: 2, fecha_cese: '2026-11-01' })];
    await save(bea.id_usuario, '2026-12-01', '2026-12-10');
    const [a, b, c] = [ana, bea, gone].map(({ codigo_usuario }) => codigo_usuario);
    const data = await review(
      await ausenciaSheet(
        [a!, 'Descanso Médico', '01/12/2026', '2026-12-03', 'Reposo'],
        [a!, 'LICENCIA', '03/12/2026', '05/12/2026'],
        [a!, 'viaje', '10/12/2026', '11/12/2026'],
        [a!, 'Licencia', '31/02/2027', '11/12/2026'],
        [a!, 'Licencia', '12/12/2026', '11/12/2026'],
        [b!, 'vacaciones', '01/12/2026', '10/12/2026'],
        [b!, 'licencia', '10/12/2026', '12/12/2026'],
        [c!, 'licencia', '10/12/2026', '12/12/2026'],
        ['NADIE', 'licencia', '10/12/2026', '12/12/2026'],
      ),
    );
    expect(data).toMatchObject({ total: 9, aceptadas: 1, existentes: 1, rechazadas: 7, no_existen: 1, cesadas: 1 });
    expect(data.filas.map(({ estado, error }) => error ?? estado)).toEqual([
      'nueva',
      'Error: Comparte días con la fila 2 de la misma persona.',
      'Error: Tipo: dice «viaje»; debe ser vacaciones, licencia o descanso médico.',
      'Error: Desde: dice «31/02/2027»; debe ser una fecha, día/mes/año.',
      'Error: Hasta: es anterior a Desde.',
      'existente',
      'Error: Esta persona ya tiene una ausencia del 01/12/2026 al 10/12/2026.',
      'Error: La persona está cesada.',
      'Error: Ningún usuario tiene el código «NADIE».',
    ]);
    expect(data.filas[0]).toMatchObject({ id_usuario: ana.id_usuario, personal: ana.personal });
    expect(await absences(ana.id_usuario)).toEqual([]);
    const file = await app.inject({
      method: 'GET',
      url: `/api/ausencia/importar/rechazadas/${data.id_importacion}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await readSheet(file.rawPayload)).toHaveLength(8);
  });

  it('is written once, as CSV too, and judges again at the confirmation what changed since the review', async () => {
    const people = [await person(), await person(), await person(), await person()];
    const [ana, bea, eva, gone] = people;
    const lines = people.map(({ codigo_usuario }) => `${codigo_usuario};vacaciones;21/12/2026;31/12/2026;Programadas`);
    const { id_importacion, aceptadas } = await review(Buffer.from(['Código;Tipo;Desde;Hasta;Observación', ...lines].join('\n')));
    expect(aceptadas).toBe(4);
    await save(bea!.id_usuario, '2026-12-21', '2026-12-31');
    await save(eva!.id_usuario, '2026-12-31', '2027-01-02');
    await app.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-11-20' })
      .where('id_usuario', '=', gone!.id_usuario)
      .execute();
    const { data } = await confirm(id_importacion);
    expect(data).toMatchObject({ insertados: 1, existentes: 1, rechazados: 2 });
    expect(data.message).toMatch(
      /^Se registró 1 ausencia; 1 ya estaba; 2 filas no se importaron\. Al confirmar se rechazaron 2 filas: .*está cesada\.$/,
    );
    expect(await absences(ana!.id_usuario)).toEqual([['vacaciones', '2026-12-21', '2026-12-31', 'Programadas']]);
    expect((await confirm(id_importacion)).data).toMatchObject({ insertados: 1 });
    expect([await absences(eva!.id_usuario), await absences(gone!.id_usuario)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('of a limited access finds the people of its companies alone', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const limited = await signIn(app, await buildLimitedAdmin(app.db, [id_empresa]));
    const [own, other] = [await person({ id_empresa }), await person()];
    const days = ['licencia', '01/12/2026', '02/12/2026'];
    const data = await review(await ausenciaSheet([own.codigo_usuario, ...days], [other.codigo_usuario, ...days]), limited);
    expect(data.filas.map(({ estado, id_usuario }) => [estado, id_usuario])).toEqual([
      ['nueva', own.id_usuario],
      ['rechazada', null],
    ]);
    expect((await confirm(data.id_importacion, limited)).data).toMatchObject({ insertados: 1 });
  });

  it('is undone in what nobody changed', async () => {
    const [ana, bea, eva] = [await person(), await person(), await person()];
    const rows = [ana, bea, eva].map(({ codigo_usuario }) => [codigo_usuario, 'licencia', '01/12/2026', '02/12/2026']);
    const { id_importacion } = await review(await ausenciaSheet(...rows));
    await confirm(id_importacion);
    const stored = await app.call(ausenciaApi.ofUsuario, { token, params: { id: bea.id_usuario } });
    const { id_ausencia, version } = stored.data[0]!;
    const body = { id_ausencia, version, id_usuario: bea.id_usuario, tipo: 'licencia' as const };
    await app.call(ausenciaApi.upd, { token, body: { ...body, fecha_desde: '2026-12-01', fecha_hasta: '2026-12-05' } });
    const { data: gone } = await app.call(ausenciaApi.ofUsuario, { token, params: { id: eva.id_usuario } });
    await app.call(ausenciaApi.del, { token, params: { id: gone[0]!.id_ausencia } });
    expect((await undo(id_importacion, 1)).data).toMatchObject({ deshechos: 1, conservados: 1 });
    const { data } = await undo(id_importacion);
    expect(data.filas.map(({ fila, motivo }) => [fila, motivo])).toEqual([[3, 'alguien la cambió después']]);
    expect([await absences(ana.id_usuario), await absences(bea.id_usuario)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

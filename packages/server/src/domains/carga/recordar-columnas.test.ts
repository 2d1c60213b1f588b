import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { reviewer } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let stranger = '';
beforeAll(async () => {
  const [one, other] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
  token = await signIn(test, await buildUsuario(test.db, { admin: true, id_empresa: one.id_empresa }));
  stranger = await signIn(test, await buildUsuario(test.db, { admin: true, id_empresa: other.id_empresa }));
});

const csv = (...rows: readonly (readonly string[])[]) => Buffer.from(rows.map((row) => row.join(';')).join('\n'));
const review = reviewer(test, () => token, { archivo: 'lunes.csv' });

const HEAD = ['Planta', 'Ficha', 'Quién', 'Familia', 'Nombres'];
const ROW = ['E1', '41000001', 'Rosa', 'Quispe', 'apodo'];
const CHOSEN = 'n_doc=B,nombre=C,apellido_paterno=D,cod_empresa=A';

it('remembers what a person chose, and reads the next file of the company so, in whatever order its columns come', async () => {
  const first = await review(csv(HEAD, ROW), { columnas: CHOSEN });
  expect(first.columnas).toMatchObject({ modo: 'elegidas', recordadas: null });
  const second = await review(csv(['Sede', ...HEAD.toReversed()], ['Lima', ...ROW.toReversed()]), { archivo: 'martes.csv' });
  expect(second.columnas).toMatchObject({ modo: 'nombre', fila: 1, faltan: [], recordadas: { archivo: 'lunes.csv' } });
  expect(second.filas[0]).toMatchObject({ n_doc: '41000001', nombre: 'Rosa', apellido_paterno: 'Quispe', cod_empresa: 'E1' });
  // «Nombres» was left out by hand although its name is known.
  expect(second.columnas.recordadas?.encabezados.toSorted()).toEqual(HEAD.toSorted());
  expect((await review(csv(HEAD, ROW), {}, stranger)).columnas.recordadas).toBeNull();
});

it('lets a later choice replace an earlier one, and forgets a header that is read by its name again', async () => {
  await review(csv(HEAD, ROW), { columnas: 'n_doc=B,nombre=E,apellido_paterno=D,cod_empresa=A' });
  const { columnas, filas } = await review(csv(HEAD, ROW));
  expect(filas[0]?.nombre).toBe('apodo');
  expect(columnas.recordadas?.encabezados).not.toContain('Nombres');
});

it('forgets everything when it is asked to, for the whole company', async () => {
  expect((await review(csv(HEAD, ROW))).columnas.recordadas).not.toBeNull();
  expect((await review(csv(HEAD, ROW), { olvidar: 1 })).columnas.recordadas).toBeNull();
  expect((await review(csv(HEAD, ROW))).columnas.recordadas).toBeNull();
  const left = await test.db.selectFrom('importacion_columna').select('encabezado').execute();
  expect(left).toEqual([]);
});

it('notes in the log who chose what', async () => {
  await review(csv(HEAD, ROW), { columnas: CHOSEN });
  const noted = await test.db.selectFrom('log').select(['tipo', 'despues']).where('tabla', '=', 'importacion_columna').execute();
  expect(noted.map(({ despues }) => JSON.stringify(despues)).join('\n')).toContain('"escrito":"Quién"');
});

import { preguntaApi } from '@portal/contract/pregunta';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAplicada } from '@portal/testkit/builders/persona/importacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let admin: Awaited<ReturnType<typeof buildUsuario>>;
beforeAll(async () => {
  admin = await buildUsuario(test.db, { admin: true });
  token = await signIn(test, admin);
});
const { review, confirm, undo, imported, persona } = useCarga(test, () => token);
const named = (nombre: string, cells = {}) => persona({ cod_empresa: 'N1', empresa: 'Nombrada', nombre, ...cells });
const lista = async () => (await test.call(usuarioApi.importarLista, { query: {}, token })).data;

it('a complete list counts its own rows, and counts and names who becomes Cesado, before and afterwards (P198)', async () => {
  const rows = [...Array.from({ length: 10 }, () => named('Ana')), named('Zoila'), named('Abel')];
  await imported(rows);
  const file = [{ ...rows[0]!, telefono: '999' }, ...rows.slice(1, 10), named('Nueva')];
  const read = await review(file, { completa: 1 });
  expect(read).toMatchObject({ total: 11, aceptadas: 4, existentes: 9, rechazadas: 0, cesan: 2 });
  expect(read.cesan_nombres.toSorted()).toEqual(['Abel Quispe', 'Zoila Quispe']);
  expect(read.filas.filter(({ cesa }) => cesa).map(({ fila, nombre }) => [fila, nombre])).toEqual([
    [null, 'Abel'],
    [null, 'Zoila'],
  ]);
  const { data } = await confirm(read.id_importacion);
  expect(data).toMatchObject({ insertados: 1, actualizados: 1, cesados: 2, existentes: 9 });
  expect(data.message).toContain('2 personas pasaron a Cesado.');
  expect((await confirm(read.id_importacion)).data).toMatchObject({ cesados: 2 });
  expect((await lista())[0]).toMatchObject({ insertados: 1, actualizados: 1, cesados: 2, cesaron: 'Abel Quispe, Zoila Quispe' });
});

it('nobody is named of a company above the threshold, nor by a file that is not a complete list', async () => {
  const rows = Array.from({ length: 4 }, () => persona({ cod_empresa: 'N2', empresa: 'Umbral' }));
  await imported(rows);
  expect(await review(rows.slice(0, 1), { completa: 1 })).toMatchObject({ total: 1, cesan: 0, cesan_nombres: [] });
  expect(await review(rows.slice(0, 1))).toMatchObject({ total: 1, cesan: 0 });
});

it('the list of imports names who imported, and reads an import of an earlier version', async () => {
  const id = await buildAplicada(test.db, admin);
  const resultado = JSON.stringify({ insertados: 1, actualizados: 0, existentes: 0, rechazados: 1 });
  await test.db.updateTable('importacion').set({ resultado }).where('id_importacion', '=', id).execute();
  const { data } = await test.call(preguntaApi.importarLista, { query: {}, token });
  const { personal } = await test.db
    .selectFrom('usuario')
    .select('personal')
    .where('id_usuario', '=', admin.id_usuario)
    .executeTakeFirstOrThrow();
  expect(data[0]).toMatchObject({ id_importacion: id, autor: personal, cesados: 0, cesaron: null });
  const again = await test.call(preguntaApi.importarIns, { body: { id_importacion: id }, token });
  expect(again.data).toMatchObject({ insertados: 1, cesados: 0 });
});

it('an undoing names the people whom it keeps', async () => {
  const rows = [named('Queda'), named('Va')];
  const id = await imported(rows);
  await test.db.updateTable('usuario').set({ telefono: '1', version: 9 }).where('codigo_usuario', '=', String(rows[0]!.codigo)).execute();
  expect((await undo(id, 1)).data.filas).toMatchObject([{ fila: 2, nombre: 'Queda Quispe' }]);
  await undo(id);
  expect((await undo(id)).data.filas).toMatchObject([{ fila: 2, nombre: 'Queda Quispe' }]);
});

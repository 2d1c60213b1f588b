import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { review, imported, confirm, undo, persona, stored } = useCarga(test, () => token);
const leave = (codigo: unknown) =>
  test.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-01-31' }).where('codigo_usuario', '=', String(codigo)).execute();

async function left() {
  const row = persona();
  await imported([row]);
  await leave(row.codigo);
  return row;
}

it('somebody hired again takes the new code once the file may bring people back, and undoing gives the old one back', async () => {
  const row = await left();
  const before = (await stored(row.codigo))!;
  const below = await buildUsuario(test.db, { codigo_jefe_inmediato: before.codigo_usuario });
  const again = { ...row, codigo: 'NUEVO1' };
  const asked = await review([again]);
  expect([asked.rechazadas, asked.cesados, asked.filas[0]?.error]).toEqual([1, 1, expect.stringContaining('elija reactivar')]);
  const told = await review([again], { reactivar: 1 });
  expect([told.aceptadas, told.filas[0]?.cambios?.['codigo']]).toEqual([1, { antes: row.codigo, despues: 'NUEVO1' }]);
  expect(told.avisos.map(({ motivo }) => motivo)).toContain(`Su código pasa de ${String(row.codigo)} a NUEVO1.`);
  const id = await imported([again, persona({ jefe: row.codigo })], { reactivar: 1 });
  expect(await stored('NUEVO1')).toMatchObject({ id_usuario: before.id_usuario, codigo_estado: 1, username: row.n_doc });
  expect(await stored(row.codigo)).toBeUndefined();
  expect((await stored(below.codigo_usuario))?.codigo_jefe_inmediato).toBe('NUEVO1');
  await undo(id);
  expect(await stored(row.codigo)).toMatchObject({ id_usuario: before.id_usuario, codigo_estado: 2 });
  expect((await stored(below.codigo_usuario))?.codigo_jefe_inmediato).toBe(row.codigo);
});

it.each([
  ['the name of somebody else', { nombre: 'Óscar', apellido_paterno: 'Yáñez' }],
  ['another kind of document', { tipo_doc: 'CE' }],
])('a new code with %s is refused', async (_, over) => {
  const row = await left();
  const { filas } = await review([{ ...row, ...over, codigo: 'NUEVO2' }], { reactivar: 1 });
  expect(filas[0]?.error).toContain(`(código ${String(row.codigo)})`);
});

it('a person who did not leave keeps the code, and one of somebody else is never taken', async () => {
  const active = persona();
  await imported([active]);
  expect((await review([{ ...active, codigo: 'NUEVO3' }], { reactivar: 1 })).filas[0]?.error).toContain(
    `(código ${String(active.codigo)})`,
  );
  const row = await left();
  expect((await review([{ ...row, codigo: active.codigo }], { reactivar: 1 })).rechazadas).toBe(1);
});

it('a code that somebody got since the review is refused at the confirmation, and so is an undoing that would need it', async () => {
  const row = await left();
  const { id_importacion } = await review([{ ...row, codigo: 'NUEVO4' }], { reactivar: 1 });
  await buildUsuario(test.db, { codigo_usuario: 'NUEVO4' });
  await confirm(id_importacion);
  expect(await stored(row.codigo)).toMatchObject({ codigo_estado: 2 });
  const id = await imported([{ ...row, codigo: 'NUEVO5' }], { reactivar: 1 });
  await buildUsuario(test.db, { codigo_usuario: String(row.codigo) });
  await undo(id);
  expect(await stored('NUEVO5')).toMatchObject({ username: row.n_doc });
});

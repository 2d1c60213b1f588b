import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { review, confirm, undo, imported, persona, stored, dump } = useCarga(test, () => token);

describe('a complete list', () => {
  const people = () => Array.from({ length: 10 }, () => persona({ cod_empresa: 'L1', empresa: 'Lista' }));
  it('proposes those whom it lacks as Cesado, and none above the threshold', async () => {
    const rows = people();
    await imported(rows);
    const few = await review(rows.slice(0, 8), { completa: 1 });
    expect(few.ceses).toEqual([{ empresa: 'Lista', activas: 10, faltan: 2, porcentaje: 20, rechazado: false }]);
    expect(few.filas.slice(8).map(({ fila, estado, cambios }) => [fila, estado, cambios])).toEqual(
      [1, 2].map(() => [null, 'cambiada', { codigo_estado: { antes: '1', despues: '2' } }]),
    );
    const many = await review(rows.slice(0, 7), { completa: 1 });
    expect([many.aceptadas, many.rechazadas, many.ceses[0]?.rechazado]).toEqual([0, 3, true]);
    const before = await dump();
    await confirm(few.id_importacion);
    expect(await stored(rows[9]?.codigo)).toMatchObject({ codigo_estado: 2, fecha_cese: test.now.toISOString().slice(0, 10) });
    await undo(few.id_importacion);
    expect(await dump()).toBe(before);
  });

  it('leaves Cesado people of a file as they are, unless they are to come back', async () => {
    const row = persona();
    await imported([row]);
    await test.db
      .updateTable('usuario')
      .set({ codigo_estado: 2, fecha_cese: '2026-01-01' })
      .where('codigo_usuario', '=', String(row.codigo))
      .execute();
    const still = await review([row]);
    expect([still.filas[0]?.estado, still.cesados]).toEqual(['existente', 1]);
    const { filas, id_importacion } = await review([row], { reactivar: 1 });
    expect(filas[0]?.aviso).toBe('Estaba Cesado desde 01/01/2026 y vuelve a Activo.');
    await confirm(id_importacion);
    expect(await stored(row.codigo)).toMatchObject({ codigo_estado: 1, fecha_cese: null });
  });
});

describe('undoing', () => {
  it('gives every table back byte by byte, with what came along', async () => {
    const old = persona({ telefono: '1' });
    await imported([old]);
    const before = await dump();
    const jefa = persona({
      cod_empresa: 'E9',
      empresa: 'Otra empresa',
      ceco: '9',
      desc_ceco: 'Nuevo',
      departamento: 'Nuevo',
      puesto_trabajador: 'Nueva',
    });
    const id = await imported([
      { ...old, telefono: '2', jefe: jefa.codigo ?? null, departamento: 'Nuevo' },
      jefa,
      persona({ jefe: jefa.codigo ?? null }),
    ]);
    expect(await dump()).not.toBe(before);
    expect((await undo(id, 1)).data).toMatchObject({ deshechos: 3, conservados: 0 });
    expect((await undo(id)).data).toMatchObject({ deshechos: 3, conservados: 0 });
    expect(await dump()).toBe(before);
  });

  it('keeps whom something came after, and says why', async () => {
    const [entered, changed, boss, gone] = [persona(), persona(), persona(), persona()];
    const id = await imported([entered, changed, boss, gone]);
    await test.db
      .updateTable('usuario')
      .set({ fecha_login: new Date(test.now.getTime() + 60_000).toISOString() })
      .where('codigo_usuario', '=', String(entered.codigo))
      .execute();
    await test.db.updateTable('usuario').set({ telefono: '77' }).where('codigo_usuario', '=', String(changed.codigo)).execute();
    await buildUsuario(test.db, { codigo_jefe_inmediato: String(boss.codigo) });
    const { data } = await undo(id);
    expect(data).toMatchObject({ deshechos: 1, conservados: 3 });
    expect(data.filas.map(({ motivo }) => motivo)).toEqual([
      'ingresó al portal',
      'se cambió después',
      'es jefe, gerente o director de alguien',
    ]);
    expect(await stored(gone.codigo)).toBeUndefined();
  });
});

describe('what somebody changed by hand since the last file', () => {
  it('is marked', async () => {
    const row = persona({ telefono: '1', mail: 'a@example.com' });
    await imported([row]);
    await test.db.updateTable('usuario').set({ telefono: '2' }).where('codigo_usuario', '=', String(row.codigo)).execute();
    const { filas } = await review([{ ...row, mail: 'b@example.com' }]);
    expect(filas[0]).toMatchObject({ estado: 'cambiada', aviso: 'Alguien cambió a mano después de la última planilla: Teléfono.' });
  });
});

describe('an access limited to companies', () => {
  it('is refused row by row what is outside, and learns no name', async () => {
    const [inside, outside] = [persona({ cod_empresa: 'S1', empresa: 'Dentro' }), persona({ cod_empresa: 'S2', empresa: 'Fuera' })];
    await imported([inside, outside]);
    const { id_empresa } = (await stored(inside.codigo))!;
    const limited = await buildUsuario(test.db, { admin: true, indicador_alcance: 1, id_empresa });
    await test.db
      .insertInto('acceso_empresa')
      .values({ id_usuario: limited.id_usuario, id_empresa: id_empresa!, usuario_creacion: 'x' })
      .execute();
    const bearer = await signIn(test, limited);
    const rows = [
      { ...inside, telefono: '5' },
      { ...outside, telefono: '5' },
      persona({ cod_empresa: 'S1', n_doc: outside.n_doc ?? null }),
      persona({ cod_empresa: 'S3', empresa: 'Nueva' }),
    ];
    const { filas, id_importacion } = await review(rows, {}, bearer);
    expect(filas.map(({ estado }) => estado)).toEqual(['cambiada', 'rechazada', 'rechazada', 'rechazada']);
    expect(filas[2]?.error).toBe(`Error: Número de documento: «${String(outside.n_doc)}» es de otra persona.`);
    expect(JSON.stringify(filas.slice(1))).not.toContain('Fuera Rosa');
    expect((await confirm(id_importacion, bearer)).data).toMatchObject({ actualizados: 1, rechazados: 3 });
    const lista = await test.call(usuarioApi.importarLista, { query: {}, token: bearer });
    expect(lista.data.map((each) => each.id_importacion)).toEqual([id_importacion]);
  });
});

describe('bare rows', () => {
  it('are imported by the same rules, and the refused ones come back', async () => {
    const row = persona();
    const body = [row, { ...persona(), n_doc: 1_234_567 }].map((cells) =>
      Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, String(value)])),
    );
    const { data } = await test.call(usuarioApi.importarDirecto, { body, token });
    expect(data).toMatchObject({ insertados: 1, rechazados: 1 });
    expect(data.filas.map(({ fila }) => fila)).toEqual([2]);
    expect(await stored(row.codigo)).toBeDefined();
  });
});

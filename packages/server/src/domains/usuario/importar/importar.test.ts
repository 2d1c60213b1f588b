import { api } from '@portal/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { signIn } from '../../../testing/builders/sesion.ts';
import { buildUsuario } from '../../../testing/builders/usuario.ts';
import { type CargaCells, usuarioSheet } from '../../../testing/spreadsheet.ts';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

interface Opciones {
  readonly completar_dni?: number;
  readonly reactivar?: number;
  readonly completa?: number;
}

async function review(rows: CargaCells[], opciones: Opciones = {}, bearer = token) {
  const body = await usuarioSheet(...rows);
  const answer = await test.call(api.usuario.importar, { body, query: { archivo: 'personal.xlsx', opciones }, token: bearer });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data;
}
const confirm = async (id_importacion: number, bearer = token) =>
  test.call(api.usuario.importarIns, { body: { id_importacion }, token: bearer });
async function undo(id: number, simular = 0) {
  const answer = await test.call(api.usuario.importarDeshacer, { params: { id }, query: { simular }, token });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer;
}

async function imported(rows: CargaCells[], opciones: Opciones = {}): Promise<number> {
  const { id_importacion } = await review(rows, opciones);
  const { status, problem } = await confirm(id_importacion);
  expect(status, JSON.stringify(problem)).toBe(200);
  return id_importacion;
}

let number = 0;
const EMPRESA = { cod_empresa: 'E1', empresa: 'Comercial Andina' };
const persona = (cells: CargaCells = {}): CargaCells => {
  number += 1;
  return {
    ...EMPRESA,
    tipo_doc: 'DNI',
    n_doc: String(41_000_000 + number),
    nombre: 'Rosa',
    apellido_paterno: 'Quispe',
    codigo: `P${number}`,
    ...cells,
  };
};
const errorOf = async (...rows: CargaCells[]) => (await review(rows)).filas.at(-1)?.error;
const stored = (codigo: unknown) =>
  test.db.selectFrom('usuario').selectAll().where('codigo_usuario', '=', String(codigo)).executeTakeFirst();

/** The tables that an import of people writes, as text. */
async function dump(): Promise<string> {
  const tables = ['usuario', 'empresa', 'parametro', 'acceso_empresa', 'asignacion', 'sesion'];
  const parts = await Promise.all(
    tables.map(async (name) => (await sql`select to_jsonb(t)::text as fila from ${sql.table(name)} t order by 1`.execute(test.db)).rows),
  );
  return JSON.stringify(parts);
}

describe('a file of people', () => {
  it('creates them with company, cost centre, department and position, and their bosses in any order', async () => {
    const jefa = persona({ puesto_trabajador: 'Gerente de Tienda', departamento: 'Ventas' });
    const rows = [
      persona({
        jefe: jefa.codigo ?? null,
        ceco: '0301',
        desc_ceco: 'Tienda Lima',
        departamento: 'VENTAS ',
        trabajador: 'Practicante',
        sexo: 'Mujer',
      }),
      { ...jefa, mail: 'jefa@example.com', telefono: 999_888_777, fecha_ingreso: new Date(Date.UTC(2026, 0, 31)), sexo: 'H' },
    ];
    const { maestros, aceptadas, rechazadas, filas, id_importacion } = await review(rows);
    expect(filas.map(({ error }) => error)).toEqual([null, null]);
    expect([aceptadas, rechazadas]).toEqual([2, 0]);
    expect(maestros.map(({ clase, codigo, nombre, empresa, filas: usos }) => [clase, codigo, nombre, empresa, usos])).toEqual([
      ['empresa', 'E1', 'Comercial Andina', null, 2],
      ['centro_costo', '0301', 'Tienda Lima', 'Comercial Andina', 1],
      ['departamento', 'VENTAS', 'VENTAS', null, 2],
      ['cargo', 'GERENTE-DE-TIENDA', 'Gerente de Tienda', null, 1],
    ]);
    const { data, problem } = await confirm(id_importacion);
    expect(problem).toBeUndefined();
    expect(data).toMatchObject({ insertados: 2, actualizados: 0, existentes: 0, rechazados: 0 });
    const [alumna, jefe] = [await stored(rows[0]?.codigo), await stored(jefa.codigo)];
    expect(alumna).toMatchObject({
      codigo_jefe_inmediato: jefa.codigo,
      trabajador: 'Practicante',
      genero: 'F',
      contrasenia_hash: null,
      codigo_estado: 1,
      username: rows[0]?.n_doc,
    });
    expect(jefe).toMatchObject({
      telefono: '999888777',
      fecha_ingreso: '2026-01-31',
      genero: 'M',
      id_departamento: alumna?.id_departamento,
    });
    expect(alumna?.id_usuario_creacion).not.toBeNull();
  });

  it('changes only what changed, and leaves what an empty cell does not name', async () => {
    const row = persona({ mail: 'uno@example.com', telefono: '900' });
    await imported([row]);
    const { filas, id_importacion } = await review([{ ...row, mail: null, telefono: '901', nombre: 'Rosa María' }]);
    expect(filas[0]).toMatchObject({
      estado: 'cambiada',
      cambios: { telefono: { antes: '900', despues: '901' }, nombre: { antes: 'Rosa', despues: 'Rosa María' } },
    });
    await confirm(id_importacion);
    expect(await stored(row.codigo)).toMatchObject({
      correo_electronico: 'uno@example.com',
      telefono: '901',
      nombres: 'Rosa María',
      version: 2,
    });
    const again = await review([{ ...row, telefono: '901', nombre: 'Rosa María' }]);
    expect([again.aceptadas, again.existentes]).toEqual([0, 1]);
  });

  it('finds a person without a code by the document', async () => {
    const row = persona();
    await imported([row]);
    const { filas } = await review([{ ...row, codigo: null, telefono: '7' }]);
    expect(filas[0]).toMatchObject({ estado: 'cambiada', id_usuario: (await stored(row.codigo))?.id_usuario });
  });

  it('never touches password, role and reach of people who exist', async () => {
    const admin = await buildUsuario(test.db, { admin: true, indicador_alcance: 0 });
    await imported([persona({ codigo: admin.codigo_usuario, n_doc: admin.numero_documento, telefono: '55' })]);
    const after = await stored(admin.codigo_usuario);
    expect(after).toMatchObject({
      telefono: '55',
      contrasenia_hash: admin.contrasenia_hash,
      indicador_admin: 1,
      contrasenia_fecha: admin.contrasenia_fecha,
    });
  });
});

describe('a row is refused', () => {
  it('for a repeated code or document of the file', async () => {
    const row = persona();
    expect(await errorOf(row, persona({ codigo: row.codigo ?? null }))).toBe(
      `Error: Código: «${String(row.codigo)}» repite el de la fila 2.`,
    );
    expect(await errorOf(row, persona({ n_doc: row.n_doc ?? null }))).toBe(
      `Error: Número de documento: «${String(row.n_doc)}» repite el de la fila 2.`,
    );
  });

  it('for the document of somebody else, who is named', async () => {
    const other = await buildUsuario(test.db);
    expect(await errorOf(persona({ n_doc: other.numero_documento }))).toBe(
      `Error: Número de documento: «${other.numero_documento}» es de ${other.personal} (código ${other.codigo_usuario}).`,
    );
  });

  it.each([
    [{ apellido_paterno: null }, 'Apellido paterno: está vacía.'],
    [{ nombre: null }, 'Nombres: está vacía.'],
    [{ n_doc: '123456789' }, 'Número de documento: dice «123456789»; un DNI tiene 8 dígitos.'],
    [{ fecha_ingreso: '31/02/2026' }, 'Ingreso: dice «31/02/2026»; debe ser una fecha, día/mes/año.'],
    [{ sexo: '?' }, 'Género: dice «?»; debe ser F, M o X.'],
    [{ tipo_doc: 'RUC' }, 'Tipo de documento: dice «RUC»; debe ser DNI, CE, PAS, PTP u OTRO.'],
    [{ mail: 'nadie' }, 'Correo: dice «nadie»; debe ser una dirección de correo.'],
    [{ jefe: 'NADIE' }, 'Código del jefe: «NADIE» no existe.'],
    [{ cod_empresa: null, empresa: null }, 'Código de empresa: está vacía.'],
    [{ cod_empresa: 'NUEVA', empresa: null }, 'Empresa: está vacía.'],
  ] satisfies [CargaCells, string][])('for %j', async (cells, reason) => expect(await errorOf(persona(cells))).toBe(`Error: ${reason}`));

  it('for bosses in a circle, with the chain, and only for those in it', async () => {
    const [a, b, c, d] = [persona(), persona(), persona(), persona()];
    const { filas } = await review([
      { ...a, jefe: b.codigo ?? null },
      { ...b, jefe: c.codigo ?? null },
      { ...c, jefe: a.codigo ?? null },
      { ...d, jefe: 'P0' },
    ]);
    const chain = [a, b, c, a].map(({ codigo }) => codigo).join(' → ');
    expect(filas[0]?.error).toBe(`Error: Código del jefe: sería jefe de sí mismo (${chain}).`);
    expect(filas.map(({ estado }) => estado)).toEqual(['rechazada', 'rechazada', 'rechazada', 'rechazada']);
  });

  it('whose boss is stored below the person', async () => {
    const boss = await buildUsuario(test.db);
    const below = await buildUsuario(test.db, { codigo_jefe_inmediato: boss.codigo_usuario });
    const row = persona({ codigo: boss.codigo_usuario, n_doc: boss.numero_documento, jefe: below.codigo_usuario });
    expect(await errorOf(row)).toContain(
      `sería jefe de sí mismo (${boss.codigo_usuario} → ${below.codigo_usuario} → ${boss.codigo_usuario})`,
    );
  });
});

describe('the lost zero of a DNI', () => {
  it('is proposed, and completed for the whole file only when that is accepted', async () => {
    const row = persona({ n_doc: 1_234_567 + number });
    const proposed = await review([row]);
    expect(proposed.filas[0]?.error).toContain(`¿Es «0${String(row.n_doc)}»?`);
    expect(proposed.dni_cortos).toBe(1);
    const { filas, id_importacion } = await review([row], { completar_dni: 1 });
    expect(filas[0]).toMatchObject({
      error: null,
      aviso: `Número de documento: «${String(row.n_doc)}» se completó a «0${String(row.n_doc)}».`,
    });
    await confirm(id_importacion);
    expect((await stored(row.codigo))?.numero_documento).toBe(`0${String(row.n_doc)}`);
    expect((await review([row])).filas[0]).toMatchObject({ estado: 'existente' });
  });
});

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
    const lista = await test.call(api.usuario.importarLista, { query: {}, token: bearer });
    expect(lista.data.map((each) => each.id_importacion)).toEqual([id_importacion]);
  });
});

describe('bare rows', () => {
  it('are imported by the same rules, and the refused ones come back', async () => {
    const row = persona();
    const body = [row, { ...persona(), n_doc: 1_234_567 }].map((cells) =>
      Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, String(value)])),
    );
    const { data } = await test.call(api.usuario.importarDirecto, { body, token });
    expect(data).toMatchObject({ insertados: 1, rechazados: 1 });
    expect(data.filas.map(({ fila }) => fila)).toEqual([2]);
    expect(await stored(row.codigo)).toBeDefined();
  });
});

import { usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type CargaCells, usuarioCsv } from '@portal/testkit/files/spreadsheet.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const { review, confirm, imported, persona, errorOf, stored } = useCarga(test, () => token);

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
    [
      { apellido_paterno: null },
      'Apellido paterno: está vacía. Si la persona tiene un solo nombre, acepte crearla así; si no, corrija la planilla.',
    ],
    [{ apellido_paterno: null, apellido_materno: 'Soto' }, 'Apellido paterno: está vacía.'],
    [{ nombre: null }, 'Nombres: está vacía.'],
    [{ n_doc: '123456789' }, 'Número de documento: dice «123456789»; un DNI tiene 8 dígitos.'],
    [{ fecha_ingreso: '31/02/2026' }, 'Ingreso: dice «31/02/2026»; debe ser una fecha, día/mes/año.'],
    [{ sexo: '?' }, 'Género: dice «?»; debe ser F, M o X.'],
    [{ tipo_doc: 'RUC' }, 'Tipo de documento: dice «RUC»; debe ser DNI, CE, PAS, PTP u OTRO.'],
    [{ mail: 'nadie' }, 'Correo: dice «nadie»; debe ser una dirección de correo.'],
    [{ jefe: 'NADIE' }, 'Código del jefe: «NADIE» no existe.'],
    [{ cod_empresa: null, empresa: null }, 'Código de empresa: está vacía.'],
    [{ cod_empresa: 'NUEVA', empresa: null }, 'Código de empresa: no existe la empresa «NUEVA». Para crearla hace falta su nombre.'],
  ] satisfies [CargaCells, string][])('for %j', async (cells, reason) => expect(await errorOf(persona(cells))).toBe(`Error: ${reason}`));

  it('for the code of a company in another writing, which is named', async () => {
    await imported([persona({ cod_empresa: 'GA-14', empresa: 'Grupo Andino' })]);
    for (const cod_empresa of ['GA 14', 'ga14', 'GA.14'])
      expect(await errorOf(persona({ cod_empresa, empresa: null }))).toBe(
        `Error: Código de empresa: no existe la empresa «${cod_empresa}». ¿Es «GA-14», Grupo Andino?`,
      );
  });

  it('on confirming, when another import wrote the people meanwhile', async () => {
    const row = persona();
    const [first, second] = [await review([row]), await review([row])];
    await confirm(first.id_importacion);
    const { data } = await confirm(second.id_importacion);
    expect([data.insertados, data.rechazados]).toEqual([0, 1]);
    const { data: filas } = await test.call(usuarioApi.importarFilas, { params: { id: second.id_importacion }, query: {}, token });
    expect(data.message).toContain(`Al confirmar se rechazó 1 fila: ${String(filas[0]?.error).replace('Error: ', '')}`);
    expect(data.message).not.toContain('Error:');
  });

  it('for what the database cannot hold, alone in its file', async () => {
    const spoiled = (['cod_empresa', 'empresa', 'ceco', 'departamento', 'puesto_trabajador', 'n_doc', 'codigo', 'jefe'] as const).map(
      (campo) => ({
        columna: usuarioImportacion.columns.find((column) => column.campo === campo)?.titulo,
        row: persona({ desc_ceco: 'Tienda', [campo]: 'con\u0000nul' }),
      }),
    );
    const body = usuarioCsv(...spoiled.map(({ row }) => row), persona());
    const { status, data } = await test.call(usuarioApi.importar, { body, query: {}, token });
    expect(status).toBe(200);
    expect(data.filas.map(({ error }) => error)).toEqual([
      ...spoiled.map(({ columna }) => `Error: ${columna}: contiene caracteres no admitidos.`),
      null,
    ]);
  });

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

  it('if the boss is stored below the person', async () => {
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
    const row = persona({ n_doc: 1_234_567 });
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

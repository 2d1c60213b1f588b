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
const { review, imported, persona, stored } = useCarga(test, () => token);

type Filas = Awaited<ReturnType<typeof review>>['filas'];
const said = (filas: Filas) => filas.map(({ error, aviso }) => error ?? aviso);
async function csv(rows: CargaCells[], fechas?: 'dia' | 'mes') {
  const query = { archivo: 'personal.csv', ...(fechas && { fechas }) };
  const { data, problem } = await test.call(usuarioApi.importar, { body: usuarioCsv(...rows), query, token });
  expect(problem).toBeUndefined();
  return data;
}

describe('cells of a file of people', () => {
  it('with placeholders such as N/A are empty, and the review counts them', async () => {
    const rows = ['N/A', 'NULL', '-', 'no tiene', 'Sin asignar'].map((departamento) => persona({ departamento }));
    const { celdas, aceptadas, maestros, filas } = await review([...rows, persona({ telefono: '--', mail: 'No tiene correo' })]);
    expect([aceptadas, maestros.map(({ clase }) => clase)]).toEqual([6, ['empresa']]);
    expect(filas.map(({ departamento }) => departamento)).toEqual(['', '', '', '', '', '']);
    expect(celdas.rellenos.map(({ columna, filas: count }) => [columna, count])).toEqual([
      ['Departamento', 5],
      ['Correo', 1],
      ['Teléfono', 1],
    ]);
    const named = await review([persona({ apellido_paterno: 'Null', apellido_materno: 'NULL', nombre: 'Na' })]);
    expect(named.filas[0]).toMatchObject({ apellido_paterno: 'Null', apellido_materno: '', nombre: 'Na', aceptada: true });
  });

  it('in month/day are recognised by one of them, for the whole column; a person may choose otherwise', async () => {
    const rows = ['01/25/2024', '03/04/2024', '12/31/2023'].map((fecha_ingreso) => persona({ fecha_ingreso }));
    const { filas, celdas } = await csv(rows);
    expect(filas.map(({ fecha_ingreso }) => fecha_ingreso)).toEqual(['25/01/2024', '04/03/2024', '31/12/2023']);
    expect(celdas.fechas).toEqual([{ columna: 'Ingreso', orden: 'mes', ejemplo: '01/25/2024' }]);
    expect((await csv(rows, 'dia')).filas.map(({ estado }) => estado)).toEqual(['rechazada', 'nueva', 'rechazada']);
  });

  it('of both orders refuse the days that may be either, until a person says which', async () => {
    const rows = ['01/25/2024', '25/01/2024', '03/04/2024'].map((fecha_ingreso) => persona({ fecha_ingreso }));
    const { filas } = await csv(rows);
    expect(filas.map(({ estado }) => estado)).toEqual(['nueva', 'nueva', 'rechazada']);
    expect((await csv(rows, 'mes')).filas.map(({ fecha_ingreso }) => fecha_ingreso)[2]).toBe('04/03/2024');
  });

  it('with days that cannot be are refused, unlikely ones get a warning', async () => {
    const days = ['01/01/0001', '15/01/0024', '15/01/2204', '31/12/9999', '01/01/1900', '15/01/2031', '15-nov-2025'];
    const { filas } = await csv(days.map((fecha_ingreso) => persona({ fecha_ingreso })));
    expect(filas.map(({ estado, con_aviso }) => [estado, con_aviso])).toEqual([
      ...Array.from({ length: 4 }, () => ['rechazada', false]),
      ['nueva', true],
      ['nueva', true],
      ['nueva', false],
    ]);
  });

  it('with digits lost in a spreadsheet are refused in every column of codes', async () => {
    const { filas } = await csv([
      persona({ codigo: '4.5E+07' }),
      persona({ telefono: '9,99889E+08' }),
      persona({ ceco: '1E+05', desc_ceco: 'x' }),
      persona({ telefono: '9 E + 8' }),
      persona({ codigo: '1E5' }),
      persona({ codigo: '4500.0' }),
    ]);
    expect(filas.map(({ estado }) => estado)).toEqual(['rechazada', 'rechazada', 'rechazada', 'rechazada', 'nueva', 'nueva']);
    expect(filas[5]).toMatchObject({ codigo: '4500', aviso: 'Código: «4500.0» se leyó como «4500».' });
  });

  it('that lost letters are refused in names, with the likely one, and get a warning elsewhere', async () => {
    const { filas } = await csv([
      persona({ apellido_paterno: 'Mu\uFFFDoz' }),
      persona({ apellido_paterno: 'Mu?oz' }),
      persona({ apellido_paterno: 'MuÃ±oz' }),
      persona({ departamento: 'Log?stica' }),
      persona({ departamento: 'Log\uFFFDstica' }),
    ]);
    const likely = (texto: string) => `Error: Apellido paterno: «${texto}» perdió una letra al convertirse el archivo. ¿Es «Muñoz»?`;
    expect(said(filas).slice(0, 3)).toEqual([likely('Mu\uFFFDoz'), likely('Mu?oz'), likely('MuÃ±oz')]);
    expect(filas.map(({ estado }) => estado).slice(3)).toEqual(['nueva', 'rechazada']);
    expect(filas[3]?.con_aviso).toBe(true);
  });

  it('with a grouped document are read without what groups it, and the row says so', async () => {
    const { filas } = await csv(
      ['47 009 201', '47.009.202', '47-009-203', 'DNI 47009204', 'D.N.I. N° 47009205'].map((n_doc) => persona({ n_doc })),
    );
    expect(filas.map(({ n_doc, con_aviso, estado }) => [n_doc, con_aviso, estado])).toEqual(
      [1, 2, 3, 4, 5].map((digit) => [`4700920${digit}`, true, 'nueva']),
    );
  });

  it('that look equal are equal: blanks, signs that nobody sees, composed letters', async () => {
    const row = persona({ nombre: 'Juan  Carlos', apellido_paterno: 'A\u0301lvarez', departamento: 'Administración y Finanzas' });
    const id = await imported([row]);
    expect(id).toBeGreaterThan(0);
    expect(await stored(row.codigo)).toMatchObject({ nombres: 'Juan Carlos', apellido_paterno: 'Álvarez' });
    const { existentes, maestros } = await review([
      { ...row, nombre: 'Juan\u00a0Car\u00adlos', apellido_paterno: 'Álvarez', departamento: 'Administración\u00a0y\u200b Finanzas' },
    ]);
    expect([existentes, maestros]).toEqual([1, []]);
  });

  it('with letters that certificates have no font of get a counted warning, and none any more once they are stored', async () => {
    const names = ['สมชาย', 'प्रिया', 'Rosa 🌟', 'Łódź', '山田'].map((nombre) => persona({ nombre }));
    const { avisos, filas } = await review(names);
    expect(filas.map(({ estado, con_aviso }) => [estado, con_aviso])).toEqual(
      [true, true, true, false, false].map((told) => ['nueva', told]),
    );
    expect(avisos.map(({ filas: rows, motivo }) => [rows, motivo])).toEqual([
      [3, '«…»: el certificado toma estas letras del equipo de quien lo descarga; donde faltan, salen recuadros.'],
    ]);
    await imported(names);
    expect((await review([{ ...names[0], telefono: '987654321' }])).filas[0]).toMatchObject({ estado: 'cambiada', aviso: null });
  });

  it('have their reasons counted over all rows', async () => {
    const { motivos, avisos } = await review([
      persona({ mail: 'uno' }),
      persona({ mail: 'dos' }),
      persona({ sexo: 'Q' }),
      persona({ n_doc: '47 009 301' }),
    ]);
    const correo = 'Correo: dice «…»; debe ser una dirección de correo.';
    expect(motivos).toEqual([
      { motivo: correo, filas: 2, filtro: correo },
      { motivo: 'Género: dice «Q»; debe ser F, M o X.', filas: 1, filtro: 'Género: dice «Q»; debe ser F, M o X.' },
    ]);
    expect(avisos.map(({ filas }) => filas)).toEqual([1]);
  });
});

it('every column of codes, documents and names says what its cells are', () => {
  const classes = usuarioImportacion.columns.flatMap(({ campo, clase }) => (clase ? [`${campo} ${clase}`] : []));
  expect(classes).toContain('n_doc documento');
  expect(classes.filter((each) => each.endsWith('nombre'))).toHaveLength(5);
});

import { usuarioImportacion } from '@portal/contract/usuario';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { plantillaXlsx } from './plantilla.ts';

test('each hint is in the cells of its column, with the choices where there are some', async () => {
  const ayudas = { tipo_doc: 'DNI u otro.', n_doc: 'Ocho dígitos.', sexo: 'F, M o X.', fecha_ingreso: 'Día/mes/año.' };
  const blob = await plantillaXlsx({ hoja: 'Usuarios', ayudas, ejemplos: [{ nombre: 'Nora', n_doc: '01234567' }] });
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
  const hints = sheets[0]?.dataValidations?.map(({ range, type, inputMessage }) => ({ range, type, inputMessage }));
  expect(hints).toEqual([
    { range: 'G2:G50001', type: 'list', inputMessage: ayudas.tipo_doc },
    { range: 'H2:H50001', type: 'custom', inputMessage: ayudas.n_doc },
    { range: 'P2:P50001', type: 'custom', inputMessage: ayudas.fecha_ingreso },
    { range: 'Q2:Q50001', type: 'list', inputMessage: ayudas.sexo },
  ]);
});

test('the header is that of the import, and a document keeps its zero', async () => {
  const blob = await plantillaXlsx({ hoja: 'Usuarios', ayudas: {}, ejemplos: [{ n_doc: '01234567' }] });
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()));
  const [header, example] = sheets[0]?.rows ?? [];
  expect(header).toEqual(usuarioImportacion.columns.filter(({ suple }) => !suple).map(({ titulo }) => titulo));
  expect(example?.[header?.indexOf('Número de documento') ?? -1]).toBe('01234567');
});

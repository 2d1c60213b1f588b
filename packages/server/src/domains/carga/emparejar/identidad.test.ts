import { usuarioApi } from '@portal/contract/usuario';
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
const { review, confirm, imported, persona, stored } = useCarga(test, () => token);
const oscar = () => persona({ nombre: 'Óscar Raúl', apellido_paterno: 'Yáñez', apellido_materno: 'de la Cruz' });

it('a row with a used code, another name and another document is asked about and not written (P198)', async () => {
  const row = oscar();
  await imported([row]);
  const other = { ...row, nombre: 'Pía', apellido_paterno: 'Soto', apellido_materno: 'Díaz', n_doc: '49888777' };
  const read = await review([persona(), other]);
  expect(read).toMatchObject({ aceptadas: 1, rechazadas: 1, dudosas_total: 1 });
  expect(read.dudosas).toEqual([
    {
      fila: 3,
      hoja: null,
      clave: '3',
      codigo: row.codigo,
      nombre: 'Óscar Raúl Yáñez de la Cruz',
      documento: row.n_doc,
      nombre_archivo: 'Pía Soto Díaz',
      documento_archivo: '49888777',
      misma: false,
    },
  ]);
  expect(read.filas[1]?.error).toContain('¿Es la misma persona?');
  await confirm(read.id_importacion);
  expect(await stored(row.codigo)).toMatchObject({ nombres: 'Óscar Raúl', numero_documento: row.n_doc });

  const chosen = await review([persona(), other], { mismas: '3' });
  expect([chosen.filas[1]?.estado, chosen.dudosas[0]?.misma]).toEqual(['cambiada', true]);
  await confirm(chosen.id_importacion);
  expect(await stored(row.codigo)).toMatchObject({ nombres: 'Pía', numero_documento: '49888777' });
});

it.each([
  ['a corrected document alone', { n_doc: '49111222' }],
  ['another name under the same document', { nombre: 'Pía', apellido_paterno: 'Soto', apellido_materno: '' }],
  [
    'the name without accents, in capitals and another document',
    { nombre: 'OSCAR', apellido_paterno: 'YANEZ', apellido_materno: '', n_doc: '49111223' },
  ],
  [
    'the other given name, one surname and another document',
    { nombre: 'Raúl', apellido_paterno: 'Cruz', apellido_materno: '', n_doc: '49111224' },
  ],
])('%s is no question', async (_, cells) => {
  const row = oscar();
  await imported([row]);
  const read = await review([{ ...row, ...cells }]);
  expect([read.dudosas_total, read.rechazadas]).toEqual([0, 0]);
});

it.each([
  ['a sibling with the same surnames', { nombre: 'Rosa', n_doc: '49222333' }],
  ['somebody without a document', { nombre: 'Pía', apellido_paterno: 'Soto', apellido_materno: '', n_doc: '' }],
])('%s is one', async (_, cells) => {
  const row = oscar();
  await imported([row]);
  expect(await review([{ ...row, ...cells }])).toMatchObject({ dudosas_total: 1, aceptadas: 0, rechazadas: 1 });
});

it('bare rows say of each row whether it is the same person', async () => {
  const [one, two] = [oscar(), oscar()];
  await imported([one, two]);
  const other = { nombre: 'Pía', apellido_paterno: 'Soto', apellido_materno: '' };
  const cells = ({ codigo, cod_empresa, empresa, tipo_doc }: typeof one) => ({
    codigo: String(codigo),
    cod_empresa: String(cod_empresa),
    empresa: String(empresa),
    tipo_doc: String(tipo_doc),
  });
  const body = [
    { ...cells(one), ...other, n_doc: '49333441' },
    { ...cells(two), ...other, n_doc: '49333442', misma_persona: 1 },
  ];
  const { data } = await test.call(usuarioApi.importarDirecto, { body, token });
  expect(data).toMatchObject({ actualizados: 1, rechazados: 1, filas: [{ fila: 1 }] });
  expect((await stored(one.codigo))?.nombres).toBe('Óscar Raúl');
  expect((await stored(two.codigo))?.nombres).toBe('Pía');
});

import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { savedByLibreOffice } from '@portal/testkit/services/libreoffice.ts';
import { beforeAll, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
const { confirm, persona, review } = useCarga(test, () => token);

beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true, nombres: 'Ágata' }));
  const jefa = persona({
    nombre: 'Ñusta 🌻',
    apellido_paterno: "O'Higgins",
    puesto_trabajador: 'Jefa de Tienda',
    fecha_ingreso: '31/01/2026',
  });
  const { id_importacion, filas } = await review([
    jefa,
    persona({
      jefe: jefa.codigo ?? null,
      ceco: '0301',
      desc_ceco: 'Tienda Ñaña',
      departamento: 'Ventas',
      sexo: 'F',
      mail: 'dos@example.com',
    }),
    persona({ n_doc: '01234567', telefono: '+51 999 888 777', trabajador: '@Practicante', tipo_doc: 'DNI' }),
    persona({ tipo_doc: 'CE', n_doc: '000123456', cod_empresa: '01', empresa: 'Otra S.A.' }),
  ]);
  expect(filas.map(({ error }) => error)).toEqual([null, null, null, null]);
  await confirm(id_importacion);
});

/** Returns the counts of a file that the portal or a spreadsheet program wrote. */
async function countsOf(body: Uint8Array) {
  const { data, status, problem } = await test.call(usuarioApi.importar, { body, query: {}, token });
  expect(status, JSON.stringify(problem)).toBe(200);
  const errors = data.filas.filter(({ error }) => error !== null).map(({ error }) => error);
  return { nuevas: data.aceptadas, existentes: data.existentes, errors, cambios: data.filas.map(({ cambios }) => cambios).filter(Boolean) };
}

const exported = async (formato: 'xlsx' | 'csv') => {
  const url = `/api/usuario/sellst?formato=${formato}`;
  const { rawPayload } = await test.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  return new Uint8Array(rawPayload);
};

const UNCHANGED = { nuevas: 0, existentes: 5, errors: [], cambios: [] };

it.each(['xlsx', 'csv'] as const)('the list of people as %s comes back with no change', async (formato) => {
  expect(await countsOf(await exported(formato))).toEqual(UNCHANGED);
});

it('so does the workbook after LibreOffice saved it', async () => {
  expect(await countsOf(await savedByLibreOffice(await exported('xlsx'), 'xlsx', 'xlsx'))).toEqual(UNCHANGED);
});

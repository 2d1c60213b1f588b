import type { RequestOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cardOf, rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/usuarioimportar';
const { importar, importarFilas, importarIns } = examples.usuario;
const [, changed, refused] = importarFilas;

const useText = ({ nombre, codigo }: { readonly nombre: string; readonly codigo: string }) =>
  t('usuario.importar.usar', { nombre, codigo });

async function upload(user: UserEvent): Promise<void> {
  const input = await screen.findByLabelText(t('usuario.importar.subir'), { selector: 'input' });
  await user.upload(input, new File(['PK...'], 'personal.xlsx'));
}

test('each row is new, changed from old to new, or refused with its reason; nothing is written yet', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  const rows = await rowsOf(t('importacion.tabla'));
  expect(rows[0]?.textContent).toContain(t('comun.opciones.filaImportada.nueva'));
  const { antes, despues } = changed!.cambios!['telefono']!;
  for (const text of [t('comun.opciones.filaImportada.cambiada'), antes, despues, changed!.aviso])
    expect(rows[1]?.textContent).toContain(text);
  expect(rows[2]?.textContent).toContain(refused!.error);
  expect(server.requests(usuarioApi.importarIns)).toEqual([]);
});

test('the figure of rows to import shows the new and the changed ones that it counts', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  const figure = await cardOf(t('importacion.aceptadas'));
  expect(within(figure).getByText(String(importar.aceptadas))).toBeTruthy();
  await user.click(within(figure).getByRole('button', { name: t('importacion.verEstas') }));
  await waitFor(() => expect(server.requests(usuarioApi.importarFilas).at(-1)?.query.filtro).toEqual({ aceptada: 'true' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: t('importacion.tabla') }));
  expect(importarFilas.filter(({ aceptada }) => aceptada)).toHaveLength(importar.aceptadas);
});

test('a record to create is listed beside the one that it resembles', async () => {
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  const table = await screen.findByRole('table', { name: t('usuario.importar.maestrosTabla.titulo') });
  const [created] = importar.maestros;
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([
    t(`usuario.importar.clases.${created!.clase}`),
    created!.codigo,
    created!.nombre,
    '',
    '1',
    useText(created!.existentes[0]!),
  ]);
});

test('each choice for the whole file reads it again, with the choices made before', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  const choices = [
    t('usuario.importar.completarDni', { filas: 1 }),
    t('usuario.importar.reactivar', { filas: 1 }),
    t('usuario.importar.completa'),
  ];
  for (const name of choices) {
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('disabled', false));
    await user.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true));
  }
  const calls = server.requests(usuarioApi.importar);
  expect(calls.map(({ query }) => query.opciones).at(-1)).toMatchObject({ completar_dni: 1, reactivar: 1, completa: 1 });
});

test('a complete list says who would become Cesado, and where too many would', async () => {
  const cese = { empresa: 'Grupo Andino', activas: 100, faltan: 3, porcentaje: 3, rechazado: false };
  const tooMany = { ...cese, empresa: 'Tiendas del Norte', faltan: 40, porcentaje: 40, rechazado: true };
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) => ({
    ...importar,
    ceses: query.opciones?.completa ? [cese, tooMany] : [],
  });
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  await user.click(await screen.findByRole('checkbox', { name: t('usuario.importar.completa') }));
  expect(await screen.findByText(t('usuario.importar.ceses', cese))).toBeTruthy();
  expect(screen.getByText(t('usuario.importar.cesesRechazados', tooMany))).toBeTruthy();
});

const HOJAS = [
  { nombre: 'Sede central', filas: 12, oculta: false, leida: true, igual: true },
  { nombre: 'Sede norte', filas: 7, oculta: true, leida: false, igual: true },
];

test('a workbook of several sheets asks which one is read, before it is reviewed; hidden rows are shown and asked about', async () => {
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) => ({
    ...importar,
    lectura: {
      ...importar.lectura,
      hojas: HOJAS.map((hoja) => ({ ...hoja, leida: hoja.leida || query.iguales === 1 })),
      filas_ocultas: 2,
      ocultas_leidas: query.ocultas === 1,
    },
  });
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  const proposed = t('importacion.lectura.hoja', { hoja: 'Sede central', filas: 12 });
  expect(await screen.findByRole('radio', { name: proposed, checked: true })).toBeTruthy();
  expect(screen.getByText(t('importacion.lectura.oculta'))).toBeTruthy();
  expect(screen.queryByRole('table', { name: t('importacion.tabla') })).toBeNull();
  await user.click(screen.getByRole('radio', { name: t('importacion.lectura.iguales', { hojas: 2, filas: 19 }) }));
  await user.click(screen.getByRole('button', { name: t('importacion.lectura.seguir') }));
  expect(await screen.findByText(t('importacion.lectura.ocultasFuera', { filas: 2 }), { exact: false })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('importacion.lectura.leerOcultas') }));
  expect(await screen.findByText(t('importacion.lectura.ocultasDentro', { filas: 2 }), { exact: false })).toBeTruthy();
  expect(server.requests(usuarioApi.importar).map(({ query: { hoja, iguales, ocultas } }) => [hoja, iguales, ocultas])).toEqual([
    [undefined, 0, undefined],
    ['Sede central', 1, undefined],
    ['Sede central', 1, 1],
  ]);
});

test('a yes imports by the number of the review and goes on to the people', async () => {
  const { user, server, address } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  await user.click(await screen.findByRole('button', { name: t('usuario.importar.importar', { aceptadas: 2 }) }));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.importar.confirmar') });
  expect(within(dialog).getByText(t('usuario.importar.confirmarTexto', { aceptadas: 2, rechazadas: 1 }))).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: t('importacion.confirmarBoton') }));
  expect(await screen.findByText(importarIns.message)).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('importacion.hecha.seguir') }));
  await waitFor(() => expect(address()).toBe('/usuario'));
  expect(server.requests(usuarioApi.importarIns).map(({ body }) => body)).toEqual([{ id_importacion: importar.id_importacion }]);
});

test('the template is downloaded by its name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => click.mockRestore());
  const { user } = await renderScreen(ADDRESS, { session: 'admin' });
  await user.click(await screen.findByRole('button', { name: t('usuario.importar.plantilla') }));
  await waitFor(() => expect(click.mock.contexts).toMatchObject([{ download: 'plantilla-carga_usuarios.xlsx' }]));
});

test('who becomes Cesado is counted and named in the card, the red button and the question', async () => {
  const cesan_nombres = ['Zoila Ramos', 'Abel Ríos'];
  const read = { ...importar, aceptadas: 4, cesan: 3, cesan_nombres };
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: read } } });
  await upload(user);
  expect(within(await cardOf(t('importacion.aceptadas'))).getByText('1')).toBeTruthy();
  const figure = await cardOf(t('importacion.cesan'));
  expect(within(figure).getByText('3')).toBeTruthy();
  await user.click(within(figure).getByRole('button', { name: t('importacion.verEstas') }));
  await waitFor(() => expect(server.requests(usuarioApi.importarFilas).at(-1)?.query.filtro).toEqual({ cesa: 'true' }));
  const label = t('usuario.importar.importarCesar', { aceptadas: 1, cesan: 3 });
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog', { name: t('usuario.importar.confirmar') });
  const nombres = `Zoila Ramos, Abel Ríos, ${t('usuario.importar.cesanMas', { cantidad: 1 })}`;
  expect(within(dialog).getByText(t('usuario.importar.cesan', { total: 3, nombres }))).toBeTruthy();
  expect(within(dialog).getByText(t('usuario.importar.confirmarTexto', { aceptadas: 1, rechazadas: 1 }), { exact: false })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: label }).style.getPropertyValue('--button-bg')).toContain('danger');
});

test('a row with the code of somebody else is asked about, and ticking it reads the file again with it', async () => {
  const dudosa = {
    fila: 7,
    hoja: null,
    clave: '7',
    codigo: 'N10000',
    nombre: 'Óscar Yáñez',
    documento: '40111222',
    nombre_archivo: 'Pía Soto',
    documento_archivo: '40999888',
    misma: false,
  };
  const answer = ({ query }: RequestOf<typeof usuarioApi.importar>) => ({
    ...importar,
    dudosas: [{ ...dudosa, misma: query.opciones?.mismas === '7' }],
    dudosas_total: 1,
  });
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  const words = { fila: '7', codigo: 'N10000', nombre: 'Óscar Yáñez', documento: '40111222', otro: 'Pía Soto', otroDocumento: '40999888' };
  const name = t('usuario.importar.dudosa', words);
  expect(await screen.findByRole('checkbox', { name })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('checkbox', { name }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true));
});

test('each column of the file says what it becomes, which are not used, and may be changed by hand', async () => {
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin' });
  await upload(user);
  const { letra, encabezado } = importar.columnas.archivo.find(({ campo }) => campo === null)!;
  expect(await screen.findByText(t('importacion.sinUsar', { columnas: `${letra} «${encabezado}»` }))).toBeTruthy();
  await user.click(screen.getByText(t('importacion.cambiarColumnas')));
  await user.selectOptions(screen.getByLabelText(t('importacion.columnaEsCon', { letra, encabezado: encabezado ?? '' })), 'departamento');
  await user.click(screen.getByRole('button', { name: t('importacion.leerAsi') }));
  await waitFor(() => expect(server.requests(usuarioApi.importar)).toHaveLength(2));
  const chosen = server.requests(usuarioApi.importar)[1]?.query.columnas;
  expect(chosen).toMatchObject({ departamento: letra, n_doc: 'H', nombre: 'K' });
  expect(Object.values(chosen ?? {}).filter((each) => each === letra)).toHaveLength(1);
});

test('a file that lacks columns opens the choice and names them', async () => {
  const columnas = { ...importar.columnas, faltan: ['Nombres'] };
  const { user } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: { ...importar, columnas } } } });
  await upload(user);
  expect(await screen.findByText(t('importacion.faltan', { columnas: 'Nombres' }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('importacion.leerAsi') })).toBeTruthy();
});

test('the review says how cells were read, asks once for the order of dates, and counts its reasons', async () => {
  const celdas = {
    rellenos: [{ columna: 'Departamento', filas: 2, textos: ['N/A', '-'] }],
    formulas: 3,
    formulas_vacias: 0,
    fechas: [{ columna: 'Ingreso', orden: 'mes' as const, ejemplo: '01/25/2024' }],
  };
  const motivos = [{ motivo: 'Correo: dice «…', filas: 2, filtro: 'Correo: dice «' }];
  const answer = { ...importar, celdas, motivos };
  const { user, server } = await renderScreen(ADDRESS, { session: 'admin', calls: { usuario: { importar: answer } } });
  await upload(user);
  expect(await screen.findByText(t('importacion.rellenos', { columna: 'Departamento', filas: 2, textos: '«N/A», «-»' }))).toBeTruthy();
  expect(screen.getByText(t('importacion.formulas', { celdas: 3 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `${t('importacion.verEstas')}: ${motivos[0]!.motivo}` }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: t('importacion.tabla') }));
  await waitFor(() =>
    expect(server.requests(usuarioApi.importarFilas).at(-1)?.query.filtro).toEqual({ estado: 'rechazada', error: 'Correo: dice «' }),
  );
  await user.selectOptions(screen.getByLabelText(t('importacion.leerFechas')), 'dia');
  await waitFor(() => expect(server.requests(usuarioApi.importar).at(-1)?.query.fechas).toBe('dia'));
});

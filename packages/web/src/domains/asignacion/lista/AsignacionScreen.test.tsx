import { asignacionApi } from '@portal/contract/asignacion';
import { emailApi } from '@portal/contract/email';
import { examples } from '@portal/contract/examples';
import { message } from '@portal/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { failure, PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { reporte, reporteCodigo, porEliminar, eliminar } = examples.asignacion;
const [alba] = reporte;
const CAPTION = t('asignacion.lista.tabla');

const calls = (over: object = {}) => ({
  asignacion: {
    reporte: new PageOfRows([...reporte], 340),
    reporteCodigo: new PageOfRows([...reporteCodigo], 1),
    porEliminar: new PageOfRows([...porEliminar], 2),
    ...over,
  },
});
const open = (address = '/asignacion', over: object = {}) => renderScreen(address, { session: 'admin', calls: calls(over) });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => user.click(await screen.findByRole('button', { name }));

test.each(['/asignacion', '/reportegral'])('%s asks for a company, then for today to a week later, under its own title', async (path) => {
  const opened = await open(path);
  const title = path === '/asignacion' ? 'Reporte de asignaciones' : 'Usuarios Asignados';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await press(opened, 'Generar Listado');
  expect(await screen.findByText('Seleccione Empresa')).toBeTruthy();
  expect(opened.server.requests(asignacionApi.reporte)).toEqual([]);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Empresas/ });
  expect(field.placeholder).toBe('[Seleccione]');
  await opened.user.click(field);
  await opened.user.click(await screen.findByRole('option', { name: '[Todas las Empresas]' }));
  await press(opened, 'Generar Listado');
  expect(opened.address()).toContain('empresas=0');
  const [row] = await rowsOf(CAPTION);
  expect(within(row!).getByRole('link', { name: alba!.personal }).getAttribute('href')).toBe('/asignacionedit?id=41');
  const [asked] = opened.server.requests(asignacionApi.reporte);
  const { from, to } = asked!.params as { from: string; to: string };
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(7);
  expect([asked!.params, asked!.query]).toMatchObject([{ companies: [] }, { pagina: 1, tamano: 100 }]);
  expect(screen.getByRole('link', { name: t('asignacion.lista.masiva') }).getAttribute('href')).toBe('/asignacioneliminar');
});

test('companies and code go to the server, and the address keeps them', async () => {
  const opened = await open('/asignacion?desde=2026-11-01&hasta=0&empresas=1,2&codigo=U0007');
  await rowsOf(CAPTION);
  const [asked] = opened.server.requests(asignacionApi.reporteCodigo);
  expect(asked!.params).toEqual({ companyIds: [1, 2], from: '2026-11-01', to: null, userCode: 'U0007' });
});

test('an empty range says so and offers the days that have some', async () => {
  const found = ({ params }: { params: { from: string | null } }) => new PageOfRows([], params.from === null ? 7 : 0);
  const opened = await open('/asignacion?desde=2026-11-22&hasta=2026-11-29', { reporte: found });
  expect(await screen.findByText('No hay asignaciones hechas entre el 22/11/2026 y el 29/11/2026')).toBeTruthy();
  await press(opened, t('asignacion.vacio.todas'));
  expect(screen.queryByRole('button', { name: t('asignacion.vacio.mes', { dias: 30 }) })).toBeNull();
  await waitFor(() => expect(opened.server.requests(asignacionApi.reporte).at(-1)?.params).toMatchObject({ from: null, to: null }));
  expect(opened.address()).toContain('desde=0');
});

test('a listing says how many assignments its days leave out, and shows them', async () => {
  const found = ({ params }: { params: { from: string | null } }) => new PageOfRows([...reporte], params.from === null ? 345 : 340);
  const opened = await open('/asignacion?empresas=1&desde=2026-11-22&hasta=2026-11-29', { reporte: found });
  expect(await screen.findByText('Las fechas dejan fuera 5 filas.')).toBeTruthy();
  await press(opened, t('reporte.vacio.todas'));
  await waitFor(() => expect(screen.queryByText(/Las fechas dejan fuera/)).toBeNull());
  expect(opened.address()).toContain('empresas=1');
});

test('all that match are closed: first what will happen, then the reason, then the counts', async () => {
  const opened = await open('/asignacion?desde=2026-11-01&hasta=2026-11-30');
  const { user, server } = opened;
  await rowsOf(CAPTION);
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await press(opened, t('ui.tabla.seleccionarTodo', { total: 340 }));
  await press(opened, 'Eliminar Seleccionados');
  const dialog = await screen.findByRole('dialog', { name: '¿Está seguro de Eliminar los registros seleccionados?' });
  const follows = await within(dialog).findByRole('region', { name: t('asignacion.cierre.sigue') });
  expect(follows.textContent).toContain('Se cierran 2 asignaciones de 2 personas en 1 plan');
  for (const name of eliminar.nombres) expect(follows.textContent).toContain(name);
  expect(follows.textContent).toContain('1 tiene certificados, que siguen valiendo.');
  expect(follows.textContent).toContain('1 tiene una evaluación empezada, que ya no podrá enviar.');
  await user.type(within(dialog).getByRole('textbox', { name: t('asignacion.cierre.motivo') }), 'Cerró la tienda');
  await user.click(within(dialog).getByRole('button', { name: t('asignacion.cierre.eliminar', { total: 2 }) }));
  expect(await screen.findByText(eliminar.message)).toBeTruthy();
  const seleccion = { todos: { excepto: [], cantidad: 340 } };
  const filtros = { fecha_desde: '2026-11-01', fecha_hasta: '2026-11-30' };
  expect(server.requests(asignacionApi.eliminar).map(({ query, body }) => [query, body])).toMatchObject([
    [{ simular: 1 }, { seleccion, filtros }],
    [{}, { seleccion, filtros, motivo: 'Cerró la tienda' }],
  ]);
});

test('a refusal is shown and the dialog stays with its reason', async () => {
  const refusal = failure('conflicto', message('listado.seleccion'));
  const answers = ({ query }: { query: { simular?: number } }) => (query.simular === 1 ? eliminar : refusal);
  const opened = await open('/asignacion?desde=0&hasta=0', { eliminar: answers });
  const { user } = opened;
  await rowsOf(CAPTION);
  const row = t('asignacion.lista.fila', { personal: alba!.personal, plan: alba!.plan });
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionar', { fila: row }) }));
  await press(opened, 'Eliminar Seleccionados');
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: t('asignacion.cierre.motivo') }), 'Baja');
  await within(dialog).findByRole('region', { name: t('asignacion.cierre.sigue') });
  await user.click(within(dialog).getByRole('button', { name: t('asignacion.cierre.eliminar', { total: 2 }) }));
  expect(await within(dialog).findByText(t('listado.seleccion'))).toBeTruthy();
  expect(within(dialog).getByDisplayValue('Baja')).toBeTruthy();
});

test('the mass closing has its first options word for word and asks for open assignments', async () => {
  const opened = await open('/asignacioneliminar');
  const { user, server } = opened;
  const first = async (label: string) => (await screen.findByRole<HTMLInputElement>('combobox', { name: label })).value;
  const fields = ['plan', 'ceco', 'dpto', 'puesto'] as const;
  expect(await Promise.all(fields.map((field) => first(t(`asignacion.filtros.${field}`))))).toEqual([
    '[Todos los Planes]',
    '[Todos los CeCo]',
    '[Todos los Departamentos]',
    '[Todos los Puestos]',
  ]);
  await press(opened, 'Generar Listado');
  expect(await screen.findByText('Seleccione Empresa')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: t('asignacion.filtros.empresa') }));
  await user.click(await screen.findByRole('option', { name: '[Todas las Empresas]' }));
  await press(opened, 'Generar Listado');
  await rowsOf(CAPTION);
  expect(server.requests(asignacionApi.porEliminar)[0]?.body).toMatchObject({ codigo_estado: 1 });
  await user.click(screen.getByRole('checkbox', { name: t('ui.tabla.seleccionarPagina') }));
  await press(opened, 'Eliminar Seleccionados');
  await screen.findByRole('dialog');
  await waitFor(() => expect(server.requests(asignacionApi.eliminar)[0]?.body).toMatchObject({ seleccion: { ids: [41, 42] } }));
});

test('the mass closing names code and company of a cost centre, and narrows them by the chosen company', async () => {
  const centro = (id: number, codigo: string, id_empresa: number | null) => ({
    id_parametro: id,
    id_dominio: 6,
    id_empresa,
    codigo_parametro: codigo,
    parametro: 'Centro de distribución',
  });
  const [first, second] = examples.usuario.empresas;
  const { user } = await renderScreen('/asignacioneliminar', {
    session: 'admin',
    calls: {
      ...calls(),
      parametro: { ofDominio: [centro(61, '2102', 1), centro(62, '2102', 2), centro(63, '0001', null)] },
    },
  });
  const options = async (label: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };
  const ceco = t('asignacion.filtros.ceco');
  await user.click(await screen.findByRole('combobox', { name: ceco }));
  await screen.findByRole('option', { name: `Centro de distribución (2102) · ${first!.empresa}` });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '[Todos los CeCo]',
    `Centro de distribución (2102) · ${first!.empresa}`,
    `Centro de distribución (2102) · ${second!.empresa}`,
    'Centro de distribución (0001)',
  ]);
  await user.click(screen.getByRole('option', { name: `Centro de distribución (2102) · ${second!.empresa}` }));
  await options(t('asignacion.filtros.empresa'));
  await user.click(screen.getByRole('option', { name: first!.empresa }));
  // The cost centre of another company is not kept.
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: ceco }).value).toBe('[Todos los CeCo]');
  expect(await options(ceco)).toEqual(['[Todos los CeCo]', 'Centro de distribución (2102)', 'Centro de distribución (0001)']);
});

test('a row with an address has the envelope, which asks and sends; one without has none', async () => {
  const { asigna } = examples.email;
  const { user, server } = await renderScreen('/asignacion?desde=0&hasta=0', {
    session: 'admin',
    calls: { ...calls(), email: { asigna } },
  });
  const [first, second] = await rowsOf(CAPTION);
  const { personal, plan } = alba!;
  expect(within(second!).queryByRole('button')).toBeNull();
  await user.click(within(first!).getByRole('button', { name: t('asignacion.aviso.accion', { personal, plan }) }));
  const question = await screen.findByRole('dialog', { name: '¿Está seguro de Enviar la Notificación de Asignación al Usuario?' });
  expect(question.textContent).toContain(alba!.correo_electronico);
  await user.click(within(question).getByRole('button', { name: t('comun.enviar') }));
  expect(await screen.findByText(asigna.message)).toBeTruthy();
  expect(server.requests(emailApi.asigna)[0]?.body).toMatchObject({ asignaciones: { ids: [41] } });
});

import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { STILL_PANEL, unreadable } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const DASHBOARD = '/dashboard';
const planes = examples.planestudio.tablero;

test('an administrator sees the figures of the portal, formatted for the language', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  expect(await figureOf(t('tablero.admin.usuarios'))).toContain(`1,204${t('tablero.admin.registrados', { total: 1350 })}`);
  expect(await figureOf(t('tablero.admin.temas'))).toContain(t('tablero.admin.vencidos', { vencidos: 3 }));
  expect(await figureOf(t('tablero.admin.sinAsignar'))).toContain('17');
  expect(await figureOf(t('tablero.admin.planes'))).toContain('4');
});

test('each card leads to its list', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  const ways = ['irTemas', 'irUsuarios', 'irSinAsignar', 'irPlanes'] as const;
  const addresses = await Promise.all(
    ways.map(async (way) =>
      decodeURIComponent((await screen.findByRole('link', { name: t(`tablero.admin.${way}`) })).getAttribute('href') ?? ''),
    ),
  );
  expect(addresses).toEqual([
    '/tema?filtro[codigo_estado]=1',
    '/usuario?filtro[codigo_estado]=1',
    '/usuariosinasignar',
    '/planestudio?filtro[codigo_estado]=1',
  ]);
  expect(screen.getByRole('link', { name: t('tablero.admin.verificar') })).toBeTruthy();
});

// 120 + 40 + 7 people.
test('three plans list their companies with people, avance and the total; a company leads to its people', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  const tables = await Promise.all(
    planes.map(({ denominacion }) => screen.findByRole('table', { name: t('tablero.plan.tabla', { plan: denominacion }) })),
  );
  const [first] = tables;
  expect(
    within(first!)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'EmpresaUsuariosAvance',
    'Grupo Andino12082.5\u00a0%',
    'Tiendas del Sur40100\u00a0%',
    'Transportes Ñandú70\u00a0%',
    'Total16785.21\u00a0%',
  ]);
  expect(screen.getByRole('heading', { name: t('tablero.plan.ultimo', { plan: planes[2]!.denominacion }) })).toBeTruthy();
  const way = within(first!).getByRole('link', { name: 'Tiendas del Sur' }).getAttribute('href') ?? '';
  expect(way).toBe(`/reporteusuarioxempresa?empresas=2&planes=${planes[0]!.id_planestudio}&desde=0&hasta=0`);
});

test('a featured plan that was also assigned last is listed once and says so', async () => {
  const [first, second] = planes;
  await renderScreen(DASHBOARD, {
    session: 'admin',
    calls: { planestudio: { tablero: [first!, second!, { ...second!, lugar: 'ultimo' }] } },
  });
  const named = (plan: string) => screen.findAllByRole('table', { name: t('tablero.plan.tabla', { plan }) });
  expect([(await named(first!.denominacion)).length, (await named(second!.denominacion)).length]).toEqual([1, 1]);
  expect(screen.getByRole('heading', { name: t('tablero.plan.ultimo', { plan: second!.denominacion }) })).toBeTruthy();
});

test('the best rated topics come with stars and their words, and lead to the topic', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  const table = await screen.findByRole('table', { name: t('tablero.valorados.titulo') });
  const [, best] = within(table).getAllByRole('row');
  expect(best?.textContent).toContain(t('tablero.valorados.de', { valor: 9.3 }));
  expect(within(best!).getByRole('link').getAttribute('href')).toBe(`/temaedit?id=${examples.usuario.kpiTema[0]!.id_tema}`);
});

test('two charts have their numbers in tables', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  const numbers = async (title: string) =>
    within(await screen.findByRole('table', { name: t('ui.grafico.tabla', { titulo: title }) }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(await numbers(t('tablero.graficos.empresas'))).toEqual(['EmpresaValor', 'Grupo Andino83\u00a0%', 'Tiendas del Sur61\u00a0%']);
  expect(await numbers(t('tablero.graficos.accesos'))).toEqual(['FranjaValor', '00-0834', '08-11310', '11-14190', '14-19245', '19-2361']);
});

test('duties have their numbers, each leads to the list that counts the same, and none is said when there are none', async () => {
  const porHacer = { ...examples.usuario.porHacer, correo_retenido: 620 };
  await renderScreen(DASHBOARD, { session: 'admin', calls: { usuario: { porHacer } } });
  const duties = within(await screen.findByRole('region', { name: t('tablero.porHacer.titulo') }));
  expect(
    (await duties.findAllByRole('link')).map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['620 recordatorios esperan su decisión', '/correo?filtro[estado]=retenido'],
    ['4 consultas de alumnos por responder', '/consulta?filtro[estado]=abierta'],
    ['2 preguntas por revisar según sus respuestas', '/preguntasalud?filtro[por_revisar]=1'],
    ['2 solicitudes de datos por responder; la primera vence el 1 dic. 2026', '/solicitud?filtro[abierta]=1'],
    [
      '1 plan termina en 14 días o menos',
      expect.stringMatching(/^\/planestudio\?filtro\[codigo_estado\]=1&filtro\[fecha_fin\]=[-\d]{10}\.\.[-\d]{10}$/),
    ],
    ['3 correos no se pudieron enviar', '/correo?filtro[estado]=fallido'],
    ['1 importación con filas rechazadas por enviar otra vez', '/importacion'],
    ['17 personas sin un plan vigente', '/usuariosinasignar'],
  ]);
  const none = {
    correo_fallido: 0,
    correo_rebotado: 0,
    correo_retenido: 0,
    plan_por_terminar: 0,
    usuario_sin_asignar: 0,
    usuario_sin_jefe: 0,
    tema_con_avisos: 0,
    importacion_rechazada: 0,
    solicitud_abierta: 0,
    consulta_abierta: 0,
    pregunta_por_revisar: 0,
    solicitud_vence: null,
  };
  await renderScreen(DASHBOARD, { session: 'admin', calls: { usuario: { porHacer: none } } });
  expect(await screen.findByText(t('tablero.porHacer.nada'))).toBeTruthy();
});

test('trends say from where to where they went, and have every week in a table', async () => {
  await renderScreen(DASHBOARD, { session: 'admin' });
  const region = within(await screen.findByRole('region', { name: t('tablero.tendencia.avance') }));
  expect(await region.findByText('De 48.2 % (3 oct. 2026) a 73.25 % (21 nov. 2026).')).toBeTruthy();
  const table = region.getByRole('table', { name: t('ui.grafico.tabla', { titulo: t('tablero.tendencia.avance') }) });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toHaveLength(13);
  expect([rows[1], rows[5]]).toEqual(['05/09/26—', '03/10/2648.2\u00a0%']);
});

test('a trend without data says so, one with a single week has its value alone', async () => {
  const tendencia = examples.usuario.tendencia.map((week, index) => ({ ...week, avance: null, accesos: index === 11 ? 4 : null }));
  await renderScreen(DASHBOARD, { session: 'admin', calls: { usuario: { tendencia } } });
  expect(await screen.findByText(t('tablero.tendencia.vacio'))).toBeTruthy();
  expect(screen.getByText('4 (21 nov. 2026)')).toBeTruthy();
});

test('a new portal says what is missing', async () => {
  const none = examples.usuario.kpiHora.map((slot) => ({ ...slot, accesos: 0 }));
  await renderScreen(DASHBOARD, { session: 'admin', calls: { planestudio: { tablero: [] }, usuario: { kpiTema: [], kpiHora: none } } });
  for (const key of ['plan.sinPlanes', 'graficos.empresasVacio', 'graficos.accesosVacio', 'valorados.vacio'] as const)
    expect(await screen.findByText(t(`tablero.${key}`))).toBeTruthy();
});

test('figures that fail to load offer a retry and leave the plans in place', async () => {
  let away = true;
  const kpiAdmin = () => (away ? unreadable() : examples.usuario.kpiAdmin);
  const { user } = await renderScreen(DASHBOARD, { session: 'admin', calls: { usuario: { kpiAdmin } } });
  const retry = await screen.findByRole('button', { name: t('comun.reintentar') });
  away = false;
  expect(await screen.findByRole('heading', { name: planes[0]!.denominacion })).toBeTruthy();
  await user.click(retry);
  expect(await figureOf(t('tablero.admin.usuarios'))).toContain('1,204');
});

test.each([
  ['alumno', '/dashboardusuario'],
  ['soporte', '/planestudio'],
] as const)('the route redirects %s to the first screen of the role', async (session, home) => {
  const { address } = await renderScreen(DASHBOARD, { session, calls: { usuario: { panel: STILL_PANEL } } });
  expect(address()).toBe(home);
});

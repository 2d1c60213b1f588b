import type { TemaAlumno } from '@portal/contract/asignacion';
import { temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { byUrgency, groupByUrgency } from './temas-filter.ts';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const ADDRESS = '/dashboardtema';
const tema = (id_tema: number, part: Partial<TemaAlumno> = {}): TemaAlumno => ({
  ...temaAlumno,
  id_tema,
  titulo: `Tema ${id_tema}`,
  ...part,
});
const approved = { estado: 'Evaluado', aprobado: true, nota: 87.5, id_evaluacion: 5, intentos: 1 } as const;
const overdue = { vencido: true, fecha_fin: '2026-11-09' } as const;
const started = { estado: 'En Progreso', intentos: 1, nota: 40, id_evaluacion: 6 } as const;
/** Two finished, one pending, one locked, two overdue of which one is started, one in progress. */
const TEMAS = [
  tema(1, approved),
  tema(2, { ...temaSiguiente, id_tema: 2, titulo: 'Tema 2' }),
  tema(3),
  tema(4, overdue),
  tema(5, { ...overdue, ...started }),
  tema(6, started),
  tema(7, approved),
];
/** Titles of the shown topics, in their order. */
const titles = () => screen.getAllByRole('link', { name: /^Tema \d+$/, hidden: true }).map(({ textContent }) => textContent);
const open = (address = ADDRESS, temas = TEMAS) => renderScreen(address, { session: 'alumno', calls: { usuario: { temas } } });

test('each topic is in one group, and the groups add up', () => {
  const groups = groupByUrgency(TEMAS);
  expect(Object.values(groups).map((rows) => rows.map(({ id_tema }) => id_tema))).toEqual([[4, 5], [6], [3, 2], [1, 7]]);
  expect(byUrgency(TEMAS)).toHaveLength(TEMAS.length);
});

test('the plan heads its topics with what ends it; what is to do comes first, what is finished is folded, and the buttons add up', async () => {
  await open();
  const plan = await screen.findByRole('heading', { level: 2 });
  expect(plan.textContent).toBe(temaAlumno.plan);
  expect(screen.getByRole('progressbar', { name: temaAlumno.plan }).getAttribute('aria-valuetext')).toBe('2 de 7');
  expect(screen.getByText(t('programa.plan.faltan', { temas: 5 }))).toBeTruthy();
  expect(titles(), 'the locked one is no link').toEqual([4, 5, 6, 3, 1, 7].map((id) => `Tema ${id}`));
  expect(screen.getByText('2 terminados').closest('details')?.open).toBe(false);
  const filters = within(screen.getByRole('group', { name: t('tablero.temas.filtro') })).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'Todos (7)',
    'Vencidos (2)',
    'En Progreso (1)',
    'Pendientes (2)',
    'Terminados (2)',
  ]);
});

test('the last day of a plan goes to the calendar; one that is finished or over has none', async () => {
  const temas = [
    tema(1, { id_planestudio: 7, plan: 'En curso', fecha_fin: '2099-12-31' }),
    tema(2, { ...approved, id_planestudio: 8, plan: 'Completo', fecha_fin: '2099-12-31' }),
    tema(3, { id_planestudio: 9, plan: 'Vencido', fecha_fin: '2020-12-31' }),
  ];
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:fin');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => [made, click].forEach((spy) => spy.mockRestore()));
  const { user } = await open(ADDRESS, temas);
  const name = (title: string) => t('tablero.calendario.agregarPlan', { plan: title });
  await user.dblClick(await screen.findByRole('button', { name: name('En curso') }));
  for (const other of ['Completo', 'Vencido']) expect(screen.queryByRole('button', { name: name(other) })).toBeNull();
  expect(made).toHaveBeenCalledTimes(1);
  const file = await (made.mock.calls[0]![0] as Blob).text();
  expect(file).toContain('DTSTART;VALUE=DATE:20991231');
  expect(file).toContain(`SUMMARY:${t('tablero.calendario.evento', { plan: 'En curso' })}`);
});

test('a button shows its group alone and writes it into the address', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Terminados (2)' }));
  expect(address()).toBe(`${ADDRESS}?estado=terminados`);
  expect(titles()).toEqual(['Tema 1', 'Tema 7']);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext'), 'the plan counts all of its topics').toBe('2 de 7');
});

test('a learner who has finished everything sees it unfolded', async () => {
  await open(ADDRESS, [tema(1, approved), tema(7, approved)]);
  expect((await screen.findByRole('heading', { level: 2 })).closest('details')?.open).toBe(true);
  expect(titles()).toEqual(['Tema 1', 'Tema 7']);
  expect(screen.getByText(t('programa.plan.terminado'))).toBeTruthy();
});

test('the table has the columns that fit, the others to be added, and the same order', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: t('tablero.temas.verTabla') }));
  expect(address()).toBe(`${ADDRESS}?vista=tabla`);
  const rows = await rowsOf(t('tablero.tabla.titulo'));
  expect(rows.map((row) => /Tema \d/.exec(row.textContent)?.[0])).toEqual([4, 5, 6, 3, 2, 1, 7].map((id) => `Tema ${id}`));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const column of ['Tema', 'Estado', 'Nota', 'Fin', 'Programa', 'Plan'])
    expect(
      heads.some((head) => head?.startsWith(column)),
      column,
    ).toBe(true);
  await user.click(screen.getByRole('button', { name: t('ui.tabla.columnas') }));
  for (const column of ['Curso', 'Módulo', 'Asignado', 'Inicio'])
    expect(await screen.findByRole('checkbox', { name: column })).toHaveProperty('checked', false);
  expect(within(rows[4]!).queryByRole('link', { name: 'Tema 2' })).toBeNull();
  expect(within(rows[4]!).getByText(t('programa.tema.bloqueado', { requisito: temaAlumno.titulo }))).toBeTruthy();
});

test('without topics there is neither a list nor a table to choose', async () => {
  await open(ADDRESS, []);
  expect(await screen.findByText(t('tablero.temas.vacio'))).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('tablero.temas.verTabla') })).toBeNull();
});

test('a topic in its pause says in list and table from when on it opens, in place of its button', async () => {
  const espera_hasta = new Date(Date.now() + 2 * 60_000).toISOString();
  const waits = [tema(6, { ...started, espera_hasta }), tema(8, { intentos: 0, espera_hasta })];
  for (const address of [ADDRESS, `${ADDRESS}?vista=tabla`]) {
    await open(address, waits);
    expect(await screen.findAllByText(/^Disponible (a las \d\d:\d\d|mañana, )/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /^(Intentar Nuevamente|Empezar|Continuar): / })).toBeNull();
    expect(screen.getByRole('link', { name: /^Revisión: Tema 6/ })).toBeTruthy();
    cleanup();
  }
});

const PLANES = ['Inducción', 'Operaciones de tienda', 'Código de ética'] as const;
/** Forty topics of three plans, the first of each approved, and one plan that is finished. */
const many = Array.from({ length: 40 }, (_, index) =>
  tema(index + 1, { id_planestudio: 1 + (index % 3), plan: PLANES[index % 3]!, ...(index < 3 ? approved : {}) }),
);
const finished = [tema(41, { ...approved, id_planestudio: 9, plan: 'Terminado' })];
const plansShown = () => screen.getAllByRole('heading', { level: 2 }).map((plan) => [plan.textContent, plan.closest('details')?.open]);

test('of many topics the first plan to finish is open with ten of them besides the finished one, and a search finds them in all', async () => {
  const { user } = await open(ADDRESS, [...finished, ...many]);
  await screen.findByRole('heading', { level: 2, name: 'Inducción' });
  expect(plansShown()).toEqual([
    ['Inducción', true],
    ['Operaciones de tienda', false],
    ['Código de ética', false],
    ['Terminado', false],
  ]);
  const first = within(screen.getByRole('heading', { level: 2, name: 'Inducción' }).closest('section')!);
  expect(first.getAllByRole('link', { name: /^Tema \d+$/ })).toHaveLength(10 + 1);
  await user.click(first.getByRole('button', { name: t('tablero.temas.verMas', { temas: 3 }) }));
  expect(first.getAllByRole('link', { name: /^Tema \d+$/ })).toHaveLength(13 + 1);
  await user.type(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') }), 'ETICA{Enter}');
  expect(screen.getByRole('button', { name: 'Todos (13)' }), 'the buttons count what was found').toBeTruthy();
  expect(plansShown()).toEqual([['Código de ética', true]]);
  expect(screen.getByText('Tema 39')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nada de esto{Enter}');
  await user.click(await screen.findByRole('button', { name: t('tablero.temas.verTodos') }));
  expect(screen.getByRole('button', { name: 'Todos (41)' })).toBeTruthy();
});

test('the address names the plan to open, and a list is found as it was left', async () => {
  const { user } = await open(`${ADDRESS}?plan=2`, many);
  await screen.findByRole('heading', { level: 2, name: 'Inducción' });
  expect(plansShown()).toEqual([
    ['Operaciones de tienda', true],
    ['Inducción', false],
    ['Código de ética', false],
  ]);
  await user.click(screen.getByRole('heading', { level: 2, name: 'Código de ética' }));
  cleanup();
  await open(`${ADDRESS}?plan=2`, many);
  await screen.findByRole('heading', { level: 2, name: 'Inducción' });
  expect(plansShown()[2]).toEqual(['Código de ética', true]);
});

test('few topics are not searched, and every plan to finish is open', async () => {
  await open(ADDRESS, [...finished, ...many.slice(0, 12)]);
  await screen.findByRole('heading', { level: 2, name: 'Inducción' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(plansShown().map(([, shown]) => shown)).toEqual([true, true, true, false]);
});

test('a topic that was approved elsewhere says so where it is still to do, and leads to that result', async () => {
  await open(ADDRESS, [
    tema(1, approved),
    tema(1, { id_planestudio: 99, plan: 'Otro plan', aprobado_antes: { id_evaluacion: 5, nota: 87.5 } }),
  ]);
  const link = await screen.findByRole('link', { name: /^Ya lo aprobó con 87\.5\s%$/ });
  expect(link.getAttribute('href')).toBe('/evaluacionresultado?id=5');
});

test('a topic that counts as approved in another plan says where and when, and leads to that result', async () => {
  await open(ADDRESS, [tema(1, { ...approved, intentos: 0, aprobado_en: { plan: 'Plan anterior', fecha: '2026-03-09' } }), tema(2)]);
  const link = await screen.findByRole('link', { hidden: true, name: /^Ya lo aprobó con 87\.5\s% · Plan anterior · 9 mar\. 2026$/ });
  expect(link.getAttribute('href')).toBe('/evaluacionresultado?id=5');
});

test('a plan that is late says so in the words of a topic, one that ends soon by its days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  await open(ADDRESS, [
    tema(1, { id_planestudio: 1, ...overdue }),
    tema(2, { id_planestudio: 2 }),
    tema(3, { id_planestudio: 3, fecha_fin: '2026-11-23' }),
  ]);
  await screen.findAllByRole('heading', { level: 2 });
  const notes = screen.getAllByRole('heading', { level: 2 }).map((plan) => plan.parentElement?.textContent);
  expect(notes[0]).toContain('Venció el 9 nov. 2026; todavía puede completarlo');
  expect(notes[1]).toContain('Vence en 39 días');
  expect(notes[2]).toContain('Vence mañana');
});

test('the verb of a topic says whether it was opened; one without questionnaire says how it is completed', async () => {
  const rows = [
    tema(1),
    tema(2, { abierto: true }),
    tema(3, started),
    tema(4, { ...started, abierto: true }),
    tema(5, { cuestionario: 0, numero_preguntas: 0 }),
  ];
  await open(ADDRESS, rows);
  for (const name of ['Empezar: Tema 1', 'Continuar: Tema 2', 'Intentar Nuevamente: Tema 3', 'Continuar: Tema 4', 'Empezar: Tema 5'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getAllByText(/Sin cuestionario: se completa con su valoración/)).toHaveLength(1);
});

test('who has no topics reads whom to ask', async () => {
  await open(ADDRESS, []);
  const link = await screen.findByRole('link', { name: 'Escribir a capacitacion@empresa.example' });
  expect(link.getAttribute('href')).toBe('mailto:capacitacion@empresa.example');
});

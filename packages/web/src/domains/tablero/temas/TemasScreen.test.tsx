import type { TemaAlumno } from '@portal/contract/asignacion';
import { temaAlumno, temaSiguiente } from '@portal/contract/examples';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
const open = (address = ADDRESS, temas = TEMAS) => renderScreen(address, { session: 'alumno', calls: { usuario: { temas } } });

test('each topic is in one group, and the groups add up', () => {
  const groups = groupByUrgency(TEMAS);
  expect(Object.values(groups).map((rows) => rows.map(({ id_tema }) => id_tema))).toEqual([[4, 5], [6], [3, 2], [1, 7]]);
  expect(byUrgency(TEMAS)).toHaveLength(TEMAS.length);
});

test('what is to do comes first, what is finished is folded, and the buttons add up', async () => {
  await open();
  await screen.findByRole('heading', { name: t('tablero.temas.planes') });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Vencidos', 'En Progreso', 'Pendientes', '2 terminados', t('tablero.temas.planes')]);
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

test('a button shows its group alone and writes it into the address', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Terminados (2)' }));
  expect(address()).toBe(`${ADDRESS}?estado=terminados`);
  expect(screen.getByRole('region', { name: 'Terminados' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Vencidos' })).toBeNull();
});

test('a learner who has finished everything sees it unfolded', async () => {
  await open(ADDRESS, [tema(1, approved), tema(7, approved)]);
  expect((await screen.findByText('2 terminados')).closest('details')?.open).toBe(true);
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
    expect(screen.queryByRole('link', { name: /^(Intentar Nuevamente|Cuestionario): / })).toBeNull();
    expect(screen.getByRole('link', { name: /^Revisión: Tema 6/ })).toBeTruthy();
    cleanup();
  }
});

const many = Array.from({ length: 40 }, (_, index) =>
  tema(index + 1, {
    id_planestudio: 1 + (index % 3),
    plan: ['Inducción', 'Operaciones de tienda', 'Código de ética'][index % 3]!,
    ...(index < 3 ? approved : {}),
  }),
);

test('many topics of several plans are folded by plan, and a search finds them in all', async () => {
  const { user } = await open(ADDRESS, many);
  const section = within((await screen.findByRole('heading', { level: 2, name: t('tablero.temas.pendientes') })).closest('section')!);
  const plans = section.getAllByRole('heading', { level: 3 });
  expect(plans.map((plan) => [plan.textContent, plan.closest('details')?.open])).toEqual([
    ['Inducción (13)', true],
    ['Operaciones de tienda (12)', false],
    ['Código de ética (12)', false],
  ]);
  await user.type(screen.getByRole('searchbox', { name: t('ui.tabla.buscar') }), 'ETICA{Enter}');
  expect(screen.getByRole('button', { name: 'Todos (13)' }), 'the buttons count what was found').toBeTruthy();
  expect(screen.queryByText('Operaciones de tienda · ', { exact: false })).toBeNull();
  expect(screen.getByText('Tema 39')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nada de esto{Enter}');
  await user.click(await screen.findByRole('button', { name: t('tablero.temas.verTodos') }));
  expect(screen.getByRole('button', { name: 'Todos (40)' })).toBeTruthy();
});

test('few topics are neither searched nor folded by plan', async () => {
  await open(ADDRESS, many.slice(0, 15));
  await screen.findByRole('heading', { level: 2, name: t('tablero.temas.pendientes') });
  expect([screen.queryByRole('searchbox'), screen.queryByRole('heading', { level: 3 })]).toEqual([null, null]);
});

test('a topic that was approved in another plan says so where it is still to do', async () => {
  const again = { id_planestudio: 99, plan: 'Otro plan' } as const;
  await open(ADDRESS, [tema(1, approved), tema(1, again), tema(2, again)]);
  await screen.findByRole('heading', { level: 2, name: t('tablero.temas.pendientes') });
  expect(screen.getAllByText(/Ya lo aprobó con 87.5 % en otro plan/)).toHaveLength(1);
});

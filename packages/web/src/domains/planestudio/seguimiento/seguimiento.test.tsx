import { examples } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PageOfRows } from '../../../testing/replies.ts';
import { t } from '../../../testing/text.ts';

const { seguimiento, progreso } = examples.planestudio;

test('a plan of a company: approved people open, nobody is «Sin Asignar»', async () => {
  await renderScreen('/planestudioseguimiento', {
    session: 'admin',
    calls: { planestudio: { seguimiento: new PageOfRows(seguimiento, 2) } },
  });
  const [first, second] = await rowsOf(t('pantallas.planSeguimiento'));
  const [row] = seguimiento;
  const de = [row!.denominacion, row!.empresa].join(', ');
  const name = t('reporte.personas.ver', { number: '4', quienes: t('reporte.personas.aprobados', { de }) });
  const address = new URL(within(first!).getByRole('link', { name }).getAttribute('href')!, 'http://x').searchParams;
  expect([address.get('empresas'), address.get('planes'), address.get('filtro[estado]')]).toEqual([
    '1',
    String(row!.id_planestudio),
    'Terminado',
  ]);
  expect(within(second!).getByText(t('comun.estado.sinAsignar'))).toBeTruthy();
});

test('a topic is pending, in progress or evaluated, and its grade is red below the pass mark', async () => {
  await renderScreen('/planestudioprogreso', { session: 'admin', calls: { planestudio: { progreso: new PageOfRows(progreso, 3) } } });
  const rows = await rowsOf(t('pantallas.planProgreso'));
  expect(rows.map((row) => ['Pendiente', 'En Progreso', 'Evaluado'].find((estado) => within(row).queryByText(estado)))).toEqual([
    'Evaluado',
    'En Progreso',
    'Pendiente',
  ]);
  const toneOf = (row: HTMLElement | undefined, text: RegExp) =>
    within(row!).getByText(text).closest('[data-tone]')?.getAttribute('data-tone');
  expect([toneOf(rows[0], /^87[.,]5$/), toneOf(rows[1], /^40$/)]).toEqual(['primary', 'danger']);
});

test('the list of plans leads to both', async () => {
  await renderScreen('/planestudio', { session: 'admin', calls: { planestudio: { sellst: new PageOfRows([], 0) } } });
  const links = [t('planestudio.lista.seguimiento'), t('planestudio.lista.progreso')];
  const found = await Promise.all(links.map((name) => screen.findByRole('link', { name })));
  expect(found.map((link) => link.getAttribute('href'))).toEqual(['/planestudioseguimiento', '/planestudioprogreso']);
});

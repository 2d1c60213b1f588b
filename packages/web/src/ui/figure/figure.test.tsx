import { dataColumn, defineList, figureColumn, optionColumn, textColumn } from '@portal/contract/core';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CircumstancesContext } from './circumstances.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';
import { KpiCard } from '../chart/KpiCard.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { DisplaysOf } from '../table/list-column.ts';
import { useLocalList } from '../table/use-list.ts';

const definition = defineList({
  name: 'curso',
  key: 'id',
  columns: {
    id: dataColumn(z.number()),
    titulo: textColumn(),
    codigo_estado: optionColumn(z.number(), 'estadoCorto'),
    avance: figureColumn('avance'),
  },
  order: 'titulo',
});
const COLUMNS: DisplaysOf<typeof definition> = { titulo: { primary: true }, codigo_estado: {}, avance: { header: 'Avance (%)' } };
const rows = [
  { id: 1, titulo: 'Caja', codigo_estado: 1, avance: 50 },
  { id: 2, titulo: 'Ética', codigo_estado: 2, avance: 100 },
];
/** 2026-11-23 10:40 in Lima. */
const MOMENT = Date.UTC(2026, 10, 23, 15, 40);

function Table() {
  const list = useLocalList(definition, COLUMNS);
  return (
    <CircumstancesContext value={{ filters: [{ field: 'Empresa', value: 'Retail Sur' }] }}>
      <DataTable caption="Cursos" list={list} rows={{ rows, moment: MOMENT }} empty={t('comun.sinRegistros')} />
    </CircumstancesContext>
  );
}

const label = (id: 'avance' | 'asignados') => t('cifra.boton', { nombre: t(`cifra.cifras.${id}.nombre`) });
const opened = async () => screen.findByText((_, node) => node?.hasAttribute('data-autofocus') ?? false);

test('the header of a figure keeps its name and order, and says what the figure counts, by which filters and when', async () => {
  const { user } = renderPiece(<Table />);
  const header = screen.getByRole('columnheader', { name: 'Avance (%)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrar por Estado' }), '1');
  await user.click(within(header).getByRole('button', { name: label('avance') }));
  const text = (await opened()).textContent;
  for (const said of [
    t('cifra.cifras.avance.definicion'),
    t('cifra.cifras.avance.formula'),
    t('cifra.fechas.apertura'),
    'No cuentan las personas cesadas, las asignaciones cerradas y los intentos y certificados anulados.',
    'Empresa: Retail Sur',
    'Estado: Activo',
    'Datos del 23/11/2026 10:40',
  ]) {
    expect(text).toContain(said);
  }
  await user.keyboard('{Escape}');
  await user.click(within(header).getByRole('button', { name: 'Avance (%)' }));
  expect(header.getAttribute('aria-sort')).toBe('ascending');
});

test('a column without a figure has no button', () => {
  renderPiece(<Table />);
  expect(within(screen.getByRole('columnheader', { name: 'Título' })).getAllByRole('button')).toHaveLength(1);
});

test('the keyboard opens the explanation, and Escape gives the focus back', async () => {
  const { user } = renderPiece(<KpiCard label="Asignados" value={12} cifra="asignados" />);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(label('asignados'));
  await user.keyboard('{Enter}');
  expect((await opened()).textContent).toContain(t('cifra.sinFiltros'));
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(label('asignados'));
});

test('cards of a narrow list have one button for all figures', async () => {
  window.innerWidth = 360;
  const { user } = renderPiece(<Table />);
  await user.click(screen.getByRole('button', { name: t('cifra.botonTodas') }));
  const dialog = await screen.findByRole('dialog', { name: t('cifra.botonTodas') });
  expect(within(dialog).getByRole('heading', { name: t('cifra.cifras.avance.nombre') })).toBeTruthy();
  window.innerWidth = 1024;
});

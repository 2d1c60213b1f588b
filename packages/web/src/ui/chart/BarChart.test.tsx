import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { href } from '../../core/router/paths.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';
import type { Bar } from './bar.ts';
import { BarChart } from './BarChart.tsx';
import { BarPlot } from './BarPlot.tsx';
import { pictureName, standalone } from './picture.ts';
import { ReportChart } from './ReportChart.tsx';

const bars = [
  { label: 'Ene', value: 62.4 },
  { label: 'Feb', value: 0 },
];
const table = () => screen.getByRole('table', { name: 'Datos del gráfico: Avance' });
const cells = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => row.textContent);

test('a named table holds the numbers, even without a drawing', () => {
  renderPiece(<BarChart title="Avance" bars={bars} max={100} unit="percent" labelHeader="Mes" />);
  expect(cells()).toEqual(['MesValor', 'Ene62\u00a0%', 'Feb0\u00a0%']);
});

test('a percentage is 100 only when nothing is missing', () => {
  renderPiece(<BarChart title="Avance" bars={[{ label: 'Norte', value: 99.99 }]} max={100} unit="percent" />);
  expect(cells()).toEqual(['PeriodoValor', 'Norte99\u00a0%']);
});

test('a button puts the table in place of the drawing, and back', async () => {
  const { user } = renderPiece(<BarChart title="Avance" bars={bars} />);
  expect(table().closest('.sr-only')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.grafico.verTabla') }));
  expect(table().closest('.sr-only')).toBeNull();
  expect(screen.queryByRole('button', { name: t('ui.grafico.imagen') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('ui.grafico.verGrafico') }));
  expect(table().closest('.sr-only')).not.toBeNull();
});

const linked = [{ label: 'Retail Sur', value: 40, link: href('/reporteusuarioxempresa', { empresas: '3' }) }];

test('a bar with a link opens it by the keyboard, and so does its row', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { user } = renderPiece(
    <RouterContextProvider router={router}>
      <BarChart title="Avance" bars={linked} unit="percent" />
    </RouterContextProvider>,
  );
  const link = screen.getByRole('link', { name: 'Retail Sur: 40\u00a0%' });
  expect(link.getAttribute('href')).toContain('empresas=');
  await user.click(screen.getByRole('button', { name: t('ui.grafico.verTabla') }));
  expect(within(table()).getByRole('link', { name: 'Retail Sur' }).getAttribute('href')).toContain('empresas=');
});

test('two series have their names and both values in the table', () => {
  renderPiece(<BarChart title="Avance" bars={[{ label: 'Caja', value: 10, second: 14 }]} series={['Programados', 'Ejecutados']} />);
  expect(cells()).toEqual(['PeriodoProgramadosEjecutados', 'Caja1014']);
});

const drawn = (size: { width: number; height: number }, shown: readonly Bar[] = bars) => {
  renderPiece(
    <div data-testid="plot">
      <BarPlot bars={shown} max={100} size={size} text={(value) => `${Math.round(value)} %`} plain={String} />
    </div>,
  );
  const texts = screen.getByTestId('plot').querySelectorAll('text');
  return Array.from(texts, ({ textContent }) => textContent).filter(Boolean);
};

test('draws labels, a scale of four steps and the value of each bar but 0', () => {
  expect(drawn({ width: 600, height: 240 })).toEqual(['Ene', 'Feb', '0 %', '25 %', '50 %', '75 %', '100 %', '62 %']);
});

test('values lose their unit where bars are narrow', () => {
  expect(drawn({ width: 70, height: 240 })).toContain('62.4');
});

test('labels are shortened to the room of their bar', () => {
  const [label] = drawn({ width: 136, height: 240 }, [{ label: 'Corporación de Retail del Sur', value: 10 }]);
  expect(label).toBe('Corporación…');
});

test('a report shows its fifteen largest values and says how many more there are', () => {
  const rows = Array.from({ length: 18 }, (_, index) => ({ nombre: `E${index}`, avance: index === 4 ? null : index }));
  renderPiece(
    <ReportChart
      title="Avance"
      rows={rows}
      bar={({ nombre, avance }) => (avance === null ? undefined : { label: nombre, value: avance })}
    />,
  );
  expect(cells()).toHaveLength(16);
  expect(cells()[1]).toBe('E1717');
  expect(screen.getByText(t('ui.grafico.mas', { total: 2, mostrados: 15 }))).toBeTruthy();
});

test('a picture has the title, the colours of the theme and the paint of every part', () => {
  renderPiece(
    <svg data-testid="drawing" width="80" height="40">
      <text style={{ fill: 'red' }} className="value">
        62 %
      </text>
    </svg>,
  );
  const drawing = screen.getByTestId('drawing') as unknown as SVGElement;
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 80, 40));
  const { source, size } = standalone(
    drawing,
    { title: 'Avance & más', legend: [{ name: 'Programados', colour: 'green' }] },
    { paper: '#111', ink: '#eee', font: 'Inter' },
  );
  expect(size).toEqual({ width: 120, height: 104 });
  for (const part of ['#111', '#eee', 'Avance &amp; más', 'fill: red', '62 %', 'Programados']) expect(source).toContain(part);
  expect(source).not.toContain('class=');
  expect(pictureName('Avance por Periodo / Año')).toBe('UCJ-Avance-por-Periodo-Ano.png');
});

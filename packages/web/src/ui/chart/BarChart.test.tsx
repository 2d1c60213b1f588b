import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render-piece.tsx';
import { BarChart } from './BarChart.tsx';
import { BarPlot } from './BarPlot.tsx';

const bars = [
  { label: 'Ene', value: 62.4 },
  { label: 'Feb', value: 0 },
];

test('a named table holds the numbers, even without a drawing', () => {
  renderPiece(<BarChart title="Avance" bars={bars} max={100} unit="percent" labelHeader="Mes" />);
  const table = screen.getByRole('table', { name: 'Datos del gráfico: Avance' });
  const cells = within(table).getAllByRole('row');
  expect(cells.map((row) => row.textContent)).toEqual(['MesValor', 'Ene62%', 'Feb0%']);
});

const drawn = (size: { width: number; height: number }) => {
  renderPiece(
    <div data-testid="plot">
      <BarPlot bars={bars} max={100} size={size} text={(value) => `${Math.round(value)} %`} plain={String} />
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

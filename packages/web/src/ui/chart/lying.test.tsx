import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render-piece.tsx';
import { lyingRows, lyingScale, mustLie } from './lying.ts';
import { LyingPlot } from './LyingPlot.tsx';

const LONG = 'Nuestra historia, misión y valores de la Corporación de Retail del Sur S.A.C.';
const UNBROKEN = 'Conflictosdeinteresesyregalosdeproveedores'.repeat(2);
const named = (...labels: string[]) => labels.map((label, index) => ({ label, value: (index + 1) * 10 }));

test.each([
  ['names that would be cut', named(LONG, 'Caja'), 600, true],
  ['fifteen short names on a phone', named(...Array.from({ length: 15 }, (_, index) => `Empresa ${index}`)), 330, true],
  ['two short names', named('Caja', 'Ventas'), 330, false],
  ['short names of which every second one would go without', named(...Array.from({ length: 12 }, (_, index) => `Sur ${index}`)), 330, true],
] as const)('%s decide whether bars lie', (...[, bars, width, lie]) => {
  expect(mustLie(bars, width)).toBe(lie);
});

test.each([1100, 600, 330, 250])('at a width of %s pixels a name is shown as a whole, in lines that fit', (width) => {
  for (const name of [LONG, UNBROKEN, '研修センターの衛生管理と安全衛生に関する規程の説明']) {
    const [row] = lyingRows(named(name), width);
    expect(row?.lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    for (const line of row?.lines ?? []) expect(line.length * 12 * 0.5).toBeLessThanOrEqual(width);
  }
});

test('rows follow each other without overlap, and a second value has its own bar', () => {
  const bars = [...named(LONG, 'Caja'), { label: 'Dos', value: 1, second: 2 }];
  const rows = lyingRows(bars, 300);
  rows.slice(1).forEach((row, index) => expect(row.y).toBe((rows[index]?.y ?? 0) + (rows[index]?.height ?? 0)));
  renderPiece(
    <div data-testid="plot">
      <LyingPlot rows={rows} width={300} text={(value) => `${value} %`} />
    </div>,
  );
  const plot = screen.getByTestId('plot');
  expect(plot.querySelectorAll('rect')).toHaveLength(4);
  for (const text of ['Caja', '20 %', '1 %', '2 %']) expect(plot.textContent).toContain(text);
  expect(plot.textContent).not.toContain('…');
});

test('a negative value lies on the other side of 0', () => {
  const place = lyingScale([{ label: 'a', value: -40 }], { min: -100, max: 100 }, 200);
  expect([place(-100), place(-40), place(0), place(100)]).toEqual([0, 60, 100, 200]);
  expect(lyingScale([{ label: 'a', value: 0 }], {}, 200)(0)).toBe(0);
});

import { expect, test } from 'vitest';
import { qrRuns } from './qr.ts';

const { size, runs } = qrRuns('https://portal.example/certificado/verificar?codigo=7K2M-9QXA-4TBD');

test('a quiet zone of four modules stays free on every side', () => {
  for (const { x, y, width } of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

test('runs of a row neither touch nor overlap', () => {
  for (const run of runs) {
    const next = runs.find(({ y, x }) => y === run.y && x > run.x);
    if (next) expect(next.x).toBeGreaterThan(run.x + run.width);
  }
});

test('the finder pattern begins with seven dark modules', () => expect(runs[0]).toEqual({ x: 4, y: 4, width: 7 }));

import { expect, test } from 'vitest';
import { BATCH, grow, sameSpan, type Span } from './grow.ts';

const sizeOf = ({ from, to }: Span) => to - from + 1;
const span = (from: number, to: number): Span => ({ from, to });

test('the first render draws one batch from the top of what is in sight', () => {
  expect(grow(undefined, span(0, 30), span(0, 17))).toEqual(span(0, BATCH - 1));
  expect(grow(undefined, span(88, 130), span(100, 117))).toEqual(span(100, 100 + BATCH - 1));
});

test('rows in sight come before those beside them, below before above', () => {
  expect(grow(span(100, 115), span(88, 130), span(100, 117))).toEqual(span(100, 123));
  expect(grow(span(100, 130), span(88, 130), span(100, 117))).toEqual(span(92, 130));
});

test('a jump drops the rows of the place before', () => {
  expect(grow(span(0, 30), span(488, 530), span(500, 517))).toEqual(span(500, 507));
});

test('a list that became shorter keeps none of the rows behind its end', () => {
  expect(grow(span(0, 40), span(0, 2), span(0, 2))).toEqual(span(0, 2));
});

test('every way through 10,000 rows adds at most a batch at a time, and reaches what is wanted in a few renders', () => {
  for (const step of [7, 22, 400, -25, -900]) {
    let drawn: Span | undefined;
    for (let top = step > 0 ? 0 : 9_960; top >= 0 && top < 9_960; top += step) {
      const inSight = span(top, top + 17);
      const wanted = span(Math.max(0, top - 12), Math.min(9_999, top + 29));
      for (let renders = 0; !drawn || !sameSpan(drawn, wanted); renders += 1) {
        const next = grow(drawn, wanted, inSight);
        const kept = drawn ? Math.max(0, Math.min(drawn.to, next.to) - Math.max(drawn.from, next.from) + 1) : 0;
        expect(sizeOf(next) - kept).toBeLessThanOrEqual(BATCH);
        expect(renders).toBeLessThan(7);
        drawn = next;
      }
    }
  }
});

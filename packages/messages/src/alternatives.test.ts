import { expect, test } from 'vitest';
import { joinAlternatives } from './alternatives.ts';

const WORDS = { o: ' o ', u: ' u ' };

test.each([
  'Operario',
  'ocho',
  'Ópera',
  'óptica',
  'Hotel',
  'HOTEL',
  'hora',
  '8',
  '80 vacantes',
  '11',
  '11 000',
  '11000',
  '«Operario»',
  '¿Otro?',
])('u precedes %s', (word) => expect(joinAlternatives(['«Caja»', word], WORDS)).toBe(`«Caja» u ${word}`));

test.each(['Uno', 'hielo', '18', '110', '1100', '118', '«Norte»', 'H&O', ''])('o precedes %s', (word) =>
  expect(joinAlternatives(['«Caja»', word], WORDS)).toBe(`«Caja» o ${word}`),
);

test('each alternative takes the word that fits it', () => {
  expect(joinAlternatives(['«Obra»', '«Oficina»', '«Sede»'], WORDS)).toBe('«Obra» u «Oficina» o «Sede»');
  expect(joinAlternatives(['«Obra»'], WORDS)).toBe('«Obra»');
  expect(joinAlternatives([], WORDS)).toBe('');
});

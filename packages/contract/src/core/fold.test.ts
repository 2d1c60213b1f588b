import { expect, test } from 'vitest';
import { fold, withoutAccents } from './fold.ts';

test.each([
  ['Evaluación', 'evaluacion'],
  ['EVALUACIO\u0301N', 'evaluacion'],
  ['Ñandú pingüino', 'nandu pinguino'],
  ['Straße, GROẞ, Œuvre, Ærø, Łódź, İzmir', 'strasse, gross, oeuvre, aero, lodz, izmir'],
  ['¿«Qué» – así…?', '?<<que>> - asi...?'],
  ['ガ・か゛・한글・漢字', 'ガ・か゛・한글・漢字'],
  ['Ｎ１', 'n1'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('withoutAccents keeps case and punctuation', () => {
  expect(withoutAccents('¿Ñandú – GROẞ?')).toBe('¿Nandu – GROSS?');
});

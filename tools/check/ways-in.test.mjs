import { describe, expect, test } from 'vitest';
import { linking, screens, textOf } from '../docs/screens.mjs';

describe.each(screens)('$path', ({ path, title, menu, tab }) => {
  test('has a title', () => expect(textOf(title)).toMatch(/./));

  /** Kept for addresses that older clients, bookmarks, letters and the server itself open. */
  const OLD =
    /^\/(reportegral|evaluacionresult|resultado|temaresultado|temausuario|temafeedback|auth\/.*|error\/.*|certificado\/verificar|equipo\/responder|dev\/ui)$/;
  test.skipIf(OLD.test(path))('has a way in: an entry of the menu, a tab of one, or a link', () => {
    expect((menu ?? tab) !== undefined || linking.includes(`'${path}'`) || linking.includes(`"${path}"`)).toBe(true);
  });
});

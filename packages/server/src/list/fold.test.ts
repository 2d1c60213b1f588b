import { fold } from '@portal/contract/core';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const connection = useTestDatabase();

/** Returns every character between two code points. */
const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Characters that PostgreSQL 15 and 18 fold differently. */
const UNSETTLED = new Set('ªµº¼½¾');

const SIGNS: readonly [what: string, signs: readonly string[]][] = [
  ['ASCII', between(0x20, 0x7e)],
  ['Latin letters and signs', between(0xa1, 0x17f)],
  ['marks that stand behind their letter', between(0x300, 0x362).map((mark) => `e${mark}`)],
  ['Vietnamese and Welsh letters', between(0x1e00, 0x1e99)],
  ['Greek letters', between(0x386, 0x3ce).filter((sign) => /\p{L}/u.test(sign))],
  ['Cyrillic letters', between(0x401, 0x45f)],
  ['dashes, quotes and dots', Array.from('‐‑‒–—―‘’‚“”„…′″‹›№−')],
  ['kana', between(0x3041, 0x30ff)],
  ['Japanese and Chinese signs', Array.from('、。《》〈〉・「」漢字简体')],
  ['wide ASCII', between(0xff01, 0xff5e)],
  ['Hangul', Array.from('한글각')],
  [
    'words',
    ['Evaluación', 'EVALUACIO\u0301N', 'Ñandú', 'Straße GROẞ', 'Œuvre', 'İstanbul', 'Łódź', 'Ёлка й', '¿«Qué»…?', 'e\u0301\u0308x'],
  ],
];

test.each(SIGNS)('fold() and sin_acentos() agree on %s', async (_what, signs) => {
  const settled = signs.filter((sign) => !UNSETTLED.has(sign));
  const { rows } = await sql<{ signo: string; plegado: string }>`
    select signo, sin_acentos(signo) as plegado from unnest(${settled}::text[]) as signo`.execute(connection().db);
  expect(rows.map(({ signo }) => [signo, fold(signo)])).toEqual(rows.map(({ signo, plegado }) => [signo, plegado]));
});

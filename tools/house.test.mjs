import { expect, test } from 'vitest';
import { castsIn, mentions, repeatedLines } from './house.mjs';

const trace = { word: /\bcolor\b/, own: /\/coche\//, record: /\bcoche\b/ };

test('a mention counts in a file of its own, and in a shared file where the block names the record', () => {
  const sources = [
    { file: 'a/coche/coche.ts', text: 'color\n' + 'x\n'.repeat(10) + 'color' },
    { file: 'a/tables.ts', text: 'interface coche {\n  color\n}\n\ninterface barco {\n  color\n}' },
    { file: 'a/other.ts', text: 'color' },
  ];
  expect(mentions(sources, trace)).toEqual({ files: 2, places: 3 });
});

test('in a migration the statement names the record', () => {
  const statements = ['create table coche (\n    color text\n  )', 'create table barco (\n    color text\n  )'];
  const sources = [{ file: 'a/migration.ts', text: statements.map((statement) => `  \`${statement}\``).join(',\n') }];
  expect(mentions(sources, trace)).toEqual({ files: 1, places: 1 });
});

test('mentions close to each other are one place', () => {
  const sources = [{ file: 'a/coche/form.tsx', text: 'label color\nx\nvalue color\n' }];
  expect(mentions(sources, trace)).toEqual({ files: 1, places: 1 });
});

test('every type assertion counts but `as const`, and none in a text', () => {
  const text = "const a = b as unknown as string;\nconst c = { d: 'as string' } as const;\nimport { e as f } from 'g';";
  expect(castsIn({ file: 'a.ts', text })).toBe(2);
});

test('a run of six lines that stands twice is repeated, a shorter one is not', () => {
  const run = (/** @type {number} */ size, name = 'line') =>
    Array.from({ length: size }, (_none, index) => `${name}(${index});`).join('\n');
  expect(
    repeatedLines([
      { file: 'a.ts', text: run(6) },
      { file: 'b.ts', text: `other();\n${run(6)}` },
    ]),
  ).toBe(12);
  expect(
    repeatedLines([
      { file: 'a.ts', text: run(5) },
      { file: 'b.ts', text: `other();\n${run(5)}` },
    ]),
  ).toBe(0);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { droppedFields, ignoring } from './dropped-fields.ts';

const row = z.object({ id: z.number(), nombre: z.string().optional() });

const CASES: readonly (readonly [what: string, schema: z.ZodType, input: unknown, dropped: string[]])[] = [
  ['a known field', row, { id: 1, nombre: 'a' }, []],
  ['an unknown field', row, { id: 1, otro: null }, ['otro']],
  ['a name of every object', row, { id: 1, toString: 'x', constructor: 1 }, ['toString', 'constructor']],
  ['a field of a row', z.array(row), [{ id: 1 }, { id: 2, x: 1 }], ['1.x']],
  [
    'a field inside of an optional, nullable, defaulted part',
    z.object({ en: row.nullable().optional() }),
    { en: { id: 1, x: 1 } },
    ['en.x'],
  ],
  ['a field before a transformation', row.transform(({ id }) => id), { id: 1, x: 1 }, ['x']],
  ['a field after a parsed text', z.preprocess((value) => value, row), { id: 1, x: 1 }, ['x']],
  ['a field that only another form of the body has', z.union([row, z.object({ todos: z.number() })]), { id: 1, x: 1 }, ['x']],
  ['a field of either half', row.and(z.object({ mas: z.number() })), { id: 1, mas: 2, x: 1 }, ['x']],
  ['a field of a value by name', z.record(z.string(), row), { uno: { id: 1, x: 1 } }, ['uno.x']],
  ['author and moments', row, { id: 1, usuario_creacion: 'ana', fecha_modificacion: 'x' }, []],
  ['the state that a record gets anyway', row, { id: 1, codigo_estado: 1 }, []],
  ['another state', row, { id: 1, codigo_estado: 2 }, ['codigo_estado']],
  ['named fields of older clients', ignoring(z.object({ id: z.number() }), ['titulo']), { id: 1, titulo: 'a', x: 1 }, ['x']],
  ['a whole row of a list', z.array(ignoring(z.object({ id: z.number() }), 'rest')), [{ id: 1, titulo: 'a' }], []],
];

test.each(CASES.map(([what, ...rest]) => [what, rest] as const))('%s', (_what, [schema, input, dropped]) =>
  expect(droppedFields(schema, input)).toEqual(dropped),
);

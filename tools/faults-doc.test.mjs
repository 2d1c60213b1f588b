import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

const text = readFileSync(inRoot('docs/faults.md'), 'utf8');

/** Faults that the document must answer for (issue 12). */
const FAULTS = [
  'PostgreSQL stopped and started',
  'PostgreSQL killed',
  'PostgreSQL frozen',
  'connections exhausted',
  'disk full',
  'SMTP down',
  'object store down',
  'clock jump',
  'SIGKILL during a migration',
  'SIGKILL during an import',
  'SIGKILL during an upload',
  'SIGKILL during a backup',
  'SIGKILL under submissions',
];

/** Lines of the table: fault, what the portal does, places and titles of its tests. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|fault)/.test(line))
  .map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );

test('every fault has a line that says what the portal does', () => {
  const missing = FAULTS.filter(
    (fault) => !rows.some(([name = '', does = '']) => name.toLowerCase().startsWith(fault.toLowerCase()) && does),
  );
  expect(missing).toEqual([]);
});

test('each test that it names exists, under that title', () => {
  const named = rows.flatMap(([fault = '', , tests = '']) =>
    [...tests.matchAll(/`([\w./-]+)`(?: «([^»]+)»)?/g)].map(([, path = '', title]) => ({ fault, path, title })),
  );
  expect(named.length).toBeGreaterThanOrEqual(rows.length);
  const wrong = named.filter(({ path, title }) => {
    const file = inRoot(path);
    return !existsSync(file) || (title !== undefined && !readFileSync(file, 'utf8').includes(title));
  });
  expect(wrong).toEqual([]);
});

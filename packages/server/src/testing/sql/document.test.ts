import { complaintAbout, domainDocument, indexDocument, type CallStatements } from '@portal/testkit/sql/document.ts';
import { layout } from '@portal/testkit/sql/layout.ts';
import { expect, test } from 'vitest';

const shared = 'select 1';
const call = (name: string, ...own: string[]): CallStatements => ({
  name,
  caller: 'administrador',
  statements: [shared, ...own],
});

test('a statement is written once, with the calls that send it', () => {
  const insert = 'insert into "a" values ($1)';
  const page = domainDocument(
    'curso',
    [call('POST /curso/ins', 'begin', insert, insert, 'commit'), call('POST /curso/upd/', insert)],
    shared,
  );
  expect(page.split('\n').slice(2)).toEqual(['insert into a values ($1); -- POST /curso/ins (2 times), POST /curso/upd/', '']);
});

test('a long subquery of the statement before is not written again', () => {
  const rows = `(select ${Array.from({ length: 60 }, (_, index) => `c${index}`).join(', ')} from curso)`;
  const page = domainDocument(
    'curso',
    [call('GET /curso/sellst', `select * from ${rows} fila`, `select count(*) from ${rows} fila`)],
    shared,
  );
  expect(page).toContain('select count(*) from (…) fila; -- GET /curso/sellst');
});

test('the complaint about an extra round trip names the call and both counts', () => {
  const stored = indexDocument(new Map([['curso', [call('GET /curso/sellst', 'select 3')]]]), shared);
  expect(complaintAbout(stored, [call('GET /curso/sellst', 'select 3', 'select 4')])).toBe(
    'GET /curso/sellst sends 3 statements, docs/sql says 2; run npm run generate -- sql',
  );
  expect(complaintAbout('', [call('GET /curso/sellst')])).toContain('docs/sql says nothing of it');
  expect(complaintAbout(stored, [call('GET /curso/sellst', 'select 5')])).toContain('other texts');
});

test('the layout of a statement does not depend on how its source was written', () => {
  const long = 'x'.repeat(250);
  const one = `select "a"."id" from "a" where exists (select ${long}, ${long} from b where b.x = 'from  where') order by 1`;
  expect(layout(one).split('\n')).toEqual([
    'select a.id',
    'from a',
    'where exists (',
    '  select',
    `      ${long},`,
    `      ${long}`,
    '  from b',
    "  where b.x = 'from  where'",
    ')',
    'order by 1',
  ]);
  expect(layout(one.replaceAll(' order', '\n   order').replace('(select', '( select'))).toBe(layout(one));
});

test('what is short stays on its line', () => {
  expect(layout('select "a" from b\n where exists ( select from c )')).toBe('select a from b where exists (select from c)');
});

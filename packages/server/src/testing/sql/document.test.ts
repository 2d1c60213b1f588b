import { expect, test } from 'vitest';
import { complaintAbout, domainDocument, type CallStatements } from './document.ts';
import { layout } from './layout.ts';

const shared = 'select 1';
const call = (...own: string[]): CallStatements => ({
  name: 'GET /curso/sellst',
  caller: 'administrador',
  statements: [shared, ...own],
});

test('a call names the shared statement and writes out its own', () => {
  const page = domainDocument('curso', [call('begin', 'insert into "a" values ($1)', 'insert into "a" values ($1)', 'commit')], shared);
  expect(page).toContain('5 statements, called by administrador: settings and session, and');
  expect(page).toContain('begin;\n\n-- 2 times\ninsert into a\nvalues ($1);\n\ncommit;');
});

test('the complaint about an extra round trip names the call and both counts', () => {
  const page = domainDocument('curso', [call('select 3')], shared);
  expect(complaintAbout(page, [call('select 3', 'select 4')])).toBe(
    'GET /curso/sellst sends 3 statements, docs/sql says 2; run npm run generate -- sql',
  );
  expect(complaintAbout('', [call()])).toContain('docs/sql says nothing of it');
  expect(complaintAbout(page, [call('select 5')])).toContain('other texts');
});

test('the layout of a statement does not depend on how its source was written', () => {
  const one = `select "a"."id" from "a" where exists (select from b where b.x = 'from  where') order by 1`;
  expect(layout(one)).toBe(
    ['select a.id', 'from a', 'where exists (', '  select', '  from b', "  where b.x = 'from  where'", ')', 'order by 1'].join('\n'),
  );
  expect(layout(one.replaceAll(' order', '\n   order'))).toBe(layout(one));
});

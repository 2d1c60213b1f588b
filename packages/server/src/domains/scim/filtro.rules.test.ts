import { describe, expect, test } from 'vitest';
import { ScimFault } from './falla.rules.ts';
import { readFilter, readPath } from './filtro.rules.ts';
import { SCHEMA } from './nombres.rules.ts';

const scimType = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof ScimFault) return error.scimType;
    throw error;
  }
  return 'none';
};

test.each([
  ['userName eq "ana"', [{ path: 'username', value: 'ana' }]],
  ['USERNAME EQ "a\\"b\\u00f1"', [{ path: 'username', value: 'a"bñ' }]],
  [`${SCHEMA.user}:userName eq "ana"`, [{ path: 'username', value: 'ana' }]],
  [`${SCHEMA.enterprise}:employeeNumber eq "7"`, [{ path: 'enterprise:employeenumber', value: '7' }]],
  [
    'active eq true and (id eq "1" and count eq -3)',
    [
      { path: 'active', value: true },
      { path: 'id', value: '1' },
      { path: 'count', value: -3 },
    ],
  ],
  [
    'emails[type eq "work" and value eq "a@b"] AND id eq null',
    [
      { path: 'emails.type', value: 'work' },
      { path: 'emails.value', value: 'a@b' },
      { path: 'id', value: null },
    ],
  ],
])('the filter %s is read', (text, expected) => expect(readFilter(text)).toEqual(expected));

test.each([
  ['members', { path: 'members', where: undefined, sub: undefined }],
  ['name.familyName', { path: 'name.familyname', where: undefined, sub: undefined }],
  ['members[value eq "12"]', { path: 'members', where: [{ path: 'value', value: '12' }], sub: undefined }],
  ['emails[type eq "work"].value', { path: 'emails', where: [{ path: 'type', value: 'work' }], sub: 'value' }],
  [`${SCHEMA.enterprise}:manager`, { path: 'enterprise:manager', where: undefined, sub: undefined }],
  [SCHEMA.portal, { path: 'portal:', where: undefined, sub: undefined }],
])('the path %s is read', (text, expected) => expect(readPath(text)).toEqual(expected));

describe('a limit', () => {
  test.each([
    ['characters', `id eq "${'a'.repeat(1000)}"`],
    ['parentheses', `${'('.repeat(4)}id eq "1"${')'.repeat(4)}`],
    ['comparisons', Array.from({ length: 21 }, () => 'id eq "1"').join(' and ')],
  ])('of %s is kept', (_what, text) => expect(scimType(() => readFilter(text))).toBe('tooMany'));

  test('lets its largest values through', () => {
    expect(readFilter(`((( id eq "1" )))`)).toHaveLength(1);
    expect(readFilter(Array.from({ length: 20 }, () => 'id eq "1"').join(' and '))).toHaveLength(20);
  });
});

test.each(['emails[type eq "work"', 'emails]', 'a b', 'a[b eq 1].c.d', '', '"x"', 'a[b eq 1]]', 'a[b[c eq 1] eq 2]'])(
  'the path %j is refused',
  (text) => expect(scimType(() => readPath(text))).toBe('invalidPath'),
);

import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { patchOf, type ScimAnswer, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

const app = useTestApp();
let token = '';
const send = scimClient(app, () => token);

beforeEach(async () => {
  token = (await buildScimToken(app.db)).token;
});

const user = (over: object = {}) => {
  const number = nextNumber();
  return {
    userName: `u${number}@contoso.com`,
    name: { givenName: 'Ana', familyName: 'Torres' },
    emails: [{ value: `u${number}@contoso.com`, type: 'work' }],
    ...over,
  };
};

const INSIDE = /select |insert |update |at \/|node_modules|ECONN|\.ts:/;

/** Checks that a refusal is an error of RFC 7644 that reveals no internals. */
function expectRefused(answer: ScimAnswer, ...statuses: number[]): void {
  expect(statuses, answer.text).toContain(answer.status);
  expect(answer.type).toBe('application/scim+json; charset=utf-8');
  expect(answer.data).toMatchObject({ schemas: [SCHEMA.error], status: String(answer.status), detail: expect.any(String) as string });
  expect(answer.text).not.toMatch(INSIDE);
}

describe('a filter', () => {
  it.each([
    'userName',
    'userName eq',
    'userName eq ana',
    'userName eq "ana',
    'userName eq "a" or userName eq "b"',
    'not (userName eq "a")',
    'userName co "a"',
    'userName sw "a"',
    'userName pr',
    '(userName eq "a"',
    'userName eq "a")',
    'emails[type eq "work"',
    'emails[emails[type eq "work"]]',
    'password eq "x"',
    'contrasenia_hash eq "x"',
    'userName eq "\\u0000"',
    'userName eq 5',
    'active eq "si"',
    "userName eq 'a' or 1=1 --",
    'userName eq "a"; drop table usuario',
    '',
    ' ',
    '"a" eq userName',
    '[]',
    '\u0000',
  ])('%j is refused', async (filter) => {
    const answer = await send('GET', '/Users', { query: { filter } });
    expectRefused(answer, 400);
    expect(answer.data.scimType).toBe('invalidFilter');
  });

  it('that holds SQL is a text', async () => {
    for (const value of ["' or 1=1 --", '%', '\\"; drop table usuario; --', '${1}', 'ñandú 🦙'])
      expect((await send('GET', '/Users', { query: { filter: `userName eq "${value}"` } })).data.totalResults, value).toBe(0);
  });

  it.each([
    ['long', `userName eq "${'a'.repeat(1001)}"`],
    ['deep', `${'('.repeat(400)}userName eq "a"${')'.repeat(400)}`],
    ['of many comparisons', Array.from({ length: 30 }, () => 'id eq "1"').join(' and ')],
  ])('that is too %s is refused', async (_what, filter) => {
    const answer = await send('GET', '/Users', { query: { filter } });
    expectRefused(answer, 400);
    expect(answer.data.scimType).toBe('tooMany');
  });
});

describe('a body', () => {
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['broken', '{"a":'],
    ['nothing', ''],
    ['with a prototype', '{"__proto__": {"admin": true}}'],
  ])('of %s is refused', async (_what, body) => {
    expectRefused(await send('POST', '/Users', { body }), 400);
    const person = await buildUsuario(app.db);
    expectRefused(await send('PATCH', `/Users/${person.id_usuario}`, { body }), 400);
    expectRefused(await send('POST', '/Groups', { body }), 400);
  });

  it('of another type is 415, one beyond the limit 413', async () => {
    expectRefused(await send('POST', '/Users', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }), 415);
    expectRefused(await send('POST', '/Users', { body: { userName: 'x'.repeat(70_000) } }), 413);
    expectRefused(await send('POST', '/Groups', { body: { displayName: 'x'.repeat(1_100_000) } }), 413);
  });

  it('with values of the wrong type changes nothing', async () => {
    const person = await buildUsuario(app.db);
    const wrong: readonly unknown[] = [
      {},
      [],
      [1, 2],
      Number.MAX_VALUE,
      true,
      { value: {} },
      'x'.repeat(5000),
      '\u0000',
      '\uD800',
      -1,
      [[[]]],
      { a: { b: { c: { d: { e: 1 } } } } },
    ];
    const paths = [
      'userName',
      'externalId',
      'name.givenName',
      'name',
      'emails',
      'emails[type eq "work"].value',
      'title',
      'active',
      'phoneNumbers',
      `${SCHEMA.enterprise}:manager`,
      `${SCHEMA.enterprise}:employeeNumber`,
      SCHEMA.enterprise,
      `${SCHEMA.portal}:fechaIngreso`,
      `${SCHEMA.portal}:numeroDocumento`,
      'members',
      'displayName',
    ];
    for (const path of paths)
      for (const value of wrong) {
        const answer = await send('PATCH', `/Users/${person.id_usuario}`, { body: patchOf({ op: 'replace', path, value }) });
        expect(answer.status, `${path} ${JSON.stringify(value)?.slice(0, 60)}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
        if (answer.status >= 400) expectRefused(answer, 400, 409);
      }
  });

  it('of many or wrong operations is refused', async () => {
    const person = await buildUsuario(app.db);
    const patch = (...operations: object[]) => send('PATCH', `/Users/${person.id_usuario}`, { body: patchOf(...operations) });
    expect((await patch(...Array.from({ length: 1001 }, () => ({ op: 'add', path: 'title', value: '' })))).data.scimType).toBe('tooMany');
    expect((await patch()).data.scimType).toBe('invalidSyntax');
    expect((await patch({ op: 'move', path: 'title' })).data.scimType).toBe('invalidSyntax');
    expect((await patch({ op: 'remove' })).data.scimType).toBe('noTarget');
    for (const path of [
      'emails[type eq "work"',
      'emails[value eq "x"].value',
      'emails[type eq "work"].value.value',
      `${'a.'.repeat(600)}b`,
      `emails${'['.repeat(200)}`,
      '..',
      'emails[]',
      'name.givenName eq "x"',
    ])
      expect(['invalidPath', 'tooMany'], path).toContain((await patch({ op: 'replace', path, value: 'x' })).data.scimType);
  });
});

describe('an address', () => {
  it.each([
    '/Users/0',
    '/Users/-1',
    '/Users/1e3',
    '/Users/99999999999999',
    "/Users/1'--",
    '/Users/%00',
    '/Nada',
    '/Bulk',
    '/Schemas/otro',
    '/ResourceTypes/Otro',
    '/Groups/abc',
  ])('%s is a 404', async (path) => expectRefused(await send('GET', path), 404));

  it('is no place for methods that nobody described', async () => {
    expectRefused(await send('POST', '/Users/1', { body: user() }), 404);
    expectRefused(await send('DELETE', '/Users'), 404);
    expectRefused(await send('POST', '/Bulk', { body: { Operations: [] } }), 404);
  });

  it('describes the service, its kinds and its schemas', async () => {
    const { data: config } = await send('GET', '/ServiceProviderConfig');
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
    });
    const { data: types } = await send('GET', '/ResourceTypes');
    expect((types.Resources as { name: string }[]).map(({ name }) => name)).toEqual(['User', 'Group']);
    const { data: schemas } = await send('GET', '/Schemas');
    expect((schemas.Resources as { id: string }[]).map(({ id }) => id)).toEqual([
      SCHEMA.user,
      SCHEMA.enterprise,
      SCHEMA.portal,
      SCHEMA.group,
    ]);
    expect((await send('GET', `/Schemas/${SCHEMA.group}`)).data.name).toBe('Group');
  });
});

import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeEach, expect, test } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

const app = useTestApp();
let token = '';
const send = scimClient(app, () => token);
beforeEach(async () => {
  token = (await buildScimToken(app.db)).token;
});

const name = { givenName: 'Ana', familyName: 'Ríos' };
const create = async (over: object = {}) => {
  const number = nextNumber();
  const body = { userName: `caso${number}@contoso.com`, name, ...over };
  const { status, text, data } = await send('POST', '/Users', { body });
  expect(status, text).toBe(201);
  return { number, id: (data as { id: string }).id };
};

test('a person is matched by an address of a type, in the shapes that providers send', async () => {
  const number = nextNumber();
  const work = `ana-${number}@example.com`;
  const home = `casa-${number}@example.com`;
  const telefono = `9${number}`;
  const { id } = await create({
    emails: [
      { type: 'work', primary: true, value: work },
      { type: 'home', value: home },
    ],
    phoneNumbers: [{ type: 'work', value: telefono }],
  });
  const found = async (filter: string) => {
    const { status, text, data } = await send('GET', '/Users', { query: { filter } });
    expect(status, `${filter}: ${text}`).toBe(200);
    return (data as { Resources: { id: string }[] }).Resources.map((one) => one.id);
  };
  const shapes = [
    `emails[type eq "work"].value eq "${work}"`,
    `emails[type EQ "Work"].value Eq "${work.toUpperCase()}"`,
    `emails[type eq "work" and value eq "${work}"]`,
    `emails[primary eq true].value eq "${work}"`,
    `(emails[type eq "work"].value eq "${work}") and active eq true`,
    `emails.value eq "${work}"`,
    `emails eq "${work}"`,
    `${SCHEMA.user}:emails[type eq "work"].value eq "${work}"`,
    `emails[type eq "home"].value eq "${home}"`,
    `emails[type eq "other"].value eq "${home}"`,
    `phoneNumbers[type eq "work"].value eq "${telefono}"`,
    `phoneNumbers.value eq "${telefono}"`,
  ];
  for (const filter of shapes) expect(await found(filter), filter).toEqual([id]);
  for (const filter of [`emails[type eq "home"].value eq "${work}"`, `phoneNumbers[type eq "mobile"].value eq "${telefono}"`]) {
    expect(await found(filter), filter).toEqual([]);
  }
  for (const filter of [`emails[type eq "work"].display eq "x"`, `emails[type eq "work"].value`, `emails[type eq "work"].value co "x"`]) {
    expect((await send('GET', '/Users', { query: { filter } })).data, filter).toMatchObject({ scimType: 'invalidFilter' });
  }
});

test('a value that is too long is named with its limit, in POST, PUT and PATCH', async () => {
  const { number, id } = await create();
  const long = 'T'.repeat(300);
  const cases = [
    ['title', 250, 'title', { title: long }],
    ['department', 250, `${SCHEMA.enterprise}:department`, { [SCHEMA.enterprise]: { department: long } }],
    ['costCenter', 50, `${SCHEMA.enterprise}:costCenter`, { [SCHEMA.enterprise]: { costCenter: long } }],
    ['employeeNumber', 10, `${SCHEMA.enterprise}:employeeNumber`, { [SCHEMA.enterprise]: { employeeNumber: long } }],
    ['name.givenName', 250, 'name.givenName', { name: { ...name, givenName: long } }],
    ['externalId', 250, 'externalId', { externalId: long }],
    ['userName', 250, 'userName', { userName: long }],
    ['emails.value', 250, 'emails[type eq "work"].value', { emails: [{ type: 'work', value: `${long}@example.com` }] }],
    ['phoneNumbers.value', 30, 'phoneNumbers[type eq "work"].value', { phoneNumbers: [{ type: 'work', value: long }] }],
  ] as const;
  for (const [attribute, limit, path, over] of cases) {
    const detail = `«${attribute}» tiene más de ${limit} caracteres.`;
    const body = { userName: `largo${number}@contoso.com`, name, ...over };
    expect((await send('POST', '/Users', { body })).data).toMatchObject({ status: '400', scimType: 'invalidValue', detail });
    expect((await send('PUT', `/Users/${id}`, { body })).data).toMatchObject({ detail });
    const patch = patchOf({ op: 'replace', path, value: long });
    expect((await send('PATCH', `/Users/${id}`, { body: patch })).data).toMatchObject({ detail });
  }
});

test('a name with a line break, NUL or what nobody sees is refused', async () => {
  const { id } = await create();
  for (const part of ['\n', '\r\n', '\u0000', '\u202e', '\u200b']) {
    const userName = `a${part}b${nextNumber()}@contoso.com`;
    expect((await send('POST', '/Users', { body: { userName, name } })).data).toMatchObject({ status: '400', scimType: 'invalidValue' });
    const patch = patchOf({ op: 'replace', path: 'userName', value: userName });
    expect((await send('PATCH', `/Users/${id}`, { body: patch })).data).toMatchObject({ status: '400' });
  }
});

test('a token of one company leaves what the provider of all calls a group', async () => {
  const { data } = await send('POST', '/Groups', { body: { displayName: `Grupo ${nextNumber()}`, externalId: 'todas' } });
  const { id } = data as { id: string };
  const limited = (await buildScimToken(app.db, { empresas: [(await buildEmpresa(app.db)).id_empresa] })).token;
  for (const value of ['otra', null]) {
    const body = patchOf({ op: value ? 'replace' : 'remove', path: 'externalId', ...(value && { value }) });
    expect((await send('PATCH', `/Groups/${id}`, { token: limited, body })).status).toBe(403);
  }
  const same = patchOf({ op: 'replace', path: 'externalId', value: 'todas' });
  expect((await send('PATCH', `/Groups/${id}`, { token: limited, body: same })).status).toBeLessThan(300);
  expect((await send('GET', `/Groups/${id}`)).data).toMatchObject({ externalId: 'todas' });
});

import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

const recorder = useRecorder();
const app = useTestApp();
let token = '';
let author = '';
const send = scimClient(app, () => token);

beforeEach(async () => {
  ({ token, nombre: author } = await buildScimToken(app.db));
});

/** Returns the body that Entra ID sends for a new person with its usual mapping. */
const entraUser = (over: object = {}) => {
  const number = nextNumber();
  return {
    schemas: [SCHEMA.user, SCHEMA.enterprise],
    externalId: `0a21f0f2-${number}`,
    userName: `ana.torres${number}@contoso.com`,
    active: true,
    displayName: 'Ana Torres',
    emails: [{ primary: true, type: 'work', value: `ana.torres${number}@contoso.com` }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Ana Torres', familyName: 'Torres', givenName: 'Ana' },
    roles: [],
    ...over,
  };
};

const create = async (over: object = {}) => {
  const answer = await send('POST', '/Users', { body: entraUser(over) });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as { id: string; userName: string; externalId: string; meta: { location: string; version: string } };
};

const stored = (id: string) => app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', Number(id)).executeTakeFirstOrThrow();

describe('refusals', () => {
  it('are uniqueness for a name, document or code that somebody has', async () => {
    const { userName } = await create();
    const taken = await send('POST', '/Users', { body: entraUser({ userName: userName.toUpperCase() }) });
    expect(taken).toMatchObject({ status: 409, type: 'application/scim+json; charset=utf-8' });
    expect(taken.data).toMatchObject({ schemas: [SCHEMA.error], status: '409', scimType: 'uniqueness' });
    const other = await buildUsuario(app.db);
    const portal = { tipoDocumento: 'DNI', numeroDocumento: other.numero_documento };
    expect((await send('POST', '/Users', { body: entraUser({ [SCHEMA.portal]: portal }) })).data.scimType).toBe('uniqueness');
    const enterprise = { employeeNumber: other.codigo_usuario };
    expect((await send('POST', '/Users', { body: entraUser({ [SCHEMA.enterprise]: enterprise }) })).data.scimType).toBe('uniqueness');
    expect((await send('POST', '/Users', { body: entraUser({ userName: other.username }) })).data.scimType).toBe('uniqueness');
  });

  it('are 412 for another version than If-Match says, and 304 for the present one', async () => {
    const { id, meta } = await create();
    const body = patchOf({ op: 'replace', path: 'title', value: 'Cajera' });
    const changed = await send('PATCH', `/Users/${id}`, { body, headers: { 'if-match': meta.version } });
    expect(changed).toMatchObject({ status: 200, headers: { etag: 'W/"2"' } });
    expect((await send('PATCH', `/Users/${id}`, { body, headers: { 'if-match': meta.version } })).status).toBe(412);
    expect((await send('DELETE', `/Users/${id}`, { headers: { 'if-match': '"nada"' } })).status).toBe(412);
    const same = await send('GET', `/Users/${id}`, { headers: { 'if-none-match': 'W/"2"' } });
    expect([same.status, same.text]).toEqual([304, '']);
  });

  it('create somebody with one name, whom a change of another value leaves so', async () => {
    for (const name of [{ givenName: 'Thandar' }, { givenName: 'Thandar', familyName: '' }, { familyName: 'Thandar' }]) {
      const { status, data } = await send('POST', '/Users', { body: entraUser({ name, displayName: 'Thandar' }) });
      expect([status, data.name]).toEqual([201, { formatted: 'Thandar', givenName: 'Thandar' }]);
      const body = patchOf({ op: 'replace', path: 'title', value: 'Cajera' });
      expect((await send('PATCH', `/Users/${data.id}`, { body })).data).toMatchObject({ displayName: 'Thandar', title: 'Cajera' });
    }
  });

  it.each([
    ['removes it', patchOf({ op: 'remove', path: 'name.familyName' })],
    ['empties it', patchOf({ op: 'replace', path: 'name.familyName', value: '' })],
    ['empties it within a name', patchOf({ op: 'replace', path: 'name', value: { givenName: 'Ana', familyName: null } })],
  ])('take a surname away where a PATCH %s, and leave it where a request does not name it', async (_, body) => {
    const { id } = await create();
    const kept = await send('PATCH', `/Users/${id}`, { body: patchOf({ op: 'replace', path: 'name', value: { givenName: 'Ana' } }) });
    expect(kept.data.name).toMatchObject({ familyName: 'Torres' });
    const { status, data } = await send('PATCH', `/Users/${id}`, { body });
    expect([status, data.name, data.displayName]).toEqual([200, { formatted: 'Ana', givenName: 'Ana' }, 'Ana']);
  });

  it('name what a person lacks', async () => {
    for (const [over, attribute] of [
      [{ userName: undefined }, 'userName'],
      [{ name: undefined, displayName: undefined }, 'name.givenName'],
      [{ [SCHEMA.portal]: { numeroDocumento: 'AB1234' } }, 'tipoDocumento'],
      [{ [SCHEMA.enterprise]: { organization: 'No existe' } }, 'organization'],
      [{ [SCHEMA.enterprise]: { manager: { value: '999999' } } }, 'manager'],
    ] as const) {
      const { status, data } = await send('POST', '/Users', { body: entraUser(over) });
      expect([status, data.scimType]).toEqual([400, 'invalidValue']);
      expect(data.detail).toContain(attribute);
    }
  });
});

describe('the log', () => {
  it('has every change in the name of the token, without a person', async () => {
    const { id } = await create();
    await send('PATCH', `/Users/${id}`, { body: patchOf({ op: 'Replace', path: 'active', value: 'False' }) });
    const rows = await app.db
      .selectFrom('log')
      .select(['tabla', 'tipo', 'usuario_creacion', 'id_usuario_creacion'])
      .where('id_usuario', '=', Number(id))
      .orderBy('id_log')
      .execute();
    const by = { usuario_creacion: `scim:${author}`, id_usuario_creacion: null };
    expect(rows).toEqual([
      { tabla: 'usuario', tipo: 'alta', ...by },
      { tabla: 'scim_usuario', tipo: 'alta', ...by },
      { tabla: 'usuario', tipo: 'cambio', ...by },
    ]);
  });

  it('has nothing of a request that changes nothing', async () => {
    const { id } = await create();
    const before = await stored(id);
    await send('PATCH', `/Users/${id}`, {
      body: patchOf({ op: 'replace', path: 'active', value: true }, { op: 'replace', path: 'name.givenName', value: 'Ana' }),
    });
    expect(await stored(id)).toEqual(before);
  });
});

describe('statements', () => {
  const countOf = async (work: () => Promise<unknown>) => {
    recorder.take();
    await work();
    return recorder.take().length;
  };

  it('are few: reading takes three, and no more for a page of a hundred people than for one', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const limited = (await buildScimToken(app.db, { empresas: [id_empresa] })).token;
    const list = () => send('GET', '/Users', { token: limited });
    const { id } = await create({
      [SCHEMA.enterprise]: {
        organization: (await app.db.selectFrom('empresa').select('empresa').where('id_empresa', '=', id_empresa).executeTakeFirstOrThrow())
          .empresa,
      },
    });
    // The first use of a token is noted.
    expect(await countOf(list)).toBeLessThanOrEqual(4);
    const one = await countOf(list);
    for (let count = 0; count < 20; count += 1) await buildUsuario(app.db, { id_empresa });
    expect(await countOf(list)).toBe(one);
    expect(one).toBe(3);
    expect(await countOf(() => send('GET', `/Users/${id}`, { token: limited }))).toBeLessThanOrEqual(3);
    const patched = await countOf(() =>
      send('PATCH', `/Users/${id}`, { token: limited, body: patchOf({ op: 'replace', path: 'name.givenName', value: 'Anita' }) }),
    );
    expect(patched).toBeLessThanOrEqual(12);
  });
});

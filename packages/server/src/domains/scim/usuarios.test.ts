import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

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

describe('the requests of Entra ID', () => {
  it('test the connection by a search for nobody', async () => {
    const answer = await send('GET', '/Users', { query: { filter: 'userName eq "7b2f0a7c-no-existe"' } });
    expect(answer).toMatchObject({ status: 200, type: 'application/scim+json; charset=utf-8' });
    expect(answer.data).toEqual({ schemas: [SCHEMA.list], totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
  });

  it('create a person, who has no document, and find them again', async () => {
    const { id, userName, externalId, meta } = await create();
    expect(meta.location).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`));
    expect(await stored(id)).toMatchObject({
      username: userName,
      tipo_documento: 'OTRO',
      numero_documento: null,
      nombres: 'Ana',
      apellido_paterno: 'Torres',
      correo_electronico: userName,
      codigo_estado: 1,
      contrasenia_hash: null,
      indicador_admin: 0,
      usuario_creacion: `scim:${author}`,
      id_usuario_creacion: null,
    });
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      `externalId eq "${externalId}"`,
      `emails[type eq "work"].value eq "${userName}" `,
    ]) {
      const { data } = await send('GET', '/Users', { query: { filter } });
      expect(data).toMatchObject({ totalResults: 1, Resources: [{ id, userName, active: true }] });
    }
    const both = `emails[type eq "work" and value eq "${userName}"] and (id eq "${id}")`;
    expect((await send('GET', '/Users', { query: { filter: both } })).data.totalResults).toBe(1);
  });

  it('fill company, cost centre, department, position and manager', async () => {
    const empresa = await buildEmpresa(app.db);
    const boss = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
    const enterprise = {
      employeeNumber: `E${nextNumber()}`,
      organization: empresa.codigo_empresa,
      costCenter: 'CC-77',
      department: 'Ventas del Norte',
      manager: { value: String(boss.id_usuario) },
    };
    const portal = {
      tipoDocumento: 'CE',
      numeroDocumento: `CE${nextNumber()}`,
      apellidoMaterno: 'Rojas',
      fechaIngreso: '2026-01-05T00:00:00Z',
    };
    const { id } = await create({ title: 'Cajera', [SCHEMA.enterprise]: enterprise, [SCHEMA.portal]: portal, preferredLanguage: 'fr-FR' });
    expect(await stored(id)).toMatchObject({
      codigo_usuario: enterprise.employeeNumber,
      id_empresa: empresa.id_empresa,
      username: portal.numeroDocumento,
      codigo_jefe_inmediato: boss.codigo_usuario,
      fecha_ingreso: '2026-01-05',
      idioma: 'fr',
    });
    const { data } = await send('GET', `/Users/${id}`);
    expect(data).toMatchObject({
      title: 'Cajera',
      [SCHEMA.enterprise]: {
        costCenter: 'CC-77',
        department: 'Ventas del Norte',
        organization: empresa.empresa,
        manager: { value: String(boss.id_usuario) },
      },
      [SCHEMA.portal]: { ...portal, fechaIngreso: '2026-01-05' },
    });
  });

  it.each([
    ['as Entra ID sends it', patchOf({ op: 'Replace', path: 'active', value: 'False' })],
    ['as it sent it before', patchOf({ op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] })],
    ['as Okta sends it', patchOf({ op: 'replace', value: { active: false } })],
  ])('end an employment %s: sessions end, nothing is erased, and it comes back', async (_what, body) => {
    const { id, userName } = await create();
    await signIn(app, { id_usuario: Number(id) });
    const answer = await send('PATCH', `/Users/${id}`, { body });
    expect(answer).toMatchObject({ status: 200, data: { id, userName, active: false } });
    expect(await stored(id)).toMatchObject({ codigo_estado: 2, fecha_cese: '2026-11-21', usuario_modificacion: `scim:${author}` });
    const open = await app.db
      .selectFrom('sesion')
      .select('id_sesion')
      .where('id_usuario', '=', Number(id))
      .where('fecha_revocacion', 'is', null)
      .execute();
    expect(open).toEqual([]);
    const again = await send('PATCH', `/Users/${id}`, { body: patchOf({ op: 'Add', path: 'active', value: 'True' }) });
    expect(again.data.active).toBe(true);
    expect(await stored(id)).toMatchObject({ codigo_estado: 1, fecha_cese: null });
  });

  it('change several attributes at once, by paths, brackets and names that are paths', async () => {
    const { id } = await create();
    const manager = await buildUsuario(app.db);
    const body = patchOf(
      { op: 'Add', path: `${SCHEMA.enterprise}:department`, value: 'Almacén' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: `nueva${id}@contoso.com` },
      { op: 'Replace', path: 'name.familyName', value: 'Torres Vega' },
      { op: 'Add', path: `${SCHEMA.enterprise}:manager`, value: String(manager.id_usuario) },
      {
        op: 'Add',
        value: { 'phoneNumbers[type eq "work"].value': '+51 1 555', 'addresses[type eq "work"].formatted': 'Lima', title: 'Jefa' },
      },
      { op: 'Replace', path: 'displayName', value: 'Ana T.' },
    );
    const { status, data } = await send('PATCH', `/Users/${id}`, { body });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Jefa',
      name: { givenName: 'Ana', familyName: 'Torres Vega' },
      emails: [{ value: `nueva${id}@contoso.com` }],
      phoneNumbers: [{ value: '+51 1 555' }],
      [SCHEMA.enterprise]: { department: 'Almacén', manager: { value: String(manager.id_usuario) } },
    });
    const cleared = await send('PATCH', `/Users/${id}`, {
      body: patchOf(
        { op: 'Remove', path: `${SCHEMA.enterprise}:manager` },
        { op: 'remove', path: 'title' },
        { op: 'remove', path: 'phoneNumbers' },
      ),
    });
    expect(cleared.data[SCHEMA.enterprise].manager).toBeUndefined();
    expect([cleared.data.title, cleared.data.phoneNumbers]).toEqual([undefined, undefined]);
  });

  it('delete: the person leaves today, stays with their history, and a second time changes nothing', async () => {
    const { id } = await create();
    expect(await send('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, text: '' });
    const first = await stored(id);
    expect(first).toMatchObject({ codigo_estado: 2, fecha_cese: '2026-11-21' });
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await stored(id)).version).toBe(first.version);
    expect((await send('GET', `/Users/${id}`)).data.active).toBe(false);
  });
});

describe('the requests of Okta', () => {
  it('replace a person: what PUT does not name stays', async () => {
    const { id, userName, externalId } = await create({ title: 'Cajera' });
    const body = {
      schemas: [SCHEMA.user],
      id,
      userName,
      externalId,
      name: { givenName: 'Anita', familyName: 'Torres' },
      active: true,
      groups: [],
      password: 'Secreta-123',
    };
    const { status, data } = await send('PUT', `/Users/${id}`, { body });
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: { givenName: 'Anita' }, title: 'Cajera', externalId });
    expect((await stored(id)).contrasenia_hash).toBeNull();
  });

  it('page through the people in order of id', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const limited = (await buildScimToken(app.db, { empresas: [id_empresa] })).token;
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(String((await buildUsuario(app.db, { id_empresa })).id_usuario));
    const page = (startIndex: string, count: string) =>
      send('GET', '/Users', { token: limited, query: { startIndex, count, attributes: 'userName' } });
    const { data } = await page('2', '3');
    expect(data).toMatchObject({ totalResults: 5, startIndex: 2, itemsPerPage: 3 });
    expect((data.Resources as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(1, 4));
    expect(Object.keys(data.Resources[0] as object).toSorted()).toEqual(['id', 'schemas', 'userName']);
    expect((await page('1', '0')).data).toMatchObject({ totalResults: 5, Resources: [] });
    expect((await page('-4', '9')).data).toMatchObject({ startIndex: 1, itemsPerPage: 5 });
    expect((await page('9', '9')).data).toMatchObject({ totalResults: 5, itemsPerPage: 0 });
    expect((await page('x', '9')).data).toMatchObject({ status: '400', scimType: 'invalidValue' });
  });
});

it.each(['PUT', 'PATCH'] as const)(
  '%s does not make a person somebody else: name and document at once are refused (P198)',
  async (method) => {
    const person = await buildUsuario(app.db, { nombres: 'Óscar', apellido_paterno: 'Yáñez', apellido_materno: '' });
    const documento = (numero: number) => ({ tipoDocumento: 'DNI', numeroDocumento: String(48_000_000 + numero) });
    const save = (names: { givenName: string; familyName: string }, ids: object) => {
      const path = `/Users/${person.id_usuario}`;
      return method === 'PUT'
        ? send('PUT', path, { body: { ...entraUser({ name: names }), schemas: [SCHEMA.user, SCHEMA.portal], [SCHEMA.portal]: ids } })
        : send('PATCH', path, { body: patchOf({ op: 'replace', value: { name: names, [SCHEMA.portal]: ids } }) });
    };
    const refused = await save({ givenName: 'Pía', familyName: 'Soto' }, documento(nextNumber()));
    expect([refused.status, (refused.data as { scimType?: string }).scimType], refused.text).toEqual([400, 'mutability']);
    expect(await stored(String(person.id_usuario))).toMatchObject({ nombres: 'Óscar', numero_documento: person.numero_documento });
    const corrected = await save({ givenName: 'Óscar Raúl', familyName: 'Yáñez' }, documento(nextNumber()));
    expect(corrected.status, corrected.text).toBe(200);
  },
);

it('refuses a day of entry that cannot be', async () => {
  const answer = await send('POST', '/Users', {
    body: entraUser({ schemas: [SCHEMA.user, SCHEMA.portal], [SCHEMA.portal]: { fechaIngreso: '0024-01-15' } }),
  });
  expect([answer.status, (answer.data as { scimType?: string }).scimType], answer.text).toEqual([400, 'invalidValue']);
});

import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildRegla } from '@portal/testkit/builders/persona/regla.ts';
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

const people = async (count: number, over: { id_empresa?: number; codigo_grupo?: string } = {}) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(String((await buildUsuario(app.db, over)).id_usuario));
  return ids;
};
const refs = (ids: readonly string[]) => ids.map((value) => ({ value }));
const create = async (members: readonly string[] = []) => {
  const body = { schemas: [SCHEMA.group], externalId: `g-${nextNumber()}`, displayName: `Grupo ${nextNumber()}`, members: refs(members) };
  const answer = await send('POST', '/Groups', { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.data as { id: string; displayName: string; externalId: string };
};
const membersOf = async (id: string) => {
  const { data } = await send('GET', `/Groups/${id}`);
  return (data.members as { value: string }[]).map(({ value }) => value);
};
const patch = (id: string, ...operations: object[]) => send('PATCH', `/Groups/${id}`, { body: patchOf(...operations) });

describe('the requests of Entra ID and Okta', () => {
  it('create a group, find it and ask for a member', async () => {
    const [ana = '', luis = ''] = await people(2);
    const { id, displayName, externalId } = await create([ana, luis]);
    expect(await membersOf(id)).toEqual([ana, luis]);
    const search = (filter: string) => send('GET', '/Groups', { query: { filter, excludedAttributes: 'members' } });
    for (const filter of [
      `displayName eq "${displayName.toUpperCase()}"`,
      `externalId eq "${externalId}"`,
      `id eq "${id}" and members eq "${ana}"`,
    ]) {
      const { data } = await search(filter);
      expect(data).toMatchObject({ totalResults: 1, Resources: [{ id, displayName }] });
      expect(data.Resources[0].members).toBeUndefined();
    }
    expect((await search(`id eq "${id}" and members eq "999999"`)).data.totalResults).toBe(0);
    const { data: user } = await send('GET', `/Users/${ana}`);
    expect(user.groups).toEqual([
      { value: id, $ref: expect.stringContaining(`/Groups/${id}`) as string, display: displayName, type: 'direct' },
    ]);
    const { data: listed } = await send('GET', '/Groups', { query: { filter: `id eq "${id}"` } });
    expect(listed.Resources[0].members).toHaveLength(2);
  });

  it('add and remove members in each of their forms', async () => {
    const [ana = '', luis = '', eva = '', raul = ''] = await people(4);
    const { id } = await create();
    expect((await patch(id, { op: 'Add', path: 'members', value: refs([ana, luis, eva]) })).status).toBe(204);
    expect(await membersOf(id)).toEqual([ana, luis, eva]);
    expect((await patch(id, { op: 'Remove', path: 'members', value: refs([ana]) })).status).toBe(204);
    expect((await patch(id, { op: 'remove', path: `members[value eq "${luis}"]` })).status).toBe(204);
    expect(await membersOf(id)).toEqual([eva]);
    await patch(id, { op: 'add', value: { members: refs([raul]) } }, { op: 'remove', path: 'members', value: refs([eva]) });
    expect(await membersOf(id)).toEqual([raul]);
    await patch(id, { op: 'replace', path: 'members', value: refs([ana, luis]) });
    expect(await membersOf(id)).toEqual([ana, luis]);
    await patch(id, { op: 'remove', path: 'members' });
    expect(await membersOf(id)).toEqual([]);
  });

  it('rename a group with its id in the value, and replace it', async () => {
    const [ana = '', luis = ''] = await people(2);
    const { id, externalId } = await create([ana]);
    expect((await patch(id, { op: 'replace', value: { id, displayName: `Nuevo ${id}` } })).status).toBe(204);
    const body = { schemas: [SCHEMA.group], displayName: `Otro ${id}`, members: refs([luis]) };
    const { status, data } = await send('PUT', `/Groups/${id}`, { body });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, externalId, displayName: `Otro ${id}`, members: [{ value: luis }] });
    const kept = await send('PUT', `/Groups/${id}`, { body: { displayName: `Otro ${id}` } });
    expect(kept.data.members).toHaveLength(1);
  });

  it('delete a group after its members left it', async () => {
    const [ana = ''] = await people(1);
    const { id } = await create([ana]);
    expect((await send('DELETE', `/Groups/${id}`)).status).toBe(204);
    expect((await send('GET', `/Groups/${id}`)).status).toBe(404);
    expect((await send('GET', `/Users/${ana}`)).data.groups).toBeUndefined();
  });
});

describe('a group', () => {
  it('gives its plans to who enters it, as when a person edits it', async () => {
    const { codigo_parametro, id_parametro } = await buildParametro(app.db);
    const { id_planestudio } = await buildPlanestudio(app.db);
    await buildRegla(app.db, { id_planestudio, codigo_grupo: codigo_parametro });
    const [ana = ''] = await people(1);
    expect((await patch(String(id_parametro), { op: 'Add', path: 'members', value: refs([ana]) })).status).toBe(204);
    const assigned = await app.db.selectFrom('asignacion').select('id_planestudio').where('id_usuario', '=', Number(ana)).execute();
    expect(assigned).toEqual([{ id_planestudio }]);
    const refused = await send('DELETE', `/Groups/${id_parametro}`);
    expect(refused.status).toBe(409);
    expect(await membersOf(String(id_parametro))).toEqual([ana]);
    const rows = await app.db
      .selectFrom('log')
      .select('usuario_creacion')
      .where('id_usuario', '=', Number(ana))
      .where('tabla', '=', 'usuario')
      .where('tipo', '=', 'cambio')
      .execute();
    expect(rows).toEqual([{ usuario_creacion: `scim:${author}` }]);
  });

  it('takes a person from another one: everybody has one group', async () => {
    const [ana = ''] = await people(1);
    const first = await create([ana]);
    const second = await create([ana]);
    expect([await membersOf(first.id), await membersOf(second.id)]).toEqual([[], [ana]]);
    await patch(first.id, { op: 'remove', path: `members[value eq "${ana}"]` });
    expect(await membersOf(second.id)).toEqual([ana]);
  });

  it('is refused without a name, or with that of another', async () => {
    const { displayName } = await create();
    expect((await send('POST', '/Groups', { body: { displayName } })).data).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect((await send('POST', '/Groups', { body: {} })).data).toMatchObject({ status: '400', scimType: 'invalidValue' });
  });

  it('is not half made when a member is wrong', async () => {
    const body = { displayName: `A medias ${nextNumber()}`, members: refs(['999999']) };
    expect((await send('POST', '/Groups', { body })).data.scimType).toBe('invalidValue');
    expect((await send('GET', '/Groups', { query: { filter: `displayName eq "${body.displayName}"` } })).data.totalResults).toBe(0);
  });
});

describe('a token that is limited to companies', () => {
  it('sees and moves its own people alone, and leaves the groups themselves as they are', async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    const { codigo_parametro, id_parametro } = await buildParametro(app.db);
    const [own = '', other = ''] = [
      ...(await people(1, { id_empresa, codigo_grupo: codigo_parametro })),
      ...(await people(1, { codigo_grupo: codigo_parametro })),
    ];
    token = (await buildScimToken(app.db, { empresas: [id_empresa] })).token;
    const id = String(id_parametro);
    expect(await membersOf(id)).toEqual([own]);
    expect((await patch(id, { op: 'add', path: 'members', value: refs([other]) })).data.scimType).toBe('invalidValue');
    expect((await patch(id, { op: 'replace', path: 'members', value: [] })).status).toBe(204);
    const after = await app.db
      .selectFrom('usuario')
      .select('codigo_grupo')
      .where('id_usuario', '=', Number(other))
      .executeTakeFirstOrThrow();
    expect(after.codigo_grupo).toBe(codigo_parametro);
    expect((await patch(id, { op: 'remove', path: 'members', value: refs([other]) })).status).toBe(204);
    expect(
      (await app.db.selectFrom('usuario').select('codigo_grupo').where('id_usuario', '=', Number(other)).executeTakeFirstOrThrow())
        .codigo_grupo,
    ).toBe(codigo_parametro);
    expect((await send('POST', '/Groups', { body: { displayName: 'De la empresa' } })).status).toBe(403);
    expect((await patch(id, { op: 'replace', path: 'displayName', value: 'Robado' })).status).toBe(403);
    expect((await send('DELETE', `/Groups/${id}`)).status).toBe(403);
  });
});

describe('statements', () => {
  it('do not grow with the members', async () => {
    const { id } = await create();
    const few = await people(2);
    const many = await people(20);
    const countOf = async (members: readonly string[]) => {
      recorder.take();
      expect((await patch(id, { op: 'add', path: 'members', value: refs(members) })).status).toBe(204);
      return recorder.take().length;
    };
    await countOf(few.slice(0, 1));
    const first = await countOf(few.slice(1));
    expect(await countOf(many)).toBe(first);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(12);
  });
});

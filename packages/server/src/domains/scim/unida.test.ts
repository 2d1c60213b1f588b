import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { scimClient } from '@portal/testkit/scenes/scim.ts';
import { erase, joined, personasDe, separated } from '@portal/testkit/scenes/union.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

const test = useTestApp();
let token = '';
let admin = '';
beforeAll(async () => {
  ({ token } = await buildScimToken(test.db));
  admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
});
const send = scimClient(test, () => token);
const actora = () => ({ test, token: admin });

const create = (over: object = {}) =>
  send('POST', '/Users', {
    body: {
      schemas: [SCHEMA.user],
      userName: `nuevo${nextNumber()}@contoso.com`,
      name: { familyName: 'Torres', givenName: 'Ana' },
      ...over,
    },
  });
const made = async (over: object = {}): Promise<{ id_usuario: number; userName: string }> => {
  const { status, text, data } = await create(over);
  expect(status, text).toBe(201);
  return { id_usuario: Number(data.id), userName: data.userName };
};
const people = async () => (await test.db.selectFrom('usuario').select('id_usuario').execute()).length;

describe('a provider that makes a joined person again', () => {
  it('is refused by the former code and document, and reads who stayed; nobody is made', async () => {
    const [queda, va] = [await buildUsuario(test.db), await buildUsuario(test.db)];
    const { id_union } = await joined(actora(), personasDe(queda, va));
    const before = await people();
    const asked = [
      { [SCHEMA.enterprise]: { employeeNumber: va.codigo_usuario.toLowerCase() } },
      { [SCHEMA.portal]: { numeroDocumento: va.numero_documento } },
      { userName: va.numero_documento },
    ];
    for (const over of asked) {
      const { status, data } = await create(over);
      expect([status, data.scimType], JSON.stringify(over)).toEqual([409, 'uniqueness']);
      expect(data.detail).toContain(queda.personal);
      expect(data.detail).toContain(queda.codigo_usuario);
    }
    expect(await people()).toBe(before);
    await separated(actora(), id_union);
    expect((await create(asked[1])).data.detail, 'taken back, the person is there again').not.toContain(queda.personal);
  });

  it('is refused by the former e-mail or name, unless a document says that somebody else has it by now', async () => {
    const [queda, va] = [await made(), await made({ emails: [{ type: 'work', value: 'antigua@contoso.com' }] })];
    await joined(actora(), personasDe(queda, va));
    for (const userName of [va.userName.toUpperCase(), 'Antigua@contoso.com']) {
      const { status, data } = await create({ userName });
      expect([status, data.scimType], userName).toEqual([409, 'uniqueness']);
    }
    const emails = [{ type: 'work', value: 'antigua@contoso.com' }];
    expect((await create({ emails })).status).toBe(409);
    await made({ emails, [SCHEMA.portal]: { numeroDocumento: '70809010' } });
  });

  it('outside of its companies reads no name, and after an erasure nothing is left to refuse', async () => {
    const [one, other] = [await buildEmpresa(test.db), await buildEmpresa(test.db)];
    const queda = await buildUsuario(test.db, { id_empresa: one.id_empresa });
    const va = await buildUsuario(test.db, { id_empresa: one.id_empresa });
    await joined(actora(), personasDe(queda, va));
    const { token: limited } = await buildScimToken(test.db, { empresas: [other.id_empresa] });
    const body = { schemas: [SCHEMA.user], userName: String(va.numero_documento), name: { familyName: 'Torres', givenName: 'Ana' } };
    const { status, data } = await send('POST', '/Users', { body, token: limited });
    expect([status, data.scimType]).toEqual([409, 'uniqueness']);
    expect(data.detail).not.toContain(queda.personal);
    await erase(test.db, queda);
    expect((await send('POST', '/Users', { body })).status).toBe(201);
  });
});

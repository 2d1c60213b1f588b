import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { patchOf, type ScimAnswer, scimClient } from '@portal/testkit/scenes/scim.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA } from './nombres.rules.ts';

const recorder = useRecorder();
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

describe('a token', () => {
  it.each(['', 'x'.repeat(40), `scim_${'0'.repeat(12)}_${'A'.repeat(43)}`, "scim_' or 1=1 --aaaaaaaaaaaaaaaaaaaaaaa"])(
    '%j is none',
    async (wrong) => {
      expectRefused(await send('GET', '/Users', { token: wrong }), 401);
    },
  );

  it('is refused the same way unknown, with another secret, expired and revoked, before a body is read', async () => {
    const expired = await buildScimToken(app.db, { fecha_expiracion: '2026-11-20' });
    const revoked = await buildScimToken(app.db, { fecha_revocacion: '2026-11-21T14:59:00Z' });
    const lastDay = await buildScimToken(app.db, { fecha_expiracion: '2026-11-21' });
    expect((await send('GET', '/Users', { token: lastDay.token, query: { count: '0' } })).status).toBe(200);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const texts = new Set<string>();
    for (const wrong of [`scim_${'0'.repeat(12)}_${'A'.repeat(43)}`, other, expired.token, revoked.token]) {
      // Neither JSON nor within the limit: a body that is read would be 400 or 413.
      const answer = await send('POST', '/Users', { token: wrong, body: '{'.repeat(2_000_000) });
      expectRefused(answer, 401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
  });

  it('of another form costs no statement, an unknown one a single one', async () => {
    recorder.take();
    await send('GET', '/Users', { token: 'x'.repeat(61) });
    expect(recorder.take()).toEqual([]);
    await send('GET', '/Users', { token: `scim_${'0'.repeat(12)}_${'A'.repeat(43)}` });
    expect(recorder.take()).toHaveLength(1);
  });

  it('opens no other call, and a session opens none of SCIM', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/usuario/sellst', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode).toBe(401);
    const admin = await buildUsuario(app.db, { admin: true });
    expectRefused(await send('GET', '/Users', { token: await signIn(app, admin) }), 401);
  });

  it('that is limited reaches nobody of another company, by no method, and reveals nothing about them', async () => {
    const [own, foreign] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = (await buildScimToken(app.db, { empresas: [own.id_empresa] })).token;
    const stranger = await buildUsuario(app.db, { id_empresa: foreign.id_empresa });
    const nobody = await buildUsuario(app.db, { id_empresa: null });
    await send('GET', '/Users', { token: limited });
    const before = await databaseFingerprint(app.db);
    for (const { id_usuario } of [stranger, nobody]) {
      const path = `/Users/${id_usuario}`;
      expectRefused(await send('GET', path, { token: limited }), 404);
      expectRefused(await send('DELETE', path, { token: limited }), 404);
      expectRefused(await send('PUT', path, { token: limited, body: user() }), 404);
      expectRefused(await send('PATCH', path, { token: limited, body: patchOf({ op: 'replace', path: 'active', value: false }) }), 404);
    }
    for (const filter of [
      `id eq "${stranger.id_usuario}"`,
      `userName eq "${stranger.username}"`,
      `emails.value eq "${stranger.correo_electronico}"`,
    ])
      expect((await send('GET', '/Users', { token: limited, query: { filter } })).data.totalResults).toBe(0);
    const taken = await send('POST', '/Users', { token: limited, body: user({ userName: stranger.username }) });
    expectRefused(taken, 409);
    expect(taken.text).not.toContain(stranger.nombres);
    const theirs = { [SCHEMA.enterprise]: { organization: foreign.empresa } };
    expectRefused(await send('POST', '/Users', { token: limited, body: user(theirs) }), 400);
    expectRefused(
      await send('POST', '/Users', {
        token: limited,
        body: user({ [SCHEMA.enterprise]: { manager: { value: String(stranger.id_usuario) } } }),
      }),
      400,
    );
    expect(await databaseFingerprint(app.db)).toEqual(before);
    const made = await send('POST', '/Users', { token: limited, body: user() });
    expect(made.data[SCHEMA.enterprise].organization).toBe(own.empresa);
    expectRefused(
      await send('PATCH', `/Users/${made.data.id}`, {
        token: limited,
        body: patchOf({ op: 'replace', path: `${SCHEMA.enterprise}:organization`, value: foreign.empresa }),
      }),
      400,
    );
  });
});

describe('rights', () => {
  it('and passwords never come by SCIM', async () => {
    const body = user({
      password: 'Secreta-123',
      roles: [{ value: 'admin' }],
      entitlements: ['admin'],
      indicador_admin: 1,
      id: '1',
      contrasenia_hash: 'x',
      groups: [{ value: '1' }],
    });
    const { status, data } = await send('POST', '/Users', { body });
    expect(status).toBe(201);
    const made = await app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', Number(data.id)).executeTakeFirstOrThrow();
    expect(made).toMatchObject({ indicador_admin: 0, indicador_soporte: 0, contrasenia_hash: null, codigo_grupo: null });
    for (const path of ['password', 'roles', 'entitlements', 'groups', 'id', 'meta.created', 'roles[primary eq true].value']) {
      const answer = await send('PATCH', `/Users/${data.id}`, { body: patchOf({ op: 'replace', path, value: 'admin' }) });
      expect([path, answer.status, answer.data.scimType]).toEqual([path, 400, 'mutability']);
    }
    for (const path of ['indicador_admin', 'codigo_estado', '__proto__', 'constructor.prototype', 'urn:otra:cosa:admin']) {
      const answer = await send('PATCH', `/Users/${data.id}`, { body: patchOf({ op: 'replace', path, value: 1 }) });
      expect([path, answer.status, answer.data.scimType]).toEqual([path, 400, 'invalidPath']);
    }
    expect(await app.db.selectFrom('usuario').selectAll().where('id_usuario', '=', Number(data.id)).executeTakeFirstOrThrow()).toEqual(
      made,
    );
  });

  it('of an administrator stay out of reach: their address is not changed, and the last one is not ceased', async () => {
    const admin = await buildUsuario(app.db, { admin: true, nombres: 'Rosa' });
    const path = `/Users/${admin.id_usuario}`;
    const mail = await send('PATCH', path, {
      body: patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value: 'ladron@example.com' }),
    });
    expectRefused(mail, 400);
    expect(mail.data.scimType, mail.text).toBe('mutability');
    const document = { [SCHEMA.portal]: { numeroDocumento: '12345678', tipoDocumento: 'DNI' } };
    expectRefused(await send('PUT', path, { body: { userName: admin.username, ...document } }), 400);
    expect((await send('PATCH', path, { body: patchOf({ op: 'replace', path: 'title', value: 'Jefa' }) })).status).toBe(200);
    await app.db.updateTable('usuario').set({ indicador_admin: 0 }).where('id_usuario', '<>', admin.id_usuario).execute();
    expectRefused(await send('DELETE', path), 409);
  });
});

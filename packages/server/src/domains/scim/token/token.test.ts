import { empresaApi } from '@portal/contract/empresa';
import { scimApi } from '@portal/contract/scim';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const app = useTestApp();
let admin = { username: '', token: '' };

beforeEach(async () => {
  await app.db.deleteFrom('scim_token').execute();
  const person = await buildUsuario(app.db, { admin: true });
  admin = { username: person.username, token: await signIn(app, person) };
  await app.db
    .updateTable('sesion')
    .set({ fecha_confirmacion: app.now.toISOString() })
    .where('id_usuario', '=', person.id_usuario)
    .execute();
});

const fields = { nombre: 'Entra ID', indicador_alcance: 0, empresas: [], fecha_expiracion: '2027-01-31' };
const create = (over: object = {}) => app.call(scimApi.ins, { token: admin.token, body: { ...fields, ...over } });
const list = async () => (await app.call(scimApi.sellst, { token: admin.token, query: { pagina: 1, tamano: 10 } })).data;
const send = scimClient(app, () => '');

describe('a token', () => {
  it('is returned once, works, is noted when used, and ends when it is revoked', async () => {
    const { id_scim_token, token } = (await create()).data;
    expect(token).toMatch(/^scim_[0-9a-f]{12}_[\w-]{43}$/);
    expect(await list()).toMatchObject([
      {
        nombre: 'Entra ID',
        estado: 'vigente',
        empresas: null,
        fecha_uso: null,
        prefijo: token.slice(0, 17),
        usuario_creacion: admin.username,
      },
    ]);
    expect((await send('GET', '/Users', { token })).status).toBe(200);
    expect(await list()).toMatchObject([{ fecha_uso: app.now.toISOString() }]);
    expect(
      JSON.stringify([
        await list(),
        await app.db.selectFrom('log').selectAll().execute(),
        await app.db.selectFrom('scim_token_clave').selectAll().execute(),
      ]),
    ).not.toContain(token);
    expect((await app.call(scimApi.revocar, { token: admin.token, body: { id_scim_token } })).status).toBe(200);
    expect(await list()).toMatchObject([{ estado: 'revocado' }]);
    expect((await send('GET', '/Users', { token })).status).toBe(401);
    expect((await create()).status).toBe(200);
  });

  it('has a name of its own, companies that exist and a day that is not past', async () => {
    await create();
    expect((await create({ nombre: 'ENTRA ID' })).problem.code).toBe('duplicado');
    expect((await create({ nombre: 'Otro', indicador_alcance: 1, empresas: [999_999] })).problem.claves).toHaveProperty(
      'empresas.clave',
      'inexistente.empresa',
    );
    expect((await create({ nombre: 'Otro', indicador_alcance: 1, empresas: [] })).problem.claves).toHaveProperty(
      'empresas.clave',
      'validacion.alcance',
    );
    expect((await create({ nombre: 'Otro', fecha_expiracion: '2026-11-20' })).problem.claves).toHaveProperty(
      'fecha_expiracion.clave',
      'scim.errores.vencido',
    );
  });

  it('keeps its companies from being deleted', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    await create({ indicador_alcance: 1, empresas: [id_empresa] });
    expect(await list()).toMatchObject([{ empresas: empresa }]);
    expect((await app.call(empresaApi.del, { token: admin.token, params: { id: id_empresa } })).problem.code).toBe('dependencias');
  });

  it('is made after a fresh proof alone, and by nobody with limited access', async () => {
    await app.db.updateTable('sesion').set({ fecha_confirmacion: '2026-11-21T14:00:00Z' }).execute();
    expect((await create()).problem.code).toBe('confirmacion_requerida');
    const { id_empresa } = await buildEmpresa(app.db);
    const limited = await limitedAdmin(app, [id_empresa]);
    const { id_scim_token } = await buildScimToken(app.db, { empresas: [id_empresa] });
    expect((await app.call(scimApi.sellst, { token: limited.token, query: {} })).status).toBe(403);
    expect((await app.call(scimApi.revocar, { token: limited.token, body: { id_scim_token } })).status).toBe(403);
    expect((await app.call(scimApi.revocar, { token: admin.token, body: { id_scim_token: 999_999 } })).status).toBe(404);
  });
});

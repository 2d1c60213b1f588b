import type { CallOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario, DEMO_PASSWORD } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { patchOf, type ScimAnswer, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let empresa: Awaited<ReturnType<typeof buildEmpresa>>;
let limited: string;
let whole: string;
let token: string;
const send = scimClient(app, () => token);
const { review } = useCarga(app, () => limited);

beforeAll(async () => {
  empresa = await buildEmpresa(app.db);
  limited = (await limitedAdmin(app, [empresa.id_empresa])).token;
  whole = await signIn(app, await buildUsuario(app.db, { admin: true }));
  token = (await buildScimToken(app.db, { empresas: [empresa.id_empresa] })).token;
});

type Body = CallOf<typeof usuarioApi.ins>['body'];
const person = (correo_electronico: string): Body => {
  const number = nextNumber();
  return {
    tipo_documento: 'DNI',
    numero_documento: String(60_000_000 + number),
    codigo_usuario: `C${number}`,
    nombres: 'Rosa',
    apellido_paterno: 'Quispe',
    id_empresa: empresa.id_empresa,
    correo_electronico,
  };
};
const user = (userName: string, over: object = {}) => ({ userName, name: { givenName: 'Ana', familyName: 'Torres' }, ...over });
const work = (value: string) => ({ emails: [{ value, type: 'work' }] });
const uniqueness = ({ status, data }: ScimAnswer) => [status, (data as { scimType?: string } | undefined)?.scimType];
const TAKEN = [409, 'uniqueness'];
const entry = async (username: string) =>
  (await app.call(sesionApi.login, { body: { username, password: DEMO_PASSWORD } })).data?.usuario.id;

/** People with an e-mail that a limited access may give to nobody: an administrator, a supporter of the company, a learner outside. */
async function victims() {
  const outside = await buildEmpresa(app.db);
  return [
    await buildUsuario(app.db, { admin: true }),
    await buildUsuario(app.db, { soporte: true, id_empresa: empresa.id_empresa }),
    await buildUsuario(app.db, { id_empresa: outside.id_empresa }),
  ];
}

test('a limited administrator gives nobody the e-mail of an access or of somebody out of reach', async () => {
  for (const { id_usuario, correo_electronico } of await victims()) {
    const correo = correo_electronico!.toUpperCase();
    const created = await app.call(usuarioApi.ins, { body: person(correo), token: limited });
    expect([created.status, created.problem.errors]).toEqual([409, { correo_electronico: `«${correo}» ya está en uso.` }]);
    const own = person(`propio${nextNumber()}@example.com`);
    const { data } = await app.call(usuarioApi.ins, { body: own, token: limited });
    const changed = { ...own, id_usuario: data.id_usuario, correo_electronico: correo, version: 1 };
    expect((await app.call(usuarioApi.upd, { body: changed, token: limited })).status).toBe(409);
    expect(await entry(correo_electronico!)).toBe(id_usuario);
    // An unlimited access may see the other owner, and gets a warning.
    expect((await app.call(usuarioApi.ins, { body: person(correo), token: whole })).data.avisos).toHaveLength(1);
  }
});

test('an e-mail of the same company may be shared, and one that somebody has stays theirs in later saves', async () => {
  const colleague = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
  expect((await app.call(usuarioApi.ins, { body: person(colleague.correo_electronico!), token: limited })).data.avisos).toHaveLength(1);
  const shared = `comun${nextNumber()}@example.com`;
  const body = person(shared);
  const { data } = await app.call(usuarioApi.ins, { body, token: limited });
  await buildUsuario(app.db, { admin: true, correo_electronico: shared });
  const saved = { ...body, id_usuario: data.id_usuario, nombres: 'Otra', version: 1 };
  expect((await app.call(usuarioApi.upd, { body: saved, token: limited })).status).toBe(200);
});

test('an import of a limited administrator refuses such a row, new, changed and brought back', async () => {
  const [admin] = await victims();
  const correo = admin!.correo_electronico!;
  const row = ({ numero_documento, codigo_usuario }: Body) => ({
    cod_empresa: empresa.codigo_empresa,
    empresa: empresa.empresa,
    tipo_doc: 'DNI',
    n_doc: numero_documento!,
    nombre: 'Rosa',
    apellido_paterno: 'Quispe',
    codigo: codigo_usuario,
  });
  const stored = person(`fila${nextNumber()}@example.com`);
  await app.call(usuarioApi.ins, { body: stored, token: limited });
  const gone = person(correo);
  await buildUsuario(app.db, {
    numero_documento: gone.numero_documento!,
    codigo_usuario: gone.codigo_usuario,
    id_empresa: empresa.id_empresa,
    correo_electronico: correo,
    codigo_estado: 2,
    fecha_cese: '2026-11-01',
  });
  const rows = [{ ...row(person(correo)), mail: correo }, { ...row(stored), mail: correo }, row(gone)];
  const { filas } = await review(rows, { reactivar: 1 });
  const reason = `Error: Correo: «${correo}» es también el de otra persona.`;
  expect(filas.map(({ error }) => error)).toEqual([reason, reason, reason]);
});

test('SCIM gives nobody such an e-mail, whatever its token reaches, and takes no name that is the e-mail of somebody', async () => {
  const [admin, support] = await victims();
  const all = (await buildScimToken(app.db)).token;
  for (const { id_usuario, correo_electronico } of [admin!, support!]) {
    for (const bearer of [token, all]) {
      const correo = correo_electronico!;
      expect(uniqueness(await send('POST', '/Users', { token: bearer, body: user(correo.toUpperCase()) }))).toEqual(TAKEN);
      const name = `otro${nextNumber()}@contoso.com`;
      expect(uniqueness(await send('POST', '/Users', { token: bearer, body: user(name, work(correo)) }))).toEqual(TAKEN);
      const { data } = await send('POST', '/Users', { token: bearer, body: user(name) });
      const path = `/Users/${(data as { id: string }).id}`;
      const patches = [
        { op: 'replace', path: 'emails[type eq "work"].value', value: correo },
        { op: 'replace', path: 'userName', value: correo },
      ];
      for (const patch of patches) expect(uniqueness(await send('PATCH', path, { token: bearer, body: patchOf(patch) }))).toEqual(TAKEN);
      expect(uniqueness(await send('PUT', path, { token: bearer, body: user(name, work(correo)) }))).toEqual(TAKEN);
      expect(await entry(correo)).toBe(id_usuario);
    }
  }
  const colleague = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
  expect(uniqueness(await send('POST', '/Users', { body: user(colleague.correo_electronico!) }))).toEqual(TAKEN);
});

test('who left takes a reserved e-mail with them only until it is changed', async () => {
  const correo = `vuelve${nextNumber()}@example.com`;
  const { data } = await send('POST', '/Users', { body: user(correo, work(correo)) });
  const { id } = data as { id: string };
  await send('DELETE', `/Users/${id}`);
  const successor = await buildUsuario(app.db, { admin: true, correo_electronico: correo });
  const back = { op: 'replace', path: 'active', value: true };
  expect(uniqueness(await send('PATCH', `/Users/${id}`, { body: patchOf(back) }))).toEqual(TAKEN);
  expect((await app.call(usuarioApi.reactivar, { body: { id_usuario: Number(id) }, token: limited })).status).toBe(409);
  expect(await entry(correo)).toBe(successor.id_usuario);
  const other = { op: 'replace', path: 'emails[type eq "work"].value', value: `nuevo${nextNumber()}@example.com` };
  expect((await send('PATCH', `/Users/${id}`, { body: patchOf(back, other) })).status).toBe(200);
  // The sign-in name of the person who is back is the e-mail that the successor has: the exact name of an active person comes first.
  await send('DELETE', `/Users/${id}`);
  expect(await entry(correo)).toBe(successor.id_usuario);
});

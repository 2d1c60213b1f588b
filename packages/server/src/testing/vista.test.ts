import type { Endpoint } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { avanceApi } from '@portal/contract/avance';
import { usuarioApi } from '@portal/contract/usuario';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { send } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { useFingerprint } from '@portal/testkit/fingerprint.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { describe, expect, test } from 'vitest';

const { newWorld, test: app } = useWorld();
const fingerprint = useFingerprint();
const HOUR = 60 * 60 * 1000;

/** Token by which an administrator looks as a person. */
async function lookAs(person: { readonly id_usuario: number }, token: string): Promise<string> {
  const { data } = await app.call(sesionApi.vista, { params: { id: person.id_usuario }, token });
  return `${token}~${data.vista}`;
}
const who = async (token: string) => {
  const { status, data } = await app.call(sesionApi.verifyToken, { query: {}, token });
  return status === 200 ? data.id : status;
};

describe('calls of a look as another person (P217)', () => {
  const ofPeople = exampleCases.filter(({ endpoint }) => ['sesion', 'propio', 'soporte', 'admin'].includes(endpoint.access));
  const reads = ({ endpoint }: { endpoint: Endpoint }) => endpoint.reads === true && !endpoint.stepUp;
  const ofLearner = ofPeople.filter(reads).filter(({ endpoint }) => ['sesion', 'propio'].includes(endpoint.access));

  test('every call that does not read, or wants a proof of the person, is refused, also to who looks as an administrator', async () => {
    const { admin, alumno } = await newWorld();
    const own = await signIn(app, admin);
    const tokens = [await lookAs(await buildUsuario(app.db, { admin: true }), own), await lookAs(alumno, own)];
    const changing = ofPeople.filter((one) => !reads(one));
    expect(changing.length).toBeGreaterThan(150);
    const before = await fingerprint(app.db);
    for (const { name, endpoint } of changing) {
      for (const token of tokens) {
        const { status, text } = await send(app, endpoint, { params: { id: 1 }, token });
        expect([status, JSON.parse(text).clave], name).toEqual([403, 'vista.soloLectura']);
      }
    }
    expect(await fingerprint(app.db)).toEqual(before);
  });

  test.each(ofLearner)('$name reads as the learner and changes nothing', async ({ endpoint, make }) => {
    const world: World = await newWorld();
    const request = await make(world);
    const token = await lookAs(world.alumno, await signIn(app, world.admin));
    const own = await signIn(app, world.alumno);
    const before = await fingerprint(app.db);
    const seen = await send(app, endpoint, { ...request, token });
    expect(seen.text).not.toContain('vista.soloLectura');
    expect(await fingerprint(app.db)).toEqual(before);
    expect(seen.status).toBe((await send(app, endpoint, { ...request, token: own })).status);
  });
});

describe('a look as another person', () => {
  test('is noted as the administrator’s, answers as the person for an hour, and is none of their visits', async () => {
    const { admin, alumno } = await newWorld();
    const own = await signIn(app, admin);
    const token = await lookAs(alumno, own);
    expect(await who(token)).toBe(alumno.id_usuario);
    expect((await app.call(avanceApi.panel, { token })).status).toBe(200);
    const entries = app.db.selectFrom('log').select(['tipo', 'tabla', 'id_usuario_creacion']).where('tipo', 'in', ['vista', 'dashboard']);
    expect(await entries.where('id_usuario', '=', alumno.id_usuario).execute()).toEqual([
      { tipo: 'vista', tabla: 'usuario', id_usuario_creacion: admin.id_usuario },
    ]);
    const now = app.now;
    app.now = new Date(now.getTime() + HOUR - 1);
    expect(await who(token)).toBe(alumno.id_usuario);
    app.now = new Date(now.getTime() + HOUR);
    expect([await who(token), await who(own)]).toEqual([401, admin.id_usuario]);
    app.now = now;
  });

  test('ends with the session, with the right, and with the employment of the person', async () => {
    const { admin, alumno } = await newWorld();
    const own = await signIn(app, admin);
    const token = await lookAs(alumno, own);
    const set = (id: number, values: object) => app.db.updateTable('usuario').set(values).where('id_usuario', '=', id).execute();
    await set(alumno.id_usuario, { codigo_estado: 2, fecha_cese: '2026-11-01' });
    expect(await who(token)).toBe(401);
    expect((await app.call(sesionApi.vista, { params: { id: alumno.id_usuario }, token: own })).problem.clave).toBe('vista.cesada');
    await set(alumno.id_usuario, { codigo_estado: 1, fecha_cese: null });
    await set(admin.id_usuario, { indicador_admin: 0, indicador_soporte: 1 });
    expect(await who(token)).toBe(401);
    await set(admin.id_usuario, { indicador_admin: 1, indicador_soporte: 0 });
    expect(await who(token)).toBe(alumno.id_usuario);
    await app.call(sesionApi.logout, { token: own });
    expect(await who(token)).toBe(401);
  });

  test('a claim counts for its session and person alone, whole', async () => {
    const { admin, alumno } = await newWorld();
    const [own, other] = [await signIn(app, admin), await signIn(app, admin)];
    const learner = await signIn(app, alumno);
    const { data } = await app.call(sesionApi.vista, { params: { id: alumno.id_usuario }, token: own });
    const [person = '', expiry = '', signature = ''] = data.vista.split('~');
    const stranger = (await buildUsuario(app.db)).id_usuario.toString(36);
    const forged = [
      `${other}~${data.vista}`,
      `${learner}~${data.vista}`,
      `${own}~${stranger}~${expiry}~${signature}`,
      `${own}~${person}~${(parseInt(expiry, 36) + 1).toString(36)}~${signature}`,
      `${own}~${person}~${expiry}~${signature.slice(0, -2)}AA`,
      `${own}~${data.vista}~${data.vista}`,
      `${own}~`,
      `~${data.vista}`,
    ];
    for (const token of forged) expect(await who(token), token).toBe(401);
    expect(await who(`${own}~${data.vista}`)).toBe(alumno.id_usuario);
  });

  test('reaches what both accesses reach', async () => {
    const [one, two] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await signIn(app, await buildAcceso(app.db, [one]));
    const near = await buildUsuario(app.db, { id_empresa: one.id_empresa });
    const far = await buildUsuario(app.db, { id_empresa: two.id_empresa });
    const start = (person: { id_usuario: number }) => app.call(sesionApi.vista, { params: { id: person.id_usuario }, token: limited });
    const token = await lookAs(near, limited);
    expect(await who(token)).toBe(near.id_usuario);
    const support = await buildUsuario(app.db, { soporte: true, id_empresa: one.id_empresa });
    expect([(await start(far)).status, (await start(support)).status, (await start({ id_usuario: 999_999 })).status]).toEqual([
      404, 404, 404,
    ]);
    await app.db.updateTable('usuario').set({ id_empresa: two.id_empresa }).where('id_usuario', '=', near.id_usuario).execute();
    expect(await who(token)).toBe(401);
    const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
    const peer = await lookAs(await buildAcceso(app.db, [two]), admin);
    const seen = (person: { id_usuario: number }, as: string) => app.call(usuarioApi.sel, { params: { id: person.id_usuario }, token: as });
    const stranger = await buildUsuario(app.db, { id_empresa: one.id_empresa });
    expect([(await seen(far, peer)).status, (await seen(stranger, peer)).status, (await seen(stranger, admin)).status]).toEqual([
      200, 404, 200,
    ]);
  });

  test('nobody looks as themselves, nor through a look', async () => {
    const { admin, alumno } = await newWorld();
    const own = await signIn(app, admin);
    const through = await lookAs(await buildUsuario(app.db, { admin: true }), own);
    const start = (id: number, token: string) => app.call(sesionApi.vista, { params: { id }, token });
    expect((await start(admin.id_usuario, own)).problem.code).toBe('datos_invalidos');
    expect((await start(alumno.id_usuario, through)).problem.clave).toBe('vista.soloLectura');
    for (const rol of [{ soporte: true }, { acotado: 'auditor' as const }, {}])
      expect((await start(alumno.id_usuario, await signIn(app, await buildUsuario(app.db, rol)))).status).toBe(403);
  });
});

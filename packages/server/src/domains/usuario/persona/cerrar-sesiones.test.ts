import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: Alumno;
let empresa: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  empresa = (await buildEmpresa(app.db)).id_empresa;
});

describe('closing the sessions of a person', () => {
  const close = (token: string, id: number) => app.call(usuarioApi.personaSesionesCerrar, { token, params: { id } });
  const listed = async (id: number) => (await app.call(usuarioApi.personaSesiones, { token: admin.token, params: { id } })).data.length;

  test('closes as many as the page lists, notes both names, and a repeat closes none', async () => {
    const eva = await enrol(app, [], { id_empresa: empresa });
    const second = await signIn(app, eva);
    expect(await listed(eva.id_usuario)).toBe(2);
    const { data } = await close(admin.token, eva.id_usuario);
    expect(data).toMatchObject({ cerradas: 2, clave: 'persona.sesion.cerradas' });
    for (const token of [eva.token, second])
      expect((await app.call(usuarioApi.personaSesiones, { token, params: { id: 1 } })).status).toBe(401);
    expect(await listed(eva.id_usuario)).toBe(0);
    expect((await close(admin.token, eva.id_usuario)).data.cerradas).toBe(0);
    const { data: history } = await app.call(usuarioApi.personaHistoria, {
      token: admin.token,
      params: { id: eva.id_usuario },
      query: { pagina: 1, tamano: 100 },
    });
    expect(history.filter(({ tipo }) => tipo === 'cierre_sesiones')).toMatchObject([
      { autor: admin.personal, persona: eva.personal, detalle: 'sesiones: 2' },
    ]);
    expect((await app.call(usuarioApi.persona, { token: await signIn(app, eva), params: { id: 1 } })).status, 'may enter again').toBe(403);
  });

  test('is for an administrator who reaches the account, and never for one’s own', async () => {
    const eva = await enrol(app, [], { id_empresa: empresa });
    const wide = await enrol(app, [], { admin: true, id_empresa: empresa });
    const inside = await limitedAdmin(app, [empresa]);
    const elsewhere = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    const as = async (over: Parameters<typeof buildUsuario>[1]) => signIn(app, await buildUsuario(app.db, over));
    expect((await close(elsewhere.token, eva.id_usuario)).status).toBe(404);
    expect((await close(inside.token, wide.id_usuario)).status, 'a wider access').toBe(404);
    for (const acotado of ['auditor', 'lector', 'autor'] as const)
      expect((await close(await as({ acotado }), eva.id_usuario)).status).toBe(403);
    expect((await close(await as({ soporte: true }), eva.id_usuario)).status).toBe(403);
    expect((await close(eva.token, eva.id_usuario)).status).toBe(403);
    expect((await close(admin.token, admin.id_usuario)).problem.clave).toBe('persona.sesion.propias');
    expect(await listed(eva.id_usuario)).toBe(1);
    expect((await close(inside.token, eva.id_usuario)).data.cerradas).toBe(1);
  });
});

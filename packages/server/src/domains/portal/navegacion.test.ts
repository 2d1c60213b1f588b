import { LIMITE_FIJADOS } from '@portal/contract/limites';
import { portalApi } from '@portal/contract/portal';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin = '';

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const read = async (token: string) => (await app.call(portalApi.navegacion, { token })).data;
const save = (token: string, body: Parameters<typeof app.call<typeof portalApi.guardarNavegacion>>[1]['body']) =>
  app.call(portalApi.guardarNavegacion, { token, body });

describe('what a person pins', () => {
  test('is kept in its order with the person, on every device, and is nobody else’s', async () => {
    const person = await buildUsuario(app.db, {});
    const [desktop, phone] = [await signIn(app, person), await signIn(app, person)];
    expect(await read(phone)).toEqual({ fijados: [], pasos_apartados: false });
    const fijados = [
      { direccion: '/cursoedit?id=3', titulo: 'Extintores' },
      { direccion: '/curso', titulo: null },
    ];
    expect((await save(desktop, { fijados })).status).toBe(200);
    expect(await read(phone)).toEqual({ fijados, pasos_apartados: false });
    await save(phone, { fijados: fijados.toReversed() });
    expect((await read(desktop)).fijados.map(({ direccion }) => direccion)).toEqual(['/curso', '/cursoedit?id=3']);
    expect((await read(admin)).fijados).toEqual([]);
  });

  test('and the first steps put away are saved one without the other', async () => {
    const token = await signIn(app, await buildUsuario(app.db, {}));
    await save(token, { pasos_apartados: true });
    await save(token, { fijados: [{ direccion: '/curso', titulo: '  ' }] });
    expect(await read(token)).toEqual({ fijados: [{ direccion: '/curso', titulo: null }], pasos_apartados: true });
    await save(token, {});
    await save(token, { pasos_apartados: false });
    expect(await read(token)).toEqual({ fijados: [{ direccion: '/curso', titulo: null }], pasos_apartados: false });
    await save(token, { fijados: [] });
    expect((await read(token)).fijados).toEqual([]);
  });

  const pin = (direccion: string) => ({ direccion, titulo: null });
  test.each([
    ['too many', Array.from({ length: LIMITE_FIJADOS + 1 }, (_, number) => pin(`/curso?pagina=${number}`))],
    ['one twice', [pin('/curso'), pin('/curso')]],
    ['another site', [pin('//example.com')]],
    ['another site by a backslash', [pin(String.raw`/\example.com`)]],
    ['another site by a tab that browsers drop', [pin('/\t/example.com')]],
    ['another site by a line end', [pin('/\n/example.com')]],
    ['a script', [pin('javascript:alert(1)')]],
    ['a long address', [pin(`/${'x'.repeat(500)}`)]],
    ['a long title', [{ direccion: '/curso', titulo: 'x'.repeat(251) }]],
  ])('refuses %s', async (_name, fijados) => {
    expect((await save(admin, { fijados })).status).toBe(400);
    expect((await read(admin)).fijados).toEqual([]);
  });

  test('goes with the person', async () => {
    const person = await buildUsuario(app.db, {});
    await save(await signIn(app, person), { fijados: [pin('/curso')] });
    await app.db.deleteFrom('sesion').where('id_usuario', '=', person.id_usuario).execute();
    await app.db.deleteFrom('usuario').where('id_usuario', '=', person.id_usuario).execute();
    expect(await app.db.selectFrom('navegacion').select('id_usuario').where('id_usuario', '=', person.id_usuario).execute()).toEqual([]);
  });
});

describe('the first steps', () => {
  const steps = async () => (await app.call(portalApi.pasos, { token: admin })).data;
  const done = async () =>
    Object.entries(await steps())
      .filter(([, is]) => is)
      .map(([name]) => name);

  test('tick one after the other, by what the database holds', async () => {
    await app.db.deleteFrom('usuario').where('indicador_admin', '=', 0).execute();
    await app.db.updateTable('empresa').set({ codigo_estado: 2 }).execute();
    expect(await done()).toEqual([]);
    const { id_empresa } = await buildEmpresa(app.db);
    expect(await done()).toEqual(['empresa']);
    const person = await buildUsuario(app.db, { id_empresa });
    expect(await done()).toEqual(['empresa', 'personas']);
    const empty = await buildPlan(app.db, { estructura: { Programa: { Curso: { Módulo: [{ titulo: 'Sin preguntas', banco: 0 }] } } } });
    expect(await done()).toEqual(['empresa', 'personas']);
    await buildPlan(app.db);
    expect(await done()).toEqual(['empresa', 'personas', 'plan']);
    await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: empty.plan.id_planestudio });
    expect(await done()).toEqual(['empresa', 'personas', 'plan', 'asignar']);
    await app.db.updateTable('usuario').set({ fecha_login: app.now.toISOString() }).where('id_usuario', '=', person.id_usuario).execute();
    expect(await done()).toEqual(['empresa', 'personas', 'plan', 'asignar', 'invitar']);
  });

  test('are those of the whole portal: an access limited to companies is refused', async () => {
    const { token } = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
    expect((await app.call(portalApi.pasos, { token })).problem.code).toBe('sin_permiso');
  });

  test('cost one statement besides session and settings', async () => {
    recorder.take();
    await steps();
    expect(recorder.take()).toHaveLength(2);
  });
});

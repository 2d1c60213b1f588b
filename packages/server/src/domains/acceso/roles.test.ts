import { accesoApi } from '@portal/contract/acceso';
import { ROL } from '@portal/contract/core';
import { cursoApi } from '@portal/contract/curso';
import { emailApi } from '@portal/contract/email';
import { reporteApi } from '@portal/contract/reporte';
import { sesionApi } from '@portal/contract/sesion';
import { tableroApi } from '@portal/contract/tablero';
import { temaApi } from '@portal/contract/tema';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let admin: string;

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const ofRole = async (acotado: 'autor' | 'auditor' | 'lector', empresas: readonly { readonly id_empresa: number }[] = []) =>
  signIn(app, await buildAcceso(app.db, empresas, { acotado }));

const flagsOf = (id_usuario: number) =>
  app.db
    .selectFrom('usuario')
    .select(['indicador_admin', 'indicador_soporte', 'rol_acotado', 'indicador_alcance'])
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirstOrThrow();

const curso = (codigo: string, over: object = {}) => ({
  codigo,
  titulo: codigo,
  descripcion: 'd',
  codigo_estado: 0,
  etiquetas: 'e',
  ...over,
});

describe('an access of author, auditor or reader of reports (P216)', () => {
  test.each([ROL.autor, ROL.auditor, ROL.lector])('of role %i is given, named, changed and withdrawn', async (rol) => {
    const empresa = await buildEmpresa(app.db);
    const person = await buildUsuario(app.db, { id_empresa: empresa.id_empresa });
    const body = { codigo_usuario: person.codigo_usuario, rol, indicador_alcance: 1, empresas: [empresa.id_empresa] };
    expect((await app.call(accesoApi.insPersona, { body, token: admin })).status).toBe(200);
    // The version before reads the two indicators alone, and finds a learner.
    expect(await flagsOf(person.id_usuario)).toEqual({ indicador_admin: 0, indicador_soporte: 0, rol_acotado: rol, indicador_alcance: 1 });
    const listed = await app.call(accesoApi.sellst, { query: { pagina: 1, buscar: person.codigo_usuario }, token: admin });
    expect(listed.data).toMatchObject([{ id_usuario: person.id_usuario, rol, empresas: empresa.empresa }]);
    const people = await app.call(usuarioApi.sellst, { query: { pagina: 1, buscar: person.codigo_usuario }, token: admin });
    expect(people.data.map((one) => one.rol)).toEqual([{ 3: 'Autor', 4: 'Auditor', 5: 'Lector' }[rol]]);
    const token = await signIn(app, person);
    expect((await app.call(sesionApi.verifyToken, { query: {}, token })).data).toMatchObject({ rol_acotado: rol, indicador_admin: 0 });
    const again = { id_usuario: person.id_usuario, version: 2, rol: ROL.soporte, indicador_alcance: 0, empresas: [] };
    expect((await app.call(accesoApi.upd, { body: again, token: admin })).status).toBe(200);
    expect(await flagsOf(person.id_usuario)).toMatchObject({ indicador_soporte: 1, rol_acotado: 0 });
    await app.call(accesoApi.upd, { body: { ...again, version: 3, rol }, token: admin });
    expect((await app.call(accesoApi.del, { params: { id: person.id_usuario }, token: admin })).status).toBe(200);
    expect(await flagsOf(person.id_usuario)).toMatchObject({ indicador_soporte: 0, rol_acotado: 0 });
  });

  test('is out of reach of a limited administrator who does not reach all of it', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await signIn(app, await buildAcceso(app.db, [own]));
    const wide = await buildAcceso(app.db, [], { acotado: 'auditor', id_empresa: own.id_empresa });
    const beyond = await buildAcceso(app.db, [own, other], { acotado: 'lector', id_empresa: own.id_empresa });
    for (const { id_usuario } of [wide, beyond])
      expect((await app.call(accesoApi.sel, { params: { id: id_usuario }, token: limited })).status).toBe(404);
    const within = await buildAcceso(app.db, [own], { acotado: 'autor' });
    expect((await app.call(accesoApi.sel, { params: { id: within.id_usuario }, token: limited })).status).toBe(200);
  });

  test('cannot be without the second factor that administrators must have', async () => {
    const token = await ofRole('auditor');
    await app.db.updateTable('configuracion').set({ segundo_factor_administradores: true }).execute();
    const { problem } = await app.call(usuarioApi.sellst, { query: { pagina: 1 }, token });
    await app.db.updateTable('configuracion').set({ segundo_factor_administradores: false }).execute();
    expect(problem.code).toBe('segundo_factor_pendiente');
  });
});

describe('an author', () => {
  test('limited to companies changes their contents alone', async () => {
    const empresa = await buildEmpresa(app.db);
    const token = await ofRole('autor', [empresa]);
    const own = await app.call(cursoApi.ins, { body: curso('AUT-1'), token });
    expect(own.status).toBe(200);
    const { data } = await app.call(cursoApi.sel, { params: { id: own.data.id_curso }, token });
    expect(data.id_empresa).toBe(empresa.id_empresa);
    const common = (await app.call(cursoApi.ins, { body: curso('AUT-2'), token: admin })).data.id_curso;
    expect((await app.call(cursoApi.upd, { body: { id_curso: common, ...curso('AUT-2') }, token })).status).toBe(403);
    expect((await app.call(cursoApi.upd, { body: { id_curso: own.data.id_curso, ...curso('AUT-3') }, token })).status).toBe(200);
    expect((await app.call(cursoApi.del, { params: { id: own.data.id_curso }, token })).status).toBe(200);
  });

  test('reads and writes nothing of people', async () => {
    const token = await ofRole('autor');
    expect((await app.call(temaApi.sellst, { params: { x: '1' }, query: { pagina: 1 }, token })).status).toBe(200);
    expect((await app.call(usuarioApi.sellst, { query: { pagina: 1 }, token })).status).toBe(403);
    expect((await app.call(tableroApi.kpiAdmin, { token })).status).toBe(403);
  });
});

describe('an auditor', () => {
  test('limited to companies reads their people alone', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const [inside, outside] = [
      await buildUsuario(app.db, { id_empresa: own.id_empresa }),
      await buildUsuario(app.db, { id_empresa: other.id_empresa }),
    ].map(({ id_usuario }) => id_usuario);
    const token = await ofRole('auditor', [own]);
    expect((await app.call(usuarioApi.reporte, { params: { id: inside! }, token })).status).toBe(200);
    expect((await app.call(usuarioApi.reporte, { params: { id: outside! }, token })).status).toBe(404);
  });

  test('reads no text of a letter, which may hold a link that opens an account', async () => {
    const token = await ofRole('auditor');
    expect((await app.call(emailApi.sellst, { query: { pagina: 1 }, token })).status).toBe(200);
    expect((await app.call(emailApi.sel, { params: { id: 1 }, token })).status).toBe(403);
  });
});

describe('a reader of reports', () => {
  const saved = {
    nombre: 'Mi informe',
    ruta: '/reportenoasignado' as const,
    filtros: {},
    rango: 'fijo' as const,
    columnas: '',
    compartido: 0,
    frecuencia: null,
    dia: null,
    hora: null,
    destinatarios: [],
    pausado: 0,
  };

  test('saves a report, and schedules no letter', async () => {
    const token = await ofRole('lector');
    expect((await app.call(reporteApi.guardar, { body: saved, token })).status).toBe(200);
    const scheduled = { ...saved, nombre: 'Otro', frecuencia: 'diario' as const, hora: 8, destinatarios: [1] };
    const { status, problem } = await app.call(reporteApi.guardar, { body: scheduled, token });
    expect([status, problem.claves?.['frecuencia']?.clave]).toEqual([403, 'reporte.guardado.errores.soloGuarda']);
  });

  test('reads figures and no master', async () => {
    const token = await ofRole('lector');
    expect((await app.call(tableroApi.kpiAdmin, { token })).status).toBe(200);
    expect((await app.call(cursoApi.sellst, { query: { pagina: 1 }, token })).status).toBe(403);
  });
});

import { asignacionApi } from '@portal/contract/asignacion';
import { cursoApi } from '@portal/contract/curso';
import { logApi } from '@portal/contract/log';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildModulo } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildRegla } from '@portal/testkit/builders/persona/regla.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from './log.public.ts';

const app = useTestApp();
let admin = { token: '', id_usuario: 0, username: '' };

beforeAll(async () => {
  const person = await buildUsuario(app.db, { admin: true, nombres: 'Ágata', apellido_paterno: 'Núñez' });
  admin = { ...person, token: await signIn(app, person) };
});

const entries = async (filtro: Record<string, string>, token = admin.token) =>
  (await app.call(logApi.sellst, { query: { pagina: 1, tamano: 100, filtro }, token })).data;

const fields = { descripcion: 'd', codigo_estado: 0, etiquetas: 'e' };

/** Creates a course with a module as the administrator and renames it. */
async function renamedCourse(): Promise<{ readonly id_curso: number; readonly modulo: string }> {
  const { id_modulo, titulo: modulo } = await buildModulo(app.db);
  const { token } = admin;
  const { data } = await app.call(cursoApi.ins, {
    body: { ...fields, codigo: `HIS-${id_modulo}`, titulo: 'Caja', modulos: [{ id: id_modulo }] },
    token,
  });
  const { id_curso } = data;
  await app.call(cursoApi.upd, {
    body: { ...fields, codigo: `HIS-${id_modulo}`, titulo: 'Caja y cobros', codigo_estado: 2, id_curso, version: 1 },
    token,
  });
  return { id_curso, modulo };
}

describe('the history of a record', () => {
  test('has who changed it and its parts, when, and each field in words before and after', async () => {
    const { id_curso, modulo } = await renamedCourse();
    const [changed, linked, created, ...others] = await entries({ tabla: 'curso', id_registro: String(id_curso) });
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      tipo: 'cambio',
      tabla: 'curso',
      registro: 'Caja y cobros',
      autor: 'Ágata Núñez Materno',
      usuario_creacion: admin.username,
      id_usuario_creacion: admin.id_usuario,
      fecha_creacion: TEST_NOW.toISOString(),
      cambios: 'Título: Caja → Caja y cobros; Estado: En Desarrollo → Inactivo',
    });
    expect(changed!.valores).toEqual([
      { campo: 'titulo', etiqueta: 'Título', antes: 'Caja', despues: 'Caja y cobros' },
      { campo: 'codigo_estado', etiqueta: 'Estado', antes: 'En Desarrollo', despues: 'Inactivo' },
    ]);
    expect(linked).toMatchObject({ tipo: 'alta', tabla: 'curso_modulo', registro: 'Caja y cobros' });
    expect(linked!.valores).toContainEqual({ campo: 'id_modulo', etiqueta: 'Módulo', antes: null, despues: modulo });
    expect(created).toMatchObject({ tipo: 'alta', tabla: 'curso' });
    expect((await app.call(logApi.sel, { params: { id: changed!.id_log }, token: admin.token })).data).toEqual(changed);
  });

  test('keeps the title of a record that no longer exists', async () => {
    const { id_parametro } = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, parametro: 'Cajera' });
    await app.db.deleteFrom('parametro').where('id_parametro', '=', id_parametro).execute();
    const [deleted] = await entries({ tabla: 'parametro', id_registro: String(id_parametro) });
    expect(deleted).toMatchObject({ tipo: 'baja', registro: 'Cajera', autor: 'sistema' });
  });

  test('of a person names company, position, boss and state, and shows days as people write them', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    const { id_parametro: id_cargo } = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, parametro: 'Jefa de tienda' });
    const jefe = await buildUsuario(app.db, { nombres: 'Rosa' });
    const { id_usuario } = await buildUsuario(app.db);
    const change = { id_empresa, id_cargo, codigo_jefe_inmediato: jefe.codigo_usuario, codigo_estado: 2, fecha_cese: '2026-11-20' };
    await app.db
      .updateTable('usuario')
      .set({ ...change, indicador_soporte: 1, contrasenia_hash: 'x' })
      .where('id_usuario', '=', id_usuario)
      .execute();
    const [entry] = await entries({ tabla: 'usuario', id_registro: String(id_usuario) });
    expect(Object.fromEntries(entry!.valores.map(({ campo, antes, despues }) => [campo, [antes, despues]]))).toEqual({
      id_empresa: [null, empresa],
      id_cargo: [null, 'Jefa de tienda'],
      codigo_jefe_inmediato: [null, 'Rosa Paterno Materno'],
      codigo_estado: ['Activo', 'Cesado'],
      fecha_cese: [null, '20/11/2026'],
      indicador_soporte: ['No', 'Sí'],
    });
  });
});

describe('the history of a rule', () => {
  const empresaAnd = async () => ({ empresa: await buildEmpresa(app.db), plan: await buildPlan(app.db, { denominacion: 'Ventas' }) });

  test('names it by its name, and its state and its conditions as the screens of rules do', async () => {
    const { empresa, plan } = await empresaAnd();
    const cargo = await buildParametro(app.db, { id_dominio: DOMINIO.cargo, parametro: 'Cajera' });
    const condicion = [
      { empresa: [empresa.id_empresa], cargo: [cargo.id_parametro] },
      { ingreso: { desde: '2026-01-01', hasta: '2026-03-31' } },
    ];
    const { id_planestudio } = plan.plan;
    const { id_regla } = await buildRegla(app.db, { id_planestudio, nombre: 'Cajas', condicion });
    await app.call(asignacionApi.estadoRegla, { body: { id_regla, codigo_estado: 2, version: 1 }, token: admin.token });
    const found = await entries({ tabla: 'regla', id_registro: String(id_regla) });
    expect(new Set(found.map(({ registro }) => registro))).toEqual(new Set(['Cajas']));
    expect(found[0]).toMatchObject({ tipo: 'cambio', cambios: 'Estado: En vigor → Retirada; Retirada el: (vacío) → 21/11/2026 10:00' });
    expect(new Set(found.filter(({ tabla }) => tabla === 'regla_condicion').map(({ cambios }) => cambios))).toEqual(
      new Set([
        'Alternativa: 1; Cargo: Cajera',
        `Empresa: ${empresa.empresa}; Alternativa: 1`,
        'Ingresó desde: 01/01/2026; Ingresó hasta: 31/03/2026; Alternativa: 2',
      ]),
    );
  });

  test('without a name has the title of its plan, and names the companies of its people and the rule of an assignment', async () => {
    const { empresa, plan } = await empresaAnd();
    const { id_planestudio } = plan.plan;
    const { id_regla } = await buildRegla(app.db, { id_planestudio, condicion: [{ empresa: [empresa.id_empresa] }] });
    await app.db
      .updateTable('regla')
      .set({ empresas: [empresa.id_empresa] })
      .where('id_regla', '=', id_regla)
      .execute();
    const [limited] = await entries({ tabla: 'regla', id_registro: String(id_regla) });
    expect(limited).toMatchObject({ registro: 'Ventas', cambios: `Solo para: (vacío) → ${empresa.empresa}` });
    const { id_usuario } = await buildUsuario(app.db);
    const { id_asignacion } = await buildAsignacion(app.db, { id_usuario, id_planestudio, fuente: 'regla', id_regla });
    const [given] = await entries({ tabla: 'asignacion', id_registro: String(id_asignacion) });
    expect(given!.valores).toContainEqual({ campo: 'id_regla', etiqueta: 'Regla', antes: null, despues: 'Ventas' });
  });
});

describe('filters', () => {
  test('by author, person, kind, table, day of the portal and free text find their entries alone', async () => {
    const persona = await buildUsuario(app.db, { nombres: 'Yolanda', apellido_paterno: 'Ñaupari' });
    const midnight = new Date('2026-12-02T04:59:59.999Z');
    const event = { usuario: admin.username, tabla: 'usuario', tipo: 'codigo_acceso', detalle: 'Señal única 100%' };
    await recordEvent(app.db, { ...event, id_usuario: persona.id_usuario, id_autor: admin.id_usuario, now: midnight });
    const found = async (query: object) =>
      (await app.call(logApi.sellst, { query: { pagina: 1, tamano: 100, ...query }, token: admin.token })).data.map(
        ({ detalle }) => detalle,
      );
    const filters: Record<string, string>[] = [
      { persona: 'naupari', tipo: 'codigo_acceso' },
      { persona: persona.username, tipo: 'codigo_acceso' },
      { fecha_creacion: '2026-12-01..2026-12-01' },
      { tipo: 'codigo_acceso', autor: 'agata nunez' },
      { tipo: 'codigo_acceso', tabla: 'usuario', usuario_creacion: admin.username },
      { detalle: 'senal unica' },
    ];
    for (const filtro of filters) expect(await found({ filtro }), JSON.stringify(filtro)).toEqual(['Señal única 100%']);
    for (const buscar of ['señal 100%', 'yolanda ñaupari', 'codigo_acceso unica'])
      expect(await found({ buscar }), buscar).toContain('Señal única 100%');
    expect(await found({ filtro: { fecha_creacion: '2026-12-02..' } })).toEqual([]);
    expect(await found({ filtro: { autor: 'nadie así' } })).toEqual([]);
    expect(await found({ buscar: 'zzqq' })).toEqual([]);
  });

  test('the free text finds values before and after, also in the changed words alone', async () => {
    const { id_curso } = await renamedCourse();
    await app.db
      .updateTable('curso')
      .set({ titulo: 'Ñandú', usuario_modificacion: admin.username })
      .where('id_curso', '=', id_curso)
      .execute();
    expect(await entries({ cambios: 'nandu' })).toMatchObject([{ tipo: 'cambio', id_registro: id_curso }]);
    const { data } = await app.call(logApi.sellst, { query: { pagina: 1, tamano: 10, buscar: 'ÑANDÚ cobros' }, token: admin.token });
    expect(data).toMatchObject([{ id_registro: id_curso }]);
  });

  test('the file has the words of the list', async () => {
    const { id_curso } = await renamedCourse();
    const url = `/api/log/sellst?formato=csv&columnas=autor,tipo,tabla,cambios&filtro[tabla]=curso&filtro[id_registro]=${id_curso}`;
    const { headers, body } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });
    expect(headers['content-disposition']).toContain('registro.csv');
    const [head, first] = body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('"Autor";"Suceso";"Registro de";"Cambios"');
    expect(first).toBe('"Ágata Núñez Materno";"Cambio";"Curso";"Título: Caja → Caja y cobros; Estado: En Desarrollo → Inactivo"');
  });
});

describe('an access limited to a company', () => {
  test('sees entries of its people and of shared records, none of other people or companies, and no names from outside', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const limited = await buildUsuario(app.db, { admin: true, indicador_alcance: 1 });
    await app.db
      .insertInto('acceso_empresa')
      .values({ id_usuario: limited.id_usuario, id_empresa: own.id_empresa, usuario_creacion: 'pruebas' })
      .execute();
    const token = await signIn(app, limited);
    const outside = await buildUsuario(app.db, { id_empresa: other.id_empresa });
    const inside = await buildUsuario(app.db, { id_empresa: own.id_empresa, codigo_jefe_inmediato: outside.codigo_usuario });
    const { id_curso } = await renamedCourse();
    const of = (tabla: string, id: number) => entries({ tabla, id_registro: String(id) }, token);
    expect(await of('usuario', outside.id_usuario)).toEqual([]);
    expect(await of('empresa', other.id_empresa)).toEqual([]);
    expect(await of('curso', id_curso)).toHaveLength(3);
    const [created] = await of('usuario', inside.id_usuario);
    expect(created!.valores).toContainEqual(
      expect.objectContaining({ campo: 'codigo_jefe_inmediato', despues: `id ${outside.codigo_usuario}` }),
    );
    const [hidden] = await entries({ tabla: 'usuario', id_registro: String(outside.id_usuario) });
    expect((await app.call(logApi.sel, { params: { id: hidden!.id_log }, token })).status).toBe(404);
    const { data } = await app.call(logApi.sellst, { query: { pagina: 1, tamano: 1000 }, token });
    expect(data.filter(({ id_usuario }) => id_usuario === outside.id_usuario)).toEqual([]);
  });

  test('sees the rules for its people alone, and those of no other access', async () => {
    const [empresa, { plan }] = [await buildEmpresa(app.db), await buildPlan(app.db)];
    const { id_planestudio } = plan;
    const { token } = await limitedAdmin(app, [empresa.id_empresa]);
    const condicion = [{ ingreso: { desde: '2026-01-01' } }];
    const [own, all] = [
      await buildRegla(app.db, {
        id_planestudio,
        nombre: 'Propia',
        condicion: [{ empresa: [empresa.id_empresa] }],
      }),
      await buildRegla(app.db, { id_planestudio, nombre: 'De todos', condicion }),
    ];
    await app.db
      .updateTable('regla')
      .set({ empresas: [empresa.id_empresa] })
      .where('id_regla', '=', own.id_regla)
      .execute();
    const of = async (id: number) => (await entries({ tabla: 'regla', id_registro: String(id) }, token)).map(({ registro }) => registro);
    expect(new Set(await of(own.id_regla))).toEqual(new Set(['Propia']));
    expect(await of(all.id_regla)).toEqual([]);
  });
});

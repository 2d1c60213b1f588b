import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let grupo: string;
let id_planestudio: number;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  grupo = (await buildParametro(app.db)).codigo_parametro;
  id_planestudio = (await buildPlan(app.db, { today: '2026-11-21' })).plan.id_planestudio;
});

const person = (over: UsuarioOverrides = {}) => buildUsuario(app.db, over);
const people = async (count: number, over: UsuarioOverrides = {}) => {
  const built: number[] = [];
  while (built.length < count) built.push((await person(over)).id_usuario);
  return built;
};
const into = (codigo_grupo: string, ids: readonly number[]) => ids.map((id_usuario) => ({ codigo_grupo, id_usuario }));
const ins = (body: ReturnType<typeof into>, token = admin.token) => app.call(usuarioApi.insGrupo, { token, body });
const rule = () => app.call(asignacionApi.insGrupo, { token: admin.token, body: [{ id_planestudio, codigo_grupo: grupo }] });
const groupOf = async (ids: readonly number[]) => {
  const rows = await app.db
    .selectFrom('usuario')
    .select(['id_usuario', 'codigo_grupo'])
    .where('id_usuario', 'in', ids)
    .orderBy('id_usuario')
    .execute();
  return rows.map(({ codigo_grupo }) => codigo_grupo);
};
const assigned = async () => {
  const rows = await app.db
    .selectFrom('asignacion')
    .selectAll()
    .where('id_planestudio', '=', id_planestudio)
    .orderBy('id_usuario')
    .execute();
  return rows.map(({ id_usuario, codigo_estado, fuente }) => [id_usuario, codigo_estado, fuente]);
};

describe('POST /usuario/ins/grupo', () => {
  test('takes an array, counts who was in the group and who left, and may be repeated', async () => {
    const [ana, bea] = await people(2);
    const [inside] = await people(1, { codigo_grupo: grupo });
    const [gone] = await people(1, { codigo_estado: 2, fecha_cese: '2026-11-01' });
    const body = into(grupo, [ana!, inside!, gone!, bea!, ana!]);
    const first = await ins(body);
    expect(first.data).toMatchObject({ clave: 'grupo.asignado', cambiados: 2, existentes: 2, cesados: 1, asignados: 0 });
    expect(await groupOf([ana!, bea!, inside!, gone!])).toEqual([grupo, grupo, grupo, null]);
    expect((await ins(body)).data).toMatchObject({ cambiados: 0, existentes: 4, cesados: 1 });
  });

  test('takes the same array as a JSON text, of either media type', async () => {
    const ids = await people(2);
    const send = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/usuario/ins/grupo',
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${admin.token}` },
      });
    const json = await send('application/json', JSON.stringify(JSON.stringify(into(grupo, ids.slice(0, 1)))));
    expect([json.statusCode, json.json<{ cambiados: number }>().cambiados]).toEqual([200, 1]);
    const plain = await send('text/plain', JSON.stringify(into(grupo, ids.slice(1))));
    expect([plain.statusCode, plain.json<{ cambiados: number }>().cambiados]).toEqual([200, 1]);
    expect(await groupOf(ids)).toEqual([grupo, grupo]);
    for (const bad of ['no es JSON', '{}', '[]', '[{"codigo_grupo":"a"}]'])
      expect((await send('application/json', JSON.stringify(bad))).statusCode).toBe(400);
  });

  test('gives new members the plans of the group in the same transaction; a closed assignment stays closed', async () => {
    await rule();
    const [ana, bea, closed] = await people(3);
    await buildAsignacion(app.db, {
      id_usuario: closed!,
      id_planestudio,
      codigo_estado: 2,
      fecha_cierre: app.now.toISOString(),
      usuario_cierre: 'jefa',
    });
    expect((await ins(into(grupo, [ana!, bea!, closed!]))).data).toMatchObject({ cambiados: 3, asignados: 2 });
    expect(await assigned()).toEqual([
      [ana, 1, 'regla'],
      [bea, 1, 'regla'],
      [closed, 2, 'individual'],
    ]);
  });

  test('leaves the plans of the group before to people who change it', async () => {
    await rule();
    const [ana] = await people(1);
    await ins(into(grupo, [ana!]));
    const other = (await buildParametro(app.db)).codigo_parametro;
    expect((await ins(into(other, [ana!]))).data).toMatchObject({ cambiados: 1, asignados: 0 });
    expect(await assigned()).toEqual([[ana, 1, 'regla']]);
  });

  test('writes all or nothing and names the row that it refuses', async () => {
    const [ana] = await people(1);
    const inactive = (await buildParametro(app.db, { codigo_estado: 2 })).codigo_parametro;
    const unknown = await ins([...into(grupo, [ana!]), ...into('no-hay', [ana!])]);
    expect([unknown.status, unknown.problem.claves]).toEqual([
      400,
      { '1.codigo_grupo': { clave: 'grupo.errores.filaRepetida', valores: { fila: 2, id: String(ana) } } },
    ]);
    const gone = await ins(into('no-hay', [ana!]));
    expect(gone.problem.claves).toEqual({ '0.codigo_grupo': { clave: 'grupo.errores.filaGrupo', valores: { fila: 1, codigo: 'no-hay' } } });
    expect((await ins(into(inactive, [ana!]))).status).toBe(400);
    const person404 = await ins(into(grupo, [ana!, 2_000_000_000]));
    expect(person404.problem.claves).toEqual({ '1.id_usuario': { clave: 'enlace.fila.persona', valores: { fila: 2, id: '2000000000' } } });
    expect(await groupOf([ana!])).toEqual([null]);
  });

  test('costs the same number of statements for one person and for many', async () => {
    await rule();
    const count = async (ids: readonly number[]) => {
      recorder.take();
      expect((await ins(into(grupo, ids))).status).toBe(200);
      return recorder.take().length;
    };
    const one = await count(await people(1));
    expect(await count(await people(40))).toBe(one);
    // Session, begin, author, groups, people, update, insert of new members, three of the totals, people to notify, commit.
    expect(one).toBe(12);
  });

  test('is logged with the group before and after and its author', async () => {
    const [ana] = await people(1);
    await ins(into(grupo, [ana!]));
    const rows = await app.db
      .selectFrom('log')
      .selectAll()
      .where('tabla', '=', 'usuario')
      .where('id_registro', '=', ana!)
      .where('tipo', '=', 'cambio')
      .execute();
    expect(rows).toMatchObject([{ id_usuario_creacion: admin.id_usuario, despues: { codigo_grupo: grupo } }]);
  });
});

describe('an access limited to a company', () => {
  test('puts its own people into groups, sees no others and is refused them by row', async () => {
    const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const token = await signIn(app, await buildLimitedAdmin(app.db, [mine.id_empresa]));
    const [ana] = await people(1, { id_empresa: mine.id_empresa });
    const [bea] = await people(1, { id_empresa: theirs.id_empresa });
    const [none] = await people(1);
    expect((await ins(into(grupo, [ana!]), token)).data).toMatchObject({ cambiados: 1 });
    for (const outside of [bea!, none!]) {
      const { status, problem } = await ins(into(grupo, [ana!, outside]), token);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['1.id_usuario']]);
    }
    const { data, total } = await app.call(usuarioApi.conGrupo, { token, query: { pagina: 1 } });
    expect([data.map(({ id_usuario }) => id_usuario), total]).toEqual([[ana], 1]);
    const chosen = await app.call(usuarioApi.asignarGrupo, {
      token,
      query: {},
      body: { codigo_grupo: grupo, seleccion: { ids: [ana!, bea!] } },
    });
    expect(chosen.status).toBe(400);
    await app.db.updateTable('usuario').set({ codigo_grupo: grupo }).where('id_usuario', '=', bea!).execute();
    const groups = await app.call(usuarioApi.grupos, { token, query: { pagina: 1, filtro: { codigo_grupo: grupo } } });
    expect(groups.data).toMatchObject([{ miembros: 1 }]);
  });
});

describe('GET /usuario/sellst/grupo', () => {
  test('lists active people, those without a group first', async () => {
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    const [inside] = await people(1, { id_empresa, codigo_grupo: grupo });
    const [outside] = await people(1, { id_empresa });
    await people(1, { id_empresa, codigo_estado: 2, fecha_cese: '2026-11-01' });
    const read = (filtro: object) =>
      app.call(usuarioApi.conGrupo, { token: admin.token, query: { pagina: 1, filtro: { empresa, ...filtro } } });
    expect((await read({})).data.map(({ id_usuario, con_grupo }) => [id_usuario, con_grupo])).toEqual([
      [outside, 0],
      [inside, 1],
    ]);
    expect((await read({ con_grupo: '0' })).data.map(({ id_usuario }) => id_usuario)).toEqual([outside]);
  });
});

describe('POST /usuario/grupo/asignar', () => {
  const ask = (seleccion: object, simular = 0) =>
    app.call(usuarioApi.asignarGrupo, { token: admin.token, query: { simular }, body: { codigo_grupo: grupo, seleccion } as never });

  test('says first what follows, changes nothing then, and does exactly that afterwards', async () => {
    await rule();
    const other = (await buildParametro(app.db)).codigo_parametro;
    const { id_empresa, empresa } = await buildEmpresa(app.db);
    const fresh = await people(2, { id_empresa });
    const moved = await people(1, { id_empresa, codigo_grupo: other });
    const [inside] = await people(1, { id_empresa, codigo_grupo: grupo });
    await buildAsignacion(app.db, { id_usuario: fresh[0]!, id_planestudio });
    const all = { todos: { filtro: { empresa }, excepto: [], cantidad: 4 } };
    const expected = { cambiados: 3, existentes: 1, cesados: 0, trasladados: 1, asignados: 3, planes: [{ id_planestudio, asignados: 3 }] };
    const before = await assigned();
    expect((await ask(all, 1)).data).toMatchObject({ ...expected, clave: 'grupo.previsto' });
    expect([await assigned(), await groupOf([...fresh, ...moved])]).toEqual([before, [null, null, other]]);
    expect((await ask(all)).data).toMatchObject({ ...expected, clave: 'grupo.asignado' });
    expect(await groupOf([...fresh, ...moved, inside!])).toEqual([grupo, grupo, grupo, grupo]);
    expect(await assigned()).toHaveLength(4);
    expect((await ask({ ids: fresh })).data).toMatchObject({ cambiados: 0, existentes: 2, asignados: 0 });
  });

  test('refuses a selection that changed, an unknown person and an unknown group', async () => {
    const [ana] = await people(1);
    expect((await ask({ todos: { filtro: { personal: 'nadie se llama así' }, excepto: [], cantidad: 3 } })).status).toBe(409);
    expect((await ask({ ids: [ana!, 2_000_000_000] })).problem.claves).toEqual({ seleccion: { clave: 'grupo.errores.sinPersona' } });
    grupo = 'no-hay';
    expect((await ask({ ids: [ana!] })).problem.claves).toMatchObject({ codigo_grupo: { clave: 'grupo.errores.desconocido' } });
    expect(await groupOf([ana!])).toEqual([null]);
  });
});

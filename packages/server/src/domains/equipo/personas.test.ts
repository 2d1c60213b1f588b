import { equipoApi } from '@portal/contract/equipo';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario, type UsuarioOverrides } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const TODAY = '2026-11-21';
const page = { pagina: 1 };

/** Built people by their names here. */
type Name = 'gerenta' | 'jefe' | 'cesado' | 'base' | 'fondo' | 'lateral' | 'ajeno' | 'dirigido';
const people = new Map<Name, Alumno>();
const person = (name: Name): Alumno => people.get(name)!;
let vigente: BuiltPlan;
let pasado: BuiltPlan;
let empresas: { readonly a: number; readonly b: number; readonly c: number };

const codeOf = async ({ id_usuario }: { readonly id_usuario: number }): Promise<string> =>
  (await app.db.selectFrom('usuario').select('codigo_usuario').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow())
    .codigo_usuario;

async function hire(
  name: Name,
  boss: Name | undefined,
  { planes = [], ...over }: UsuarioOverrides & { planes?: readonly BuiltPlan[] } = {},
) {
  const codigo_jefe_inmediato = boss ? await codeOf(person(boss)) : null;
  people.set(name, await enrol(app, planes, { codigo_jefe_inmediato, id_empresa: empresas.a, ...over }));
}

const leave = (name: Name, fecha_cese: string) =>
  app.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese }).where('id_usuario', '=', person(name).id_usuario).execute();

/**
 * gerenta > jefe > cesado (left yesterday) > base > fondo; gerenta > lateral. `ajeno` has no boss; `dirigido` works at C, which the gerenta
 * directs. Two plans of two topics: one goes on, the other ended on 20 November.
 */
beforeAll(async () => {
  const [a, b, c] = [await buildEmpresa(app.db), await buildEmpresa(app.db), await buildEmpresa(app.db)];
  empresas = { a: a.id_empresa, b: b.id_empresa, c: c.id_empresa };
  vigente = await buildPlan(app.db, { today: TODAY, denominacion: 'Vigente' });
  pasado = await buildPlan(app.db, { denominacion: 'Pasado', fecha_inicio: '2026-10-01', fecha_fin: '2026-11-20' });
  const inactivo = await buildPlan(app.db, { today: TODAY, codigo_estado: 2 });
  await hire('gerenta', undefined, { planes: [vigente] });
  await hire('jefe', 'gerenta', { planes: [vigente] });
  await hire('cesado', 'jefe', { planes: [vigente] });
  await hire('base', 'cesado', { planes: [vigente, pasado, inactivo] });
  await hire('fondo', 'base', { planes: [pasado], id_empresa: empresas.b });
  await hire('lateral', 'gerenta');
  await hire('ajeno', undefined, { planes: [vigente, pasado] });
  await hire('dirigido', undefined, { planes: [vigente], id_empresa: empresas.c });
  const codigo_director = await codeOf(person('gerenta'));
  await app.db.updateTable('empresa').set({ codigo_director }).where('id_empresa', '=', empresas.c).execute();
  await leave('cesado', '2026-11-20');
  const lateral = await buildAsignacion(app.db, { id_usuario: person('lateral').id_usuario, id_planestudio: vigente.plan.id_planestudio });
  await app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: 'jefa' })
    .where('id_asignacion', '=', lateral.id_asignacion)
    .execute();
  for (const ocurrencia of vigente.ocurrencias) await take(person('jefe'), ocurrencia);
  await take(person('base'), vigente.ocurrencias[0]!);
  await take(person('dirigido'), vigente.ocurrencias[0]!, 0);
});

const caller = (name: Name) => ({ token: person(name).token, params: { id: person(name).id_usuario } });
const nameOf = (id: number) => [...people].find(([, { id_usuario }]) => id_usuario === id)?.[0];
const read = async (name: Name, query: object = {}) => {
  const { data, total } = await app.call(equipoApi.personas, { ...caller(name), query: { ...page, orden: 'nivel', ...query } });
  return { data, total, rows: data.map(({ id_usuario, plan, nivel, estado }) => `${nameOf(id_usuario)} ${plan} ${nivel} ${estado}`) };
};
const resumen = async (name: Name) => (await app.call(equipoApi.resumen, caller(name))).data;
const persona = (boss: Name, name: Name) =>
  app.call(equipoApi.persona, { token: person(boss).token, params: { id: person(boss).id_usuario, persona: person(name).id_usuario } });

describe('the people under a boss', () => {
  test('are the whole chain, through who left, and those of the led companies; two statements', async () => {
    recorder.take();
    const { rows, total } = await read('gerenta');
    expect(recorder.take(), 'session and page').toHaveLength(2);
    // `lateral` has no open assignment, `cesado` left, the third plan of `base` is inactive.
    expect(rows.toSorted()).toEqual(
      [
        'jefe Vigente 1 Terminado',
        'base Vigente 3 En Progreso',
        'base Pasado 3 Vencido',
        'fondo Pasado 4 Vencido',
        'dirigido Vigente null En Progreso',
      ].toSorted(),
    );
    expect(total).toBe(5);
  });

  test('of a boss further down are that branch alone; levels count from there', async () => {
    expect((await read('jefe')).rows.toSorted()).toEqual(['base Pasado 2 Vencido', 'base Vigente 2 En Progreso', 'fondo Pasado 3 Vencido']);
    expect((await read('base')).rows).toEqual(['fondo Pasado 1 Vencido']);
    expect((await read('fondo')).rows).toEqual([]);
    expect((await read('ajeno')).rows).toEqual([]);
  });

  test('have avance, mean and last activity; their manager keeps the name after leaving', async () => {
    const { data } = await read('gerenta', { filtro: { plan: 'vigente' } });
    // jefe: 2 of 2, both 100. base: 1 of 2 with 100. dirigido: nothing of 2, one attempt without a right answer.
    expect(data.map(({ id_usuario, avance, promedio }) => [nameOf(id_usuario), avance, promedio])).toEqual([
      ['jefe', 100, 100],
      ['base', 50, 100],
      ['dirigido', 0, 0],
    ]);
    expect(data.map(({ jefe_inmediato }) => jefe_inmediato)).toEqual([person('gerenta').personal, person('cesado').personal, null]);
    expect(data.every(({ ultima_actividad }) => ultima_actividad !== null)).toBe(true);
  });

  test('are summed up: people with and without plans, and their assignments by state', async () => {
    recorder.take();
    // jefe, base, fondo, lateral, dirigido. Approved 2+1+0+0+0 of 2+2+2+2+2 topics.
    expect(await resumen('gerenta')).toEqual({ personas: 5, asignaciones: 5, pendientes: 4, vencidas: 2, terminadas: 1, avance: 30 });
    expect(recorder.take(), 'session and figures').toHaveLength(2);
    // base and fondo: 1 of 6 topics, 16.666…
    expect(await resumen('jefe')).toEqual({ personas: 2, asignaciones: 3, pendientes: 3, vencidas: 2, terminadas: 0, avance: 16.67 });
    expect(await resumen('ajeno')).toEqual({ personas: 0, asignaciones: 0, pendientes: 0, vencidas: 0, terminadas: 0, avance: 0 });
  });

  test('are listed once each with the sums of their plans, also without one; every figure is the length of its list', async () => {
    recorder.take();
    const subordinados = (name: Name, query: object = {}) =>
      app.call(equipoApi.subordinados, { ...caller(name), query: { ...page, ...query } });
    const { data, total } = await subordinados('gerenta', { orden: '-pendientes' });
    expect(recorder.take(), 'session and page').toHaveLength(2);
    const sums = data.map(({ id_usuario, ...row }) => [
      nameOf(id_usuario),
      [row.pendientes, row.vencidas, row.terminadas, row.avance, row.fecha_fin],
    ]);
    expect(Object.fromEntries(sums)).toEqual({
      base: [2, 1, 0, 25, '2026-11-20'],
      dirigido: [1, 0, 0, 0, '2026-12-21'],
      fondo: [1, 1, 0, 0, '2026-11-20'],
      jefe: [0, 0, 1, 100, null],
      lateral: [0, 0, 0, 0, null],
    });
    expect(data.map(({ pendientes }) => pendientes)).toEqual([2, 1, 1, 0, 0]);
    const figures = await resumen('gerenta');
    const counted = async (filtro: object) => (await read('gerenta', { filtro })).total;
    expect([total, await counted({}), await counted({ pendiente: 'true' })]).toEqual([5, figures.asignaciones, figures.pendientes]);
    expect(await counted({ estado: 'Vencido' })).toBe(figures.vencidas);
    expect(await counted({ estado: 'Terminado' })).toBe(figures.terminadas);
    expect((await subordinados('gerenta', { buscar: person('base').personal, filtro: { nivel: '4' } })).total).toBe(1);
    expect((await subordinados('fondo')).data).toEqual([]);
    const others = { token: person('jefe').token, params: { id: person('gerenta').id_usuario } };
    expect((await app.call(equipoApi.subordinados, { ...others, query: page })).status).toBe(403);
    const { token } = await limitedAdmin(app, [empresas.a]);
    const limited = await app.call(equipoApi.subordinados, { ...others, token, query: page });
    expect(limited.data.map(({ id_usuario }) => nameOf(id_usuario) ?? '').toSorted()).toEqual(['base', 'jefe', 'lateral']);
  });

  test('are searched by their boss and filtered by level and plan', async () => {
    expect((await read('gerenta', { buscar: person('base').personal })).rows.toSorted()).toEqual([
      'base Pasado 3 Vencido',
      'base Vigente 3 En Progreso',
      'fondo Pasado 4 Vencido',
    ]);
    expect((await read('gerenta', { filtro: { estado: 'Terminado' } })).rows).toEqual(['jefe Vigente 1 Terminado']);
    expect((await read('gerenta', { filtro: { nivel: '3', plan: 'pasado' } })).rows).toEqual(['base Pasado 3 Vencido']);
  });

  test('are listed for the boss and for admins: of another person 403; an admin sees those in the scope', async () => {
    const { id_usuario: id } = person('gerenta');
    const others = await app.call(equipoApi.personas, { token: person('jefe').token, params: { id }, query: page });
    expect([others.status, (await app.call(equipoApi.resumen, { token: person('jefe').token, params: { id } })).status]).toEqual([
      403, 403,
    ]);
    const { token } = await limitedAdmin(app, [empresas.a]);
    const { data } = await app.call(equipoApi.personas, { token, params: { id }, query: page });
    expect(data.map(({ id_usuario }) => nameOf(id_usuario) ?? '').toSorted()).toEqual(['base', 'base', 'jefe']);
    expect((await app.call(equipoApi.resumen, { token, params: { id } })).data).toMatchObject({ personas: 3, asignaciones: 3 });
    const elsewhere = await limitedAdmin(app, [empresas.b]);
    expect((await app.call(equipoApi.resumen, { token: elsewhere.token, params: { id } })).status).toBe(404);
  });
});

describe('one of them', () => {
  test('has the plans with the result of every topic, and no answers', async () => {
    recorder.take();
    const { data } = await persona('gerenta', 'base');
    expect(recorder.take(), 'session, person, plans').toHaveLength(3);
    expect(data).toMatchObject({ personal: person('base').personal, jefe_inmediato: person('cesado').personal, nivel: 3 });
    expect(data.planes.map(({ plan, estado, avance, temas }) => [plan, estado, avance, temas.length])).toEqual([
      ['Pasado', 'Vencido', 0, 2],
      ['Vigente', 'En Progreso', 50, 2],
    ]);
    expect(data.planes[1]!.temas).toMatchObject([
      { posicion: 1, tema: 'Primer tema', modulo: 'Módulo de prueba', aprobado: true, nota: 100, intentos: 1 },
      { posicion: 2, tema: 'Segundo tema', aprobado: false, nota: null, intentos: 0, ultima_actividad: null },
    ]);
    expect(Object.keys(data.planes[1]!.temas[0]!)).not.toContain('detalle');
  });

  test('of a led company is shown too; who left, a boss, the own person and strangers are not there', async () => {
    expect((await persona('gerenta', 'dirigido')).data).toMatchObject({ nivel: null, planes: [{ promedio: 0 }] });
    const hidden = [await persona('gerenta', 'cesado'), await persona('gerenta', 'ajeno'), await persona('gerenta', 'gerenta')];
    const others = [await persona('base', 'jefe'), await persona('jefe', 'lateral'), await persona('ajeno', 'base')];
    expect([...hidden, ...others].map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('a circle of managers', () => {
  test('ends at the person who looks, from each of its places', async () => {
    const one = await enrol(app, [vigente]);
    const two = await enrol(app, [vigente], { codigo_jefe_inmediato: await codeOf(one) });
    const three = await enrol(app, [vigente], { codigo_jefe_inmediato: await codeOf(two) });
    await buildUsuario(app.db, { codigo_jefe_inmediato: await codeOf(two) });
    await app.db
      .updateTable('usuario')
      .set({ codigo_jefe_inmediato: await codeOf(three) })
      .where('id_usuario', '=', one.id_usuario)
      .execute();
    for (const { token, id_usuario: id } of [one, two, three]) {
      const { data } = await app.call(equipoApi.resumen, { token, params: { id } });
      expect(data).toMatchObject({ personas: 3, asignaciones: 2 });
    }
  });
});

describe('the signed-in person', () => {
  const hasTeam = async (token: string) => (await app.call(sesionApi.verifyToken, { token, query: {} })).data;

  test('has a team while somebody active is below, at any depth', async () => {
    expect(await hasTeam(person('gerenta').token)).toMatchObject({ indicador_equipo: 1 });
    expect(await hasTeam(person('fondo').token)).toMatchObject({ indicador_equipo: 0 });
    // The only report of `jefe` left; people below that one are still there.
    expect(await hasTeam(person('jefe').token)).toMatchObject({ indicador_equipo: 1 });
  });
});

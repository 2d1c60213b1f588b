import { api } from '@portal/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { limitedAdmin } from '../../testing/builders/acceso.ts';
import { buildAsignacion } from '../../testing/builders/asignacion.ts';
import { stamps } from '../../testing/builders/counter.ts';
import { buildEmpresa } from '../../testing/builders/empresa.ts';
import { buildPlan, type BuiltPlan } from '../../testing/builders/plan.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { buildUsuario, type UsuarioOverrides } from '../../testing/builders/usuario.ts';
import { enrol, take } from '../../testing/cuestionario.ts';
import { sendRecordatorios } from './recordatorio.public.ts';

const app = useTestApp({ PUBLIC_URL: 'https://portal.example.com' });
/** A Wednesday, nine in the morning in Lima. */
const NOW = new Date('2026-11-25T14:00:00Z');
let plan: BuiltPlan;

beforeAll(async () => {
  plan = await buildPlan(app.db, { denominacion: 'Seguridad <2026>', fecha_inicio: '2026-11-01', fecha_fin: '2026-11-30' });
});
beforeEach(async () => {
  app.now = NOW;
  for (const table of ['recordatorio', 'correo', 'ausencia', 'justificacion'] as const) await app.db.deleteFrom(table).execute();
  await app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: NOW.toISOString() })
    .where('codigo_estado', '=', 1)
    .execute();
  await app.db
    .updateTable('configuracion')
    .set({ maximo_recordatorios: 500, dias_recordatorio: [1, 2, 3, 4, 5] })
    .execute();
  await setPlan({ notifica_nivel1: 10, notifica_nivel2: 0, notifica_nivel3: 0, codigo_estado: 1 });
});

const setPlan = (values: object) =>
  app.db.updateTable('planestudio').set(values).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
const run = (now = NOW) => sendRecordatorios(app.db, { now, publicUrl: 'https://portal.example.com' });
const at = (instant: string) => run(new Date(instant));
const outbox = () => app.db.selectFrom('correo').selectAll().where('tipo', '=', 'recordatorio').orderBy('id_correo').execute();
const told = async () => (await outbox()).map(({ destinatario }) => destinatario);

/** A person with the plan pending. */
async function behind(overrides: UsuarioOverrides = {}) {
  const person = await buildUsuario(app.db, overrides);
  const { id_asignacion } = await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: plan.plan.id_planestudio });
  return { ...person, id_asignacion };
}
const away = (id_usuario: number, fecha_desde: string, fecha_hasta: string) =>
  app.db
    .insertInto('ausencia')
    .values({ id_usuario, tipo: 'vacaciones', fecha_desde, fecha_hasta, ...stamps() })
    .execute();

describe('the message', () => {
  test('names the plan, its end and what is pending, and leads to the exact topic', async () => {
    const person = await behind({ nombres: 'Íñigo', correo_comprobado: true });
    expect(await run()).toBe(1);
    const [letter] = await outbox();
    const [tema] = plan.ocurrencias;
    expect(letter).toMatchObject({
      destinatario: person.correo_electronico,
      id_usuario: person.id_usuario,
      id_planestudio: plan.plan.id_planestudio,
      nivel: 1,
      estado: 'pendiente',
      asunto: 'Recordatorio: «Seguridad <2026>» termina el 30 de noviembre de 2026',
    });
    expect(letter!.texto).toContain('Hola, Íñigo:');
    expect(letter!.texto).toContain('Primer recordatorio: termina el 30 de noviembre de 2026, en 5 días. 2 temas pendientes de 2.');
    expect(letter!.texto).toContain(
      `Seguir con «Primer tema»: https://portal.example.com/temausuario?id=${tema!.id_tema}&idpe=${tema!.id_planestudio}&idp=${tema!.id_programa}&idc=${tema!.id_curso}&idm=${tema!.id_modulo}`,
    );
    expect(letter!.html).toContain('Seguridad &lt;2026&gt;');
  });

  test('of a boss is one for all people and plans, with a link that answers, and holds the own plans too', async () => {
    await setPlan({ notifica_nivel2: 6 });
    const boss = await behind();
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push(await behind({ codigo_jefe_inmediato: boss.codigo_usuario }));
    expect(await run()).toBe(4);
    const letter = (await outbox()).find(({ id_usuario }) => id_usuario === boss.id_usuario);
    for (const { personal } of people) expect(letter!.texto).toContain(`${personal}: 0 de 2 temas, desde el`);
    expect(letter!.texto).toContain('Segundo recordatorio: termina');
    expect(letter!.texto).toMatch(/Responder por mi equipo: https:\/\/portal\.example\.com\/equipo\/responder#token=[\w-]{40,}/);
    const link = await app.db.selectFrom('enlace_equipo').selectAll().where('id_usuario', '=', boss.id_usuario).executeTakeFirstOrThrow();
    expect(link.asignaciones.toSorted()).toEqual(people.map(({ id_asignacion }) => id_asignacion).toSorted());
  });

  test('of people above reaches manager and director at the third level; who has several roles gets one', async () => {
    await setPlan({ notifica_nivel2: 8, notifica_nivel3: 6 });
    const leader = await buildUsuario(app.db);
    const director = await buildUsuario(app.db);
    const { id_empresa } = await buildEmpresa(app.db, {
      codigo_gerente: leader.codigo_usuario,
      codigo_director: director.codigo_usuario,
    });
    const own = await behind({ id_empresa, codigo_jefe_inmediato: leader.codigo_usuario });
    await behind({ id_empresa, codigo_usuario: `D${own.id_usuario}` });
    expect(await run()).toBe(4);
    const roles = await app.db.selectFrom('recordatorio').select(['id_destinatario', 'rol']).orderBy('id_recordatorio').execute();
    expect(roles.filter(({ id_destinatario }) => id_destinatario === leader.id_usuario).map(({ rol }) => rol)).toEqual(['jefe', 'gerente']);
  });
});

describe('nothing goes out', () => {
  test('twice: neither on the same day nor on a later one of the level', async () => {
    await behind();
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await at('2026-11-26T14:00:00Z')).toBe(0);
  });

  test.each([
    ['before the hour', '2026-11-25T12:59:00Z'],
    ['on a Saturday', '2026-11-28T14:00:00Z'],
    ['after the end', '2026-12-01T14:00:00Z'],
    ['before the distance is reached', '2026-11-19T14:00:00Z'],
  ])('%s', async (_when, instant) => {
    await behind();
    expect(await at(instant)).toBe(0);
    expect(await told()).toEqual([]);
  });

  test('on a holiday, before the start, of an inactive plan, of a finished or closed assignment, to Cesados and without an address', async () => {
    const finished = await enrol(app, [plan]);
    for (const place of plan.ocurrencias) await take(finished, place);
    await behind({ codigo_estado: 2, fecha_cese: '2026-11-01' });
    await behind({ correo_electronico: null });
    await behind({ correo_electronico: 'vuelve@example.com', correo_rebotado: 'vuelve@example.com' });
    const closed = await behind();
    await app.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: NOW.toISOString() })
      .where('id_asignacion', '=', closed.id_asignacion)
      .execute();
    expect(await run()).toBe(0);
    const person = await behind();
    await setPlan({ codigo_estado: 2 });
    expect(await run()).toBe(0);
    await setPlan({ codigo_estado: 1, fecha_inicio: '2026-11-26' });
    expect(await run()).toBe(0);
    await setPlan({ fecha_inicio: '2026-11-01' });
    await app.db
      .insertInto('feriado')
      .values({ fecha: '2026-11-25', feriado: 'Fiesta', ...stamps() })
      .execute();
    expect(await run()).toBe(0);
    await app.db.deleteFrom('feriado').where('fecha', '=', '2026-11-25').execute();
    expect(await run()).toBe(1);
    expect(await told()).toEqual([person.correo_electronico]);
  });
});

test('nobody is told of a person who is away, and a reader who is away waits for the level of the first day here', async () => {
  await setPlan({ notifica_nivel2: 6 });
  const boss = await buildUsuario(app.db);
  const person = await behind({ codigo_jefe_inmediato: boss.codigo_usuario });
  await away(person.id_usuario, '2026-11-20', '2026-11-25');
  expect(await run()).toBe(0);
  await away(boss.id_usuario, '2026-11-26', '2026-11-26');
  await at('2026-11-26T14:00:00Z');
  expect(await told()).toEqual([person.correo_electronico]);
  await at('2026-11-27T14:00:00Z');
  expect(await told()).toEqual([person.correo_electronico, boss.correo_electronico]);
});

test('a closed assignment that is opened again is reminded anew', async () => {
  const { id_asignacion } = await behind();
  await run();
  const set = (values: object) => app.db.updateTable('asignacion').set(values).where('id_asignacion', '=', id_asignacion).execute();
  await set({ codigo_estado: 2, fecha_cierre: NOW.toISOString() });
  await set({ codigo_estado: 1, fecha_cierre: null, fecha_modificacion: '2026-11-25T18:00:00Z' });
  expect(await at('2026-11-25T19:00:00Z')).toBe(0);
  expect(await at('2026-11-26T14:00:00Z')).toBe(1);
});

test('the answer of a boss lets the bosses wait: extended until its day, accepted for its level, justified for good', async () => {
  await setPlan({ notifica_nivel2: 7, notifica_nivel3: 3 });
  const boss = await buildUsuario(app.db);
  const answer = (id_asignacion: number, values: object) =>
    app.db
      .insertInto('justificacion')
      .columns([
        'id_asignacion',
        'id_usuario',
        'fecha_apertura',
        'tipo',
        'fecha_hasta',
        'motivo',
        'nivel',
        'via',
        'usuario_creacion',
        'fecha_creacion',
      ])
      .expression((query) =>
        query
          .selectFrom('asignacion')
          .select(({ val }) => {
            const { tipo, fecha_hasta = null, nivel = 2 } = values as { tipo: 'aceptada'; fecha_hasta?: string; nivel?: number };
            return [
              'id_asignacion',
              'id_usuario',
              'fecha_apertura',
              val(tipo).as('tipo'),
              val(fecha_hasta).as('fecha_hasta'),
              val('Licencia').as('motivo'),
              val(nivel).as('nivel'),
              val('sesion' as const).as('via'),
              val('x').as('usuario_creacion'),
              val(NOW.toISOString()).as('fecha_creacion'),
            ];
          })
          .where('id_asignacion', '=', id_asignacion),
      )
      .execute();
  const people: number[] = [];
  for (const values of [
    { tipo: 'justificada' },
    { tipo: 'prorroga', fecha_hasta: '2026-11-25' },
    { tipo: 'aceptada' },
    { tipo: 'aceptada', nivel: 3 },
  ]) {
    const person = await behind({ codigo_jefe_inmediato: boss.codigo_usuario });
    people.push(person.id_asignacion);
    await answer(person.id_asignacion, values);
  }
  const ofBoss = async () =>
    (
      await app.db
        .selectFrom('recordatorio')
        .select(['id_asignacion', 'nivel'])
        .where('rol', '=', 'jefe')
        .orderBy('id_recordatorio')
        .execute()
    ).map(({ id_asignacion, nivel }) => [people.indexOf(id_asignacion), nivel]);
  await run();
  expect(await ofBoss()).toEqual([]);
  await at('2026-11-26T14:00:00Z');
  expect(await ofBoss()).toEqual([[1, 2]]);
  await at('2026-11-27T14:00:00Z');
  expect(await ofBoss()).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('more messages than a day allows are all held, also those of a later run of the day, and the dashboard says so', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 2 }).execute();
  for (let count = 0; count < 3; count += 1) await behind();
  expect(await run()).toBe(3);
  await behind();
  expect(await run()).toBe(1);
  expect((await outbox()).map(({ estado }) => estado)).toEqual(['retenido', 'retenido', 'retenido', 'retenido']);
  expect((await app.call(api.usuario.kpiAdmin, { token })).data[0]?.recordatorio_retenido).toBe(4);
});

test('the forecast counts what a run would send, and whom it does not reach, without sending', async () => {
  const admin = await buildUsuario(app.db, { admin: true });
  const token = await signIn(app, admin);
  await setPlan({ notifica_nivel2: 8, notifica_nivel3: 6 });
  const boss = await buildUsuario(app.db);
  const { id_empresa } = await buildEmpresa(app.db);
  await behind({ codigo_jefe_inmediato: boss.codigo_usuario, id_empresa });
  await behind({ codigo_jefe_inmediato: boss.codigo_usuario, correo_electronico: null, id_empresa });
  const absent = await behind();
  await away(absent.id_usuario, '2026-11-25', '2026-11-25');
  const forecast = async (who = token) => (await app.call(api.recordatorio.simular, { query: {}, token: who })).data;
  const expected = {
    fecha: '2026-11-25',
    impedimento: null,
    mensajes: 2,
    alumnos: 1,
    superiores: 1,
    pendientes: 2,
    ausentes: 1,
    sin_correo: 1,
  };
  expect(await forecast()).toMatchObject({ ...expected, cesados: 0, en_espera: 0, sin_jefe: 1, sin_direccion: 3 });
  expect(await outbox()).toEqual([]);
  const other = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
  expect(await forecast(other.token)).toMatchObject({ mensajes: 0, ausentes: 0, sin_correo: 0 });
  expect((await forecast((await limitedAdmin(app, [id_empresa])).token)).mensajes).toBe(2);
  expect(await run()).toBe(2);
  expect((await forecast()).mensajes).toBe(0);
  app.now = new Date('2026-11-28T14:00:00Z');
  expect((await forecast(await signIn(app, admin))).impedimento).toBe('dia_no_laborable');
});

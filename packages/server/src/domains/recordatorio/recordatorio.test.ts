import { recordatorioApi } from '@portal/contract/recordatorio';
import { tableroApi } from '@portal/contract/tablero';
import { useTestApp } from '@portal/testkit/app.ts';
import { stamps } from '@portal/testkit/builders/counter.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecordatorios, WEDNESDAY } from '@portal/testkit/models/recordatorios.ts';
import { enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { describe, expect, test } from 'vitest';

const app = useTestApp();
const { plan, setPlan, run, at, outbox, told, behind, away } = useRecordatorios(app);

describe('the message', () => {
  test('names the plan, its end and what is pending, and leads to the exact topic', async () => {
    const person = await behind({ nombres: 'Íñigo', correo_comprobado: true });
    expect(await run()).toBe(1);
    const [letter] = await outbox();
    const [tema] = plan().ocurrencias;
    expect(letter).toMatchObject({
      destinatario: person.correo_electronico,
      id_usuario: person.id_usuario,
      id_planestudio: plan().plan.id_planestudio,
      nivel: 1,
      estado: 'pendiente',
      asunto: 'Recordatorio: «Seguridad <2026>» termina el 30 de noviembre de 2026',
    });
    expect(letter!.texto).toContain('Hola, Íñigo:');
    expect(letter!.texto).toContain('\n- Termina el 30 de noviembre de 2026, en 5 días. 2 temas pendientes de 2.');
    expect(letter!.texto, 'the level means nothing to its reader').not.toContain('Primer recordatorio');
    expect(letter!.texto).toContain('/guia-alumno.pdf');
    expect(letter!.texto).toContain(
      `Seguir con «Primer tema»: https://portal.example.com/evaluacionedit?id=${tema!.id_tema}&idpe=${tema!.id_planestudio}&idp=${tema!.id_programa}&idc=${tema!.id_curso}&idm=${tema!.id_modulo}`,
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
    expect(letter!.texto).toContain('- Termina');
    expect(letter!.texto).toMatch(/Responder por mi equipo: https:\/\/portal\.example\.com\/equipo\/responder#token=[\w-]{40,}/);
    const link = await app.db.selectFrom('enlace_equipo').selectAll().where('id_usuario', '=', boss.id_usuario).executeTakeFirstOrThrow();
    expect(new Set(link.asignaciones)).toEqual(new Set(people.map(({ id_asignacion }) => id_asignacion)));
  });

  test('of a boss names from the first level on the people whom no letter reaches, and says so', async () => {
    const boss = await buildUsuario(app.db);
    const jefe = { codigo_jefe_inmediato: boss.codigo_usuario };
    const reached = await behind(jefe);
    const mute = await behind({ ...jefe, correo_electronico: null });
    const returned = await behind({ ...jefe, correo_electronico: 'ida@example.com', correo_rebotado: 'ida@example.com' });
    expect(await run()).toBe(2);
    const letter = (await outbox()).find(({ id_usuario }) => id_usuario === boss.id_usuario);
    for (const { personal } of [mute, returned])
      expect(letter!.texto).toMatch(new RegExp(`- ${personal}: 0 de 2 temas, .*\\. No le llegan correos: avísele usted\\.\n`));
    expect(letter!.texto).not.toContain(reached.personal);
    await setPlan({ notifica_nivel2: 4 });
    await at('2026-11-26T14:00:00Z');
    const second = (await outbox()).findLast(({ id_usuario }) => id_usuario === boss.id_usuario);
    expect(second!.texto).toMatch(new RegExp(`- ${reached.personal}: 0 de 2 temas, [^.]*\n`));
    expect(second!.texto).toContain(`${mute.personal}: 0 de 2`);
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
    const finished = await enrol(app, [plan()]);
    for (const place of plan().ocurrencias) await take(finished, place);
    await behind({ codigo_estado: 2, fecha_cese: '2026-11-01' });
    await behind({ correo_electronico: null });
    await behind({ correo_electronico: 'vuelve@example.com', correo_rebotado: 'vuelve@example.com' });
    const closed = await behind();
    await app.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: WEDNESDAY.toISOString() })
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

test('a closed assignment that is opened again gets its reminders again', async () => {
  const { id_asignacion } = await behind();
  await run();
  const set = (values: object) => app.db.updateTable('asignacion').set(values).where('id_asignacion', '=', id_asignacion).execute();
  await set({ codigo_estado: 2, fecha_cierre: WEDNESDAY.toISOString() });
  await set({ codigo_estado: 1, fecha_cierre: null, fecha_modificacion: '2026-11-25T18:00:00Z' });
  expect(await at('2026-11-25T19:00:00Z')).toBe(0);
  expect(await at('2026-11-26T14:00:00Z')).toBe(1);
});

test('more messages than a day allows are all held, also those of a later run of the day, and the dashboard says so', async () => {
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 2 }).execute();
  for (let count = 0; count < 3; count += 1) await behind();
  expect(await run()).toBe(3);
  await behind();
  expect(await run()).toBe(1);
  expect((await outbox()).map(({ estado }) => estado)).toEqual(['retenido', 'retenido', 'retenido', 'retenido']);
  expect((await app.call(tableroApi.kpiAdmin, { token })).data[0]?.recordatorio_retenido).toBe(4);
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
  const forecast = async (who = token) => (await app.call(recordatorioApi.simular, { query: {}, token: who })).data;
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

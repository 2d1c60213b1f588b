import { equipoApi } from '@portal/contract/equipo';
import { recordatorioApi } from '@portal/contract/recordatorio';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { approveAll } from '@portal/testkit/builders/organizacion/equipo.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecordatorios, WEDNESDAY } from '@portal/testkit/models/recordatorios.ts';
import { expect, test } from 'vitest';

const app = useTestApp();
const { setPlan, run, at, outbox, behind, away } = useRecordatorios(app);

async function team(overrides: Parameters<typeof behind>[0] = {}) {
  const boss = await buildUsuario(app.db);
  const person = await behind({ codigo_jefe_inmediato: boss.codigo_usuario, ...overrides });
  return { boss, person, token: await signIn(app, boss) };
}
const remind = (token: string, id_asignacion: number) => app.call(recordatorioApi.persona, { token, body: { id_asignacion } });
const listed = async (token: string, id: number) => (await app.call(equipoApi.sellst, { token, params: { id }, query: {} })).data;

test('a boss reminds one of the own people of a plan: a letter in the name of the boss, and the day in the list', async () => {
  const { boss, person, token } = await team();
  await setPlan({ notifica_nivel1: 10 });
  expect(await listed(token, boss.id_usuario)).toMatchObject([{ recordado: null, con_correo: true }]);
  const { data } = await remind(token, person.id_asignacion);
  expect(data).toMatchObject({ recordado: '2026-11-25', message: `Se envía un recordatorio a ${person.personal}.` });
  const [letter, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    id_usuario: person.id_usuario,
    destinatario: person.correo_electronico,
    estado: 'pendiente',
    nivel: null,
  });
  expect(letter!.texto).toContain(`${boss.personal} le pide seguir con su capacitación.`);
  expect(letter!.texto).toContain('Termina el 30 de noviembre de 2026, en 5 días.');
  expect(letter!.texto).toContain('/evaluacionedit?id=');
  expect(await listed(token, boss.id_usuario)).toMatchObject([{ recordado: '2026-11-25' }]);
});

test('of a plan that is over the letter says since when, and that it may still be completed', async () => {
  const { person, token } = await team();
  await app.db.updateTable('planestudio').set({ fecha_fin: '2026-11-20' }).where('denominacion', '=', 'Seguridad <2026>').execute();
  await remind(token, person.id_asignacion);
  const [letter] = await outbox();
  expect(letter!.asunto).toBe('Recordatorio: «Seguridad <2026>» venció el 20 de noviembre de 2026');
  expect(letter!.texto).toContain('Venció el 20 de noviembre de 2026, hace 5 días; todavía puede completarlo. 2 temas pendientes de 2.');
  await app.db.updateTable('planestudio').set({ fecha_fin: '2026-11-30' }).where('denominacion', '=', 'Seguridad <2026>').execute();
});

test('once a day for each person and plan, also for two at once, on the day of a reminder by date, and again when the letter did not arrive', async () => {
  const { boss, person, token } = await team();
  const statuses = (await Promise.all([remind(token, person.id_asignacion), remind(token, person.id_asignacion)])).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect((await remind(token, person.id_asignacion)).problem).toMatchObject({ code: 'conflicto', clave: 'recordatorio.errores.recordado' });
  await app.db.updateTable('correo').set({ estado: 'fallido' }).execute();
  app.now = new Date(WEDNESDAY.getTime() + 60_000);
  expect((await remind(token, person.id_asignacion)).status).toBe(200);
  app.now = new Date('2026-11-26T14:00:00Z');
  const tomorrow = await signIn(app, boss);
  expect((await remind(tomorrow, person.id_asignacion)).status).toBe(200);
  expect(await outbox()).toHaveLength(3);
  const other = await team();
  await at('2026-11-26T14:30:00Z');
  expect((await remind(other.token, other.person.id_asignacion)).problem.clave).toBe('recordatorio.errores.recordado');
});

test('a reminder of a boss takes no level from those by date, counts for no maximum, and is the one message of its day', async () => {
  const { person, token } = await team();
  await remind(token, person.id_asignacion);
  expect(await run(), 'one message for each reader and day').toBe(0);
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 1 }).execute();
  await behind();
  expect(await run()).toBe(1);
  expect((await outbox()).map(({ estado }) => estado)).toEqual(['pendiente', 'pendiente']);
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 500 }).execute();
  expect(await at('2026-11-26T14:00:00Z')).toBe(1);
});

test.each([
  ['without an address', { correo_electronico: null }, 'sinCorreo'],
  ['with a returned address', { correo_electronico: 'ida@example.com', correo_rebotado: 'ida@example.com' }, 'sinCorreo'],
] as const)('to a person %s no letter goes out, the list says so', async (_, overrides, reason) => {
  const { boss, person, token } = await team(overrides);
  expect((await remind(token, person.id_asignacion)).problem.clave).toBe(`recordatorio.errores.${reason}`);
  expect(await listed(token, boss.id_usuario)).toMatchObject([{ con_correo: false, recordado: null }]);
  expect(await outbox()).toEqual([]);
});

test('nobody is reminded who is away, who finished, or who no longer has the plan', async () => {
  const [absent, finished, closed] = [await team(), await team(), await team()];
  await away(absent.person.id_usuario, '2026-11-20', '2026-11-30');
  await approveAll(app, finished.person.id_usuario);
  await app.db
    .updateTable('asignacion')
    .set({ codigo_estado: 2, fecha_cierre: app.now.toISOString() })
    .where('id_asignacion', '=', closed.person.id_asignacion)
    .execute();
  const reasons = [];
  for (const { token, person } of [absent, finished, closed]) reasons.push((await remind(token, person.id_asignacion)).problem.clave);
  expect(reasons).toEqual(['ausente', 'terminado', 'terminado'].map((reason) => `recordatorio.errores.${reason}`));
  expect(await outbox()).toEqual([]);
});

test('somebody else’s people are unknown; who has no people, an administrator too, has no such act', async () => {
  const { token, person } = await team();
  const other = await team();
  expect((await remind(token, other.person.id_asignacion)).problem.code).toBe('no_encontrado');
  expect((await remind(token, 2_000_000_000)).problem.code).toBe('no_encontrado');
  expect((await remind(await signIn(app, person), other.person.id_asignacion)).problem.code).toBe('sin_permiso');
  const admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  expect((await remind(admin, person.id_asignacion)).problem.code).toBe('sin_permiso');
  expect(await outbox()).toEqual([]);
});

test('a boss with a limited access reminds the own people of its companies alone', async () => {
  const [mine, theirs] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
  const limited = await limitedAdmin(app, [mine.id_empresa]);
  const { codigo_usuario } = await app.db
    .selectFrom('usuario')
    .select('codigo_usuario')
    .where('id_usuario', '=', limited.id_usuario)
    .executeTakeFirstOrThrow();
  const inside = await behind({ codigo_jefe_inmediato: codigo_usuario, id_empresa: mine.id_empresa });
  const outside = await behind({ codigo_jefe_inmediato: codigo_usuario, id_empresa: theirs.id_empresa });
  expect((await remind(limited.token, outside.id_asignacion)).problem.code).toBe('no_encontrado');
  expect((await remind(limited.token, inside.id_asignacion)).status).toBe(200);
  expect((await outbox()).map(({ id_usuario }) => id_usuario)).toEqual([inside.id_usuario]);
});

import { emailApi } from '@portal/contract/email';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecordatorios } from '@portal/testkit/models/recordatorios.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const { plan, setPlan, run, at, behind, away, outbox } = useRecordatorios(app);
const NEXT_DAY = '2026-11-26T14:00:00Z';

beforeEach(async () => {
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 1 }).execute();
});

/** Releases every held message, on the next day. */
async function release() {
  app.now = new Date(NEXT_DAY);
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const ids = (await outbox()).filter(({ estado }) => estado === 'retenido').map(({ id_correo }) => id_correo);
  return (await app.call(emailApi.liberar, { token, body: { seleccion: { ids } } })).data;
}
const statesOf = async () => new Map((await outbox()).map(({ id_usuario, estado, texto }) => [id_usuario, { estado, texto }]));

test('what is released says what is so on its day, and what is not so any more is discarded or waits', async () => {
  await setPlan({ notifica_nivel2: 8 });
  const boss = await buildUsuario(app.db);
  const [stays, done, leaves] = [
    await behind({ codigo_jefe_inmediato: boss.codigo_usuario }),
    await behind({ codigo_jefe_inmediato: boss.codigo_usuario }),
    await behind(),
  ];
  expect(await run()).toBe(4);
  await app.db.updateTable('progreso').set({ aprobados: 2 }).where('id_usuario', '=', done.id_usuario).execute();
  await away(leaves.id_usuario, '2026-11-26', '2026-11-26');
  expect(await release()).toMatchObject({ liberados: 2, descartados: 2 });
  const states = await statesOf();
  expect(states.get(stays.id_usuario)?.estado).toBe('pendiente');
  expect(states.get(stays.id_usuario)?.texto).toContain('en 4 días');
  expect(states.get(done.id_usuario)?.estado).toBe('descartado');
  expect(states.get(boss.id_usuario)?.texto).toContain(stays.personal);
  expect(states.get(boss.id_usuario)?.texto).not.toContain(done.personal);
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 500 }).execute();
  expect(await at(NEXT_DAY), 'told today by what was released, or away').toBe(0);
  expect(await at('2026-11-27T14:00:00Z'), 'back').toBe(1);
});

test('messages of several days to one reader go out as one', async () => {
  const person = await behind();
  await behind();
  expect(await run()).toBe(2);
  const other = await buildPlan(app.db, {
    denominacion: 'Otro plan',
    fecha_inicio: '2026-11-26',
    fecha_fin: '2026-12-01',
    notifica_nivel1: 9,
  });
  await buildAsignacion(app.db, { id_usuario: person.id_usuario, id_planestudio: other.plan.id_planestudio });
  await behind();
  expect(await at(NEXT_DAY)).toBe(2);
  expect(await release()).toMatchObject({ liberados: 3, descartados: 1 });
  const letters = (await outbox()).filter(({ id_usuario }) => id_usuario === person.id_usuario);
  expect(letters.map(({ estado }) => estado)).toEqual(['descartado', 'pendiente']);
  for (const name of [plan().plan.denominacion, 'Otro plan']) expect(letters[1]?.texto).toContain(name);
  expect(letters[1]).toMatchObject({ nivel: 1, id_planestudio: null, fecha_creacion: new Date(NEXT_DAY).toISOString() });
});

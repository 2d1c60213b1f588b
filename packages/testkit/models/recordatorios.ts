import { sendRecordatorios } from '@portal/server/src/domains/recordatorio/recordatorio.public.ts';
import { beforeAll, beforeEach } from 'vitest';
import type { TestApp } from '../app.ts';
import { buildAsignacion } from '../builders/persona/asignacion.ts';
import { stamps } from '../builders/counter.ts';
import { buildPlan, type BuiltPlan } from '../builders/contenido/plan.ts';
import { buildUsuario, type UsuarioOverrides } from '../builders/persona/usuario.ts';

/** A Wednesday, nine in the morning in Lima. */
export const WEDNESDAY = new Date('2026-11-25T14:00:00Z');
export const PUBLIC_URL = 'https://portal.example.com';

/** A plan from November 1 to 30 that reminds ten days before, and an empty outbox before each test. Read `plan` inside tests only. */
export function useRecordatorios(app: TestApp) {
  const shared: { plan?: BuiltPlan } = {};
  const planOf = (): BuiltPlan => {
    if (!shared.plan) throw new Error('useRecordatorios(): the plan is built in beforeAll; use it inside tests');
    return shared.plan;
  };
  const setPlan = (values: object) =>
    app.db.updateTable('planestudio').set(values).where('id_planestudio', '=', planOf().plan.id_planestudio).execute();
  const at = (instant: string) => sendRecordatorios(app.db, { now: new Date(instant), publicUrl: PUBLIC_URL });
  const outbox = () => app.db.selectFrom('correo').selectAll().where('tipo', '=', 'recordatorio').orderBy('id_correo').execute();
  beforeAll(async () => {
    const dates = { fecha_inicio: '2026-11-01', fecha_fin: '2026-11-30' };
    shared.plan = await buildPlan(app.db, { denominacion: 'Seguridad <2026>', ...dates });
  });
  beforeEach(async () => {
    app.now = WEDNESDAY;
    for (const table of ['recordatorio', 'correo', 'ausencia', 'justificacion'] as const) await app.db.deleteFrom(table).execute();
    const closed = { codigo_estado: 2, fecha_cierre: WEDNESDAY.toISOString() };
    await app.db.updateTable('asignacion').set(closed).where('codigo_estado', '=', 1).execute();
    await app.db
      .updateTable('configuracion')
      .set({ maximo_recordatorios: 500, dias_recordatorio: [1, 2, 3, 4, 5] })
      .execute();
    await setPlan({ notifica_nivel1: 10, notifica_nivel2: 0, notifica_nivel3: 0, codigo_estado: 1 });
  });
  return {
    plan: planOf,
    setPlan,
    at,
    run: () => at(WEDNESDAY.toISOString()),
    outbox,
    told: async () => (await outbox()).map(({ destinatario }) => destinatario),
    /** A person with the plan pending. */
    async behind(overrides: UsuarioOverrides = {}) {
      const person = await buildUsuario(app.db, overrides);
      const { id_asignacion } = await buildAsignacion(app.db, {
        id_usuario: person.id_usuario,
        id_planestudio: planOf().plan.id_planestudio,
      });
      return { ...person, id_asignacion };
    },
    away: (id_usuario: number, fecha_desde: string, fecha_hasta: string) =>
      app.db
        .insertInto('ausencia')
        .values({ id_usuario, tipo: 'vacaciones', fecha_desde, fecha_hasta, ...stamps() })
        .execute(),
  };
}

import type { Executor } from '@portal/server/src/db/executor.ts';
import type { PlanestudioTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { Random } from '@portal/server/src/demo/random.ts';
import { rebuildProgress } from '@portal/server/src/domains/avance/avance.public.ts';
import type { Selectable } from 'kysely';
import type { TestApp } from '../app.ts';
import { buildAsignacion } from '../builders/persona/asignacion.ts';
import { buildEmpresa } from '../builders/organizacion/empresa.ts';
import { buildIntento } from '../builders/persona/intento.ts';
import { buildPlan, type BuiltPlan } from '../builders/contenido/plan.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';

/** Ids of a random world of reports. */
export interface Mundo {
  readonly empresas: readonly number[];
  readonly personas: readonly number[];
  readonly planes: readonly Selectable<PlanestudioTable>[];
}

const PEOPLE = 14;
const DAY_MS = 86_400_000;
const ESTRUCTURA = { Uno: { Curso: { Módulo: ['Primero', 'Segundo'], Otro: ['Tercero'] } } };

/** Moment within the three weeks before `now`, near midnight in Lima now and then. */
const momentOf = (random: Random, now: Date): string => {
  const day = now.getTime() - random.integer(0, 20) * DAY_MS;
  const hour = random.pick(['04:59:59', '05:00:00', '15:00:00', '23:30:00']);
  return `${new Date(day).toISOString().slice(0, 10)}T${hour}Z`;
};

/** Builds people of three companies or none, some of whom left or lead others in random chains, with assignments, attempts and opinions. */
export async function buildMundo({ db, now }: Pick<TestApp, 'db' | 'now'>, random: Random): Promise<Mundo> {
  const empresas = [(await buildEmpresa(db)).id_empresa, (await buildEmpresa(db)).id_empresa, (await buildEmpresa(db)).id_empresa];
  const planes = [
    await buildPlan(db, { today: '2026-11-21', estructura: ESTRUCTURA }),
    await buildPlan(db, { fecha_inicio: '2026-10-01', fecha_fin: '2026-11-20' }),
    await buildPlan(db, { today: '2026-11-21', codigo_estado: 2 }),
  ];
  const people: { readonly id_usuario: number; readonly codigo_usuario: string }[] = [];
  while (people.length < PEOPLE) {
    const cese = random.weighted([[null, 6] as const, ['2026-11-10', 1] as const, ['2026-11-21', 1] as const, ['2026-11-22', 1] as const]);
    const codigo_estado = cese !== null && cese <= '2026-11-21' ? 2 : 1;
    people.push(await buildUsuario(db, { id_empresa: random.pick([...empresas, null]), fecha_cese: cese, codigo_estado }));
  }
  for (const { id_usuario } of people) {
    const boss = random.pick(people);
    if (random.chance(0.8) && boss.id_usuario !== id_usuario) await lead(db, id_usuario, boss.codigo_usuario);
    for (const plan of planes) await learn(db, { id_usuario, plan, random, now });
  }
  await rebuildProgress(db);
  return { empresas, personas: people.map(({ id_usuario }) => id_usuario), planes: planes.map(({ plan }) => plan) };
}

const lead = (db: Executor, id_usuario: number, codigo_jefe_inmediato: string) =>
  db.updateTable('usuario').set({ codigo_jefe_inmediato }).where('id_usuario', '=', id_usuario).execute();

interface Step {
  readonly id_usuario: number;
  readonly plan: BuiltPlan;
  readonly random: Random;
  readonly now: Date;
}

/** Assigns a plan or not, open or closed, and takes its topics, with or without the assignment. */
async function learn(db: Executor, { id_usuario, plan: { plan, ocurrencias }, random, now }: Step): Promise<void> {
  if (random.chance(0.7)) {
    const closed = { codigo_estado: 2, fecha_cierre: now.toISOString(), usuario_cierre: 'jefa' };
    const fecha_creacion = momentOf(random, now);
    const { id_planestudio } = plan;
    await buildAsignacion(db, { id_usuario, id_planestudio, fecha_creacion, ...(random.chance(0.2) && closed) });
  }
  for (const ocurrencia of ocurrencias) {
    for (let intento = random.integer(0, 2); intento > 0; intento -= 1) {
      const nota = random.pick([0, 40, 75, 100]);
      const opinion = random.chance(0.6) ? { escala: random.integer(1, 10) * 10 } : {};
      await buildIntento(db, ocurrencia, {
        id_usuario,
        fecha_fin: momentOf(random, now),
        numero_intento: intento,
        nota,
        aprobado: nota >= 70,
        correcta: nota,
        total: 100,
        codigo_estado: random.chance(0.15) ? 2 : 1,
        ...opinion,
      });
    }
  }
}

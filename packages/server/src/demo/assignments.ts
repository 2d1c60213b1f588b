import { assign } from '../domains/asignacion/asignacion.public.ts';
import type { Executor } from '../db/executor.ts';
import { insertRows } from './bulk.ts';
import { addDays, atMinute, iso, later } from './dates.ts';
import { ALUMNO } from './demo-people.ts';
import type { PersonaRow } from './people.ts';
import { PLANES, type PlanDemo } from './planes.ts';
import type { Random } from './random.ts';

export interface AssignmentDemo {
  readonly id_usuario: number;
  readonly id_planestudio: number;
  readonly codigo_grupo: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

interface Assigning {
  readonly people: readonly PersonaRow[];
  readonly today: string;
  readonly usuario_creacion: string;
}

/** Assigns the plans by group (a rule: later members too, P27) and to some people one by one; the demo's learner has all three. */
export async function assignPlans(db: Executor, random: Random, { people, today, usuario_creacion }: Assigning): Promise<AssignmentDemo[]> {
  const assignments = PLANES.flatMap((plan) => people.flatMap((persona) => assignmentOf(random, { plan, persona, today })));
  const rules = PLANES.flatMap((plan) =>
    plan.grupos.map((codigo_grupo) => ({ id_planestudio: plan.id, codigo_grupo, usuario_creacion, fecha_creacion: openedAt(plan, today) })),
  );
  await insertRows(db, 'asignacion_grupo', rules);
  await assign(
    db,
    assignments.map(({ day, ...pareja }) => {
      const fuente = pareja.codigo_grupo === null ? 'individual' : 'grupo';
      return { ...pareja, fuente, usuario_creacion, fecha_creacion: iso(atMinute(day, 8 * 60 + 30)) };
    }),
  );
  return assignments;
}

const openedAt = (plan: PlanDemo, today: string): string => iso(atMinute(addDays(today, plan.desde), 8 * 60 + 30));

/** Probability that a person outside the plan's groups is assigned too. */
const SINGLE = 0.05;

function assignmentOf(random: Random, { plan, persona, today }: { plan: PlanDemo; persona: PersonaRow; today: string }): AssignmentDemo[] {
  const opened = addDays(today, plan.desde);
  const { id_usuario, codigo_grupo, fecha_ingreso, fecha_cese } = persona;
  if (fecha_cese !== null && fecha_cese <= addDays(opened, 20)) return [];
  if (codigo_grupo !== null && plan.grupos.includes(codigo_grupo))
    return [{ id_usuario, id_planestudio: plan.id, codigo_grupo, day: later(opened, fecha_ingreso) }];
  if (!assignedAlone(random, id_usuario)) return [];
  return [{ id_usuario, id_planestudio: plan.id, codigo_grupo: null, day: later(addDays(opened, random.integer(2, 14)), fecha_ingreso) }];
}

const assignedAlone = (random: Random, id_usuario: number): boolean =>
  id_usuario === ALUMNO || (id_usuario > ALUMNO && random.chance(SINGLE));

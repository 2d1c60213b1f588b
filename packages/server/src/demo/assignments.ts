import { assign, findGrupos, findPorReglas, saveReglas } from '../domains/asignacion/asignacion.public.ts';
import type { Executor } from '../db/executor.ts';
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
  const grupos = await findGrupos(db);
  const reglas = PLANES.filter((plan) => plan.grupos.length > 0);
  const ids: number[] = [];
  for (const plan of reglas) {
    const rules = plan.grupos.map((codigo) => ({ id_planestudio: plan.id, nombre: '', condicion: [{ grupo: [grupos.get(codigo) ?? 0] }] }));
    ids.push(...(await saveReglas(db, rules, { usuario_creacion, fecha_creacion: openedAt(plan, today), scope: null })));
  }
  const byRule = new Map((await findPorReglas(db, ids, null)).map((pareja) => [keyOf(pareja), pareja]));
  await assign(
    db,
    assignments.map(({ day, codigo_grupo, ...pareja }) => {
      const stamp = { usuario_creacion, fecha_creacion: iso(atMinute(day, 8 * 60 + 30)) };
      const given = codigo_grupo === null ? undefined : byRule.get(keyOf(pareja));
      return { ...pareja, codigo_grupo: null, fuente: 'individual' as const, ...given, ...stamp };
    }),
  );
  return assignments;
}

const keyOf = ({ id_usuario, id_planestudio }: { id_usuario: number; id_planestudio: number }): string => `${id_usuario} ${id_planestudio}`;

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

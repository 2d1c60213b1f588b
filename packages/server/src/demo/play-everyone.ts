import type { AssignmentDemo } from './assignments.ts';
import { addDays, atMinute, dayOf, earlier } from './dates.ts';
import { daysBetween } from '@portal/contract/dia';
import { ADMIN, ALUMNO } from './demo-people.ts';
import type { AttemptOf } from './history-rows.ts';
import { type Learner, type LearnerHistory, type PlaceInPlan, playPlan } from './learner-history.ts';
import type { LoginOf } from './log-rows.ts';
import type { PersonaRow } from './people.ts';
import { PLANES } from './planes.ts';
import type { Random } from './random.ts';
import { TEMAS } from './temas.ts';
import { topicId } from './topic-id.ts';

interface World {
  readonly people: readonly PersonaRow[];
  readonly assignments: readonly AssignmentDemo[];
  readonly places: readonly PlaceInPlan[];
  /** Milliseconds. */
  readonly now: number;
}

/** Simulates twelve months of everyone with a plan, and the sign-ins of the staff. */
export function playEveryone(random: Random, world: World): { attempts: AttemptOf[]; logins: LoginOf[] } {
  const people = new Map(world.people.map((persona) => [persona.id_usuario, persona]));
  const abilities = new Map(world.people.map(({ id_usuario }) => [id_usuario, 0.68 + random.next() * 0.3]));
  const attempts: AttemptOf[] = [];
  const logins: LoginOf[] = staffLogins(random, world);
  for (const assignment of world.assignments) {
    const persona = people.get(assignment.id_usuario)!;
    const places = world.places.filter(({ id_planestudio }) => id_planestudio === assignment.id_planestudio);
    const ability = abilities.get(persona.id_usuario) ?? 0.8;
    const learner =
      persona.id_usuario === ALUMNO ? scripted(assignment, world.now) : ordinary(random, { assignment, persona, ability, now: world.now });
    const history = playPlan(random, places, learner);
    attempts.push(...ownAttempts(persona, history));
    logins.push(...history.logins.map((at) => ({ id_usuario: persona.id_usuario, username: persona.username, at })));
  }
  return { attempts, logins };
}

function ownAttempts({ id_usuario, username, ...persona }: PersonaRow, { attempts }: LearnerHistory): AttemptOf[] {
  const personal = [persona.nombres, persona.apellido_paterno, persona.apellido_materno].join(' ');
  return attempts.map((attempt) => ({ ...attempt, id_usuario, username, personal, titulo: TEMAS[attempt.place.id_tema - 1]!.titulo }));
}

const ALL = 99;

/** 9 % never start, 59 % aim to finish, the rest stop on the way; nobody studies after leaving or after the end of the plan. */
function ordinary(
  random: Random,
  { assignment, persona, ability, now }: { assignment: AssignmentDemo; persona: PersonaRow; ability: number; now: number },
): Learner {
  const goal = random.weighted([
    [0, 9],
    [random.integer(1, 4), 12],
    [random.integer(5, 11), 20],
    [ALL, 59],
  ]);
  const lastDay = planEnd(assignment, now);
  const ceased = persona.fecha_cese === null ? now : atMinute(persona.fecha_cese, 0);
  return {
    from: addDays(assignment.day, delayOf(random, daysBetween(assignment.day, earlier(lastDay, dayOf(now))))),
    until: Math.min(now, ceased, atMinute(addDays(lastDay, 1), 0)),
    goal,
    ability,
    pace: random.integer(3, 16),
  };
}

/** Days until a learner begins: half of them within 40 days, the others at any time before the plan ends. */
const delayOf = (random: Random, available: number): number =>
  random.integer(1, Math.max(2, random.chance(0.5) ? Math.min(40, available) : Math.round(available * 0.85)));

/** Last day of a plan, `YYYY-MM-DD`. */
function planEnd({ id_planestudio }: AssignmentDemo, now: number): string {
  const plan = PLANES.find(({ id }) => id === id_planestudio);
  return addDays(dayOf(now), plan?.hasta ?? 0);
}

/** The demo's learner: plan 1 finished, plan 2 ended with one failed topic and one never opened, plan 3 begun. */
const SCRIPT: Record<number, { delay: number; goal: number; fails: readonly string[] }> = {
  1: { delay: 2, goal: ALL, fails: [] },
  2: { delay: 35, goal: 13, fails: ['OPE-08'] },
  3: { delay: 32, goal: 4, fails: ['DAT-02'] },
};

function scripted({ id_planestudio, day }: AssignmentDemo, now: number): Learner {
  const { delay, goal, fails } = SCRIPT[id_planestudio] ?? { delay: 0, goal: 0, fails: [] };
  return { from: addDays(day, delay), until: now, goal, ability: 0.92, pace: 6, script: { fails: new Set(fails.map(topicId)) } };
}

/** Admin and support sign in on most working days. */
function staffLogins(random: Random, { people, now }: World): LoginOf[] {
  const staff = people.filter(({ id_usuario }) => id_usuario >= ADMIN && id_usuario < ALUMNO);
  const today = dayOf(now);
  return staff.flatMap(({ id_usuario, username }) =>
    Array.from({ length: 340 }, (_, back) => ({
      id_usuario,
      username,
      at: atMinute(addDays(today, -back), random.integer(450, 1080)),
    })).filter(({ at }) => at < now && new Date(at).getUTCDay() % 6 !== 0 && random.chance(0.7)),
  );
}

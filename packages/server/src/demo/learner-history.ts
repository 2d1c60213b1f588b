import { addDays, atMinute, dayOf, isSunday } from './dates.ts';
import type { Random } from './random.ts';

/** A topic at its place in a plan, with the question bank of its attempts. */
export interface PlaceInPlan {
  readonly id_planestudio: number;
  readonly id_programa: number;
  readonly id_curso: number;
  readonly id_modulo: number;
  readonly id_tema: number;
  readonly referencia: number | null;
  /** Questions of an attempt; 0 when it is finished by feedback alone. */
  readonly numero_preguntas: number;
  readonly duracion: number;
  readonly banco: readonly { readonly id_pregunta: number; readonly indicador_correcta: number }[];
}

export interface AnswerGiven {
  readonly id_pregunta: number;
  readonly respuesta: number;
  readonly es_correcta: boolean;
}

/** One finished attempt; instants in milliseconds. */
export interface Attempt {
  readonly place: PlaceInPlan;
  readonly numero_intento: number;
  readonly start: number;
  readonly end: number;
  readonly answers: readonly AnswerGiven[];
  readonly aprobado: boolean;
}

export interface LearnerHistory {
  readonly attempts: readonly Attempt[];
  /** Sign-ins, in milliseconds. */
  readonly logins: readonly number[];
}

/** Parameters of a learner's history in one plan. */
export interface Learner {
  /** First day of study, `YYYY-MM-DD`. */
  readonly from: string;
  /** End of the history, exclusive. */
  readonly until: number;
  /** Topics that the learner takes, in the order of the plan. */
  readonly goal: number;
  /** Probability of a right answer. */
  readonly ability: number;
  /** Maximum of days between two sessions. */
  readonly pace: number;
  /** A scripted learner fails these topics, and tries every other one until it is approved. */
  readonly script?: { readonly fails: ReadonlySet<number> };
}

const PASS = 0.7;
const RETRY = 0.8;
const MAX_ATTEMPTS = 3;

/** Hours in which people study, `[from, to, weight]`: the slots of the dashboard (P23). */
const HOURS = [
  [360, 479, 6],
  [480, 659, 27],
  [660, 839, 24],
  [840, 1139, 31],
  [1140, 1350, 12],
] as const;

/**
 * Simulates a learner in one plan: sessions mostly on working days, one to four topics in each, attempts until the topic is approved or
 * abandoned. Skips a topic if its `referencia` is not approved (P16).
 */
export function playPlan(random: Random, places: readonly PlaceInPlan[], learner: Learner): LearnerHistory {
  const attempts: Attempt[] = [];
  const logins: number[] = [];
  const approved = new Set<number>();
  const queue = places.slice(0, learner.goal);
  let day = learner.from;
  while (queue.length) {
    const clock = startOfSession(random, day);
    if (clock >= learner.until) break;
    logins.push(clock);
    playSession(random, { queue, learner, approved, attempts, clock });
    day = addDays(dayOf(clock), random.integer(1, learner.pace));
  }
  return { attempts, logins };
}

function startOfSession(random: Random, day: string): number {
  const open = isSunday(day) && random.chance(0.8) ? addDays(day, 1) : day;
  const [from, to] = random.weighted(HOURS.map((slot) => [slot, slot[2]] as const));
  return atMinute(open, random.integer(from, to)) + random.integer(0, 59) * 1000;
}

interface Session {
  readonly queue: PlaceInPlan[];
  readonly learner: Learner;
  readonly approved: Set<number>;
  readonly attempts: Attempt[];
  clock: number;
}

function playSession(random: Random, session: Session): void {
  for (let topics = random.integer(1, 4); topics > 0 && session.queue.length; topics -= 1) {
    const place = session.queue.shift()!;
    if (place.referencia !== null && !session.approved.has(place.referencia)) continue;
    if (!playTopic(random, session, place)) return;
  }
}

/** Simulates the attempts of one topic. Returns false at the end of the history. */
function playTopic(random: Random, session: Session, place: PlaceInPlan): boolean {
  const { learner, approved, attempts } = session;
  const fails = learner.script?.fails.has(place.id_tema);
  for (let numero_intento = 1; numero_intento <= attemptsOf(learner, fails); numero_intento += 1) {
    const start = session.clock + random.integer(20, 240) * 1000;
    const end = start + Math.round(place.duracion * (0.6 + random.next() * 0.7) * 60_000) + random.integer(0, 59) * 1000;
    if (end >= learner.until) return false;
    const attempt = answer(random, place, { ability: fails ? 0.5 : learner.ability, failing: fails === true });
    attempts.push({ place, numero_intento, start, end, ...attempt });
    session.clock = end;
    if (attempt.aprobado) approved.add(place.id_tema);
    if (attempt.aprobado || (!learner.script && !random.chance(RETRY))) return true;
  }
  return true;
}

function attemptsOf({ script }: Learner, fails: boolean | undefined): number {
  if (!script) return MAX_ATTEMPTS;
  return fails ? 2 : 9;
}

/** Answers at random by ability; in a failing attempt every second answer is wrong. */
function answer(
  random: Random,
  place: PlaceInPlan,
  { ability, failing }: { ability: number; failing: boolean },
): { answers: AnswerGiven[]; aprobado: boolean } {
  const answers = random.sample(place.banco, place.numero_preguntas).map(({ id_pregunta, indicador_correcta }, index) => {
    const es_correcta = random.chance(ability) && !(failing && index % 2 === 0);
    const respuesta = es_correcta ? indicador_correcta : ((indicador_correcta + random.integer(0, 2)) % 4) + 1;
    return { id_pregunta, respuesta, es_correcta };
  });
  const right = answers.filter(({ es_correcta }) => es_correcta).length;
  return { answers, aprobado: answers.length === 0 || right / answers.length >= PASS };
}

// The reminders of P43 written a second time, over plain values: which messages the portal must have sent to whom, and on which day.

/** Days count from the first one of the test. */
export interface Ausencia {
  readonly desde: number;
  readonly hasta: number;
}

export interface Persona {
  readonly id: number;
  readonly personal: string;
  readonly correo: string | null;
  jefe: Persona | undefined;
  readonly empresa: { gerente: Persona | undefined; director: Persona | undefined };
  readonly ausencias: Ausencia[];
  cesada: boolean;
}

export interface Plan {
  readonly id: number;
  readonly nombre: string;
  readonly inicio: number;
  fin: number;
  /** Days before the end of levels 1, 2, 3; 0: off. */
  niveles: readonly [number, number, number];
  activo: boolean;
}

export interface Asignacion {
  readonly persona: Persona;
  readonly plan: Plan;
  abierta: boolean;
  /** Number of the opening; a reopened assignment is another one. */
  apertura: number;
  pendiente: boolean;
}

/** Required content of one message: its reader, and a line for each own plan and for each person of a plan. */
export interface Mensaje {
  readonly para: Persona;
  readonly lineas: string[];
  /** Level of each line, from 1 to 3; no letter says it. */
  readonly niveles: number[];
}

const present = ({ ausencias }: Persona, day: number): boolean => ausencias.every(({ desde, hasta }) => day < desde || day > hasta);

function levelOf({ activo, inicio, fin, niveles }: Plan, day: number): number {
  if (!activo || day < inicio || day > fin) return 0;
  return [3, 2, 1].find((nivel) => (niveles[nivel - 1] ?? 0) > 0 && fin - day <= (niveles[nivel - 1] ?? 0)) ?? 0;
}

/** Names the days that are left, as a letter does. */
const leftInWords = (days: number): string => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`);

/** Remembers which reader was notified of what; `run` returns the messages of a run. */
export class Modelo {
  readonly #told = new Set<string>();
  readonly #lastDay = new Map<Persona, number>();

  run(day: number, asignaciones: readonly Asignacion[]): Mensaje[] {
    const messages = new Map<Persona, Mensaje>();
    asignaciones.forEach((asignacion, index) => {
      for (const reader of readersOf(asignacion, day)) {
        const key = `${index} ${asignacion.apertura} ${reader.id} ${levelOf(asignacion.plan, day)}`;
        if (reader.cesada || reader.correo === null || !present(reader, day)) continue;
        if (this.#told.has(key) || this.#lastDay.get(reader) === day) continue;
        this.#told.add(key);
        const message = messages.get(reader) ?? { para: reader, lineas: [], niveles: [] };
        message.lineas.push(lineOf(asignacion, reader, day));
        message.niveles.push(levelOf(asignacion.plan, day));
        messages.set(reader, message);
      }
    });
    for (const reader of messages.keys()) this.#lastDay.set(reader, day);
    return [...messages.values()];
  }
}

/** Returns the readers to notify of an assignment on a day, each once. */
function readersOf({ persona, plan, abierta, pendiente }: Asignacion, day: number): Persona[] {
  const level = levelOf(plan, day);
  if (!level || !abierta || !pendiente || persona.cesada || !present(persona, day)) return [];
  const { gerente, director } = persona.empresa;
  const readers = [persona, ...(level >= 2 || persona.correo === null ? [persona.jefe] : []), ...(level === 3 ? [gerente, director] : [])];
  return [...new Set(readers.filter((reader) => reader !== undefined))];
}

const lineOf = ({ persona, plan }: Asignacion, reader: Persona, day: number): string =>
  reader === persona
    ? `${plan.nombre}: termina ${leftInWords(plan.fin - day)}`
    : `${plan.nombre} (${leftInWords(plan.fin - day)}): ${persona.personal}`;

/** Reads the lines of a letter back from its text. */
export function linesOf(text: string): string[] {
  return text.split('\n\n').flatMap((section) => {
    const [title = '', ...items] = section.split('\n');
    const own = /^- Termina el [^,]+, (hoy|mañana|en \d+ días)\./.exec(items[0] ?? '');
    if (own) return [`${title}: termina ${own[1]}`];
    const team = /^(.+), hasta el [^(]+ \((hoy|mañana|en \d+ días)\)$/.exec(title);
    if (!team) return [];
    return items.map((item) => `${team[1]} (${team[2]}): ${item.slice(2).replace(/: \d+ de .*$/, '')}`);
  });
}

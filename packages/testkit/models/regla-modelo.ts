/** The rules of P27 and P28 written a second time, over plain values: who must have which plan, and why. */

export const CAMPOS = ['empresa', 'centro_costo', 'departamento', 'cargo', 'grupo'] as const;
export type Campo = (typeof CAMPOS)[number];

/** Company or parameter that a person has and a rule names. */
export interface Valor {
  readonly id: number;
  readonly texto: string;
  readonly codigo: string;
}

export type Valores = Partial<Record<Campo, Valor>> & { readonly ingreso?: string };

export interface Persona {
  readonly id: number;
  readonly codigo: string;
  readonly documento: string;
  activa: boolean;
  valores: Valores;
}

export interface Plan {
  readonly id: number;
  /** State of a new pair of a plan that takes nobody; undefined: it takes people. */
  readonly cerrado?: 'plan_inactivo' | 'plan_terminado';
}

export type Alternativa = Partial<Record<Campo, number[]>> & { ingreso?: { desde?: string; hasta?: string } };

export interface Regla {
  readonly id: number;
  readonly plan: Plan;
  readonly condicion: readonly Alternativa[];
  vigente: boolean;
}

/** State of a pair of person and plan; `condiciones`: the values that met the rule when it was opened. */
export interface Pareja {
  readonly abierta: boolean;
  readonly fuente: 'individual' | 'regla';
  readonly id_regla: number | null;
  readonly condiciones: Readonly<Record<string, string>> | undefined;
}

export interface Pedido {
  readonly planes: readonly Plan[];
  readonly condicion: readonly Alternativa[];
  readonly reabrir: boolean;
}

const within = (day: string | undefined, { desde, hasta }: { desde?: string; hasta?: string }): boolean =>
  day !== undefined && !(desde !== undefined && day < desde) && !(hasta !== undefined && day > hasta);

function meets({ valores }: Persona, alternativa: Alternativa): boolean {
  if (alternativa.ingreso && !within(valores.ingreso, alternativa.ingreso)) return false;
  for (const campo of CAMPOS) {
    const named = alternativa[campo];
    const own = valores[campo];
    if (named && !(own && named.includes(own.id))) return false;
  }
  return true;
}

/** Returns the person's values of the fields that the first alternative which they meet names; undefined if they meet none. */
function reasonOf(persona: Persona, condicion: readonly Alternativa[]): Record<string, string> | undefined {
  const met = persona.activa ? condicion.find((alternativa) => meets(persona, alternativa)) : undefined;
  if (!met) return undefined;
  const words: Record<string, string> = {};
  for (const campo of CAMPOS) if (met[campo]) words[campo] = persona.valores[campo]?.texto ?? '';
  if (met.ingreso) words.ingreso = persona.valores.ingreso ?? '';
  return words;
}

const sameSet = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  const [a, b] = [one, other].map((items) => new Set(items.map((item) => JSON.stringify(item))));
  return a!.size === b!.size && [...a!].every((item) => b!.has(item));
};

const spelled = (alternativa: Alternativa): unknown[] => [
  ...CAMPOS.map((campo) => [...new Set(alternativa[campo])].toSorted((a, b) => a - b)),
  alternativa.ingreso?.desde ?? '',
  alternativa.ingreso?.hasta ?? '',
];

/** Returns whether two conditions name the same, in whatever order. */
export const sameCondition = (one: readonly Alternativa[], other: readonly Alternativa[]): boolean =>
  sameSet(one.map(spelled), other.map(spelled));

/** People, rules and assignments as they must be. */
export class Modelo {
  readonly personas: Persona[] = [];
  readonly reglas: Regla[] = [];
  readonly #parejas = new Map<string, Pareja>();

  /** Lists the pairs as `person plan` with what each must be. */
  state = (): Record<string, Pareja> => Object.fromEntries(this.#parejas);

  /** The plans of the rules in force to people who meet them and never had the plan; the oldest rule gives the reason. */
  follow(personas: readonly Persona[] = this.personas, reglas: readonly Regla[] = this.reglas): void {
    for (const { id: id_regla, plan, condicion } of reglas.filter(({ vigente }) => vigente).toSorted((a, b) => a.id - b.id)) {
      if (plan.cerrado) continue;
      for (const persona of personas) {
        const condiciones = reasonOf(persona, condicion);
        const key = `${persona.id} ${plan.id}`;
        if (condiciones && !this.#parejas.has(key)) this.#parejas.set(key, { abierta: true, fuente: 'regla', id_regla, condiciones });
      }
    }
  }

  assignByHand(persona: Persona, plan: Plan): void {
    const key = `${persona.id} ${plan.id}`;
    if (!persona.activa || plan.cerrado || this.#parejas.get(key)?.abierta) return;
    this.#parejas.set(key, { abierta: true, fuente: 'individual', id_regla: null, condiciones: undefined });
  }

  close(key: string): void {
    const pareja = this.#parejas.get(key);
    if (pareja) this.#parejas.set(key, { ...pareja, abierta: false });
  }

  /** Lists what would become of each pair of a condition, as `person plan`. */
  judge({ planes, condicion, reabrir }: Pedido): Record<string, string> {
    const verdicts: Record<string, string> = {};
    for (const persona of this.personas.filter((one) => reasonOf(one, condicion))) {
      for (const plan of planes) {
        const pareja = this.#parejas.get(`${persona.id} ${plan.id}`);
        const open = pareja ? (reabrir ? 'reabre' : 'retirada') : 'nueva';
        verdicts[`${persona.id} ${plan.id}`] = pareja?.abierta ? 'existente' : (plan.cerrado ?? open);
      }
    }
    return verdicts;
  }

  /** Opens the pairs that `judge` would open; `ruleOf` returns the stored rule of a plan. */
  apply(pedido: Pedido, ruleOf: (id_planestudio: number) => number): void {
    for (const [key, verdict] of Object.entries(this.judge(pedido))) {
      if (verdict !== 'nueva' && verdict !== 'reabre') continue;
      const [id, plan] = key.split(' ').map(Number) as [number, number];
      const condiciones = reasonOf(
        this.personas.find((persona) => persona.id === id)!,
        pedido.condicion,
      );
      this.#parejas.set(key, { abierta: true, fuente: 'regla', id_regla: ruleOf(plan), condiciones });
    }
  }
}

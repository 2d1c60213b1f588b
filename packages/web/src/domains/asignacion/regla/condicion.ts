import type { AlternativaRegla, CampoRegla, CondicionLeida, CondicionRegla } from '@portal/contract/asignacion';

/** Fields of an alternative with several values, in their order. */
export const CAMPOS = ['empresa', 'centro_costo', 'departamento', 'cargo', 'grupo'] as const satisfies readonly CampoRegla[];
export type Campo = (typeof CAMPOS)[number];

/** One alternative as a form keeps it: ids as text, days as `YYYY-MM-DD`. */
export interface AlternativaForm extends Readonly<Record<Campo, readonly string[]>> {
  /** Key of the alternative within its form. */
  readonly clave: number;
  readonly desde: string | null;
  readonly hasta: string | null;
}

let made = 0;

/** Makes an alternative that names nothing but `values`. */
export const nuevaAlternativa = (values: Partial<AlternativaForm> = {}): AlternativaForm => ({
  clave: (made += 1),
  empresa: [],
  centro_costo: [],
  departamento: [],
  cargo: [],
  grupo: [],
  desde: null,
  hasta: null,
  ...values,
});

/** Returns what is wrong with an alternative. */
export function problemOf({ desde, hasta, ...alternativa }: AlternativaForm): 'vacia' | 'orden' | undefined {
  if (desde && hasta && hasta < desde) return 'orden';
  return desde || hasta || CAMPOS.some((campo) => alternativa[campo].length > 0) ? undefined : 'vacia';
}

/** Turns the form into the condition of a call. */
export const condicionOf = (alternativas: readonly AlternativaForm[]): CondicionRegla => alternativas.map(alternativaOf);

function alternativaOf({ desde, hasta, ...form }: AlternativaForm): AlternativaRegla {
  const named = CAMPOS.filter((campo) => form[campo].length > 0).map((campo) => [campo, form[campo].map(Number)]);
  const ingreso = { ...(desde && { desde }), ...(hasta && { hasta }) };
  return { ...Object.fromEntries(named), ...((desde || hasta) && { ingreso }) };
}

/** Turns a stored condition into the form; values outside of the reader's companies are left out. */
export const formOf = (condicion: CondicionLeida): AlternativaForm[] =>
  condicion.map((alternativa) => {
    const ingreso = alternativa.find(({ campo }) => campo === 'ingreso');
    const values = alternativa
      .filter(({ campo }) => campo !== 'ingreso')
      .map(({ campo, valores }) => [campo, valores.map(({ id }) => String(id))]);
    return nuevaAlternativa({ ...Object.fromEntries(values), desde: ingreso?.desde ?? null, hasta: ingreso?.hasta ?? null });
  });

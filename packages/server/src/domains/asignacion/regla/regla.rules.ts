import { groupBy } from '@portal/contract/group-by';
import { type AlternativaRegla, CAMPO_REGLA, type CondicionRegla } from '@portal/contract/asignacion';

/** One row of `regla_condicion`. */
export interface CondicionFila {
  readonly alternativa: number;
  readonly campo: (typeof CAMPO_REGLA)[number];
  readonly id_empresa: number | null;
  readonly id_parametro: number | null;
  readonly desde: string | null;
  readonly hasta: string | null;
}

/** Spells a condition in one way, whatever the order in which its alternatives and values were written. */
export function huellaOf(condicion: CondicionRegla): string {
  const spelled = condicion.map((alternativa) =>
    JSON.stringify(Object.fromEntries(CAMPO_REGLA.flatMap((campo) => spell(alternativa, campo)))),
  );
  return `[${[...new Set(spelled)].toSorted().join(',')}]`;
}

function spell(alternativa: AlternativaRegla, campo: CondicionFila['campo']): [string, unknown][] {
  if (campo === 'ingreso') {
    const { desde = null, hasta = null } = alternativa.ingreso ?? {};
    return alternativa.ingreso ? [[campo, [desde, hasta]]] : [];
  }
  const values = alternativa[campo];
  return values ? [[campo, [...new Set(values)].toSorted((a, b) => a - b)]] : [];
}

const NONE = { id_empresa: null, id_parametro: null, desde: null, hasta: null };

/** Turns a condition into its rows. */
export const condicionRows = (condicion: CondicionRegla): CondicionFila[] =>
  condicion.flatMap((alternativa, index) => CAMPO_REGLA.flatMap((campo) => rowsOf(alternativa, campo, index + 1)));

function rowsOf(named: AlternativaRegla, campo: CondicionFila['campo'], alternativa: number): CondicionFila[] {
  if (campo === 'ingreso') {
    const { desde = null, hasta = null } = named.ingreso ?? {};
    return named.ingreso ? [{ ...NONE, alternativa, campo, desde, hasta }] : [];
  }
  const key = campo === 'empresa' ? 'id_empresa' : 'id_parametro';
  return [...new Set(named[campo])].map((value) => ({ ...NONE, alternativa, campo, [key]: value }));
}

/** Spells the condition that rows store. */
export function huellaDeFilas(filas: readonly CondicionFila[]): string {
  const alternativas = [...groupBy(filas, ({ alternativa }) => alternativa).values()];
  return huellaOf(alternativas.map((rows) => Object.fromEntries(CAMPO_REGLA.flatMap((campo) => valuesOf(rows, campo)))));
}

function valuesOf(filas: readonly CondicionFila[], campo: CondicionFila['campo']): [string, unknown][] {
  const own = filas.filter((fila) => fila.campo === campo);
  const [first] = own;
  if (!first) return [];
  if (campo === 'ingreso') return [[campo, { desde: first.desde ?? undefined, hasta: first.hasta ?? undefined }]];
  return [[campo, own.flatMap(({ id_empresa, id_parametro }) => id_empresa ?? id_parametro ?? [])]];
}

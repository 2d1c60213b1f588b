import { message, type Message } from '@portal/messages';
import { refused } from '../../../core/import/rows.rules.ts';
import type { JudgedFila } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';

/** Stored boss of somebody, or somebody above. */
export interface Superior {
  readonly codigo_usuario: string;
  readonly codigo_jefe_inmediato: string | null;
  readonly alcanzado: boolean;
}

/** Codes of the longest chain that a reason names. */
const CADENA_MAX = 12;

const datosOf = ({ verdict }: JudgedFila) => ('datos' in verdict ? verdict.datos : undefined);

/** Returns the codes of the bosses that the accepted rows bring. */
export const jefesOf = (judged: readonly JudgedFila[]): string[] => [
  ...new Set(judged.flatMap((each) => datosOf(each)?.codigo_jefe_inmediato ?? [])),
];

/**
 * Refuses rows if nobody has the code of the boss, or the boss is above and below them at once (P82); rows may come in any order. A refused
 * row leaves the stored boss, so it checks the rest again until nothing changes.
 */
export function refuseJefes(judged: readonly JudgedFila[], superiores: ReadonlyMap<string, Superior>): JudgedFila[] {
  let rows = [...judged];
  for (;;) {
    const motivoOf = reasonFinder(rows, superiores);
    let refusedRows = 0;
    rows = rows.map((each) => {
      const motivo = motivoOf(each);
      if (!motivo) return each;
      refusedRows += 1;
      return { ...each, verdict: refused(motivo) };
    });
    if (refusedRows === 0) return rows;
  }
}

/** Makes a finder of the reason against the boss of a row, from the accepted rows and the stored people. */
function reasonFinder(rows: readonly JudgedFila[], superiores: ReadonlyMap<string, Superior>): (each: JudgedFila) => Message | undefined {
  const accepted = rows.flatMap((each) => datosOf(each) ?? []);
  const jefes = new Map<string, string | null>();
  for (const [codigo, { codigo_jefe_inmediato }] of superiores) jefes.set(codigo, codigo_jefe_inmediato);
  for (const { codigo_usuario, codigo_jefe_inmediato: jefe } of accepted) if (jefe) jefes.set(codigo_usuario, jefe);
  const nuevas = new Set(accepted.flatMap(({ id, codigo_usuario }) => (id === null ? [codigo_usuario] : [])));
  const cycle = cycleFinder(jefes);
  return (each) => {
    const datos = datosOf(each);
    const jefe = datos?.codigo_jefe_inmediato;
    if (!datos || !jefe) return undefined;
    if (nuevas.has(jefe) || superiores.get(jefe)?.alcanzado) return cyclic(cycle(datos.codigo_usuario));
    return message('importacion.celda.desconocida', { columna: columnaDe('jefe'), texto: jefe });
  };
}

const cyclic = (cadena: readonly string[] | undefined): Message | undefined =>
  cadena && message('usuario.importacion.jefeCiclo', { columna: columnaDe('jefe'), cadena: shortened(cadena).join(' → ') });

const shortened = (cadena: readonly string[]): readonly string[] =>
  cadena.length <= CADENA_MAX ? cadena : [...cadena.slice(0, CADENA_MAX - 2), '…', ...cadena.slice(-1)];

/** Makes a finder of the chain from a person up to the same person; undefined without one. Each person is walked once. */
function cycleFinder(jefes: ReadonlyMap<string, string | null>): (codigo: string) => readonly string[] | undefined {
  const settled = new Map<string, readonly string[] | null>();
  return (codigo) => {
    const path: string[] = [];
    const places = new Map<string, number>();
    let at: string | null | undefined = codigo;
    while (at && !settled.has(at) && !places.has(at)) {
      places.set(at, path.length);
      path.push(at);
      at = jefes.get(at);
    }
    const start = at ? places.get(at) : undefined;
    const circle = start === undefined ? [] : path.slice(start);
    for (const one of path) settled.set(one, null);
    for (const [index, one] of circle.entries()) settled.set(one, [...circle.slice(index), ...circle.slice(0, index), one]);
    return settled.get(codigo) ?? undefined;
  };
}

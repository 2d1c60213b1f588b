import type { Executor } from '../../../db/executor.ts';
import type { ParametroHallado } from '../../parametro/parametro.public.ts';
import { type Elegible, type EmpresaNueva, type ParametroNombrado, plegado } from '../carga.rules.ts';
import type { Elegidos, Usado } from './elegidos.rules.ts';
import type { MatchedParametro } from './enlaces.rules.ts';
import { findElegidos } from './parecidas.repository.ts';

interface Named {
  /** Parameters that the file names, and what each is, in the same order. */
  readonly lista: readonly ParametroNombrado[];
  readonly found: readonly ParametroHallado[];
  /** New companies, by their negative ids. */
  readonly nuevas: readonly (EmpresaNueva & Elegible)[];
  readonly elegidos: Elegidos;
}

interface Settled {
  readonly foundParametros: MatchedParametro[];
  /** Parameters to create, by their negative ids. */
  readonly nuevos: (ParametroNombrado & Elegible)[];
  readonly usados: Usado[];
}

/** Gives each parameter that would be created a negative id, from -1, or the stored one that the sender chose instead. */
export async function settleParametros(db: Executor, { lista, found, nuevas, elegidos }: Named): Promise<Settled> {
  const missing = new Map<ParametroHallado, ParametroNombrado & Elegible>();
  for (const [index, one] of found.entries()) {
    const nombrado = lista[index];
    if (one.id_parametro === null && nombrado && !missing.has(one))
      missing.set(one, { ...nombrado, eleccion: eleccionDe(nombrado, nuevas, elegidos) });
  }
  const chosen = [...missing].flatMap(([one, { clave, id_empresa, eleccion }]) => {
    const id = elegidos.ids.get(eleccion);
    return id === undefined ? [] : [{ one, clave, id_empresa, eleccion, id }];
  });
  const stored = chosen.length > 0 ? await findElegidos(db, chosen) : [];
  const usados = chosen.map(({ one, clave: clase, eleccion }, index): Usado => {
    return { clase, clave: eleccion, nombre: one.parametro, existente: stored[index] ?? null };
  });
  const settled = new Map(chosen.map(({ one }, index) => [one, matchedOf(usados[index]!)]));
  const nuevos = [...missing].flatMap(([one, nombrado]) => (settled.has(one) ? [] : [{ one, nombrado }]));
  const numbers = new Map(nuevos.map(({ one }, index) => [one, -index - 1]));
  const foundParametros = found.map((one): MatchedParametro => {
    const { id_parametro, codigo_parametro: codigo, parametro: texto, otro } = one;
    return settled.get(one) ?? { id: id_parametro ?? numbers.get(one) ?? 0, codigo, texto, otro };
  });
  return { foundParametros, nuevos: nuevos.map(({ nombrado }) => nombrado), usados };
}

const matchedOf = ({ clave, nombre, existente }: Usado): MatchedParametro =>
  existente
    ? { id: existente.id, codigo: existente.codigo, texto: existente.nombre, otro: null, usado: clave }
    : { id: 0, codigo: '', texto: nombre, otro: null, usado: clave, perdido: true };

/** Key of a new parameter: its table, its company by id or by the key of a new one, and its code, else its text. */
function eleccionDe({ clave, id_empresa, codigo, parametro }: ParametroNombrado, nuevas: Named['nuevas'], { claveDe }: Elegidos): string {
  const empresa = id_empresa !== null && id_empresa < 0 ? (nuevas[-id_empresa - 1]?.eleccion ?? '') : String(id_empresa ?? '');
  return codigo ? claveDe(clave, empresa, 'codigo', plegado(codigo)) : claveDe(clave, empresa, 'nombre', plegado(parametro));
}

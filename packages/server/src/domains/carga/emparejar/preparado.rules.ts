import type { DatosPersona, Elegible, EmpresaNueva, JudgedFila, ParametroNombrado } from '../carga.rules.ts';

/** Companies and parameters that the file names and nobody stores, by their negative ids. */
export interface Faltan {
  readonly empresas: readonly (EmpresaNueva & Elegible)[];
  readonly parametros: readonly (ParametroNombrado & Elegible)[];
}

/** Records that the accepted rows need, with the number of rows that name each. */
export interface Necesario {
  readonly filas: JudgedFila[];
  readonly preparado: Faltan;
  readonly usos: { readonly empresas: readonly number[]; readonly parametros: readonly number[] };
}

const LINKS = ['id_centro_costo', 'id_departamento', 'id_cargo'] as const;

/** Hands out new negative ids, from -1, to the old ones that are used, and counts their uses. */
function renumbering() {
  const numbers = new Map<number, number>();
  const usos: number[] = [];
  const use = (old: number): number => {
    const number = numbers.get(old) ?? -(numbers.size + 1);
    numbers.set(old, number);
    usos[-number - 1] = (usos[-number - 1] ?? 0) + 1;
    return number;
  };
  return { use, usos, old: () => [...numbers.keys()], peek: (old: number) => numbers.get(old) };
}

/** Keeps only what accepted rows need: a refused row creates no company and no parameter. */
export function prepareNecesario(judged: readonly JudgedFila[], faltan: Faltan): Necesario {
  const empresas = renumbering();
  const parametros = renumbering();
  const filas = judged.map((each): JudgedFila => {
    const { verdict } = each;
    if (!('datos' in verdict)) return each;
    const changed: { -readonly [Name in keyof DatosPersona]?: DatosPersona[Name] } = {};
    const { id_empresa } = verdict.datos;
    if (id_empresa && id_empresa < 0) changed.id_empresa = empresas.use(id_empresa);
    for (const link of LINKS) {
      const id = verdict.datos[link];
      if (id && id < 0) changed[link] = parametros.use(id);
    }
    return Object.keys(changed).length === 0 ? each : { ...each, verdict: { ...verdict, datos: { ...verdict.datos, ...changed } } };
  });
  const nombrados = parametros.old().flatMap((old) => faltan.parametros[-old - 1] ?? []);
  return {
    filas,
    preparado: {
      parametros: nombrados.map((one) =>
        one.id_empresa && one.id_empresa < 0 ? { ...one, id_empresa: empresas.peek(one.id_empresa) ?? null } : one,
      ),
      empresas: empresas.old().flatMap((old) => faltan.empresas[-old - 1] ?? []),
    },
    usos: { empresas: empresas.usos, parametros: parametros.usos },
  };
}

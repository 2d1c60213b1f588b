import type { ActoPersonas, ClaseMasivo, ClasePersonas, ClaseRegistros, MaestroMasivo } from '@portal/contract/masivo';
import { IDIOMAS, type Idioma } from '@portal/contract/usuario';
import type { ActoDeMaestro } from './masivo.queries.ts';

/** Records of which a list offers acts: people, or those of a master; `id_dominio`: table of the parameters. */
export interface Registros {
  readonly de: MaestroMasivo | null;
  readonly id_dominio?: number | undefined;
}

const isIdioma = (valor: string): valor is Idioma => IDIOMAS.some((idioma) => idioma === valor);

const PERSONAS: { readonly [Name in ClasePersonas]: (valor: string) => ActoPersonas | undefined } = {
  cesar: (fecha_cese) => ({ clase: 'cesar', fecha_cese }),
  empresa: (valor) => ({ clase: 'empresa', id_empresa: Number(valor) }),
  jefe: (codigo_jefe_inmediato) => ({ clase: 'jefe', codigo_jefe_inmediato }),
  grupo: (codigo_grupo) => ({ clase: 'grupo', codigo_grupo }),
  plan: (valor) => ({ clase: 'plan', id_planestudio: Number(valor) }),
  idioma: (idioma) => (isIdioma(idioma) ? { clase: 'idioma', idioma } : undefined),
};

/** Ids of topics in the value of a field. */
export const idsIn = (valor: string): string[] => valor.split(',').filter((id) => id !== '');

const nothing = () => ({});
const temas = (valor: string) => ({ temas: idsIn(valor).map(Number) });

const REGISTROS: { readonly [Name in ClaseRegistros]: (valor: string) => object } = {
  activar: nothing,
  inactivar: nothing,
  eliminar: nothing,
  categoria: (codigo_categoria) => ({ codigo_categoria }),
  etiquetar: (etiqueta) => ({ etiqueta }),
  desetiquetar: (etiqueta) => ({ etiqueta }),
  vincular: temas,
  desvincular: temas,
};

const isOfRegistros = (clase: ClaseMasivo): clase is ClaseRegistros => clase in REGISTROS;

/** Acts that are complete without a value. */
const SIN_VALOR: ReadonlySet<ClaseMasivo> = new Set<ClaseMasivo>(['activar', 'inactivar', 'eliminar', 'desvincular']);

/** Acts that take something away: drawn apart, in red, never as the main button (D-26). */
export const QUITAN: ReadonlySet<ClaseMasivo> = new Set<ClaseMasivo>(['cesar', 'eliminar']);

/** Act that a dialog is building: its kind, and its value once it is chosen. */
export interface ActoAbierto extends Registros {
  readonly clase: ClaseMasivo;
  readonly valor: string | null;
}

/** Returns what is asked of the server; undefined while the value is missing. */
export function actoOf({ clase, valor, de, id_dominio }: ActoAbierto): { readonly acto: ActoPersonas } | ActoDeMaestro | undefined {
  if (!valor && !SIN_VALOR.has(clase)) return undefined;
  const given = valor ?? '';
  if (isOfRegistros(clase)) return de ? { de, id_dominio, acto: { clase, ...REGISTROS[clase](given) } } : undefined;
  const acto = PERSONAS[clase](given);
  return acto && { acto };
}

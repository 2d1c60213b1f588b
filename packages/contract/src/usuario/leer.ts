import { fold } from '../core/fold.ts';
import type { GENEROS, TipoDocumento } from './campos.ts';

/** Ways in which spreadsheets write the kinds of document; the numbers are those of the tax office. */
const DOCUMENTOS: Readonly<Record<TipoDocumento, readonly string[]>> = {
  DNI: ['dni', '1', '01', 'documentonacionaldeidentidad', 'libretaelectoral'],
  CE: ['ce', '4', '04', 'carneextranjeria', 'carnedeextranjeria', 'carnetextranjeria', 'carnetdeextranjeria'],
  PAS: ['pas', '7', '07', 'pasaporte', 'passport'],
  PTP: ['ptp', 'permisotemporal', 'permisotemporaldepermanencia'],
  OTRO: ['otro', 'otros', 'sindocumento'],
};

type Genero = (typeof GENEROS)[number];

const SEXOS: Readonly<Record<Genero, readonly string[]>> = {
  F: ['f', 'fem', 'femenino', 'mujer'],
  M: ['m', 'masc', 'masculino', 'h', 'hombre', 'varon'],
  X: ['x', 'otro', 'nobinario', 'otrogenero'],
};

const letters = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');

function reader<Value extends string>(names: Readonly<Record<Value, readonly string[]>>): (text: string) => Value | undefined {
  const byName = new Map<string, Value>();
  for (const value in names) for (const name of names[value]) byName.set(name, value);
  return (text) => byName.get(letters(text));
}

/** Reads a kind of document as spreadsheets write it: `1`, `Carné de extranjería`, `Pasaporte` … */
export const leerTipoDocumento = reader(DOCUMENTOS);

/** Reads a gender as spreadsheets write it: `Mujer`, `H`, `masculino` … */
export const leerGenero = reader(SEXOS);

/** Whether a column writes `H` and `M` for Hombre and Mujer: then its `M` is a woman. */
export function usaHombreMujer(textos: Iterable<string>): boolean {
  const seen = new Set<string>();
  for (const texto of textos) seen.add(letters(texto));
  return seen.has('h') && seen.has('m') && !seen.has('f');
}

import { unaLinea } from '../core/texto.ts';

/** Columns of a file that hold a whole name: which part comes first. */
export type OrdenNombre = 'apellidos' | 'nombres';

/** Parts of a whole name. */
export interface NombrePartido {
  readonly nombre: string;
  readonly apellido_paterno: string;
  readonly apellido_materno: string;
}

/** Words that belong to the next one: `de la Cruz`, `San Martín`. */
const PARTICULAS = new Set('de del la las los el da do das dos di van von der san santa santo mac st'.split(' '));

/** Joins particles to the name that they begin, and `Ortega y Gasset` to one. */
function namesOf(text: string): string[] {
  const names: string[] = [];
  let open = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const small = word.toLowerCase().replaceAll('.', '');
    if (small === 'y' && names.length > 0 && open === '') open = `${names.pop()} ${word} `;
    else if (PARTICULAS.has(small)) open += `${word} `;
    else {
      names.push(open + word);
      open = '';
    }
  }
  return open === '' ? names : [...names, open.trim()];
}

/** Two surnames and two names, as most people of the country have. */
const USUAL = 4;

/**
 * Parts a whole name where that is certain: at its comma, behind the surnames, or two and two names in the order that the column says. One
 * name alone is a person with one name. Returns undefined where the words do not decide.
 */
export function partirNombre(text: string, orden: OrdenNombre): NombrePartido | undefined {
  const whole = unaLinea(text).trim();
  const [before = '', after, ...more] = whole.split(',').map((part) => part.trim());
  if (more.length > 0 || after === '' || before === '') return undefined;
  if (after !== undefined) return joined(namesOf(before), after);
  const names = namesOf(whole);
  if (names.length === 1) return { nombre: whole, apellido_paterno: '', apellido_materno: '' };
  if (names.length !== USUAL) return undefined;
  return orden === 'apellidos' ? joined(names.slice(0, 2), names.slice(2).join(' ')) : joined(names.slice(2), names.slice(0, 2).join(' '));
}

/** A third surname belongs to one of the two, and nobody can say to which. */
function joined(surnames: readonly string[], nombre: string): NombrePartido | undefined {
  const [apellido_paterno = '', apellido_materno = '', ...more] = surnames;
  return more.length > 0 ? undefined : { nombre, apellido_paterno, apellido_materno };
}

/** Columns that a whole name replaces. */
export const PARTES = ['nombre', 'apellido_paterno', 'apellido_materno'] as const;

/** Parts the whole name of a row that brings neither name nor surname. */
export function completar(text: (campo: 'apellidos_nombres' | 'nombres_apellidos' | (typeof PARTES)[number]) => string) {
  if (text('nombre') !== '' || text('apellido_paterno') !== '') return {};
  const [entero, orden] = text('apellidos_nombres')
    ? (['apellidos_nombres', 'apellidos'] as const)
    : (['nombres_apellidos', 'nombres'] as const);
  return text(entero) === '' ? {} : (partirNombre(text(entero), orden) ?? {});
}

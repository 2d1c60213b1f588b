import type { api } from '../api.ts';
import type { AnswersOf } from './answers-of.ts';
import * as domains from './domains.ts';

export { respuestaErrada } from '../evaluacion/examples.ts';
export { misfit } from './misfit.ts';
export { temaAlumno, temaSiguiente } from '../asignacion/examples/tema-alumno.ts';
export { people, persona } from '../usuario/examples.ts';

type Answers = { readonly [Group in keyof typeof api]?: AnswersOf<(typeof api)[Group]> };

/** Returns the answers with their own type. */
function answersOf<Own extends Answers>(own: Own): Own {
  return own;
}

/** Example answers by domain and call, for tests of screens. Vary one with `{ ...examples.evaluacion.resultado, nota: 40 }`. */
export const examples = answersOf(domains);

import type { contenidoApi as calls } from './contenido.ts';
import type { AnswersOf } from '../examples/answers-of.ts';

/** A topic without content items of its own. */
export const contenido = { sellst: [], ofTema: [] } satisfies AnswersOf<typeof calls>;

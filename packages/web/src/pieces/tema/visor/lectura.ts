import { createContext } from 'react';

/** Part of the page that follows a lesson, by its id, and the words of the way there. */
export interface Siguiente {
  readonly id: string;
  readonly words: string;
}

/** Reading of a learner's topic, which a phone opens by a button. */
interface Lectura {
  /** Words of the button for a material. */
  readonly words: (titulo: string) => string;
  readonly siguiente: Siguiente | undefined;
}

/** Reading of the topic around a material; undefined where staff looks at it. */
export const LecturaContext = createContext<Lectura | undefined>(undefined);

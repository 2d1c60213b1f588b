import type { Catalog } from './catalog.ts';

/** Groups of texts that the learner's screens and visitors' show besides those of first.ts (tools/learner-texts.test.mjs). */
const LEARNER_GROUPS = [
  'acceso',
  'atajo',
  'ayuda',
  'certificado',
  'cifra',
  'comun',
  'evaluacion',
  'feedback',
  'impresion',
  'inicio',
  'llamada',
  'menu',
  'navegacion',
  'planestudio',
  'programa',
  'sesion',
  'sinconexion',
  'tablero',
  'tema',
  'tienda',
  'ui',
  'vacio',
] as const satisfies readonly (keyof Catalog)[];

/** Part of a catalogue for the learner's screens, besides the first texts. */
export type LearnerTexts = Pick<Catalog, (typeof LEARNER_GROUPS)[number]>;

/** Returns these groups of a catalogue. */
export const learnerPart = (catalog: Catalog): LearnerTexts =>
  Object.fromEntries(LEARNER_GROUPS.map((name) => [name, catalog[name]])) as LearnerTexts;

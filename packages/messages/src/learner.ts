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

/** Labels of coded values that the log alone shows, which only staff reads: two kilobytes that a first visit does not load (record 022). */
type LogLabels = 'tabla' | 'suceso';

type Comun = Omit<Catalog['comun'], 'opciones'> & { readonly opciones: Omit<Catalog['comun']['opciones'], LogLabels> };

/** Part of a catalogue for the learner's screens, besides the first texts. */
export type LearnerTexts = Omit<Pick<Catalog, (typeof LEARNER_GROUPS)[number]>, 'comun'> & { readonly comun: Comun };

/** Returns these groups of a catalogue. */
export function learnerPart(catalog: Catalog): LearnerTexts {
  const { tabla: _, suceso: __, ...opciones } = catalog.comun.opciones;
  const groups = Object.fromEntries(LEARNER_GROUPS.map((name) => [name, catalog[name]])) as Pick<Catalog, (typeof LEARNER_GROUPS)[number]>;
  return { ...groups, comun: { ...catalog.comun, opciones } };
}

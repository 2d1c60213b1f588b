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

/** Labels of coded values that only staff reads: kilobytes that a first visit does not load (record 022). */
const STAFF_LABELS = [
  'tabla',
  'suceso',
  'canalSolicitud',
  'sucesoWebhook',
  'tokenScim',
  'entrega',
  'importacion',
  'filaImportada',
  'veredictoAsignacion',
  'estadoRegla',
  'informeCuadro',
  'vinculoDispositivo',
  'rolAcceso',
  'tipoCorreo',
] as const;
type StaffLabel = (typeof STAFF_LABELS)[number];

type Comun = Omit<Catalog['comun'], 'opciones'> & { readonly opciones: Omit<Catalog['comun']['opciones'], StaffLabel> };

/** Part of a catalogue for the learner's screens, besides the first texts. */
export type LearnerTexts = Omit<Pick<Catalog, (typeof LEARNER_GROUPS)[number]>, 'comun'> & { readonly comun: Comun };

/** Returns these groups of a catalogue. */
export function learnerPart(catalog: Catalog): LearnerTexts {
  const staff: readonly string[] = STAFF_LABELS;
  const entries = Object.entries(catalog.comun.opciones).filter(([name]) => !staff.includes(name));
  const opciones = Object.fromEntries(entries) as Comun['opciones'];
  const groups = Object.fromEntries(LEARNER_GROUPS.map((name) => [name, catalog[name]])) as Pick<Catalog, (typeof LEARNER_GROUPS)[number]>;
  return { ...groups, comun: { ...catalog.comun, opciones } };
}

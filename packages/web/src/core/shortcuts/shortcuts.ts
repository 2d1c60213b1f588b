import type { es } from '@portal/messages/es';
import type { Path } from '../router/paths.ts';

type Words = (typeof es)['atajo'];

/** Groups of the list of shortcuts, in its order. */
export const SHORTCUT_GROUPS = ['general', 'ir', 'lista', 'formulario'] as const;

/** One shortcut of the portal: keys pressed one after the other, and the group and text under which the list shows it. */
export interface Shortcut {
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  readonly name: keyof Words['nombres'];
  readonly keys: readonly string[];
}

/** Every shortcut but those that lead to a screen. */
export const SHORTCUTS: readonly Shortcut[] = [
  { group: 'general', name: 'buscar', keys: ['mod+k'] },
  { group: 'general', name: 'guia', keys: ['F1'] },
  { group: 'general', name: 'ayuda', keys: ['?'] },
  { group: 'general', name: 'fijar', keys: ['p'] },
  { group: 'lista', name: 'buscarLista', keys: ['/'] },
  { group: 'lista', name: 'nuevo', keys: ['n'] },
  { group: 'lista', name: 'filas', keys: ['ArrowDown'] },
  { group: 'lista', name: 'filasArriba', keys: ['ArrowUp'] },
  { group: 'formulario', name: 'guardar', keys: ['mod+s'] },
  { group: 'formulario', name: 'enviar', keys: ['mod+enter'] },
];

/** First key of a shortcut that leads to a screen. */
export const GO_KEY = 'g';

/** Screens by the second key; of several, the first one in the person's menu. The first screen is `i`. */
export const GO: Readonly<Record<string, readonly Path[]>> = {
  i: ['/dashboard', '/dashboardusuario'],
  p: ['/planestudio', '/planmislogros'],
  t: ['/tema', '/dashboardtema'],
  c: ['/curso', '/certificado'],
  b: ['/pregunta'],
  u: ['/usuario'],
  a: ['/asignacion'],
  e: ['/miequipo', '/empresa'],
  r: ['/reporteempresa'],
  s: ['/configuracion'],
};

import { alumno } from './alumno.ts';
import { cuenta } from './cuenta.ts';
import { gestion } from './gestion.ts';
import { maestros } from './maestros.ts';
import { parametros } from './parametros.ts';
import { publicas } from './publicas.ts';
import { reportes } from './reportes.ts';
import type { Screen } from './screen.ts';

export type { Screen } from './screen.ts';

/** Every screen of the portal (rutas.tsv); a group of the menu shows them in this order. */
export const screens: readonly Screen[] = [...cuenta, ...publicas, ...alumno, ...maestros, ...gestion, ...parametros, ...reportes];

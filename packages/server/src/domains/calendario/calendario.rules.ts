import { CALENDARIO } from '@portal/contract/calendario';
import { uidOfPlan, writeIcs } from '@portal/contract/ics';
import type { Translator } from '@portal/messages';

/** Extension of a calendar in its address. */
const EXTENSION = '.ics';
/** A token of 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Returns the token in the last part of an address; undefined for what is none. */
export function tokenOfArchivo(archivo: string): string | undefined {
  if (!archivo.endsWith(EXTENSION)) return undefined;
  const token = archivo.slice(0, -EXTENSION.length);
  return TOKEN.test(token) ? token : undefined;
}

/** Builds the address of a calendar. */
export const addressOfToken = (publicUrl: string, token: string): string => `${publicUrl}/api/calendario/${token}${EXTENSION}`;

/** Last day of a person in a plan. */
export interface FinDePlan {
  readonly id_planestudio: number;
  readonly plan: string;
  readonly fecha_fin: string;
  readonly pendientes: number;
  /** The assignment was closed, or the plan is not in use. */
  readonly cerrado: boolean;
  /** Versions of everything that moves the day, added up: it only grows. */
  readonly version: number;
  readonly cambio: string;
}

interface Calendario {
  readonly id_usuario: number;
  readonly fines: readonly FinDePlan[];
  readonly publicUrl: string;
  /** Name of the company; empty: the portal's own. */
  readonly empresa: string;
}

/** Writes the calendar of a person: the last day of each plan as a whole day, what was closed as cancelled (P292). */
export function writeCalendario(texts: Translator, { id_usuario, fines, publicUrl, empresa }: Calendario): string {
  const { hostname: host } = new URL(publicUrl);
  const events = fines
    .toSorted((one, other) => one.fecha_fin.localeCompare(other.fecha_fin) || one.id_planestudio - other.id_planestudio)
    .map(({ id_planestudio, plan, fecha_fin, pendientes, cerrado, version, cambio }) => {
      const url = `${publicUrl}/planfin?id=${id_planestudio}`;
      return {
        uid: uidOfPlan({ id_planestudio, id_usuario, host }),
        secuencia: version,
        cambio: new Date(cambio),
        cuando: { dia: fecha_fin },
        titulo: texts.text('tablero.calendario.evento', { plan }),
        texto: cerrado ? texts.text('tablero.calendario.cerrado') : texts.text('tablero.calendario.pendientes', { temas: pendientes, url }),
        url,
        cancelado: cerrado,
      };
    });
  return writeIcs(events, {
    nombre: `${empresa || texts.text('comun.producto')} · ${texts.text('comun.productoLargo')}`,
    horas: CALENDARIO.horas,
  });
}

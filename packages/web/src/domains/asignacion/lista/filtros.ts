import { dayAfter } from '../../../core/i18n/day.ts';
import type { SearchOf } from '../../../core/router/paths.ts';

/** Filters of a list of assignments, as its call takes them; what is absent means all. */
export interface Filtros {
  /** Ids separated by commas. */
  readonly id_empresa?: string | undefined;
  readonly codigo?: string | undefined;
  readonly id_planestudio?: number | undefined;
  readonly fecha_desde?: string | undefined;
  readonly fecha_hasta?: string | undefined;
  readonly centro_costo?: number | undefined;
  readonly dpto?: number | undefined;
  readonly puesto?: number | undefined;
  readonly codigo_estado?: number | undefined;
}

/** Days after today at which the range of the listing ends by default. */
const RANGE_DAYS = 7;

/** Parameters of an address that asks for every day. */
export const EVERY_DAY = { desde: '0', hasta: '0' } as const;

/** Range of days by default, from today on. */
export const rangeFrom = (today: string) => ({ desde: today, hasta: dayAfter(today, RANGE_DAYS) });

/** First option of the companies, which means all. */
export const ALL = '0';

/** Returns the companies that the form of an address shows: a listing that names none has all. */
export const chosenEmpresas = ({ empresas, desde }: Pick<SearchOf<'/asignacion'>, 'empresas' | 'desde'>): string =>
  empresas || (desde === undefined ? '' : ALL);

/** Returns the filters of every day; undefined where they have no day. */
export const withoutDays = ({ fecha_desde, fecha_hasta, ...others }: Filtros): Filtros | undefined =>
  fecha_desde || fecha_hasta ? others : undefined;

/** Returns the filters of an address; undefined before a list was asked for. */
export function filtrosOf({ desde, hasta, ...address }: SearchOf<'/asignacion'>): Filtros | undefined {
  if (desde === undefined) return undefined;
  const { empresas, codigo, plan, ceco, dpto, puesto } = address;
  return {
    id_empresa: empresas === ALL ? undefined : empresas || undefined,
    codigo: codigo || undefined,
    id_planestudio: plan,
    fecha_desde: dayOf(desde),
    fecha_hasta: dayOf(hasta),
    centro_costo: ceco,
    dpto,
    puesto,
  };
}

/** Returns a day of an address; undefined for 0, which is no bound. */
export const dayOf = (written: string | undefined): string | undefined => (written && written !== '0' ? written : undefined);

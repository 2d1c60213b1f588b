import type { SearchOf } from './paths.ts';
import { dayAfter } from '@portal/contract/dia';

/** First option of a filter, which means all. */
export const ALL = '0';

/** Days after today at which the range of a report or listing ends by default. */
const RANGE_DAYS = 7;

/** Range of days by default, from today on. */
export const rangeFrom = (today: string) => ({ desde: today, hasta: dayAfter(today, RANGE_DAYS) });

/** Parameters of an address that asks for every day. */
export const EVERY_DAY = { desde: '0', hasta: '0' } as const;

/** Returns a day of an address; undefined for 0, which is no bound. */
export const dayOf = (written: string | undefined): string | undefined => (written && written !== '0' ? written : undefined);

/** Returns the companies that the form of an address shows: a report or listing that names none has all. */
export const chosenEmpresas = ({ empresas, desde }: Pick<SearchOf<'/asignacion'>, 'empresas' | 'desde'>): string =>
  empresas || (desde === undefined ? '' : ALL);

interface Days {
  readonly fecha_desde?: string | undefined;
  readonly fecha_hasta?: string | undefined;
}

/** Returns the filters of every day; undefined where they have no day. */
export const withoutDays = <Filtros extends Days>({
  fecha_desde,
  fecha_hasta,
  ...others
}: Filtros): Omit<Filtros, keyof Days> | undefined => (fecha_desde || fecha_hasta ? others : undefined);

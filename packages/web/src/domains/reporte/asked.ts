import { dayAfter } from '../../core/i18n/day.ts';
import type { SearchOf } from '../../core/router/paths.ts';

/** Address of a report. */
export type Asked = SearchOf<'/reporteusuarioxempresa'>;

/** Filters of a report as its call takes them; days without a bound are absent. */
export interface Filtros {
  /** Ids separated by commas; 0: all. */
  readonly id_empresa: string;
  readonly id_planestudio: string;
  /** Topic of that plan; absent: all. */
  readonly id_tema?: number;
  readonly fecha_desde?: string | undefined;
  readonly fecha_hasta?: string | undefined;
}

/** Days after today at which the range of a report ends by default. */
const RANGE_DAYS = 7;
/** First option of a filter, which means all. */
export const ALL = '0';

/** Range of days by default, from today on. */
const rangeFrom = (today: string) => ({ desde: today, hasta: dayAfter(today, RANGE_DAYS) });

/** The twelve months that end today. */
export const yearUntil = (today: string) => ({
  desde: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28'),
  hasta: today,
});

/** Parameters of an address that asks for every day. */
export const EVERY_DAY = { desde: '0', hasta: '0' } as const;

/** Days that a report asks for: of an assignment or a plan, or of an attempt or an opinion (P101). */
export type Dias = 'asignacion' | 'intento';

/** Returns the range with which the filters of a report begin. */
export const firstRange = (dias: Dias, today: string) => (dias === 'intento' ? EVERY_DAY : rangeFrom(today));

/** Returns the companies that the form of an address shows: a report that names none has all. */
export const chosenEmpresas = ({ empresas, desde }: Pick<Asked, 'empresas' | 'desde'>): string =>
  empresas || (desde === undefined ? '' : ALL);

/** Returns a day of an address; undefined for 0, which is no bound. */
export const dayOf = (written: string | undefined): string | undefined => (written && written !== '0' ? written : undefined);

/** Returns the filters of every day; undefined where they have no day. */
export const withoutDays = ({ fecha_desde, fecha_hasta, ...others }: Filtros): Filtros | undefined =>
  fecha_desde || fecha_hasta ? others : undefined;

/** Returns the filters of an address; undefined before a report was asked for. */
export function filtrosOf({ empresas, planes, plan, tema, desde, hasta }: Asked): Filtros | undefined {
  if (desde === undefined) return undefined;
  return {
    id_empresa: empresas || ALL,
    id_planestudio: plan ? String(plan) : planes || ALL,
    ...(plan && tema && { id_tema: tema }),
    fecha_desde: dayOf(desde),
    fecha_hasta: dayOf(hasta),
  };
}

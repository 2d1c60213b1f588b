import type { FiltrosGuardados, RangoReporte } from '@portal/contract/reporte';

/** Filters of a saved report with its days computed for a day, as every report takes them. */
export interface FiltrosLeidos {
  readonly id_empresa: readonly number[];
  readonly id_planestudio: readonly number[];
  readonly id_tema: number | null;
  readonly fecha_desde: string | null;
  readonly fecha_hasta: string | null;
}

const DAY_MS = 86_400_000;
const after = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** First day of the month that lies some months before the month of a day. */
const monthStart = (day: string, before: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - before, 1)).toISOString().slice(0, 10);

const yearBefore = (day: string): string => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before;
};

type Days = Pick<FiltrosGuardados, 'desde' | 'hasta'>;

const RANGE: Readonly<Record<Exclude<RangoReporte, 'fijo'>, (today: string) => Days>> = {
  proximos_7: (today) => ({ desde: today, hasta: after(today, 7) }),
  ultimos_7: (today) => ({ desde: after(today, -6), hasta: today }),
  ultimos_30: (today) => ({ desde: after(today, -29), hasta: today }),
  mes_anterior: (today) => ({ desde: monthStart(today, 1), hasta: after(monthStart(today, 0), -1) }),
  ultimos_12_meses: (today) => ({ desde: yearBefore(today), hasta: today }),
  todo: () => ({ desde: '0', hasta: '0' }),
};

/** Returns the filters with the days of their range on a day (P110). */
export const onDay = (filtros: FiltrosGuardados, rango: RangoReporte, today: string): FiltrosGuardados =>
  rango === 'fijo' ? filtros : { ...filtros, ...RANGE[rango](today) };

const ids = (written: string | undefined): number[] =>
  (written ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
/**
 * Returns the filters as a reader of a limited access gets them from somebody else: without the companies that the access does not reach, which
 * have no rows for it, and how many these are (P110).
 */
export function withinScope(
  filtros: FiltrosGuardados,
  empresas: readonly number[] | undefined,
): { readonly filtros: FiltrosGuardados; readonly empresas_fuera: number } {
  const asked = ids(filtros.empresas);
  const own = empresas ? asked.filter((id) => empresas.includes(id)) : asked;
  if (own.length === asked.length) return { filtros, empresas_fuera: 0 };
  return { filtros: { ...filtros, empresas: own.join(',') }, empresas_fuera: asked.length - own.length };
}

const day = (written: string | undefined): string | null => (written && written !== '0' ? written : null);

/** Reads the filters that an address writes; an empty list means all. */
export const readFiltros = ({ empresas, planes, plan, tema, desde, hasta }: FiltrosGuardados): FiltrosLeidos => ({
  id_empresa: ids(empresas),
  id_planestudio: plan ? [plan] : ids(planes),
  id_tema: tema ?? null,
  fecha_desde: day(desde),
  fecha_hasta: day(hasta),
});

/** When a report is sent. */
export interface Programa {
  readonly frecuencia: string | null;
  readonly dia: number | null;
  readonly hora: number | null;
}

const isDayOf = ({ frecuencia, dia }: Programa, date: string): boolean => {
  if (frecuencia === 'diario') return true;
  if (frecuencia === 'semanal') return (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) === dia;
  return Number(date.slice(8)) === dia;
};

/** Most days between two sendings: a month. */
const MOST_DAYS = 31;

/**
 * Returns the last day on which a report was to be sent by a moment (day and hour of the portal's zone); undefined if there is none since
 * `since`, a moment written as `2026-11-21 15`. Days that were missed count once.
 */
export function lastDue(
  programa: Programa,
  { day: today, hour }: { readonly day: string; readonly hour: number },
  since: string,
): string | undefined {
  const at = programa.hora ?? 0;
  for (let back = hour >= at ? 0 : 1; back <= MOST_DAYS; back += 1) {
    const date = after(today, -back);
    if (isDayOf(programa, date)) return `${date} ${String(at).padStart(2, '0')}` > since ? date : undefined;
  }
  return undefined;
}

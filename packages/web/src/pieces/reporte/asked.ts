import { ALL, EVERY_DAY, dayOf, rangeFrom } from '../../core/router/asked-range.ts';
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

/** The twelve months that end today. */
export const yearUntil = (today: string) => ({
  desde: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('-02-29', '-02-28'),
  hasta: today,
});

/** Filter by which only people remain who are late with a plan. */
export const ATRASADOS = { filtro: { estado: 'Vencido' } };

/** Days that a report asks for: of an assignment or a plan, or of an attempt or an opinion (P101). */
export type Dias = 'asignacion' | 'intento';

/** Returns the range with which the filters of a report begin. */
export const firstRange = (dias: Dias, today: string) => (dias === 'intento' ? EVERY_DAY : rangeFrom(today));

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

import { z } from 'zod';
import { dayBound, dayRange, DAYS_ORDER, id, idList, inOrder, RANGE_ORDER, rangeInOrder, writtenIds } from '../core/fields.ts';

/**
 * Filters of the reports: companies, plans and days. Ids are separated by commas, 0 or -1 means all; days are calendar days in the
 * portal's time zone, both included, and 0 means no bound (P21). docs/cifras.md says which dates they filter.
 */
const cuerpo = {
  id_empresa: writtenIds.default([]),
  fecha_desde: dayBound.nullish(),
  fecha_hasta: dayBound.nullish(),
};

interface Dias {
  readonly fecha_desde?: string | null | undefined;
  readonly fecha_hasta?: string | null | undefined;
}
const enOrden = ({ fecha_desde, fecha_hasta }: Dias): boolean => inOrder(fecha_desde, fecha_hasta);
const ORDEN = { path: ['fecha_hasta'], ...DAYS_ORDER };

/** Body of a report of companies between two days. */
export const filtrosEmpresas = z.object(cuerpo).refine(enOrden, ORDEN);
/** Body of a report of companies and several plans between two days. */
export const filtrosPlanes = z.object({ ...cuerpo, id_planestudio: writtenIds.default([]) }).refine(enOrden, ORDEN);
/** Body of a report of companies and one plan between two days. */
export const filtrosPlan = z.object({ ...cuerpo, id_planestudio: id }).refine(enOrden, ORDEN);

/** Filters of a report as its service takes them; an empty list means all. */
export interface FiltrosReporte extends Dias {
  readonly id_empresa: readonly number[];
}
/** The same with plans. */
export interface FiltrosPlanes extends FiltrosReporte {
  readonly id_planestudio: readonly number[];
}
/** The same with one plan. */
export interface FiltrosPlan extends FiltrosReporte {
  readonly id_planestudio: number;
}

/** Path of a report of companies between two days. */
export const rutaEmpresas = z.object({ companies: idList, ...dayRange }).refine(rangeInOrder, RANGE_ORDER);
/** Path of a report of companies and several plans between two days. */
export const rutaPlanes = z.object({ companies: idList, plans: idList, ...dayRange }).refine(rangeInOrder, RANGE_ORDER);
/** Path of a report of companies and one plan between two days. */
export const rutaPlan = z.object({ companies: idList, plan: id, ...dayRange }).refine(rangeInOrder, RANGE_ORDER);

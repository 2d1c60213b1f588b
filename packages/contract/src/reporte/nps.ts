import { z } from 'zod';
import { figureColumn } from '../core/list/figure-column.ts';
import { dataColumn, dayColumn, type RowOf, textColumn } from '../core/list/column.ts';
import { dayRange, id, RANGE_ORDER, rangeInOrder } from '../core/fields.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';

/** Opinions of each topic in its module of a plan (P22). */
export const npsLista = defineList({
  name: 'reporte.nps',
  key: 'id_feedback',
  columns: {
    /** First opinion of the row. */
    id_feedback: dataColumn(z.number()),
    id_planestudio: dataColumn(z.number()),
    id_modulo: dataColumn(z.number()),
    id_tema: dataColumn(z.number()),
    planestudio: textColumn(),
    /** Day of the last attempt with an opinion. */
    fecha_creacion: dayColumn(),
    tema: textColumn(),
    encuestas: figureColumn('encuestas'),
    modulo: textColumn(),
    detractor: figureColumn('detractores'),
    neutro: figureColumn('neutros'),
    promotor: figureColumn('promotores'),
    nps: figureColumn('nps'),
    /** The same as `encuestas`, for older clients. */
    total: dataColumn(z.number()),
  },
  order: 'tema',
  files: { csv: 'nps', xlsx: 'UCJ-NPS' },
});
export type NpsFila = RowOf<typeof npsLista.columns>;

/** NPS of all active plans, and of one plan between two days of the attempts. */
export const nps = {
  nps: listCall('/reporte/nps', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'NPS de cada tema de los planes activos.',
    list: npsLista,
  }),
  npsDePlan: listCall('/reporte/nps/:plan/:from/:to', {
    access: 'admin',
    scope: 'list',
    lagging: true,
    areas: ['informe'],
    summary: 'NPS de cada tema de un plan, de las evaluaciones terminadas entre dos días; 0 en un día significa sin límite.',
    params: z.object({ plan: id, ...dayRange }).refine(rangeInOrder, RANGE_ORDER),
    list: npsLista,
  }),
};

import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { integer, optionalText } from '../core/fields.ts';
import { done } from '../core/responses.ts';

/**
 * Kinds of records with a period (P175): log, its entries about signing in and out, letters, spreadsheets about people, people who ceased,
 * frozen reports.
 */
export const RETENCIONES = ['registro', 'ingresos', 'correos', 'planillas', 'ceses', 'cuadros'] as const;
export type Retencion = (typeof RETENCIONES)[number];

/** Shortest period of each kind, in months (P176): what an auditor asks for is not deleted by a slip. */
export const MESES_MINIMOS = { registro: 24, ingresos: 6, correos: 6, planillas: 3, ceses: 12, cuadros: 24 } as const satisfies Record<
  Retencion,
  number
>;
/** Longest period, in months. */
export const MESES_MAXIMOS = 600;

const meses = (cual: Retencion) => integer(MESES_MINIMOS[cual], MESES_MAXIMOS).nullable();

/** Months for which each kind is kept; null: for good. */
const plazos = z.object({
  registro: meses('registro'),
  ingresos: meses('ingresos'),
  correos: meses('correos'),
  planillas: meses('planillas'),
  ceses: meses('ceses'),
  cuadros: meses('cuadros'),
});
export type Plazos = z.output<typeof plazos>;

/** Records of each kind that the next run deletes, empties or puts under a pseudonym. */
const vencidos = z.object({
  registro: z.number(),
  ingresos: z.number(),
  correos: z.number(),
  planillas: z.number(),
  ceses: z.number(),
  cuadros: z.number(),
});
export type Vencidos = z.output<typeof vencidos>;

/** Calls about the periods for which personal data are kept (P175, P176). */
export const retencion = {
  retencion: endpoint('GET', '/privacidad/retencion', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Cuántos meses se conserva cada clase de registro, y cuántos vencen con la próxima pasada.',
    response: z.object({ plazos, vencidos }),
  }),
  simularRetencion: endpoint('POST', '/privacidad/retencion/simular', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Cuántos registros vencerían con otros plazos; no guarda nada.',
    body: plazos,
    response: vencidos,
  }),
  guardarRetencion: endpoint('POST', '/privacidad/retencion', {
    access: 'admin',
    scope: 'unlimited',
    stepUp: 'plazos',
    summary: 'Guarda los plazos de conservación; si con ellos vencen registros, pide un motivo, que queda en el registro de actividad.',
    body: plazos.extend({ motivo: optionalText(500) }),
    response: done,
  }),
};

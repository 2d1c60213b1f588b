import { z } from 'zod';
import { doneWith } from '../core/responses.ts';

/** States of a message in the outbox (P42): a held one waits for an administrator, a returned one came back from the reader's mail server. */
export const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido', 'retenido', 'descartado', 'rebotado'] as const;

/** Most messages of one call, and the longest reason. */
export const LOTE_BANDEJA = 20_000;
export const MOTIVO_CORREO = 500;

/** Messages by state. */
export const cuentasCorreo = {
  pendiente: z.number(),
  enviado: z.number(),
  fallido: z.number(),
  retenido: z.number(),
  descartado: z.number(),
  rebotado: z.number(),
};

/** Progress of a bulk send; without a mail server its messages wait. */
export const loteCorreo = z.object({ lote: z.number(), total: z.number(), servidor: z.boolean(), ...cuentasCorreo });
export type LoteCorreo = z.output<typeof loteCorreo>;

/** `omitidos`: messages in another state, or unknown. */
export const descartados = doneWith({ descartados: z.number(), omitidos: z.number() });
export const liberados = doneWith({ liberados: z.number(), descartados: z.number(), omitidos: z.number() });

import { z } from 'zod';
import { doneWith } from './responses.ts';

/** A batch of links; what exists already is counted, not refused (P26). */
export const linkBatch = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).min(1).max(20_000);

/** Answer to a batch of links. */
export const linked = doneWith({ insertados: z.number(), existentes: z.number() });

import { z } from 'zod';
import { doneWith } from './responses.ts';

/** Batch of 1 to 20,000 links; existing pairs are counted, not refused (P26). */
export const linkBatch = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).min(1).max(20_000);

/** Answer to a batch of links: pairs inserted, and pairs that existed. */
export const linked = doneWith({ insertados: z.number(), existentes: z.number() });

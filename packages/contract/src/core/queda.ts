import { z } from 'zod';

/** Record that a removal leaves, and why. */
export const queda = z.object({ id: z.number(), nombre: z.string(), motivo: z.string() });
export type Queda = z.output<typeof queda>;

import { z } from 'zod';
import { doneWith } from './responses.ts';
import { idParams } from './fields.ts';
import { ignoring } from './dropped-fields.ts';
import { builtEndpoint } from './endpoint.ts';

/** Fields that the list of a link's records shows beside their ids: older clients send them back. */
const SHOWN = ['titulo', 'id_programa_plan', 'id_programa_curso', 'id_curso_modulo', 'id_tema_modulo', 'id_tema_pregunta'];

/** Batch of 1 to 20,000 links; existing pairs are counted, not refused (P26). */
export const linkBatch = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(ignoring(z.object(shape), SHOWN))
    .min(1)
    .max(20_000);

/** Answer to a batch of links: pairs inserted, and pairs that existed. */
export const linked = doneWith({ insertados: z.number(), existentes: z.number() });

/** Defines a list of the masters linked with another one: `GET /curso/sellst/programa/:id`. */
export const listEndpoint = <const Path extends `${string}/:id`, Row extends z.ZodType>(path: Path, summary: string, row: Row) =>
  builtEndpoint('GET', path, { access: 'soporte', scope: 'content', reads: true, summary, params: idParams, response: z.array(row) });

/** Row of a record's ordered list in its form: forms send it back as they show it, and its ids count (P210). */
export const orderedRow = <Shape extends z.ZodRawShape>(shape: Shape) => ignoring(z.object(shape), 'rest');

import { z } from 'zod';
import { draft, removeDraft } from './draft-store.ts';
import { type Acuse, completeSimple, dropDraw, sendDraft } from '../evaluacion.queries.ts';
import type { Delivery } from '../../../core/offline/offline.ts';

const ocurrencia = z.object({
  id_tema: z.number(),
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
});
const entrega = z.object({ ocurrencia, draft });
const simple = z.object({ ocurrencia, escala: z.number(), comentario: z.string() });

/** Sends a questionnaire; the server grades it once. Its draft is removed by the acknowledgement alone. */
export const deliverCuestionario: Delivery = async ({ body, moment }, store): Promise<Acuse> => {
  const read = entrega.parse(body);
  const acuse = await sendDraft(read.draft, moment);
  removeDraft(store.person, read.ocurrencia);
  await dropDraw(store, read.ocurrencia);
  return acuse;
};

/** Completes a topic without questionnaire; answers false when it has one by now. */
export const deliverSimple: Delivery = async ({ body }, store): Promise<boolean> => {
  const read = simple.parse(body);
  const completed = await completeSimple(read.ocurrencia, read);
  if (completed) removeDraft(store.person, read.ocurrencia);
  return completed;
};

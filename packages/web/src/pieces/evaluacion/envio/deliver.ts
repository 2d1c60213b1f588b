import { type Draft, removeDraft } from './draft-store.ts';
import { type Acuse, completeSimple, dropDraw, keepResultado, sendDraft } from '../evaluacion.queries.ts';
import type { Delivery } from '../../../core/offline/offline.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';

/** Sends a questionnaire; the server checks and grades it once. Its draft is removed by the acknowledgement alone. */
export const deliverCuestionario: Delivery = async ({ body, moment }, store): Promise<Acuse> => {
  const { ocurrencia, draft } = body as { ocurrencia: Ocurrencia; draft: Draft };
  const acuse = await sendDraft(draft, moment);
  removeDraft(store.person, ocurrencia);
  keepResultado(store, acuse);
  await dropDraw(store, ocurrencia);
  return acuse;
};

/** Completes a topic without questionnaire; answers false when it has one by now. */
export const deliverSimple: Delivery = async ({ body }, store): Promise<boolean> => {
  const read = body as { ocurrencia: Ocurrencia; escala: number; comentario: string };
  const completed = await completeSimple(read.ocurrencia, read);
  if (completed) removeDraft(store.person, read.ocurrencia);
  return completed;
};

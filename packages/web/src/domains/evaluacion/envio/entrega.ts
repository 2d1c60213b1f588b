import { z } from 'zod';
import { type Draft, draft, removeDraft } from './draft-store.ts';
import { type Acuse, completeSimple, dropDraw, sendDraft } from '../evaluacion.queries.ts';
import type { Delivery, Offline } from '../../../core/offline/offline.ts';
import type { Entry } from '../../../core/offline/outbox.ts';
import { type Ocurrencia, ocurrenciaKey } from '../../../core/router/ocurrencia.ts';

/** Kind of the entry that hands in a questionnaire, and of the one that completes a topic without one. */
const CUESTIONARIO = 'cuestionario';
export const TEMA_SIMPLE = 'tema_simple';

const ocurrencia = z.object({
  id_tema: z.number(),
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
});
const entrega = z.object({ ocurrencia, draft });
const simple = z.object({ ocurrencia, escala: z.number(), comentario: z.string() });

/** Topic occurrence of an entry of these kinds; undefined for another one. */
export const ocurrenciaOfEntry = ({ kind, body }: Entry): Ocurrencia | undefined =>
  kind === CUESTIONARIO ? entrega.safeParse(body).data?.ocurrencia : undefined;

/** Returns whether an entry hands in the questionnaire of an occurrence. */
export function isEntregaOf(entry: Entry, place: Ocurrencia): boolean {
  const own = ocurrenciaOfEntry(entry);
  return own !== undefined && ocurrenciaKey(own) === ocurrenciaKey(place);
}

/** Puts a questionnaire into the outbox, once for its attempt, and sends it. `moment`: when it was handed in, by the server's clock. */
export async function handIn(
  { store, sender }: Offline,
  { moment, ...body }: { ocurrencia: Ocurrencia; draft: Draft; moment: Date },
): Promise<void> {
  const id = `${CUESTIONARIO}-${body.draft.id_evaluacion}`;
  await store.outbox.add({ id, kind: CUESTIONARIO, body, moment: moment.toISOString() });
  await sender.run();
}

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

import type { Draft } from './draft-store.ts';
import type { Offline } from '../../../core/offline/offline.ts';
import type { Entry } from '../../../core/offline/outbox.ts';
import { type Ocurrencia, ocurrenciaKey, ocurrenciaOfRow } from '../../../core/router/ocurrencia.ts';

/** Kind of the entry that hands in a questionnaire, and of the one that completes a topic without one. */
const CUESTIONARIO = 'cuestionario';
export const TEMA_SIMPLE = 'tema_simple';

/** Topic occurrence of an entry of these kinds; undefined for another one. */
export const ocurrenciaOfEntry = ({ kind, body }: Entry): Ocurrencia | undefined =>
  kind === CUESTIONARIO ? ocurrenciaOfRow((body as { ocurrencia?: Partial<Ocurrencia> } | null)?.ocurrencia ?? {}) : undefined;

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

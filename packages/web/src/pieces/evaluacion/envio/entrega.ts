import type { Draft } from './draft-store.ts';
import type { Offline } from '../../../core/offline/offline.ts';
import type { Entry, Outbox } from '../../../core/offline/outbox.ts';
import { CUESTIONARIO } from '../../../core/offline/use-waiting-topic.ts';
import { type Ocurrencia, ocurrenciaKey, ocurrenciaOfRow } from '../../../core/router/ocurrencia.ts';

/** Topic occurrence of an entry of these kinds; undefined for another one. */
export const ocurrenciaOfEntry = ({ kind, body }: Entry): Ocurrencia | undefined =>
  kind === CUESTIONARIO ? ocurrenciaOfRow((body as { ocurrencia?: Partial<Ocurrencia> } | null)?.ocurrencia ?? {}) : undefined;

/** Returns whether a person would lose the entry with this page: sent, not acknowledged, not on the device. Events of screens are no loss. */
export const isLost = (entry: Entry, outbox: Outbox): boolean =>
  entry.state === 'espera' && entry.kind !== 'evento' && !outbox.isWritten(entry.id);

/** Text of the questions and answers of an entry, if it has one. */
export const copiaOf = ({ body }: Entry): string | undefined => (body as { copia?: string } | null)?.copia;

/** Returns whether an entry hands in the questionnaire of an occurrence. */
export function isEntregaOf(entry: Entry, place: Ocurrencia): boolean {
  const own = ocurrenciaOfEntry(entry);
  return own !== undefined && ocurrenciaKey(own) === ocurrenciaKey(place);
}

/** Puts a questionnaire into the outbox, once for its attempt, and sends it. `moment`: when it was handed in, by the server's clock. `copia`: its questions and answers as a text that a person reads. */
export async function handIn(
  { store, sender }: Offline,
  { moment, ...body }: { ocurrencia: Ocurrencia; draft: Draft; moment: Date; copia?: string },
): Promise<void> {
  const id = `${CUESTIONARIO}-${body.draft.id_evaluacion}`;
  await store.outbox.add({ id, kind: CUESTIONARIO, body, moment: moment.toISOString() });
  await sender.run();
}

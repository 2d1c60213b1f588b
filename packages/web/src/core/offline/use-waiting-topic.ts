import { useEntries } from './use-offline.ts';
import { type Ocurrencia, ocurrenciaKey } from '../router/ocurrencia.ts';

/** Kind of the entry that hands in a questionnaire, and of the one that completes a topic without one. */
export const CUESTIONARIO = 'cuestionario';
export const TEMA_SIMPLE = 'tema_simple';

/** Returns whether what a person sent for a topic still waits on the device. */
export function useWaitingTopic(place: Ocurrencia): boolean {
  const key = ocurrenciaKey(place);
  return useEntries().some(({ state, kind, body }) => {
    const own = (body as { ocurrencia?: Ocurrencia } | null)?.ocurrencia;
    return state === 'espera' && (kind === CUESTIONARIO || kind === TEMA_SIMPLE) && own !== undefined && ocurrenciaKey(own) === key;
  });
}

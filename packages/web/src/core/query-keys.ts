import type { api } from '@portal/contract/api';
import type { ListInput } from '@portal/contract/core';

/**
 * Subject of entries of the query cache: a group of the contract, or a part of several.
 * `avance`: plans, programs and topics of the signed-in learner. `tablero`: figures of the administrator's dashboard.
 */
type Subject = keyof typeof api | 'avance' | 'entrega' | 'importacion' | 'navegacion' | 'sesion' | 'tablero';

/**
 * Returns the keys of a subject in the query cache. Invalidating a key invalidates every key that begins with it: `keysOf('curso').all`
 * everything about courses, `keysOf('curso').lists` their lists alone.
 */
export const keysOf = <const Name extends Subject>(subject: Name) => ({
  all: [subject],
  lists: [subject, 'lista'],
  list: (query: ListInput) => [subject, 'lista', query],
  one: (id: number) => [subject, 'uno', id],
});

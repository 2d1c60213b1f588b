import type { Endpoint } from '@portal/contract';
import { type Carrier, type RawAnswer, type RawCall, send } from '../../packages/server/src/testing/call.ts';

/** An answer as it arrived; `status` 0: the connection broke. */
export interface Answer extends Pick<RawAnswer, 'status' | 'type' | 'text'> {
  readonly ms: number;
}

/** Sends a request unchecked and reads the whole answer. */
export async function shoot(portal: Carrier, endpoint: Endpoint, request: RawCall): Promise<Answer> {
  const start = performance.now();
  const { status, type, text } = await send(portal, endpoint, request).catch(() => ({ status: 0, type: '', text: '' }));
  return { status, type, text, ms: performance.now() - start };
}

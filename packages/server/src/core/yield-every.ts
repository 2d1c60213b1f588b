import { setImmediate } from 'node:timers/promises';

/** Items worked on before the event loop serves other calls. */
const TURN = 250;

/** Maps many items without holding up other calls. */
export async function mapYielding<In, Out>(items: readonly In[], map: (item: In, index: number) => Out): Promise<Out[]> {
  const mapped: Out[] = [];
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (mapped.length % TURN === 0) await setImmediate();
  }
  return mapped;
}

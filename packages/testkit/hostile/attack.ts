import { LIMIT_MS } from './judge.ts';
import { type Extent, isSent, type Order, ordersOf } from './orders.ts';
import type { Tally } from './tally.ts';
import type { Target } from './target.ts';
import { type Assault, type Scene, sendAll, type Suspect } from './volley.ts';

/** Requests in one world: an accepted one may use up its example or change its people. */
const BATCH = 270;
/** Attempts to prepare a world: an attack beside it may delete what an example is just building on. */
const ATTEMPTS = 3;
/** A slow answer counts when it stays slow so often with nothing else under way. */
const AGAIN = 3;

/** Sends hostile requests around a target's working request as every caller. Returns what was slow, for `confirmSlow`. */
export async function attack(target: Target, extent: Extent, assault: Assault): Promise<readonly Suspect[]> {
  const prepare = () => sceneOf(target, extent, assault);
  const first = await prepare();
  const { callers, armed } = first;
  const orders = ordersOf(armed, callers, extent);
  assault.tally.has(target.name, callers.flatMap((caller) => armed.shots.filter((shot) => isSent(shot, caller))).length);
  const suspects: Suspect[] = [];
  for (let from = 0; from < orders.length; from += BATCH) {
    suspects.push(...(await sendAll(orders.slice(from, from + BATCH), from === 0 ? first : await prepare())));
  }
  if (extent.round > 0) return suspects;
  const working = callers.map((_caller, caller): Order => ({ first: 0, caller, headers: {} }));
  return [...suspects, ...(await sendAll(working, await prepare()))];
}

/** Builds people and a working request; an example can be made once in a world. Begins again where the attacks beside it spoilt what it built. */
async function sceneOf(target: Target, extent: Extent, assault: Assault): Promise<Scene> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const world = await assault.newWorld();
      const callers = await target.callers(world);
      return { target, armed: await target.arm(world), callers, extent, assault };
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${target.name}: no example`, { cause: error });
      assault.tally.preparedAgain.push(`${target.name}: ${String(error)}`);
    }
  }
}

/** Asks once more what was slow, with nothing else under way, and notes what stays slow. */
export async function confirmSlow(suspects: readonly Suspect[], tally: Tally): Promise<void> {
  for (const { what, again } of suspects) {
    let least = Infinity;
    for (let repeat = 0; repeat < AGAIN && least > LIMIT_MS; repeat += 1) least = Math.min(least, (await again()).ms);
    if (least > LIMIT_MS) tally.slow.push(`${what}: ${least.toFixed(0)} ms at least`);
  }
}

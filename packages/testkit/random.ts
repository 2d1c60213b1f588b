/** Mulberry32: whole numbers of 32 bits that repeat with their seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Numbers in [0, 1) that repeat with their seed. */
export function randomFrom(seed: number): () => number {
  const next = numbersFrom(seed);
  return () => next() / 4_294_967_296;
}

/** Whole numbers from 0 to below `below` that repeat with their seed. */
export function randomBelow(seed: number): (below: number) => number {
  const next = numbersFrom(seed);
  return (below) => next() % below;
}

/** Ignores the refusals 403 and 409 of a step of a random history; throws any other error. */
export function ignoreRefusal(error: Error): void {
  if (!/^(403|409) /.test(error.message) || error.message.includes('Otra operación')) throw error;
}

/** Runs work with others of the same limit, as soon as there is room. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a limit for each key, kept while work of that key runs or waits. */
export function limitConcurrencyOfEach(most: number): (key: number | string) => Limit {
  const limits = new Map<number | string, { readonly limit: Limit; works: number }>();
  return (key) => async (work) => {
    const own = limits.get(key) ?? { limit: limitConcurrency(most), works: 0 };
    limits.set(key, own);
    own.works += 1;
    try {
      return await own.limit(work);
    } finally {
      own.works -= 1;
      if (own.works === 0) limits.delete(key);
    }
  };
}

/** Returns a limit under which at most `most` works run at once; the others wait in order of arrival, without a database connection. */
export function limitConcurrency(most: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this place, so that nobody who comes meanwhile overtakes it.
      if (next) next();
      else running -= 1;
    }
  };
}

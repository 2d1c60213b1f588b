import type { Executor } from './executor.ts';

/** Returns a function that gives each database its own value, made on the first call and kept until the database is closed. */
export function perDatabase<Value extends object>(create: () => Value): (db: Executor) => Value {
  const values = new WeakMap<Executor, Value>();
  return (db) => {
    const kept = values.get(db) ?? create();
    values.set(db, kept);
    return kept;
  };
}

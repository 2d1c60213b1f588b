type Makers<T> = { readonly [K in keyof T]: () => T[K] };

/**
 * Returns an object that makes each property when it is first read. Schemas are built so: the client imports the contract of the
 * whole portal and needs a few lists of it.
 */
export function lazy<T extends object>(makers: Makers<T>): T {
  const object = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[]) {
    const get = (): T[keyof T] => {
      const value = makers[name]();
      Object.defineProperty(object, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true });
  }
  return object;
}

/** Adds properties to an object of `lazy`, without reading its own. */
export const withLazy = <const T extends object, L extends object>(given: T, later: L): T & L =>
  Object.defineProperties(later, Object.getOwnPropertyDescriptors(given)) as T & L;

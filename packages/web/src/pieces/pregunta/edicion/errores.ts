const RAIZ = 'datos.';

const valueAt = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), from);

/** Returns the refused fields of `datos` that a change gives another value. */
export const errorsToClear = (fields: readonly string[], before: object, after: object): string[] =>
  fields.filter((field) => {
    if (!field.startsWith(RAIZ)) return false;
    const path = field.slice(RAIZ.length).split('.');
    return valueAt(before, path) !== valueAt(after, path);
  });

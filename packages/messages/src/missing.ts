import type { Translated } from './catalog.ts';

type Branch = { readonly [name: string]: unknown };
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Returns the paths of the texts that another catalogue lacks. */
export function missingTexts(source: object, other: object, above = ''): string[] {
  const given: Branch = { ...other };
  return Object.entries(source).flatMap(([name, value]: [string, unknown]) => {
    if (!isBranch(value)) return typeof given[name] === 'string' ? [] : [above + name];
    const part = given[name];
    return missingTexts(value, isBranch(part) ? part : {}, `${above}${name}.`);
  });
}

/** Returns the keys of `source` with the texts of another catalogue, and its own where that has none: a text is written first and translated later. */
export function filledFrom<Whole extends object>(source: Whole, other: object): Translated<Whole> {
  const given: Branch = { ...other };
  const fill = (name: string, value: unknown): unknown => {
    const own = given[name];
    if (isBranch(value)) return filledFrom(value, isBranch(own) ? own : {});
    return typeof own === 'string' ? own : value;
  };
  return Object.fromEntries(
    Object.entries(source).map(([name, value]: [string, unknown]) => [name, fill(name, value)]),
  ) as Translated<Whole>;
}

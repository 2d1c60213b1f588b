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

/** Returns a catalogue with the texts of `source` where it has none: a text can be written in Spanish first and translated before the checks. */
export function filledFrom<Whole extends object>(source: Whole, other: object): Whole {
  const given: Branch = { ...other };
  const fill = (name: string, value: unknown): unknown => {
    const own = given[name];
    if (isBranch(value)) return filledFrom(value, isBranch(own) ? own : {});
    return typeof own === 'string' ? own : value;
  };
  return Object.fromEntries(Object.entries(source).map(([name, value]: [string, unknown]) => [name, fill(name, value)])) as Whole;
}

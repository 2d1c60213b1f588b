/** Item of an ordered list of a form. */
interface Item {
  readonly id: number;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

/** Returns whether a value is a list of items, or an empty one. */
export const isItems = (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const byId = (items: readonly Item[]): ReadonlyMap<number, Item> => new Map(items.map((item) => [item.id, item]));

interface Lists {
  readonly base: readonly Item[];
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
}

/**
 * Merges two changes of one ordered list: what either added is in it, what either removed is not. The order is mine where I moved items, else
 * theirs; an added item follows the one that it was added after. An item that I changed has my values.
 */
export function mergeItems({ base, mine, theirs }: Lists): Item[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const kept = (items: readonly Item[]) => items.filter(({ id }) => before.has(id) && own.has(id) && other.has(id)).map(({ id }) => id);
  const moved = !same(kept(base), kept(mine));
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const gone = ({ id }: Item) => before.has(id) && !(own.has(id) && other.has(id));
  const merged = first.filter((item) => !gone(item)).map(({ id }) => id);
  second.forEach(({ id }, index) => {
    if (before.has(id) || merged.includes(id)) return;
    const after = second.slice(0, index).findLast((item) => merged.includes(item.id));
    merged.splice(after ? merged.indexOf(after.id) + 1 : 0, 0, id);
  });
  const valueOf = (id: number) => {
    const [item, saved] = [own.get(id), other.get(id)];
    return item && saved && same(item, before.get(id)) ? saved : (item ?? saved);
  };
  return merged.flatMap((id) => valueOf(id) ?? []);
}

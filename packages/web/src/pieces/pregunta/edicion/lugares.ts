/** Change of a list: the former place, from 0, of each item; -1 for a new one. */
export type Lugares = readonly number[];

const todos = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const agregado = (count: number): Lugares => [...todos(count), -1];
export const quitado = (count: number, index: number): Lugares => todos(count).filter((each) => each !== index);

export function movido(count: number, from: number, to: number): Lugares {
  const places = quitado(count, from).slice();
  places.splice(to, 0, from);
  return places;
}

/** Returns the items in their new places. */
export const aplicar = <Item>(items: readonly Item[], lugares: Lugares, nuevo: Item): Item[] =>
  lugares.map((lugar) => (lugar < 0 ? nuevo : (items[lugar] ?? nuevo)));

/** Returns the new place, from 1, of what was at a place from 1; null for what is gone. */
export const seguir = (lugares: Lugares, place: number | null): number | null =>
  place === null ? null : lugares.indexOf(place - 1) + 1 || null;

/** Record in a list of children; further fields belong to its link, e.g. `cuestionario`. */
export interface Item {
  readonly id: number;
  readonly codigo?: string | null;
  readonly titulo: string;
  readonly codigo_estado: number;
}

/** Row of a master with the fields of an item. */
type ItemRow<Key extends string> = { readonly [K in Key]: number } & Omit<Item, 'id'>;

/** Returns the conversion of a row into an item: `rows.map(itemOf('id_curso'))`. */
export const itemOf =
  <Key extends string>(key: Key) =>
  (row: ItemRow<Key>): Item => ({ id: row[key], codigo: row.codigo, titulo: row.titulo, codigo_estado: row.codigo_estado });

/** The same for all rows of a response, as the selector of a query; a stable function, so that the query runs it once. */
export const itemsOf = <Key extends string>(key: Key) => {
  const toItem = itemOf(key);
  return (rows: readonly ItemRow<Key>[]): Item[] => rows.map(toItem);
};

/** A record as an ordered list of children shows it; further fields belong to the link, e.g. `cuestionario`. */
export interface Item {
  readonly id: number;
  readonly codigo?: string | null;
  readonly titulo: string;
  readonly codigo_estado: number;
}

/** A row of a master that can be an item. */
type ItemRow<Key extends string> = { readonly [K in Key]: number } & Omit<Item, 'id'>;

/** Rows as items: `rows.map(itemOf('id_curso'))`. */
export const itemOf =
  <Key extends string>(key: Key) =>
  (row: ItemRow<Key>): Item => ({ id: row[key], codigo: row.codigo, titulo: row.titulo, codigo_estado: row.codigo_estado });

/** The same for all rows of an answer, as a selector of a query: stable, so that the items are made once. */
export const itemsOf = <Key extends string>(key: Key) => {
  const toItem = itemOf(key);
  return (rows: readonly ItemRow<Key>[]): Item[] => rows.map(toItem);
};

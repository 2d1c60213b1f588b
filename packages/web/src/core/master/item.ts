/** A record as an ordered list of children shows it; further fields belong to the link, e.g. `cuestionario`. */
export interface Item {
  readonly id: number;
  readonly codigo?: string | null;
  readonly titulo: string;
  readonly codigo_estado: number;
}

/** Rows as items: `rows.map(itemOf('id_curso'))`. */
export const itemOf =
  <Key extends string>(key: Key) =>
  (row: { readonly [K in Key]: number } & Omit<Item, 'id'>): Item => ({
    id: row[key],
    codigo: row.codigo,
    titulo: row.titulo,
    codigo_estado: row.codigo_estado,
  });

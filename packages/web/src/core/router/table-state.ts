/** Settings of a table; plain values, so that they fit into a URL. */
export interface TableState {
  /** From 1. */
  page: number;
  size: number;
  /** Column id, with a leading minus for descending; empty for the order of the data. */
  sort: string;
  search: string;
  /** Text by column id. */
  filters: Record<string, string>;
  /** Ids of hidden columns. */
  hidden: string[];
}

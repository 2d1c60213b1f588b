/** One page of a list, and the number of all rows. */
export class Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  constructor(rows: Row[], total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** Whole list while it is read: number of rows, and their batches, read lazily one after the other. */
export interface OpenRows<Row> {
  readonly total: number;
  /** Batches of at least one row. */
  readonly batches: AsyncIterable<Row[]>;
}

/** Whole list to be streamed (P36). Every call of `open` starts a new read. */
export class RowStream<Row> {
  readonly open: () => Promise<OpenRows<Row>>;
  /** Headers of dynamic columns by name (`avance.p12`). */
  readonly headers: Readonly<Record<string, string>>;
  constructor(open: () => Promise<OpenRows<Row>>, headers: Readonly<Record<string, string>> = {}) {
    this.open = open;
    this.headers = headers;
  }
}

/** Answer of a list: a page for a query with `pagina`, else the whole list. */
export type Listing<Row> = Page<Row> | RowStream<Row>;

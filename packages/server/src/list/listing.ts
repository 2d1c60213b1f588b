/** One page of a long list, and the number of all rows behind it. */
export class Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  constructor(rows: Row[], total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** A whole list as it is read: how many rows were found, and their batches, read one after the other while they are sent. */
export interface OpenRows<Row> {
  readonly total: number;
  /** No batch is empty. */
  readonly batches: AsyncIterable<Row[]>;
}

/** A whole long list (P36). `open` starts reading; every call reads anew. */
export class RowStream<Row> {
  readonly open: () => Promise<OpenRows<Row>>;
  /** Headers of the columns that only the data knows, by name (`avance.p12`). */
  readonly headers: Readonly<Record<string, string>>;
  constructor(open: () => Promise<OpenRows<Row>>, headers: Readonly<Record<string, string>> = {}) {
    this.open = open;
    this.headers = headers;
  }
}

/** What a long list answers: a page when one was asked for, otherwise everything. */
export type Listing<Row> = Page<Row> | RowStream<Row>;

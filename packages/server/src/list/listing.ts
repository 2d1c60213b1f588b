/** One page of a long list; the number of all rows travels in a header. */
export class Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  constructor(rows: Row[], total: number) {
    this.rows = rows;
    this.total = total;
  }
}

/** A whole long list, read in batches while it is being sent (P36). */
export class RowStream<Row> {
  /** Starts reading; every call reads anew. No batch is empty. */
  readonly batches: () => AsyncIterable<Row[]>;
  constructor(batches: () => AsyncIterable<Row[]>) {
    this.batches = batches;
  }
}

/** What a long list answers: a page when one was asked for, otherwise everything. */
export type Listing<Row> = Page<Row> | RowStream<Row>;

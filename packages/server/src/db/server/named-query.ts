/* oxlint-disable no-underscore-dangle -- the parts of `pg` that its types leave out have these names */
import { type Connection, Query, type QueryResult } from 'pg';

/** Layout that `pg` derives from the description of a statement's rows: names, parsers of the texts, and an empty row. */
interface Layout {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** Parts of `pg`'s class that its types leave out. */
interface Internals {
  name: string;
  readonly _result: Layout;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}

type Done = (error: Error | null, result: QueryResult) => void;
const PgQuery = Query as unknown as new (text: string, values: readonly unknown[], done: Done) => Internals;

/** Layouts of a connection's statements by name. */
export class KnownRows {
  readonly #layouts = new Map<string, Layout>();
  #withoutDescribe: Connection | undefined;

  get(name: string): Layout | undefined {
    return this.#layouts.get(name);
  }

  set(name: string, { fields, _parsers, _prebuiltEmptyResultObject }: Layout): void {
    this.#layouts.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  /** Returns the connection with a `describe` that sends nothing. */
  withoutDescribe(connection: Connection): Connection {
    return (this.#withoutDescribe ??= Object.create(connection, { describe: { value: () => undefined } }) as Connection);
  }
}

/**
 * Named statement: the server describes its rows once per connection. `pg` asks for the description in every run and builds an empty row from it,
 * which costs more than a small answer. The rows of a name never change: PostgreSQL refuses a prepared statement with a result that would (0A000,
 * record 084).
 */
export class NamedQuery extends PgQuery {
  readonly #rows: KnownRows;

  constructor(
    statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
    rows: KnownRows,
    done: Done,
  ) {
    super(statement.text, statement.values, done);
    this.name = statement.name;
    this.#rows = rows;
  }

  override prepare(connection: Connection): void {
    const layout = this.hasBeenParsed(connection) ? this.#rows.get(this.name) : undefined;
    if (!layout) return super.prepare(connection);
    Object.assign(this._result, layout);
    this._accumulateRows = true;
    super.prepare(this.#rows.withoutDescribe(connection));
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    this.#rows.set(this.name, this._result);
  }
}

import pg from 'pg';

/**
 * A statement that sets its scope first, in the same round trip and the same implicit transaction: both go out before one
 * Sync, so the scope is gone with the statement. This makes row-level security almost free (docs/decisions); BEGIN, set,
 * statement, COMMIT as four queries cost a third of the throughput.
 *
 * It builds on what `pg.Query` does to speak the extended protocol. server/test/database.test.ts holds it to its promises.
 */
export class ScopedQuery extends (pg.Query as unknown as new (query: QueryInput) => PreparedQuery) {
  readonly #scope: ScopeStatement | undefined;
  #scopeIsSet: boolean;

  constructor(query: QueryInput, scope: ScopeStatement | undefined) {
    super(query);
    this.#scope = scope;
    this.#scopeIsSet = scope === undefined;
  }

  override prepare(connection: Connection): void {
    if (this.#scope) {
      const { name, text, values } = this.#scope;
      if (connection.parsedStatements[name] === undefined) {
        connection.parse({ name, text });
        connection.parsedStatements[name] = text;
      }
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    super.prepare(connection);
  }

  /** The first row and the first completion belong to the scope. */
  override handleDataRow(message: unknown): void {
    if (this.#scopeIsSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#scopeIsSet) super.handleCommandComplete(message, connection);
    this.#scopeIsSet = true;
  }
}

export interface ScopeStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export type QueryInput = pg.QueryConfig & {
  readonly callback: (error: Error | null, result: pg.QueryResult) => void;
};

interface PreparedQuery extends pg.Submittable {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

/** The part of pg's connection that a query writes to. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  execute(options: object): void;
}

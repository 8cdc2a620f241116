import pg from 'pg';

/**
 * A statement that sets its scope first, in the same round trip and the same implicit transaction: both go out before one
 * Sync, so the scope is gone with the statement. This makes row-level security almost free (docs/decisions); BEGIN, set,
 * statement, COMMIT as four queries cost a third of the throughput.
 *
 * It builds on what `pg.Query` does to speak the extended protocol. server/test/database.test.ts and
 * server/test/database-connections.test.ts hold it to its promises.
 */
export class ScopedQuery extends (pg.Query as unknown as new (
  text: string,
  values: readonly unknown[] | undefined,
  callback: QueryCallback,
) => PreparedQuery) {
  readonly #scope: ScopeStatement | undefined;
  readonly #name: string | undefined;
  #scopeIsSet: boolean;

  constructor(statement: StatementInput, scope: ScopeStatement | undefined, answered: QueryCallback) {
    // Passed separately: pg would copy an object property by property, with descriptors.
    super(statement.text, statement.values, answered);
    this.name = statement.name;
    // Without values, pg would use the simple protocol, which bypasses `prepare` and the scope.
    if (scope) this.queryMode = 'extended';
    this.#scope = scope;
    this.#name = statement.name;
    this.#scopeIsSet = scope === undefined;
  }

  override prepare(connection: Connection): void {
    if (this.#scope) this.#sendScope(connection, this.#scope);
    super.prepare(connection);
    // pg takes the next ParseComplete as the statement's own; until the scope's has passed, there is no name to record.
    if (!this.#scopeIsSet) this.name = undefined;
  }

  #sendScope(connection: Connection, { name, text, values }: ScopeStatement): void {
    if (connection.parsedStatements[name] === undefined) {
      // After a failure it is unknown whether the statement was parsed. Closing a missing one is not an error; parsing it twice is.
      connection.close({ type: 'S', name });
      connection.parse({ name, text });
    }
    connection.bind({ statement: name, values });
    connection.execute({});
  }

  /** The first row and the first completion belong to the scope. */
  override handleDataRow(message: unknown): void {
    if (this.#scopeIsSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#scopeIsSet) return super.handleCommandComplete(message, connection);
    this.#scopeIsSet = true;
    this.name = this.#name;
    if (this.#scope) connection.parsedStatements[this.#scope.name] = this.#scope.text;
  }

  override handleError(error: Error, connection: Connection): void {
    if (this.#name !== undefined) delete connection.submittedNamedStatements[this.#name];
    super.handleError(error, connection);
  }
}

export interface ScopeStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementInput {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export type QueryCallback = (error: Error | null, result: pg.QueryResult) => void;

interface PreparedQuery extends pg.Submittable {
  name: string | undefined;
  queryMode: 'extended' | undefined;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

/** The part of pg's connection that a query writes to. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  execute(options: object): void;
}

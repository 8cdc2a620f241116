import pg from 'pg';

/**
 * A query that first sets its scope, in the same round trip and the same implicit transaction. Both statements are
 * sent before one Sync message, so the scope ends with the query. This makes row-level security almost free (see
 * docs/decisions). Sending BEGIN, the scope, the query and COMMIT one by one would cost a third of the throughput.
 *
 * This class relies on how `pg.Query` uses the extended protocol. server/test/database.test.ts and
 * server/test/database-connections.test.ts check that it still does.
 */
export class ScopedQuery extends (pg.Query as unknown as new (
  text: string,
  values: readonly unknown[] | undefined,
  callback: QueryCallback,
) => PreparedQuery) {
  readonly #scope: ScopeStatement | undefined;
  readonly #name: string | undefined;
  #scopeIsSet: boolean;

  constructor(statement: StatementInput, scope: ScopeStatement | undefined, callback: QueryCallback) {
    // Passed as separate arguments, because pg would copy an object property by property.
    super(statement.text, statement.values, callback);
    this.name = statement.name;
    // Without values, pg would use the simple protocol, which skips `prepare` and therefore the scope.
    if (scope) this.queryMode = 'extended';
    this.#scope = scope;
    this.#name = statement.name;
    this.#scopeIsSet = scope === undefined;
  }

  override prepare(connection: Connection): void {
    if (this.#scope) this.#sendScope(connection, this.#scope);
    super.prepare(connection);
    // pg records the statement's name at the next ParseComplete. The first ParseComplete belongs to the scope, so the
    // name is hidden until then.
    if (!this.#scopeIsSet) this.name = undefined;
  }

  #sendScope(connection: Connection, { name, text, values }: ScopeStatement): void {
    if (connection.parsedStatements[name] === undefined) {
      // After a failure, it is unknown whether the statement was parsed. Closing an unknown statement is not an
      // error, but parsing a known one is.
      connection.close({ type: 'S', name });
      connection.parse({ name, text });
    }
    connection.bind({ statement: name, values });
    connection.execute({});
  }

  /** The first row and the first completion belong to the statement that sets the scope. */
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

/** The methods of pg's connection that a query calls. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly unknown[] }): void;
  execute(options: object): void;
}

import type { Database, Statement, Transaction } from '../integrations/postgres.ts';

/** Runs a statement as part of the given transaction, or by itself outside any scope. */
export function runUnscoped<Row>(connection: Database | Transaction, statement: Statement): Promise<Row[]> {
  return 'query' in connection ? connection.query<Row>(statement) : connection.unscoped<Row>(statement);
}

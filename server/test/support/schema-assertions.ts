import type { Transaction } from '../../integrations/postgres.ts';

/** Checks every table in PostgreSQL's catalogue, so that a new migration cannot break the rules unnoticed. */

/** Tables without a workspace_id. */
const tablesWithoutWorkspace = ['workspaces', 'migrations', 'migration_steps'];
/** Tables that are read before the scope is known, because the API key determines the calling workspace. */
const tablesReadWithoutScope = ['workspaces', 'api_keys'];
/**
 * Tables that are written for many workspaces in one statement. Each row is bound to the workspace and environment of
 * its API key.
 */
const tablesWrittenByKey = ['request_log'];

interface Table {
  readonly name: string;
  readonly first_key_column: string | null;
  readonly row_security: boolean;
  readonly is_partition: boolean;
  /** Whether the service has any privilege on the table or on one of its columns. */
  readonly granted: boolean;
  readonly has_strict_environment: boolean;
  readonly policies: readonly string[];
}

export async function findSchemaProblems(transaction: Transaction): Promise<string[]> {
  const tables = await transaction.query<Table>({ text: selectTablesSql });
  const keys = await transaction.query<{ from_table: string; to_table: string; columns: string[] }>({
    text: selectForeignKeysSql,
  });
  return [...tables.flatMap(findTableProblems), ...keys.flatMap(findForeignKeyProblems)];
}

function findTableProblems(table: Table): string[] {
  const problems: string[] = [];
  if (!tablesWithoutWorkspace.includes(table.name) && table.first_key_column !== 'workspace_id') {
    problems.push(`${table.name}: the primary key does not start with workspace_id`);
  }
  if (!table.granted || tablesReadWithoutScope.includes(table.name)) return problems;
  if (table.is_partition) problems.push(`${table.name}: a partition is open to the service past its parent`);
  if (!table.row_security) problems.push(`${table.name}: row-level security is off`);
  if (tablesWrittenByKey.includes(table.name)) return [...problems, ...findKeyedTableProblems(table)];
  if (table.policies.length !== 1)
    problems.push(`${table.name}: ${table.policies.length} policies instead of one`);
  for (const policy of table.policies) {
    // A policy has two parts: which rows can be read and which can be written.
    const [using = '', check = ''] = policy.split('\n');
    for (const half of [using, check]) {
      if (!half.includes('blazon.workspace_id'))
        problems.push(`${table.name}: a policy ignores the workspace`);
      if (table.has_strict_environment && !half.includes('blazon.environment'))
        problems.push(`${table.name}: a policy ignores the environment`);
    }
  }
  return problems;
}

/**
 * Checks a table that has one policy for reading inside a scope, and one for writing under the key's own workspace
 * and environment.
 */
function findKeyedTableProblems({ name, policies }: Table): string[] {
  const [reading, writing] = [
    policies.filter((policy) => policy.endsWith('\n')),
    policies.filter((policy) => policy.startsWith('\n')),
  ] as const;
  const problems: string[] = [];
  if (policies.length !== 2 || reading.length !== 1 || writing.length !== 1)
    problems.push(`${name}: it needs one policy for reading and one for writing`);
  if (
    !reading.every(
      (policy) => policy.includes('blazon.workspace_id') && policy.includes('blazon.environment'),
    )
  )
    problems.push(`${name}: the policy for reading ignores the scope`);
  const requiredConditions = [
    'k.workspace_id = request_log.workspace_id',
    'k.id = request_log.key_id',
    'request_log.environment',
  ];
  if (!writing.every((policy) => requiredConditions.every((part) => policy.includes(part))))
    problems.push(`${name}: the policy for writing is not bound to the key`);
  return problems;
}

function findForeignKeyProblems(key: { from_table: string; to_table: string; columns: string[] }): string[] {
  if (key.to_table === 'workspaces') return [];
  // An archive spans both environments.
  return (key.to_table === 'workspace_archives' ? ['workspace_id'] : ['workspace_id', 'environment'])
    .filter((column) => !key.columns.includes(column))
    .map((column) => `${key.from_table}: its reference to ${key.to_table} does not include ${column}`);
}

const selectTablesSql = `
  SELECT c.relname AS name, c.relrowsecurity AS row_security, c.relispartition AS is_partition,
    (SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = c.oid AND i.indisprimary) AS first_key_column,
    has_any_column_privilege('blazon_app', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
      OR has_table_privilege('blazon_app', c.oid, 'DELETE, TRUNCATE, TRIGGER') AS granted,
    EXISTS (SELECT FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attname = 'environment' AND a.attnotnull) AS has_strict_environment,
    ARRAY(SELECT concat(pg_get_expr(p.polqual, p.polrelid), E'\\n', pg_get_expr(p.polwithcheck, p.polrelid))
          FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  ORDER BY c.relname`;

const selectForeignKeysSql = `
  SELECT k.conrelid::regclass::text AS from_table, k.confrelid::regclass::text AS to_table,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
          WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)) AS columns
  FROM pg_constraint k
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`;

import type { Node } from 'libpg-query';
import { judgeAlteration } from './judge-alteration.ts';
import { lastNameOf, qualifiedNameOf, type Schema } from './schema.ts';

/** Statements that read and write no rows, so that they hold a lock briefly or not at all. */
const statementsTouchingNoRow = new Set([
  'AlterDefaultPrivilegesStmt',
  'AlterEnumStmt',
  'AlterFunctionStmt',
  'AlterObjectSchemaStmt',
  'AlterOwnerStmt',
  'AlterPolicyStmt',
  'AlterRoleStmt',
  'AlterSeqStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateFunctionStmt',
  'CreatePolicyStmt',
  'CreateRoleStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateStmt',
  'CreateTrigStmt',
  'DropStmt',
  'GrantRoleStmt',
  'GrantStmt',
  'RenameStmt',
  'TruncateStmt',
  'VariableSetStmt',
  'ViewStmt',
]);

/**
 * Returns what makes a statement unsafe under load, or nothing if it is safe. `isStepwise` means that the file runs
 * without a transaction.
 */
export function judgeStatement(statement: Node, schema: Schema, isStepwise: boolean): string[] {
  const kind = Object.keys(statement)[0] ?? '';
  if (statementsTouchingNoRow.has(kind)) return [];
  if ('IndexStmt' in statement) {
    const { relation, concurrent = false } = statement.IndexStmt;
    const table = relation ? qualifiedNameOf(relation) : '';
    if (concurrent)
      return isStepwise ? [] : ['CREATE INDEX CONCURRENTLY needs a file "-- without transaction"'];
    if (schema.createdInFile.has(table)) return [];
    return [`builds an index on ${table} that blocks its writers: use CREATE INDEX CONCURRENTLY`];
  }
  if ('AlterTableStmt' in statement) return judgeAlteration(statement.AlterTableStmt, schema, isStepwise);
  if ('AlterDomainStmt' in statement) {
    const { subtype, def } = statement.AlterDomainStmt;
    const isChecked = def !== undefined && 'Constraint' in def && def.Constraint.skip_validation !== true;
    if ((subtype === 'C' && isChecked) || subtype === 'O' || (subtype === 'V' && !isStepwise))
      return ['scans every table that has the domain: add the constraint NOT VALID, validate it later'];
    return [];
  }
  if (
    'InsertStmt' in statement ||
    'UpdateStmt' in statement ||
    'DeleteStmt' in statement ||
    'SelectStmt' in statement ||
    'CreateTableAsStmt' in statement
  )
    return judgeRowStatement(statement, schema, isStepwise);
  const isConcurrent = JSON.stringify(statement).includes('"concurrently"');
  if (isStepwise && ((kind === 'ReindexStmt' && isConcurrent) || isPlainVacuum(statement))) return [];
  return [`${kind} is not known to be safe under load (tools/check/migrations/judge-statement.ts)`];
}

/** A statement that reads or changes rows of a table from an earlier file must run in batches. */
function judgeRowStatement(statement: Node, schema: Schema, isStepwise: boolean): string[] {
  const target = 'InsertStmt' in statement ? statement.InsertStmt.relation : undefined;
  const parts = findStatementParts(statement);
  const withNames = new Set(parts.withNames);
  const large = parts.tables.filter(
    (table) =>
      table !== (target && qualifiedNameOf(target)) &&
      !schema.createdInFile.has(table) &&
      !withNames.has(table),
  );
  // An INSERT ... SELECT that reads its own target names that table twice.
  const readsTarget = target && parts.tables.filter((table) => table === qualifiedNameOf(target)).length > 1;
  if (readsTarget && !schema.createdInFile.has(qualifiedNameOf(target))) large.push(qualifiedNameOf(target));
  if (large.length === 0) return [];
  const names = [...new Set(large)].join(', ');
  if (!isStepwise) return [`reads or changes rows of ${names} in a transaction: use batches`];
  return parts.isBatched ? [] : [`reads or changes rows of ${names} at once: add WHERE in_batch(...)`];
}

interface StatementParts {
  readonly tables: string[];
  /** The names that WITH clauses define. */
  readonly withNames: string[];
  isBatched: boolean;
}

function findStatementParts(statement: Node): StatementParts {
  const parts: StatementParts = { tables: [], withNames: [], isBatched: false };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    // A table is recognised by its field, because not every table in the syntax tree has a wrapping node.
    if ('relname' in value && typeof value.relname === 'string') {
      const schemaname =
        'schemaname' in value && typeof value.schemaname === 'string' ? value.schemaname : '';
      const isCatalogue = /^(pg_|information_schema$)/.test(schemaname === '' ? value.relname : schemaname);
      if (!isCatalogue)
        parts.tables.push(
          qualifiedNameOf({ relname: value.relname, ...(schemaname === '' ? {} : { schemaname }) }),
        );
    }
    if ('ctename' in value && typeof value.ctename === 'string') parts.withNames.push(value.ctename);
    if ('funcname' in value && Array.isArray(value.funcname) && lastNameOf(value.funcname) === 'in_batch')
      parts.isBatched = true;
    Object.values(value).forEach(visit);
  };
  visit(statement);
  return parts;
}

function isPlainVacuum(statement: Node): boolean {
  return 'VacuumStmt' in statement && !JSON.stringify(statement).includes('"full"');
}

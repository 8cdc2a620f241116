import type { AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query';
import { lastNameOf, qualifiedNameOf, type Schema } from './schema.ts';

/** ALTER TABLE commands that change only the system catalogue, not rows. */
const alterationsTouchingNoRow = new Set([
  'AT_AlterConstraint',
  'AT_ChangeOwner',
  'AT_ColumnDefault',
  'AT_DetachPartition',
  'AT_DetachPartitionFinalize',
  'AT_DisableRowSecurity',
  'AT_DisableTrig',
  'AT_DropColumn',
  'AT_DropConstraint',
  'AT_DropNotNull',
  'AT_EnableRowSecurity',
  'AT_EnableTrig',
  'AT_ForceRowSecurity',
  'AT_NoForceRowSecurity',
  'AT_ReplicaIdentity',
  'AT_ResetRelOptions',
  'AT_SetCompression',
  'AT_SetOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
]);

/** Functions that PostgreSQL evaluates once per statement, so that every row gets the same value. */
const stableFunctions = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

/** Returns what an ALTER TABLE would scan or rewrite. `isStepwise` means that the file runs without a transaction. */
export function judgeAlteration(statement: AlterTableStmt, schema: Schema, isStepwise: boolean): string[] {
  const { relation, cmds = [], objtype } = statement;
  const table = relation ? qualifiedNameOf(relation) : '';
  if (objtype === 'OBJECT_INDEX' || schema.createdInFile.has(table)) return [];
  return cmds.flatMap((command): string[] => {
    if (!('AlterTableCmd' in command)) return [];
    const { subtype = 'AT_AddColumn', name = '', def } = command.AlterTableCmd;
    if (alterationsTouchingNoRow.has(subtype)) return [];
    if (subtype === 'AT_AddColumn' && def !== undefined && 'ColumnDef' in def)
      return judgeColumn(table, def.ColumnDef, schema);
    if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def)
      return judgeConstraint(table, def.Constraint);
    if (subtype === 'AT_ValidateConstraint')
      return isStepwise
        ? []
        : [`scans ${table} in a transaction: validate in a file "-- without transaction"`];
    if (subtype === 'AT_SetNotNull')
      return schema.provenNotNull.has(`${table}.${name}`)
        ? []
        : [`scans ${table}: validate a CHECK (${name} IS NOT NULL) before SET NOT NULL`];
    if (subtype === 'AT_AlterColumnType') return [`rewrites ${table}: add a new column and copy in batches`];
    if (subtype === 'AT_AttachPartition' && def !== undefined && 'PartitionCmd' in def) {
      const partition = def.PartitionCmd.name ? qualifiedNameOf(def.PartitionCmd.name) : '';
      return schema.createdInFile.has(partition) ? [] : [`scans ${partition} to attach it`];
    }
    return [`${subtype} on ${table} is not known to be safe under load`];
  });
}

function judgeColumn(table: string, column: ColumnDef, { domains }: Schema): string[] {
  const { colname = '', typeName, constraints = [] } = column;
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const has = (type: Constraint['contype']) => found.some(({ contype }) => contype === type);
  const defaultValue = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const type = lastNameOf(typeName?.names);
  const problems: string[] = [];
  if (has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') || /^(small|big)?serial\d*$/.test(type))
    problems.push(`rewrites ${table}: ${colname} gets a different value in each row`);
  if (defaultValue !== undefined && !isConstant(defaultValue))
    problems.push(`rewrites ${table}: the default of ${colname} may differ from row to row`);
  if (domains.has(type)) problems.push(`rewrites ${table}: ${type} is a domain with a constraint`);
  if (has('CONSTR_CHECK'))
    problems.push(`scans ${table}: add the CHECK of ${colname} NOT VALID and validate it in a later step`);
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY'))
    problems.push(`builds an index on ${table}: use CREATE UNIQUE INDEX CONCURRENTLY`);
  if (has('CONSTR_FOREIGN') && defaultValue !== undefined)
    problems.push(
      `scans ${table}: add the foreign key of ${colname} NOT VALID and validate it in a later step`,
    );
  if (has('CONSTR_NOTNULL') && defaultValue === undefined)
    problems.push(`scans ${table}: ${colname} is NOT NULL and has no default`);
  return problems;
}

function judgeConstraint(table: string, constraint: Constraint): string[] {
  const { contype, conname = 'constraint', skip_validation: isNotValid = false, indexname } = constraint;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL')
    return isNotValid ? [] : [`scans ${table}: add ${conname} NOT VALID and validate it in a later step`];
  if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && indexname !== undefined) return [];
  return [`builds an index on ${table}: build it concurrently, then ADD CONSTRAINT ... USING INDEX`];
}

/** Whether a default is the same for every row. PostgreSQL then stores it in the catalogue and rewrites no row. */
function isConstant(expression: Node): boolean {
  if ('A_Const' in expression) return true;
  if ('TypeCast' in expression)
    return expression.TypeCast.arg !== undefined && isConstant(expression.TypeCast.arg);
  if ('A_ArrayExpr' in expression) return (expression.A_ArrayExpr.elements ?? []).every(isConstant);
  if ('FuncCall' in expression) return stableFunctions.has(lastNameOf(expression.FuncCall.funcname));
  return 'SQLValueFunction' in expression;
}

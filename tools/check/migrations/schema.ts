import type { Constraint, Node, RangeVar } from 'libpg-query';

/** What the statements so far say about the schema. */
export interface Schema {
  /** Tables that the current file created. They are still empty, so any statement on them is fast. */
  readonly createdInFile: Set<string>;
  /** Domains with constraints. Adding a column of such a type rewrites the table. */
  readonly domains: Set<string>;
  /** For each CHECK (column IS NOT NULL), maps `table.constraint` to the column. */
  readonly notNullChecks: Map<string, string>;
  /** Every `table.column` whose NOT NULL check was validated, so that SET NOT NULL does not scan the table. */
  readonly provenNotNull: Set<string>;
}

export function createEmptySchema(): Schema {
  return {
    createdInFile: new Set(),
    domains: new Set(),
    notNullChecks: new Map(),
    provenNotNull: new Set(),
  };
}

export function qualifiedNameOf({ schemaname, relname = '' }: RangeVar): string {
  return schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`;
}

/** Returns `name` for `schema.name`. */
export function lastNameOf(names: readonly Node[] = []): string {
  const last = names.at(-1);
  return last !== undefined && 'String' in last ? (last.String.sval ?? '') : '';
}

/** Records what a statement changes in the schema. */
export function noteStatement(statement: Node, schema: Schema): void {
  if ('CreateStmt' in statement && statement.CreateStmt.relation)
    schema.createdInFile.add(qualifiedNameOf(statement.CreateStmt.relation));
  if ('CreateTableAsStmt' in statement && statement.CreateTableAsStmt.into?.rel)
    schema.createdInFile.add(qualifiedNameOf(statement.CreateTableAsStmt.into.rel));
  if ('CreateDomainStmt' in statement && (statement.CreateDomainStmt.constraints?.length ?? 0) > 0)
    schema.domains.add(lastNameOf(statement.CreateDomainStmt.domainname));
  if ('RenameStmt' in statement) noteRename(statement, schema);
  if ('AlterTableStmt' in statement && statement.AlterTableStmt.relation)
    noteAlteration(
      qualifiedNameOf(statement.AlterTableStmt.relation),
      statement.AlterTableStmt.cmds ?? [],
      schema,
    );
}

function noteRename(statement: Extract<Node, { RenameStmt: unknown }>, { createdInFile }: Schema): void {
  const { relation, newname, renameType } = statement.RenameStmt;
  if (renameType !== 'OBJECT_TABLE' || !relation || newname === undefined) return;
  const renamed = qualifiedNameOf({ ...relation, relname: newname });
  if (createdInFile.delete(qualifiedNameOf(relation))) createdInFile.add(renamed);
  else createdInFile.delete(renamed);
}

function noteAlteration(table: string, commands: readonly Node[], schema: Schema): void {
  for (const command of commands) {
    if (!('AlterTableCmd' in command)) continue;
    const { subtype, name = '', def } = command.AlterTableCmd;
    if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def)
      noteConstraint(table, def.Constraint, schema);
    const column = schema.notNullChecks.get(`${table}.${name}`);
    if (subtype === 'AT_ValidateConstraint' && column !== undefined)
      schema.provenNotNull.add(`${table}.${column}`);
  }
}

function noteConstraint(table: string, constraint: Constraint, { notNullChecks }: Schema): void {
  const { conname, contype, raw_expr: condition } = constraint;
  if (contype !== 'CONSTR_CHECK' || conname === undefined || condition === undefined) return;
  if (!('NullTest' in condition) || condition.NullTest.nulltesttype !== 'IS_NOT_NULL') return;
  const { arg } = condition.NullTest;
  if (arg !== undefined && 'ColumnRef' in arg)
    notNullChecks.set(`${table}.${conname}`, lastNameOf(arg.ColumnRef.fields));
}

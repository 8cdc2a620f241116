import type { Constraint, Node, RangeVar } from 'libpg-query';

/** What is known about the schema at a statement, from all earlier statements. */
export interface Schema {
  /** Tables that the same file created: nobody has written to them yet. */
  readonly madeInFile: Set<string>;
  /** Domains with constraints: a new column of such a type rewrites its table. */
  readonly domains: Set<string>;
  /** `table.constraint` to the column that it keeps from being null. */
  readonly notNullChecks: Map<string, string>;
  /** `table.column` with a validated check: SET NOT NULL need not scan. */
  readonly provenNotNull: Set<string>;
}

export function createEmptySchema(): Schema {
  return {
    madeInFile: new Set(),
    domains: new Set(),
    notNullChecks: new Map(),
    provenNotNull: new Set(),
  };
}

export function qualifiedNameOf({ schemaname, relname = '' }: RangeVar): string {
  return schemaname === undefined || schemaname === 'public' ? relname : `${schemaname}.${relname}`;
}

/** The last part of a qualified name. */
export function lastNameOf(names: readonly Node[] = []): string {
  const last = names.at(-1);
  return last !== undefined && 'String' in last ? (last.String.sval ?? '') : '';
}

export function noteStatement(statement: Node, schema: Schema): void {
  if ('CreateStmt' in statement && statement.CreateStmt.relation)
    schema.madeInFile.add(qualifiedNameOf(statement.CreateStmt.relation));
  if ('CreateTableAsStmt' in statement && statement.CreateTableAsStmt.into?.rel)
    schema.madeInFile.add(qualifiedNameOf(statement.CreateTableAsStmt.into.rel));
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

function noteRename(statement: Extract<Node, { RenameStmt: unknown }>, { madeInFile }: Schema): void {
  const { relation, newname, renameType } = statement.RenameStmt;
  if (renameType !== 'OBJECT_TABLE' || !relation || newname === undefined) return;
  const renamed = qualifiedNameOf({ ...relation, relname: newname });
  if (madeInFile.delete(qualifiedNameOf(relation))) madeInFile.add(renamed);
  else madeInFile.delete(renamed);
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

/**
 * A migration runs while customers write. This check rejects statements that would hold a lock while they process a
 * large table: building an index, rewriting or scanning inside a transaction. Every table that an earlier file
 * created may be large. PostgreSQL's own parser reads the statements.
 */
import { parse } from 'libpg-query';
import { splitStatements } from '../../server/store/sql-statements.ts';
import type { Check, ProblemList } from './check.ts';
import { judgeStatement } from './migrations/judge-statement.ts';
import { createEmptySchema, noteStatement, type Schema } from './migrations/schema.ts';
import { lineNumberAt } from './markdown.ts';
import { readText, listRepositoryFiles } from './repository.ts';

const migrationsFolder = 'server/migrations/';
/** Earlier files are not checked: they are released, and released files may not change. */
const firstCheckedMigration = '0012';

export const migrations: Check = {
  name: 'migrations',
  run: async (root) => {
    const schema = createEmptySchema();
    const problems: string[] = [];
    for (const file of listRepositoryFiles(root).filter((path) => path.startsWith(migrationsFolder))) {
      problems.push(...(await judgeFile(file, readText(root, file), schema)));
    }
    return problems;
  },
};

async function judgeFile(file: string, sql: string, schema: Schema): Promise<ProblemList> {
  const isChecked = file.slice(migrationsFolder.length) >= firstCheckedMigration;
  const isStepwise = sql.startsWith('-- without transaction');
  const bytes = Buffer.from(sql);
  let statements;
  try {
    statements = (await parse(sql)).stmts ?? [];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const problems: string[] = [];
  if (isStepwise && splitStatements(sql).length !== statements.length)
    problems.push(`${file}: the migration runner splits its statements wrongly: write them more simply`);
  schema.createdInFile.clear();
  for (const { stmt, stmt_location: start = 0, stmt_len: length } of statements) {
    if (stmt === undefined) continue;
    if (isChecked) {
      // The parser gives positions in bytes, and includes the comments before a statement.
      const text = bytes.subarray(start, length === undefined ? undefined : start + length).toString();
      const comments = /^(?:\s|--[^\n]*|\/\*[^]*?\*\/)*/.exec(text)?.[0].length ?? 0;
      const line = lineNumberAt(sql, bytes.subarray(0, start).toString().length + comments);
      problems.push(...judgeStatement(stmt, schema, isStepwise).map((what) => `${file}:${line}: ${what}`));
    }
    noteStatement(stmt, schema);
  }
  return problems;
}

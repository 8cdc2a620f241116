import type { ProblemList } from '../check.ts';

const migrationsFolder = 'server/migrations/';

/** Migrations are numbered from 0001 without gaps. A duplicate comes from two branches, a gap from a lost file. */
export function findMigrationOrderProblems(files: readonly string[]): ProblemList {
  const names = files
    .filter((file) => file.startsWith(migrationsFolder))
    .map((file) => file.slice(migrationsFolder.length));
  const wellNamed = names.filter((name) => /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name));
  const problems = names
    .filter((name) => !wellNamed.includes(name))
    .map((name) => `${migrationsFolder}${name}: migrations must be named NNNN_name.sql`);

  for (const [index, name] of wellNamed.toSorted().entries()) {
    const expected = String(index + 1).padStart(4, '0');
    if (!name.startsWith(expected)) {
      // After a gap every later number is wrong too, so only the first is reported.
      return [
        ...problems,
        `${migrationsFolder}${name}: expected the number ${expected}; numbers must have no gaps and no duplicates`,
      ];
    }
  }
  return problems;
}

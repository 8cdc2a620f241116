import type { ProblemList } from '../check.ts';

const folder = 'server/migrations/';

/** 0001_projects.sql, 0002_...: detects two branches that add the same number, or a lost file. */
export function findMigrationOrderProblems(files: readonly string[]): ProblemList {
  const names = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const wellNamed = names.filter((name) => /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name));
  const complaints = names
    .filter((name) => !wellNamed.includes(name))
    .map((name) => `${folder}${name}: migrations are called NNNN_name.sql`);

  for (const [place, name] of wellNamed.toSorted().entries()) {
    const expected = String(place + 1).padStart(4, '0');
    if (!name.startsWith(expected)) {
      // One gap shifts every later number; only the first is reported.
      return [
        ...complaints,
        `${folder}${name}: expected number ${expected}; the numbers have no gaps and no doubles`,
      ];
    }
  }
  return complaints;
}

import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';
import { repositoryRoot } from './repository.ts';
import { createFixtureRepository } from './fixture-repository.ts';

const releasedMigration = `
CREATE DOMAIN environment AS text CHECK (VALUE IN ('live', 'sandbox'));
CREATE TABLE projects (id uuid PRIMARY KEY, name text, note text);
CREATE TABLE events (id uuid PRIMARY KEY) PARTITION BY RANGE (id);
CREATE INDEX projects_by_name ON projects (name);`;
const stepwiseHeader = '-- without transaction\n';

/** Returns the problems of one new file, without file name and line. */
async function judge(sql: string): Promise<string> {
  const root = createFixtureRepository({
    'server/migrations/0001_first.sql': releasedMigration,
    'server/migrations/0012_new.sql': sql,
  });
  const problems = await migrations.run(root);
  return problems.map((problem) => problem.replace(/^\S+ /, '')).join('; ');
}

/** Pairs of a new file and a part of the expected problem, which is empty if the file is accepted. */
const files: readonly (readonly [string, string])[] = [
  // Indexes.
  ['CREATE INDEX a ON projects (note);', 'builds an index on projects'],
  ['CREATE UNIQUE INDEX a ON public.projects (note);', 'builds an index on projects'],
  ['CREATE INDEX a ON events (id);', 'builds an index on events'],
  [`${stepwiseHeader}CREATE INDEX a ON projects (note);`, 'builds an index on projects'],
  ['CREATE INDEX CONCURRENTLY a ON projects (note);', 'needs a file'],
  [`${stepwiseHeader}CREATE INDEX CONCURRENTLY a ON projects (note);`, ''],
  ['CREATE TABLE fresh (id int); CREATE INDEX a ON fresh (id);', ''],
  ['CREATE TABLE fresh (id int); ALTER TABLE fresh RENAME TO other; CREATE INDEX a ON other (id);', ''],
  ['ALTER TABLE projects RENAME TO other; CREATE INDEX a ON other (name);', 'builds an index on other'],
  ['ALTER TABLE projects ADD UNIQUE (note);', 'builds an index on projects'],
  ['ALTER TABLE projects ADD COLUMN a int UNIQUE;', 'builds an index on projects'],
  ['ALTER TABLE projects ADD CONSTRAINT a UNIQUE USING INDEX a;', ''],
  ['ALTER TABLE projects ADD EXCLUDE USING gist (note WITH =);', 'builds an index on projects'],
  // New columns.
  ['ALTER TABLE projects ADD COLUMN a text, ADD b timestamptz NOT NULL DEFAULT now();', ''],
  [`ALTER TABLE projects ADD COLUMN a jsonb NOT NULL DEFAULT '{}'::jsonb, ADD b int DEFAULT -1;`, ''],
  ['ALTER TABLE projects ADD COLUMN a uuid DEFAULT gen_random_uuid();', 'rewrites projects'],
  ['ALTER TABLE projects ADD COLUMN a timestamptz DEFAULT clock_timestamp();', 'rewrites projects'],
  ['ALTER TABLE projects ADD COLUMN a serial;', 'rewrites projects'],
  ['ALTER TABLE projects ADD COLUMN a int GENERATED ALWAYS AS (1) STORED;', 'rewrites projects'],
  [`ALTER TABLE projects ADD COLUMN a environment DEFAULT 'live';`, 'environment is a domain'],
  ['ALTER TABLE projects ADD COLUMN a text CHECK (char_length(a) < 9);', 'scans projects'],
  ['ALTER TABLE projects ADD COLUMN a int NOT NULL;', 'scans projects'],
  ['ALTER TABLE projects ADD COLUMN a uuid REFERENCES events (id);', ''],
  // Changes and constraints.
  ['ALTER TABLE projects ALTER name TYPE varchar(9);', 'rewrites projects'],
  ['ALTER TABLE projects ALTER name SET NOT NULL;', 'scans projects'],
  ['ALTER TABLE projects ADD CHECK (name <> note);', 'scans projects'],
  ['ALTER TABLE projects ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES events (id);', 'scans projects'],
  ['ALTER TABLE projects ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES events (id) NOT VALID;', ''],
  ['ALTER TABLE projects ADD CONSTRAINT a CHECK (name <> note) NOT VALID;', ''],
  [
    'ALTER TABLE projects ADD CONSTRAINT a CHECK (id IS NULL) NOT VALID; ALTER TABLE projects VALIDATE CONSTRAINT a;',
    'scans projects in a transaction',
  ],
  [
    `${stepwiseHeader}ALTER TABLE projects ADD CONSTRAINT a CHECK (name IS NOT NULL) NOT VALID;
     ALTER TABLE projects VALIDATE CONSTRAINT a;
     ALTER TABLE projects ALTER name SET NOT NULL;`,
    '',
  ],
  [
    `${stepwiseHeader}ALTER TABLE projects ADD CONSTRAINT a CHECK (name IS NOT NULL) NOT VALID;
     ALTER TABLE projects ALTER name SET NOT NULL;`,
    'scans projects',
  ],
  [`ALTER DOMAIN environment ADD CHECK (VALUE <> 'x');`, 'scans every table'],
  [`ALTER DOMAIN environment ADD CONSTRAINT a CHECK (VALUE <> 'x') NOT VALID;`, ''],
  ['ALTER TABLE projects SET UNLOGGED;', 'not known to be safe'],
  ['ALTER TABLE events ATTACH PARTITION projects DEFAULT;', 'scans projects'],
  ['CREATE TABLE fresh (id uuid); ALTER TABLE events ATTACH PARTITION fresh DEFAULT;', ''],
  // Rows.
  [`UPDATE projects SET note = '';`, 'reads or changes rows of projects in a transaction'],
  ['DELETE FROM projects;', 'reads or changes rows of projects in a transaction'],
  ['CREATE TABLE fresh (id uuid); INSERT INTO fresh SELECT id FROM projects;', 'rows of projects'],
  ['CREATE TABLE fresh (id uuid); INSERT INTO fresh SELECT id FROM fresh;', ''],
  [`INSERT INTO projects VALUES (gen_random_uuid(), 'one');`, ''],
  ['INSERT INTO projects SELECT gen_random_uuid(), name FROM projects;', 'rows of projects'],
  ['CREATE TABLE fresh AS SELECT id FROM projects;', 'rows of projects'],
  ['WITH chosen AS (SELECT id FROM events) SELECT count(*) FROM chosen;', 'rows of events'],
  [`SELECT 1 FROM pg_roles;`, ''],
  [`${stepwiseHeader}UPDATE projects SET note = name;`, 'rows of projects at once'],
  [`${stepwiseHeader}UPDATE projects SET note = name WHERE in_batch(projects);`, ''],
  [
    `${stepwiseHeader}CREATE TABLE fresh (id uuid); INSERT INTO fresh SELECT id FROM projects WHERE in_batch(projects);`,
    '',
  ],
  // Unreadable statements, and forbidden ones.
  ['DO $$ BEGIN DELETE FROM projects; END $$;', 'DoStmt is not known'],
  ['LOCK TABLE projects;', 'LockStmt is not known'],
  ['CLUSTER projects USING projects_pkey;', 'is not known'],
  [`${stepwiseHeader}REINDEX TABLE projects;`, 'ReindexStmt is not known'],
  [`${stepwiseHeader}REINDEX TABLE CONCURRENTLY projects;`, ''],
  [`${stepwiseHeader}VACUUM FULL projects;`, 'VacuumStmt is not known'],
  [`${stepwiseHeader}DROP INDEX CONCURRENTLY IF EXISTS projects_by_name;`, ''],
  [`${stepwiseHeader}SELECT E'\\';', 1;`, 'splits its statements wrongly'],
  ['SELECT FROM FROM;', 'syntax error'],
  // Small changes.
  [
    `ALTER TABLE projects ENABLE ROW LEVEL SECURITY;
     CREATE POLICY mine ON projects USING (true);
     GRANT SELECT ON projects TO public;
     ALTER TABLE projects DROP COLUMN note, ALTER name SET DEFAULT 'x';`,
    '',
  ],
];

it('the migrations check rejects statements that would hold a lock while they process a large table', async () => {
  const judged = await Promise.all(
    files.map(async ([sql, expected]) => ({ sql, expected, found: await judge(sql) })),
  );
  const wrong = judged.filter(({ expected, found }) =>
    expected === '' ? found !== '' : !found.includes(expected),
  );
  expect(wrong).toEqual([]);
});

it('the migrations check reports the line of the statement even after comments and multi-byte characters', async () => {
  const root = createFixtureRepository({
    'server/migrations/0001_first.sql': releasedMigration,
    'server/migrations/0012_new.sql': `-- Größe\nSELECT 1;\n\n-- The index\nCREATE INDEX a ON projects (note);\n`,
  });
  expect(await migrations.run(root)).toEqual([
    'server/migrations/0012_new.sql:5: builds an index on projects that blocks its writers: use CREATE INDEX CONCURRENTLY',
  ]);
});

it('the migrations check accepts any statement in files that are already released', async () => {
  expect(await migrations.run(repositoryRoot)).toEqual([]);
});

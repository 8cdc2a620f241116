import { describe, expect, it } from 'vitest';
import { fileLengths } from './house/file-lengths.ts';
import { fileNames } from './house/file-names.ts';
import { importDirections } from './house/import-directions.ts';
import { migrationOrder } from './house/migration-order.ts';
import { sqlPlaces } from './house/sql-places.ts';
import { workflowPurity } from './house/workflow-purity.ts';
import { repositoryFiles } from './repository.ts';
import { asHere, link, temporaryTree } from './temporary-tree.ts';

const imports = (...names: string[]) =>
  `${names.map((name) => `import '${name}';`).join('\n')}\nexport {};\n`;

/** Every room with the imports that it may have. */
const soundTree = {
  ...asHere('.dependency-cruiser.cjs'),
  'contract/package.json': JSON.stringify({ name: '@blazon/contract', exports: { './*': './*' } }),
  'contract/errors.ts': imports(),
  'contract/operations.ts': imports('./errors.ts'),
  'contract/write-openapi.ts': imports('./operations.ts', 'node:fs'),
  'server/package.json': JSON.stringify({
    name: '@blazon/server',
    dependencies: { '@blazon/contract': '1' },
  }),
  'server/api.ts': imports('./config.ts', './wiring.ts', './http/app.ts'),
  'server/config.ts': imports('node:process'),
  'server/wiring.ts': imports('./config.ts', './store/jobs.ts', './outside/redis.ts'),
  'server/rules/quota.ts': imports('@blazon/contract/errors.ts'),
  'server/rules/quota.test.ts': imports('./quota.ts', 'node:fs', '../store/jobs.ts'),
  'server/store/jobs.ts': imports('../outside/postgres.ts', '../rules/quota.ts'),
  'server/outside/postgres.ts': imports('node:net'),
  'server/outside/redis.ts': imports('node:net', '../rules/quota.ts'),
  'server/http/app.ts': imports('../store/jobs.ts', '../outside/redis.ts', '../rules/quota.ts'),
  'server/workflows/sweep/workflow.ts': `import type * as steps from './steps.ts';\n${imports('../../rules/quota.ts')}`,
  'server/workflows/sweep/steps.ts': imports('../../store/jobs.ts', '../../outside/redis.ts'),
  'server/test/journey.ts': imports('../api.ts', '../config.ts', '../../tools/services.ts'),
  'tools/services.ts': imports('../server/config.ts', 'node:fs'),
};

async function directionsIn(change: Readonly<Record<string, string>>) {
  const root = temporaryTree({ ...soundTree, ...change });
  link(root, '@blazon/contract', `${root}/contract`);
  return (await importDirections(root, repositoryFiles(root))).map(
    (complaint) => complaint.split('\n', 1)[0],
  );
}

describe('import directions', () => {
  it('lets each room import what it may', async () => {
    expect(await directionsIn({})).toEqual([]);
  });

  it('finds each import against the directions, also of types and by package name', async () => {
    const complaints = await directionsIn({
      'contract/errors.ts': imports('node:fs', '../server/rules/quota.ts'),
      'server/wiring.ts': imports('./config.ts', '../tools/services.ts', './test/journey.ts', './gone.ts'),
      'server/rules/quota.ts': `import type { Job } from '../store/jobs.ts';\n${imports('node:crypto')}`,
      'server/store/jobs.ts': imports('../outside/redis.ts', '../config.ts'),
      'server/outside/postgres.ts': imports('../http/app.ts'),
      'server/http/app.ts': imports('../workflows/sweep/steps.ts', '../api.ts'),
      'server/workflows/sweep/steps.ts': imports('../../http/answer.ts'),
      'server/http/answer.ts': imports(),
      'server/billing/charge.ts': imports('./card.ts', '../store/jobs.ts', '@blazon/contract/ids.ts'),
      'server/billing/card.ts': imports(),
      'contract/ids.ts': imports(),
      'studio/draw.ts': imports('../contract/ids.ts'),
    });
    const expected = [
      'the contract is data: contract/errors.ts -> fs',
      'directions: contract: contract/errors.ts -> server/rules/quota.ts',
      'tools stay outside: server/wiring.ts -> tools/services.ts',
      'nothing imports a test: server/wiring.ts -> server/test/journey.ts',
      'imports resolve: server/wiring.ts -> ./gone.ts',
      'directions: server/rules: server/rules/quota.ts -> server/store/jobs.ts',
      'rules and studio are pure: server/rules/quota.ts -> crypto',
      'directions: server/store: server/store/jobs.ts -> server/outside/redis.ts',
      'config is handed in: server/store/jobs.ts -> server/config.ts',
      'directions: server/outside: server/outside/postgres.ts -> server/http/app.ts',
      'directions: server/http: server/http/app.ts -> server/workflows/sweep/steps.ts',
      'nothing imports an entry: server/http/app.ts -> server/api.ts',
      'directions: server/workflows: server/workflows/sweep/steps.ts -> server/http/answer.ts',
      'a new room needs a direction: server/billing/charge.ts -> server/store/jobs.ts',
      'directions: studio: studio/draw.ts -> contract/ids.ts',
    ];
    expect(expected.filter((complaint) => !complaints.includes(complaint))).toEqual([]);
    expect(complaints.filter((complaint) => complaint?.includes('server/billing/charge.ts'))).toHaveLength(1);
  });

  it('finds a cycle, also one of types', async () => {
    const complaints = await directionsIn({
      'server/rules/quota.ts': `import type { Plan } from './plan.ts';\nexport {};\n`,
      'server/rules/plan.ts': imports('./quota.ts'),
    });
    expect(complaints.join('\n')).toContain('no cycles: server/rules/plan.ts -> server/rules/quota.ts');
  });

  it('does not pass when dependency-cruiser did not see the code', async () => {
    const root = temporaryTree({ ...asHere('.dependency-cruiser.cjs'), 'server/api.ts': imports() });
    const complaints = await importDirections(root, ['server/api.ts', 'server/store/jobs.ts']);
    expect(complaints).toEqual([
      'dependency-cruiser did not see 1 of 1 files in server/store: server/store/jobs.ts',
    ]);
  });
});

describe('workflows', () => {
  const purity = (files: Readonly<Record<string, string>>) => {
    const root = temporaryTree(files);
    return workflowPurity(root, repositoryFiles(root));
  };

  it('may name the types of their steps and load what is repeatable', () => {
    const complaints = purity({
      'server/workflows/sweep/workflow.ts': `
        import { sleep } from '@temporalio/workflow';
        import type * as steps from './steps.ts';
        import { quota } from '../../rules/quota.ts';
      `,
      'server/workflows/sweep/steps.ts': imports('node:fs'),
      'server/rules/quota.ts': imports('@blazon/contract/errors.ts'),
      'contract/errors.ts': imports('typebox'),
    });
    expect(complaints).toEqual([]);
  });

  it('must not load anything else, not even through others', () => {
    const complaints = purity({
      'server/workflows/sweep/workflow.ts': `
        import { run, type Step } from './steps.ts';
        export { quota } from '../../rules/quota.ts';
        const late = await import('pg');
      `,
      'server/workflows/sweep/steps.ts': imports(),
      'server/rules/quota.ts': imports('@blazon/contract/errors.ts', '../store/jobs.ts'),
      'server/store/jobs.ts': imports(),
      'contract/errors.ts': imports('node:fs'),
    });
    const workflow = 'server/workflows/sweep/workflow.ts';
    expect(complaints).toEqual([
      `a workflow loads code that is not repeatable: ${workflow} -> server/workflows/sweep/steps.ts`,
      `a workflow loads pg: ${workflow} -> pg`,
      `a workflow loads code that is not repeatable: ${workflow} -> server/rules/quota.ts -> server/store/jobs.ts`,
      `a workflow loads node:fs: ${workflow} -> server/rules/quota.ts -> contract/errors.ts -> node:fs`,
    ]);
  });
});

describe('files', () => {
  it('are called after what they do', () => {
    const sound = [
      'contract/openapi.v1.json',
      'contract/LICENSE',
      'server/migrations/0001_projects.sql',
      'README.md',
    ];
    expect(
      fileNames([...sound, 'server/http/v1/create-project.test.ts', 'docs/decisions/0001-Choice.md']),
    ).toEqual([]);
    expect(
      fileNames(['server/utils/text.ts', 'server/http/index.ts', 'tools/base.ts', 'server/rules/newId.ts']),
    ).toEqual([
      'server/utils: a name that says nothing; call it after what it does',
      'server/http/index.ts: no barrel files; import from where a thing is written',
      'tools/base.ts: a name that says nothing; call it after what it does',
      'server/rules/newId.ts: not in kebab-case',
    ]);
  });

  it('have 400 lines at most', () => {
    const lines = (count: number) => '// line\n'.repeat(count);
    const root = temporaryTree({
      'server/long.ts': lines(401),
      'server/right.ts': lines(400),
      'contract/openapi.v1.json': lines(900),
      'studio/data/trades.ts': lines(900),
    });
    expect(fileLengths(root, repositoryFiles(root))).toEqual(['server/long.ts: 401 lines; 400 is the most']);
  });
});

describe('SQL', () => {
  const places = (files: Readonly<Record<string, string>>) => {
    const root = temporaryTree(files);
    return sqlPlaces(root, repositoryFiles(root));
  };
  const query = 'export const text = (id: string) => `\n  SELECT id FROM ${id} WHERE true`;\n';

  it('is written in the store and in tests', () => {
    const elsewhere = `
      // SELECT id FROM projects
      export const words = ['Select a project from the list', 'Delete from here', 'update', 'SELECT 1'];
    `;
    expect(
      places({
        'server/store/jobs.ts': query,
        'server/test/jobs.ts': query,
        'server/http/app.ts': elsewhere,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a template', query, 1],
    ['a string', `export const a = 'insert into projects values (1)';`, 1],
    ['a tagged template', 'export const a = sql`UPDATE projects SET name = ${name}`;', 1],
    [
      'a common table expression',
      'export const a = `with gone as (delete from jobs returning id) select id from gone`;',
      1,
    ],
  ])('is found elsewhere: %s', (_form, source, line) => {
    expect(places({ 'server/http/app.ts': source })).toEqual([
      `server/http/app.ts:${line}: SQL is written in server/store`,
    ]);
  });
});

describe('migrations', () => {
  it('are numbered without gaps', () => {
    const files = (...names: string[]) => names.map((name) => `server/migrations/${name}`);
    expect(migrationOrder(files('0001_projects.sql', '0002_job_events.sql'))).toEqual([]);
    expect(migrationOrder(files('0001_projects.sql', '0003_jobs.sql'))[0]).toContain('expected number 0002');
    expect(migrationOrder(files('0001_projects.sql', '0001_jobs.sql'))[0]).toContain('expected number 0002');
    expect(migrationOrder(files('0001_projects.sql', '2-jobs.sql'))[0]).toContain('NNNN_name.sql');
  });
});

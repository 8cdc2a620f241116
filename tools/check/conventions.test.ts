import { describe, expect, it } from 'vitest';
import { findLongFiles } from './conventions/file-lengths.ts';
import { findBadFileNames } from './conventions/file-names.ts';
import { findForbiddenImports } from './conventions/layer-imports.ts';
import { findMigrationOrderProblems } from './conventions/migration-order.ts';
import { findMisplacedSql } from './conventions/sql-location.ts';
import { findNondeterministicImports } from './conventions/workflow-determinism.ts';
import { listRepositoryFiles } from './repository.ts';
import { copyFromRepository, linkPackage, createFixtureRepository } from './fixture-repository.ts';

function writeImports(...names: string[]) {
  return `${names.map((name) => `import '${name}';`).join('\n')}\nexport {};\n`;
}

/** A repository with a file in every folder, each with allowed imports. */
const soundTree = {
  ...copyFromRepository('.dependency-cruiser.cjs'),
  'contract/package.json': JSON.stringify({ name: '@blazon/contract', exports: { './*': './*' } }),
  'contract/errors.ts': writeImports(),
  'contract/operations.ts': writeImports('./errors.ts'),
  'contract/write-openapi.ts': writeImports('./operations.ts', 'node:fs'),
  'server/package.json': JSON.stringify({
    name: '@blazon/server',
    dependencies: { '@blazon/contract': '1' },
  }),
  'server/processes/api.ts': writeImports(
    '../config/config.ts',
    '../wiring/connections.ts',
    '../http/app.ts',
  ),
  'server/config/config.ts': writeImports('node:process'),
  'server/wiring/connections.ts': writeImports(
    '../config/config.ts',
    '../store/jobs.ts',
    '../integrations/redis.ts',
  ),
  'server/domain/quota.ts': writeImports('@blazon/contract/errors.ts'),
  'server/domain/quota.test.ts': writeImports('./quota.ts', 'node:fs', '../store/jobs.ts'),
  'server/store/jobs.ts': writeImports('../integrations/postgres.ts', '../domain/quota.ts'),
  'server/integrations/postgres.ts': writeImports('node:net'),
  'server/integrations/redis.ts': writeImports('node:net', '../domain/quota.ts'),
  'server/http/app.ts': writeImports('../store/jobs.ts', '../integrations/redis.ts', '../domain/quota.ts'),
  'server/workflows/sweep/workflow.ts': `import type * as steps from './activities.ts';\n${writeImports('../../domain/quota.ts')}`,
  'server/workflows/sweep/activities.ts': writeImports('../../store/jobs.ts', '../../integrations/redis.ts'),
  'server/test/journey.ts': writeImports(
    '../processes/api.ts',
    '../config/config.ts',
    '../../tools/services.ts',
  ),
  'tools/services.ts': writeImports('../server/config/config.ts', 'node:fs'),
};

async function findImportProblemsAfter(change: Readonly<Record<string, string>>) {
  const root = createFixtureRepository({ ...soundTree, ...change });
  linkPackage(root, '@blazon/contract', `${root}/contract`);
  return (await findForbiddenImports(root, listRepositoryFiles(root))).map(
    (problem) => problem.split('\n', 1)[0],
  );
}

describe('findForbiddenImports', () => {
  it('allows the permitted imports of each folder', async () => {
    expect(await findImportProblemsAfter({})).toEqual([]);
  });

  it('finds each forbidden import, including imports of types and imports by package name', async () => {
    const problems = await findImportProblemsAfter({
      'contract/errors.ts': writeImports('node:fs', '../server/domain/quota.ts'),
      'server/wiring/connections.ts': writeImports(
        '../config/config.ts',
        '../../tools/services.ts',
        '../test/journey.ts',
        './gone.ts',
      ),
      'server/domain/quota.ts': `import type { Job } from '../store/jobs.ts';\n${writeImports('node:crypto')}`,
      'server/store/jobs.ts': writeImports('../integrations/redis.ts', '../config/config.ts'),
      'server/integrations/postgres.ts': writeImports('../http/app.ts'),
      'server/http/app.ts': writeImports('../workflows/sweep/activities.ts', '../processes/api.ts'),
      'server/workflows/sweep/activities.ts': writeImports('../../http/response.ts'),
      'server/http/response.ts': writeImports(),
      'server/billing/charge.ts': writeImports('./card.ts', '../store/jobs.ts', '@blazon/contract/ids.ts'),
      'server/billing/card.ts': writeImports(),
      'contract/ids.ts': writeImports(),
      'studio/draw.ts': writeImports('../contract/ids.ts'),
    });
    const expected = [
      'the contract is data: contract/errors.ts -> fs',
      'directions: contract: contract/errors.ts -> server/domain/quota.ts',
      'tools stay outside: server/wiring/connections.ts -> tools/services.ts',
      'nothing imports a test: server/wiring/connections.ts -> server/test/journey.ts',
      'imports resolve: server/wiring/connections.ts -> ./gone.ts',
      'directions: server/domain: server/domain/quota.ts -> server/store/jobs.ts',
      'domain and studio are pure: server/domain/quota.ts -> crypto',
      'directions: server/store: server/store/jobs.ts -> server/integrations/redis.ts',
      'config is passed in: server/store/jobs.ts -> server/config/config.ts',
      'directions: server/integrations: server/integrations/postgres.ts -> server/http/app.ts',
      'directions: server/http: server/http/app.ts -> server/workflows/sweep/activities.ts',
      'nothing imports an entry: server/http/app.ts -> server/processes/api.ts',
      'directions: server/workflows: server/workflows/sweep/activities.ts -> server/http/response.ts',
      'a new folder needs a direction: server/billing/charge.ts -> server/store/jobs.ts',
      'directions: studio: studio/draw.ts -> contract/ids.ts',
    ];
    expect(expected.filter((problem) => !problems.includes(problem))).toEqual([]);
    expect(problems.filter((problem) => problem?.includes('server/billing/charge.ts'))).toHaveLength(1);
  });

  it('finds each import between studio folders that the layers forbid', async () => {
    const problems = await findImportProblemsAfter({
      'studio/language/seed-stream.ts': writeImports('./geometry/outline.ts'),
      'studio/language/geometry/outline.ts': writeImports('../colour/palette.ts'),
      'studio/language/colour/palette.ts': writeImports('../marks/measure-mark.ts'),
      'studio/language/marks/measure-mark.ts': writeImports(),
      'studio/type/lettering.ts': writeImports(
        '../language/marks/measure-mark.ts',
        '../design/render-identity.ts',
      ),
      'studio/design/colour/choose-palette.ts': writeImports('../render-identity.ts'),
      'studio/design/render-identity.ts': writeImports(
        './colour/choose-palette.ts',
        '../language/colour/palette.ts',
      ),
      'studio/posters/poster.ts': writeImports('../type/lettering.ts'),
      'studio/type/set-line.test.ts': writeImports('../design/render-identity.ts'),
      'evaluation/bench.ts': writeImports('../studio/design/render-identity.ts', '../server/store/jobs.ts'),
    });
    const others = problems.filter((problem) => !problem?.startsWith('no cycles'));
    expect(new Set(others)).toEqual(
      new Set([
        'a new folder of the studio needs a layer: studio/posters/poster.ts -> studio/type/lettering.ts',
        'directions: evaluation: evaluation/bench.ts -> server/store/jobs.ts',
        'layers: studio/design/colour: studio/design/colour/choose-palette.ts -> studio/design/render-identity.ts',
        'layers: studio/language/colour: studio/language/colour/palette.ts -> studio/language/marks/measure-mark.ts',
        'layers: studio/language/geometry: studio/language/geometry/outline.ts -> studio/language/colour/palette.ts',
        'layers: studio/type: studio/type/lettering.ts -> studio/design/render-identity.ts',
        'the bottom of the studio: studio/language/seed-stream.ts -> studio/language/geometry/outline.ts',
      ]),
    );
  });

  it('finds a cycle of imports, even of types', async () => {
    const problems = await findImportProblemsAfter({
      'server/domain/quota.ts': `import type { Plan } from './plan.ts';\nexport {};\n`,
      'server/domain/plan.ts': writeImports('./quota.ts'),
    });
    expect(problems.join('\n')).toContain('no cycles: server/domain/plan.ts -> server/domain/quota.ts');
  });

  it('fails if dependency-cruiser did not see the code', async () => {
    const root = createFixtureRepository({
      ...copyFromRepository('.dependency-cruiser.cjs'),
      'server/processes/api.ts': writeImports(),
    });
    const problems = await findForbiddenImports(root, ['server/processes/api.ts', 'server/store/jobs.ts']);
    expect(problems).toEqual([
      'dependency-cruiser did not see 1 of 1 files in server/store: server/store/jobs.ts',
    ]);
  });
});

describe('workflows', () => {
  const purity = (files: Readonly<Record<string, string>>) => {
    const root = createFixtureRepository(files);
    return findNondeterministicImports(root, listRepositoryFiles(root));
  };

  it('may import the types of activities and load deterministic modules', () => {
    const problems = purity({
      'server/workflows/sweep/workflow.ts': `
        import { sleep } from '@temporalio/workflow';
        import type * as steps from './activities.ts';
        import { quota } from '../../domain/quota.ts';
      `,
      'server/workflows/sweep/activities.ts': writeImports('node:fs'),
      'server/domain/quota.ts': writeImports('@blazon/contract/errors.ts'),
      'contract/errors.ts': writeImports('typebox'),
    });
    expect(problems).toEqual([]);
  });

  it('must not load anything else, directly or indirectly', () => {
    const problems = purity({
      'server/workflows/sweep/workflow.ts': `
        import { run, type Step } from './activities.ts';
        export { quota } from '../../domain/quota.ts';
        const late = await import('pg');
      `,
      'server/workflows/sweep/activities.ts': writeImports(),
      'server/domain/quota.ts': writeImports('@blazon/contract/errors.ts', '../store/jobs.ts'),
      'server/store/jobs.ts': writeImports(),
      'contract/errors.ts': writeImports('node:fs'),
    });
    const workflow = 'server/workflows/sweep/workflow.ts';
    expect(problems).toEqual([
      `a workflow loads code that is not deterministic: ${workflow} -> server/workflows/sweep/activities.ts`,
      `a workflow loads pg: ${workflow} -> pg`,
      `a workflow loads code that is not deterministic: ${workflow} -> server/domain/quota.ts -> server/store/jobs.ts`,
      `a workflow loads node:fs: ${workflow} -> server/domain/quota.ts -> contract/errors.ts -> node:fs`,
    ]);
  });
});

describe('files', () => {
  it('must have a kebab-case name that says what they contain', () => {
    const sound = [
      'contract/openapi.v1.json',
      'contract/LICENSE',
      'server/migrations/0001_projects.sql',
      'README.md',
    ];
    expect(
      findBadFileNames([...sound, 'server/http/v1/create-project.test.ts', 'docs/decisions/0001-Choice.md']),
    ).toEqual([]);
    expect(
      findBadFileNames([
        'server/utils/text.ts',
        'server/http/index.ts',
        'tools/base.ts',
        'server/domain/newId.ts',
      ]),
    ).toEqual([
      'server/utils: this name says nothing about the contents; choose one that does',
      'server/http/index.ts: barrel files are not allowed; import from the file that defines a thing',
      'tools/base.ts: this name says nothing about the contents; choose one that does',
      'server/domain/newId.ts: not in kebab-case',
    ]);
  });

  it('must have unique names in the studio', () => {
    expect(
      findBadFileNames([
        'studio/type/words.ts',
        'studio/language/svg/words.ts',
        'studio/language/svg/words.test.ts',
        'studio/brief/brief.ts',
        'server/words.ts',
      ]),
    ).toEqual(['words.ts: several files have this name: studio/type/words.ts, studio/language/svg/words.ts']);
  });

  it('must have at most 400 lines', () => {
    const lines = (count: number) => '// line\n'.repeat(count);
    const root = createFixtureRepository({
      'server/long.ts': lines(401),
      'server/right.ts': lines(400),
      'contract/openapi.v1.json': lines(900),
    });
    expect(findLongFiles(root, listRepositoryFiles(root))).toEqual([
      'server/long.ts: 401 lines; the maximum is 400',
    ]);
  });
});

describe('SQL', () => {
  const places = (files: Readonly<Record<string, string>>) => {
    const root = createFixtureRepository(files);
    return findMisplacedSql(root, listRepositoryFiles(root));
  };
  const query = 'export const text = (id: string) => `\n  SELECT id FROM ${id} WHERE true`;\n';

  it('may be only in the store and in tests', () => {
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
      `server/http/app.ts:${line}: SQL belongs in server/store`,
    ]);
  });
});

describe('migrations', () => {
  it('must be numbered without gaps', () => {
    const files = (...names: string[]) => names.map((name) => `server/migrations/${name}`);
    expect(findMigrationOrderProblems(files('0001_projects.sql', '0002_job_events.sql'))).toEqual([]);
    expect(findMigrationOrderProblems(files('0001_projects.sql', '0003_jobs.sql'))[0]).toContain(
      'expected the number 0002',
    );
    expect(findMigrationOrderProblems(files('0001_projects.sql', '0001_jobs.sql'))[0]).toContain(
      'expected the number 0002',
    );
    expect(findMigrationOrderProblems(files('0001_projects.sql', '2-jobs.sql'))[0]).toContain(
      'NNNN_name.sql',
    );
  });
});

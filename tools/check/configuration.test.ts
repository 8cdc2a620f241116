import { expect, it } from 'vitest';
import { createGeneratedFiles } from '../configuration/generated-files.ts';
import { findSettingsInUse } from '../configuration/read-settings.ts';
import { configuration } from './configuration.ts';
import { repositoryRoot } from './repository.ts';
import { createFixtureRepository } from './fixture-repository.ts';

function createMatchingFiles() {
  return Object.fromEntries(createGeneratedFiles(repositoryRoot));
}

it('the configuration check passes for this repository', async () => {
  expect(await configuration.run(repositoryRoot)).toEqual([]);
});

it('the configuration check finds an outdated settings page, schema and example environment', async () => {
  const files = createMatchingFiles();
  const tampered = Object.entries(files).map(([path, text]) => [
    path,
    text.replace('art director', 'sub-editor'),
  ]);
  const problems = await configuration.run(createFixtureRepository(Object.fromEntries(tampered)));
  expect(problems.map((one) => one.split(' ')[0])).toEqual(Object.keys(files));
});

it('the configuration check finds an unknown setting in any deployment file', async () => {
  const problems = await configuration.run(
    createFixtureRepository({
      ...createMatchingFiles(),
      'deploy/compose.yaml':
        'environment:\n  BLAZON_REDIS_ADDRESS: redis\n  BLAZON_REDIS_URL: redis://redis\n',
      'deploy/systemd/blazon-api.service': 'Environment=BLAZON_LISTEN=0.0.0.0\n',
    }),
  );
  expect(problems).toEqual([
    'deploy/compose.yaml:2: no process reads BLAZON_REDIS_ADDRESS',
    'deploy/systemd/blazon-api.service:1: no process reads BLAZON_LISTEN',
  ]);
});

it('the configuration check finds a secret that the chart passes to no process', async () => {
  const secrets = [...findSettingsInUse().keys()].filter((name) => name !== 'BLAZON_MAIL_URL');
  const problems = await configuration.run(
    createFixtureRepository({
      ...createMatchingFiles(),
      'deploy/helm/blazon/templates/_environment.tpl': secrets.join('\n'),
    }),
  );
  expect(problems).toEqual(['deploy/helm/blazon: BLAZON_MAIL_URL cannot be set: name it in a template']);
});

it('findSettingsInUse finds the kind, bounds and default of each setting, and whether it is required', () => {
  const settings = findSettingsInUse();
  expect(settings.get('BLAZON_DATABASE_POOL_SIZE')).toMatchObject({
    kind: 'integer',
    fallback: '20',
    minimum: 1,
    maximum: 500,
  });
  // The code checks whether this setting is present before it parses it.
  expect(settings.get('BLAZON_HTTP_PORT')?.kind).toBe('port');
  expect(settings.get('BLAZON_WORKER_QUEUES')?.choices).toContain('deliver');
  expect([...settings.values()].filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
    'BLAZON_LIVE_HOST',
    'BLAZON_SANDBOX_HOST',
    'BLAZON_DATABASE_URL',
    'BLAZON_REDIS_URL',
    'BLAZON_TEMPORAL_ADDRESS',
  ]);
});

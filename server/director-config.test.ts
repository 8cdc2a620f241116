import { expect, it } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

const base = {
  BLAZON_DATABASE_URL: 'postgres://a@127.0.0.1/a',
  BLAZON_REDIS_URL: 'redis://127.0.0.1',
  BLAZON_TEMPORAL_ADDRESS: '127.0.0.1:7233',
  BLAZON_LIVE_HOST: 'live.example',
  BLAZON_SANDBOX_HOST: 'sandbox.example',
  BLAZON_HTTP_PORT: '8080',
};
const directed = {
  ...base,
  BLAZON_DIRECTOR_PROTOCOL: 'anthropic',
  BLAZON_DIRECTOR_MODEL: 'm',
  BLAZON_DIRECTOR_KEY: 'sesame',
};

it('without a protocol there is no art director, and nobody serves its queue', () => {
  const config = readConfig(base);
  expect(config.director).toBeUndefined();
  expect(config.workerQueues).toEqual(['design', 'deliver', 'upkeep']);
  expect(() => readConfig({ ...base, BLAZON_WORKER_QUEUES: 'direct' })).toThrow('names direct');
});

it('with one the rest has defaults, and the key stays out of the log', () => {
  const config = readConfig(directed);
  expect(config.director).toEqual({
    protocol: 'anthropic',
    url: 'https://api.anthropic.com/v1',
    model: 'm',
    key: 'sesame',
    budgetSeconds: 20,
    prices: { input: 0, output: 0 },
    concurrent: 64,
    perWorkspace: 8,
    sandbox: false,
  });
  expect(config.workerQueues).toContain('direct');
  expect(JSON.stringify(describeConfig(config))).not.toContain('sesame');
});

it.each(['https://user:word@models.example/v1', 'https://models.example/v1?a=b', 'models.example'])(
  'the address %s cannot be asked, and what is wrong is said without it',
  (url) => {
    const wrong = () => readConfig({ ...directed, BLAZON_DIRECTOR_URL: url });
    expect(wrong).toThrow('BLAZON_DIRECTOR_URL must be');
    expect(wrong).not.toThrow('models.example');
  },
);

it('all mistakes are told at once', () => {
  const wrong = () =>
    readConfig({
      ...base,
      BLAZON_DIRECTOR_PROTOCOL: 'anthropic',
      BLAZON_DIRECTOR_URL: 'ftp://models.example',
      BLAZON_DIRECTOR_BUDGET_SECONDS: '100',
      BLAZON_DIRECTOR_PRICE_INPUT: 'three',
      BLAZON_DIRECTOR_PER_WORKSPACE: '65',
    });
  for (const name of [
    'MODEL is not set',
    'KEY is not set',
    'URL',
    'BUDGET_SECONDS',
    'PRICE_INPUT',
    'PER_WORKSPACE',
  ])
    expect(wrong).toThrow(`BLAZON_DIRECTOR_${name}`);
  expect(() => readConfig({ ...directed, BLAZON_DIRECTOR_PROTOCOL: 'telepathy' })).toThrow(
    'openai, anthropic',
  );
});

it('the budget leaves time to draw', () => {
  const window = { BLAZON_PROCESSING_WINDOW_SECONDS: '60' };
  expect(() => readConfig({ ...directed, ...window, BLAZON_DIRECTOR_BUDGET_SECONDS: '31' })).toThrow(
    'to draw',
  );
  expect(
    readConfig({ ...directed, ...window, BLAZON_DIRECTOR_BUDGET_SECONDS: '30' }).director?.budgetSeconds,
  ).toBe(30);
});

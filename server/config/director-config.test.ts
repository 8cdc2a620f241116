import { expect, it } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

const baseSettings = {
  BLAZON_DATABASE_URL: 'postgres://a@127.0.0.1/a',
  BLAZON_REDIS_URL: 'redis://127.0.0.1',
  BLAZON_TEMPORAL_ADDRESS: '127.0.0.1:7233',
  BLAZON_LIVE_HOST: 'live.example',
  BLAZON_SANDBOX_HOST: 'sandbox.example',
  BLAZON_HTTP_PORT: '8080',
};
const directedSettings = {
  ...baseSettings,
  BLAZON_DIRECTOR_PROTOCOL: 'anthropic',
  BLAZON_DIRECTOR_MODEL: 'm',
  BLAZON_DIRECTOR_KEY: 'sesame',
};

it('without a protocol, no art director is configured, and workers do not serve its queue', () => {
  const config = readConfig(baseSettings);
  expect(config.director).toBeUndefined();
  expect(config.workerQueues).toEqual(['design', 'deliver', 'upkeep']);
  expect(() => readConfig({ ...baseSettings, BLAZON_WORKER_QUEUES: 'direct' })).toThrow('names direct');
});

it('the art director has defaults if a protocol is set, and its key is not logged', () => {
  const config = readConfig(directedSettings);
  expect(config.director).toEqual({
    protocol: 'anthropic',
    url: 'https://api.anthropic.com/v1',
    model: 'm',
    key: 'sesame',
    efforts: { free: 'standard', pro: 'standard', agency: 'standard', sandbox: 'none' },
    budgetSeconds: { quick: 60, standard: 150, best: 270 },
    prices: { input: 0, output: 0 },
    dailyCost: 0,
    concurrent: 64,
    perWorkspace: 8,
  });
  expect(config.workerQueues).toContain('direct');
  expect(JSON.stringify(describeConfig(config))).not.toContain('sesame');
});

it.each(['https://user:word@models.example/v1', 'https://models.example/v1?a=b', 'models.example'])(
  'the address %s is rejected, and the message does not repeat it',
  (url) => {
    const wrong = () => readConfig({ ...directedSettings, BLAZON_DIRECTOR_URL: url });
    expect(wrong).toThrow('BLAZON_DIRECTOR_URL must be');
    expect(wrong).not.toThrow('models.example');
  },
);

it('all mistakes in the settings are reported at once', () => {
  const wrong = () =>
    readConfig({
      ...baseSettings,
      BLAZON_DIRECTOR_PROTOCOL: 'anthropic',
      BLAZON_DIRECTOR_URL: 'ftp://models.example',
      BLAZON_DIRECTOR_BUDGET_SECONDS: '7201',
      BLAZON_DIRECTOR_EFFORT_AGENCY: 'heroic',
      BLAZON_DIRECTOR_PRICE_INPUT: 'three',
      BLAZON_DIRECTOR_PER_WORKSPACE: '65',
    });
  for (const name of [
    'MODEL is not set',
    'KEY is not set',
    'URL',
    'BUDGET_SECONDS',
    'EFFORT_AGENCY',
    'PRICE_INPUT',
    'PER_WORKSPACE',
  ])
    expect(wrong).toThrow(`BLAZON_DIRECTOR_${name}`);
  expect(() => readConfig({ ...directedSettings, BLAZON_DIRECTOR_PROTOCOL: 'telepathy' })).toThrow(
    'openai, anthropic',
  );
});

function readEfforts(settings: Record<string, string>) {
  return readConfig({ ...directedSettings, ...settings }).director?.efforts;
}

it('a plan uses the general effort unless the plan has an effort of its own', () => {
  expect(readEfforts({ BLAZON_DIRECTOR_EFFORT: 'quick', BLAZON_DIRECTOR_EFFORT_AGENCY: 'best' })).toEqual({
    free: 'quick',
    pro: 'quick',
    agency: 'best',
    sandbox: 'none',
  });
  expect(readEfforts({ BLAZON_DIRECTOR_EFFORT: 'none', BLAZON_DIRECTOR_EFFORT_PRO: 'quick' })).toMatchObject({
    agency: 'none',
    pro: 'quick',
  });
});

it('the sandbox uses no model unless BLAZON_DIRECTOR_EFFORT_SANDBOX or BLAZON_DIRECTOR_SANDBOX enables one', () => {
  expect(readEfforts({ BLAZON_DIRECTOR_EFFORT_SANDBOX: 'quick' })?.sandbox).toBe('quick');
  expect(readEfforts({ BLAZON_DIRECTOR_EFFORT: 'best', BLAZON_DIRECTOR_SANDBOX: '1' })?.sandbox).toBe('best');
  expect(
    readEfforts({ BLAZON_DIRECTOR_SANDBOX: '1', BLAZON_DIRECTOR_EFFORT_SANDBOX: 'quick' })?.sandbox,
  ).toBe('quick');
  expect(readEfforts({ BLAZON_DIRECTOR_SANDBOX: '0' })?.sandbox).toBe('none');
});

it('a cost limit requires prices', () => {
  const bound = { ...directedSettings, BLAZON_DIRECTOR_DAILY_COST: '2.5' };
  expect(() => readConfig(bound)).toThrow('BLAZON_DIRECTOR_DAILY_COST needs');
  expect(readConfig({ ...bound, BLAZON_DIRECTOR_PRICE_OUTPUT: '15' }).director?.dailyCost).toBe(2.5);
});

it('one budget setting applies to every effort', () => {
  const budgets = (seconds: string) =>
    readConfig({ ...directedSettings, BLAZON_DIRECTOR_BUDGET_SECONDS: seconds }).director?.budgetSeconds;
  expect(budgets('3')).toEqual({ quick: 3, standard: 3, best: 3 });
  expect(budgets('3600')).toEqual({ quick: 3600, standard: 3600, best: 3600 });
  expect(readConfig(directedSettings).director?.budgetSeconds).toEqual({
    quick: 60,
    standard: 150,
    best: 270,
  });
});

it('the processing window must leave time to draw after the largest budget', () => {
  const readWindow = (settings: Record<string, string>) =>
    readConfig({ ...directedSettings, ...settings }).processingWindowSeconds;
  expect(readConfig(baseSettings).processingWindowSeconds).toBe(120);
  expect(readWindow({})).toBe(180);
  expect(readWindow({ BLAZON_DIRECTOR_EFFORT: 'quick' })).toBe(120);
  expect(readWindow({ BLAZON_DIRECTOR_EFFORT_SANDBOX: 'best' })).toBe(300);
  expect(readWindow({ BLAZON_DIRECTOR_EFFORT: 'best', BLAZON_DIRECTOR_BUDGET_SECONDS: '100' })).toBe(130);
  const window = { BLAZON_PROCESSING_WINDOW_SECONDS: '60' };
  expect(() => readWindow({ ...window, BLAZON_DIRECTOR_BUDGET_SECONDS: '31' })).toThrow('to draw');
  expect(readWindow({ ...window, BLAZON_DIRECTOR_BUDGET_SECONDS: '30' })).toBe(60);
  expect(() => readConfig({ ...baseSettings, BLAZON_PROCESSING_WINDOW_SECONDS: '7231' })).toThrow(
    'from 1 to 7230',
  );
});

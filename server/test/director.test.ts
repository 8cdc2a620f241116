import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/waiting.ts';
import { systemClock } from '../outside/clock.ts';
import { closeTurns, openTurn, takeQuestion } from '../store/director-turns.ts';
import { cancelJobs } from '../store/job-results.ts';
import { runAdmin } from './support/admin.ts';
import {
  type AskedJob,
  type DirectedStage,
  type DirectedWorkspace,
  openDirectedStage,
  readStoredTurns,
  untilDirected,
} from './support/directed-stage.ts';
import { generate, untilSuccess } from './support/generation.ts';
import { readMetric } from './support/internal-port.ts';
import type { Misbehaviour } from './support/model-manners.ts';
import { tokensOfReply } from './support/model-server.ts';
import type { ServerProcess } from './support/server-process.ts';

/** The first answer is drawn and fails a gate; the second mends it. */
const house = 'Vera Alder, an architect of quiet houses. Precise, dark green, a warm detail.';
/** Both answers are good. */
const kettle = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';

/** In seconds: as the stage sets it, and far less than the window of a job on a machine that is busy. */
const BUDGET = 6;
const LATEST = BUDGET + 20;

const outcomes: Record<Misbehaviour, string> = {
  'never answer': 'timeout',
  drip: 'timeout',
  'say too many': 'rate_limited',
  fail: 'unavailable',
  'break off': 'malformed',
  close: 'unavailable',
  'send 50 MB': 'too_large',
  'send a page': 'malformed',
  'say nothing': 'malformed',
  redirect: 'misconfigured',
  'refuse the key': 'misconfigured',
  'refuse the question': 'rejected',
};

/** All of them, no two together that would stop all questions: who is out of order is asked three times. */
const pairs: readonly (readonly Misbehaviour[])[] = [
  ['never answer', 'drip'],
  ['fail', 'say nothing'],
  ['close', 'send a page'],
  ['break off', 'send 50 MB'],
  ['redirect', 'refuse the key'],
  ['refuse the question'],
  ['say too many'],
];

let stage: DirectedStage;
let workspace: DirectedWorkspace;

beforeAll(async () => {
  stage = await openDirectedStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.models.behave('answer');
  // One of its own, since a drawing keeps its distance from the others of its workspace.
  workspace = await stage.newWorkspace();
});

const result = (job: AskedJob) => untilDirected(stage, job);
const questionsAfter = (prompt: string, time: number) =>
  stage.models.of(prompt).filter(({ at }) => at >= time);

async function expectDirected(): Promise<void> {
  const { mark } = await result(await (await stage.newWorkspace()).ask(kettle));
  expect(mark).toMatch(/^director:/);
}

/** Runs the work beside a worker with these settings. */
async function withWorker(
  settings: Record<string, string>,
  work: (worker: ServerProcess) => Promise<void>,
): Promise<void> {
  const worker = await stage.startWorker({ BLAZON_DESIGN_THREADS: '1', ...settings });
  try {
    await work(worker);
  } finally {
    await worker.kill();
  }
}

describe('with an art director', () => {
  let worker: ServerProcess;
  beforeAll(async () => {
    worker = await stage.startWorker();
  });
  afterAll(() => worker.kill());

  test('its drawing is delivered, its answers and their cost are recorded, and go with the project', async () => {
    const job = await workspace.ask(house);
    const { mark, turns } = await result(job);
    expect(mark).toMatch(/^director:/);
    // 12,000 tokens at 3 and 2,500 at 15 per million.
    expect(turns).toMatchObject([
      { turn: 1, outcome: 'answered', tries: 1, cost_micros: 73_500 },
      { turn: 2, outcome: 'answered', tries: 1, cost_micros: 73_500, note: 'taken' },
    ]);
    expect(turns[0]?.note).toContain('GATE');

    const [first, second] = questionsAfter(house, job.askedAt);
    expect(first?.pictures).toEqual([]);
    expect(second?.pictures.map((png) => png.subarray(1, 4).toString())).toEqual(['PNG']);
    expect(second?.headers['x-api-key']).toBe('director-secret');

    const shown = await runAdmin(stage.environment, 'job', 'show', job.jobId);
    expect(shown.output).toMatch(/director +2 questions, 24000 tokens in, 5000 out, cost 0\.147/);
    expect(shown.output).toMatch(/director 1 +answered .*12000 tokens in/);
    const told = await runAdmin(stage.environment, 'story', job.jobId);
    expect(told.output).toMatch(/director 2 +answered/);
    expect(shown.output + told.output).not.toContain('Vera');

    const { internalPort } = worker;
    expect(await readMetric(internalPort, 'blazon_director_answers_total', { outcome: 'answered' })).toBe(2);
    expect(await readMetric(internalPort, 'blazon_director_tokens_total', { kind: 'output' })).toBe(
      2 * tokensOfReply.output,
    );
    expect(await readMetric(internalPort, 'blazon_director_cost_total')).toBeCloseTo(0.147);
    expect(await readMetric(internalPort, 'blazon_director_seconds_count')).toBe(2);
    expect(worker.output()).not.toContain('director-secret');

    const path = `/v1/projects/${job.projectId}`;
    expect((await stage.client.call({ method: 'DELETE', path, key: workspace.keys.live })).status).toBe(200);
    await waitUntil(
      async () => {
        const left = await readStoredTurns(stage.owner, job.jobId);
        if (left.length > 0) throw new Error(`${left.length} turns`);
      },
      { what: 'the turns to be erased', seconds: 20 },
    );
  });

  test('refinements keep to the record, and the sandbox asks nobody', async () => {
    const job = await workspace.ask(kettle);
    const { memory_id: memoryId } = await untilSuccess(stage.receiver, job.jobId);
    const before = stage.models.questions.length;
    const wish = { projectId: job.projectId, memoryId, webhookUrl: stage.receiver.url('200') };
    const refined = await generate(stage.client, workspace, 'live', {
      ...wish,
      prompt: 'Make it deep blue.',
    });
    await untilSuccess(stage.receiver, refined);
    const tried = await result(await workspace.ask(kettle, { environment: 'sandbox' }));
    expect(tried.mark).not.toMatch(/^director:/);
    expect(stage.models.questions.length).toBe(before);
  });

  test.each(pairs.map((manners) => [manners.join(' and '), manners] as const))(
    'a provider that would %s: the library draws, within the budget and a little',
    async (_, manners) => {
      const prompts = new Map(manners.map((manner) => [`Alder, architects. They ${manner}.`, manner]));
      for (const prompt of prompts.keys()) stage.models.teach(prompt, []);
      stage.models.behave(({ prompt }) => prompts.get(prompt) ?? 'answer');
      await Promise.all(
        [...prompts].map(async ([prompt, manner]) => {
          const { mark, turns, seconds } = await result(await workspace.ask(prompt));
          expect(mark).not.toMatch(/^director:/);
          expect(turns).toMatchObject([{ turn: 1, outcome: outcomes[manner], cost_micros: null }]);
          expect(seconds).toBeLessThan(LATEST);
        }),
      );
      // As long as it was told to stay away.
      if (manners.includes('say too many')) await wait(1_000);
      // A success in between: what many do wrong one after the other is another test's.
      await expectDirected();
    },
  );

  test('an answer that is lost: what came of the one before is delivered', async () => {
    stage.models.behave(({ turn }) => (turn === 1 ? 'answer' : 'never answer'));
    const { mark, turns, seconds } = await result(await workspace.ask(kettle));
    expect(mark).toMatch(/^director:/);
    expect(turns).toMatchObject([{ outcome: 'answered' }, { outcome: 'timeout' }]);
    expect(seconds).toBeLessThan(LATEST);
  });
});

test('a worker that is killed between two answers: the next one goes on from the first', async () => {
  const settings = { BLAZON_DIRECTOR_PROTOCOL: 'openai', BLAZON_DIRECTOR_BUDGET_SECONDS: '60' };
  stage.models.behave(({ turn }) => (turn === 1 ? 'answer' : 'never answer'));
  const worker = await stage.startWorker(settings);
  const job = await workspace.ask(house);
  await waitUntil(
    async () => {
      if (questionsAfter(house, job.askedAt).length < 2) throw new Error('not yet');
    },
    { what: 'the second question', seconds: 20 },
  );
  await worker.kill();
  stage.models.behave('answer');
  await withWorker(settings, async () => {
    const { mark, turns } = await result(job);
    expect(mark).toMatch(/^director:/);
    expect(turns).toMatchObject([
      { outcome: 'answered', tries: 1 },
      { outcome: 'answered', tries: 2 },
    ]);
    const asked = questionsAfter(house, job.askedAt).map(({ turn }) => turn);
    expect(asked).toEqual([1, 2, 2]);
  });
}, 120_000);

test('a worker that died after it wrote a question down: the next one asks that very question', async () => {
  const job = await workspace.ask(house);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  const turns = [{ role: 'user', text: JSON.stringify(house) }];
  const question = JSON.stringify({ system: 'Written before.', turns, mostTokens: 100 });
  const open = (number: number) => openTurn(stage.owner, scope, job, { number, question, now: new Date() });
  expect(await open(1)).toBe(true);
  await withWorker({}, async () => {
    expect((await result(job)).mark).toMatch(/^director:/);
    const systems = questionsAfter(house, job.askedAt).map(({ system }) => system.slice(0, 15));
    expect(systems[0]).toBe('Written before.');
    expect(systems.filter((system) => system === 'Written before.')).toHaveLength(1);
    // Nothing is asked for a job that has ended.
    expect(await open(7)).toBe(false);
  });
});

test('turned off while a question waits: what came of the answers before it is delivered, and the question is gone', async () => {
  stage.models.behave(({ turn }) => (turn === 1 ? 'answer' : 'never answer'));
  const worker = await stage.startWorker({ BLAZON_DIRECTOR_BUDGET_SECONDS: '12' });
  const job = await workspace.ask(kettle);
  await waitUntil(
    async () => {
      if (questionsAfter(kettle, job.askedAt).length < 2) throw new Error('not yet');
    },
    { what: 'the second question', seconds: 20 },
  );
  await worker.kill();
  await withWorker({ BLAZON_DIRECTOR_PROTOCOL: '' }, async () => {
    const { mark, turns } = await result(job);
    expect(mark).toMatch(/^director:/);
    expect(turns).toMatchObject([{ outcome: 'answered' }, { outcome: 'lost', cost_micros: null }]);
  });
}, 120_000);

test('a step that comes late gives up no question that was written after it looked', async () => {
  const job = await workspace.ask(house);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  for (const number of [1, 2])
    await openTurn(stage.owner, scope, job, { number, question: house, now: new Date() });
  await closeTurns(stage.owner, scope, job, { upTo: 1, notes: ['seen', 'not seen'] });
  expect(await readStoredTurns(stage.owner, job.jobId)).toMatchObject([
    { outcome: 'lost', note: 'seen' },
    { outcome: null, note: null },
  ]);
});

test('nothing is asked for a job that was ended with its project', async () => {
  const job = await workspace.ask(house);
  const scope = { workspaceId: workspace.id, environment: 'live' as const };
  expect(await openTurn(stage.owner, scope, job, { number: 1, question: house, now: new Date() })).toBe(true);
  const path = `/v1/projects/${job.projectId}`;
  expect((await stage.client.call({ method: 'DELETE', path, key: workspace.keys.live })).status).toBe(200);
  const { newId } = systemClock();
  await cancelJobs(stage.owner, scope, job.projectId, { count: 10, now: new Date(), newId });
  expect(await takeQuestion(stage.owner, scope, job, 1)).toBeUndefined();
});

test('no worker for the queue: the budget passes and the library draws', async () => {
  await withWorker({ BLAZON_WORKER_QUEUES: 'design,deliver,upkeep' }, async () => {
    const { mark, turns, seconds } = await result(await workspace.ask(house));
    expect(mark).not.toMatch(/^director:/);
    expect(turns).toMatchObject([{ turn: 1, outcome: 'lost', tries: 0 }]);
    expect(seconds).toBeGreaterThan(BUDGET);
    expect(seconds).toBeLessThan(LATEST);
  });
});

test('a workspace has so many questions under way, and takes no place from another', async () => {
  const settings = {
    BLAZON_DIRECTOR_PROTOCOL: 'openai',
    BLAZON_DIRECTOR_CONCURRENT: '4',
    BLAZON_DIRECTOR_PER_WORKSPACE: '1',
  };
  await withWorker(settings, async () => {
    stage.models.behave(({ prompt }) => (prompt === house ? 'never answer' : 'answer'));
    const crowd = await Promise.all(Array.from({ length: 6 }, () => workspace.ask(house)));
    const [first] = crowd;
    await waitUntil(
      async () => {
        if (questionsAfter(house, first?.askedAt ?? 0).length === 0) throw new Error('not yet');
      },
      { what: 'the first question', seconds: 20 },
    );
    const other = await stage.newWorkspace();
    expect((await result(await other.ask(kettle))).mark).toMatch(/^director:/);
    const results = await Promise.all(crowd.map(result));
    const ends = results.flatMap(({ turns }) => turns.map(({ outcome }) => outcome));
    expect(['timeout', 'no_room', 'no_time']).toEqual(expect.arrayContaining(ends));
    expect(ends).toContain('timeout');
    expect(ends.filter((end) => end === 'timeout').length).toBeLessThanOrEqual(2);
    for (const { mark, seconds } of results) {
      expect(mark).not.toMatch(/^director:/);
      expect(seconds).toBeLessThan(LATEST);
    }
  });
});

test('a provider that fails is left alone for a while, then asked again', async () => {
  await withWorker({ BLAZON_DIRECTOR_PROTOCOL: 'openai' }, async (worker) => {
    const breaker = () => readMetric(worker.internalPort, 'blazon_director_breaker');
    stage.models.behave('refuse the key');
    for (let count = 0; count < 5; count += 1) await result(await workspace.ask(house));
    expect(await breaker()).toBe(2);
    const before = stage.models.questions.length;
    const { mark, turns } = await result(await workspace.ask(house));
    expect(mark).not.toMatch(/^director:/);
    expect(turns).toMatchObject([{ outcome: 'resting' }]);
    expect(stage.models.questions.length).toBe(before);

    stage.models.behave('answer');
    await wait(15_000);
    await expectDirected();
    expect(await breaker()).toBe(0);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { decodeId } from '@blazon/contract/ids.ts';
import { QUESTION_NUMBERS, stageOf } from '@blazon/studio/director/plan.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { insertQuestions } from '../store/director-turns.ts';
import { runAdmin } from './support/admin.ts';
import {
  type RequestedJob,
  budgetSeconds,
  type DirectedResult,
  type DirectedStage,
  openDirectedStage,
  readStoredTurns,
  type StoredTurn,
  waitForDirectedResult,
} from './support/directed-stage.ts';
import { generate, waitForSuccess } from './support/generation.ts';
import { readMetric } from './support/internal-port.ts';
import type { ModelFault } from './support/model-misbehaviour.ts';
import { replyTokens } from './support/model-server.ts';
import type { QuestionKind } from './support/scripted-model.ts';
import type { ServerProcess } from './support/server-process.ts';

const housePrompt = 'Vera Alder, an architect of quiet houses. Precise, dark green, a warm detail.';
const kettlePrompt = 'Kettle, a bold coffee roastery. Warm red, rounded letters.';
const heronPrompt = 'Heron, boats for quiet rivers. Slender, grey and blue.';

/** The maximum number of seconds from the request to the webhook, with a margin for a busy machine. */
const maxSeconds = budgetSeconds + 20;

let stage: DirectedStage;
let patientWorkerPromise: Promise<ServerProcess> | undefined;
let hastyWorkerPromise: Promise<ServerProcess> | undefined;
beforeAll(async () => {
  stage = await openDirectedStage();
});
afterAll(async () => {
  for (const worker of await Promise.all([patientWorkerPromise, hastyWorkerPromise])) await worker?.kill();
  await stage.close();
});
beforeEach(() => stage.models.behave('answer'));

const readResult = (job: RequestedJob) => waitForDirectedResult(stage, job);
const requestBrand = async (prompt: string) => (await stage.newWorkspace()).ask(prompt);
const describeTurn = ({ turn, outcome, tries }: StoredTurn) => `${turn}: ${outcome}, ${tries}`;
const describeAnswered = (tries: number, ...turns: number[]) =>
  turns.map((turn) => `${turn}: answered, ${tries}`);
const questionsAfter = (prompt: string, time: number) =>
  stage.models.of(prompt).filter(({ at }) => at >= time);

/** Waits until the provider has received this many questions of a kind about a job. */
const waitForQuestions = (prompt: string, kind: QuestionKind, count: number, { askedAt }: RequestedJob) =>
  waitUntil(
    async () => {
      const asked = questionsAfter(prompt, askedAt).filter((question) => question.kind === kind);
      if (asked.length < count) throw new Error(`${asked.length} of ${count} questions were asked.`);
    },
    { what: `${count} questions to ${kind}`, seconds: 60 },
  );

const metricReader = (worker: ServerProcess) => (name: string, labels?: Record<string, string>) =>
  readMetric(worker.internalPort, `blazon_director_${name}`, labels);

/** Starts a worker with timeouts long enough for a busy machine. */
function startPatientWorker(): Promise<ServerProcess> {
  patientWorkerPromise ??= stage.startWorker({
    BLAZON_DIRECTOR_PROTOCOL: 'openai',
    BLAZON_DIRECTOR_BUDGET_SECONDS: '150',
    BLAZON_DIRECTOR_EFFORT_SANDBOX: 'standard',
  });
  return patientWorkerPromise;
}

/** Starts a worker with timeouts so short that a silent provider fails soon. The patient worker must have stopped. */
function startHastyWorker(): Promise<ServerProcess> {
  hastyWorkerPromise ??= stage.startWorker({
    BLAZON_DIRECTOR_PER_WORKSPACE: '3',
    BLAZON_DIRECTOR_DAILY_COST: '5',
  });
  return hastyWorkerPromise;
}

test('if no worker answers questions, the library draws the brand once the time budget is used up', {
  timeout: 300_000,
}, async () => {
  /** What the drawing and the delivery take on a busy machine. */
  const maxExtraSeconds = 27;
  // On a busy machine, the shorter budget may be used up before the first question is stored. A quarter of the longer
  // budget is reserved for later questions, which the library's drawing does not wait for.
  for (const [budget, minSeconds] of [
    [5, 5],
    [40, 30],
  ] as const) {
    const worker = await stage.startWorker({
      BLAZON_WORKER_QUEUES: 'design,deliver,upkeep',
      BLAZON_DIRECTOR_BUDGET_SECONDS: String(budget),
      BLAZON_DESIGN_THREADS: '1',
    });
    try {
      const { delivered, turns, seconds } = await readResult(await requestBrand(housePrompt));
      expect(delivered).toBe('library');
      if (turns.length === 0 && budget === 5) continue;
      expect(turns).toMatchObject([{ turn: 1, outcome: 'lost', tries: 0 }]);
      expect(seconds).toBeGreaterThan(minSeconds);
      expect(seconds).toBeLessThan(budget + maxExtraSeconds);
      return;
    } finally {
      await worker.kill();
    }
  }
});

test('questions that a dead activity stored are asked once', async () => {
  const job = await requestBrand(housePrompt);
  const open = (number: number, kind: QuestionKind) => {
    const text = `QUESTION ${kind}\nThe brief: ${JSON.stringify(housePrompt)}`;
    const call = { system: 'Written before.', turns: [{ role: 'user', text }], maxTokens: 100 };
    return { number, question: JSON.stringify(call) };
  };
  const both = [open(1, 'reading'), open(2, 'draw')];
  expect(await insertQuestions(stage.owner, job.scope, job, both, new Date())).toBe(true);
  await startPatientWorker();
  const { delivered, turns } = await readResult(job);
  expect(delivered).toBe('redraw');
  expect(turns.map(describeTurn)).toEqual(describeAnswered(1, 1, 2, 5));
  const systems = questionsAfter(housePrompt, job.askedAt).map(({ system }) => system === 'Written before.');
  expect(systems).toEqual([true, true, false]);
  // No question is sent for a job that has ended.
  expect(await insertQuestions(stage.owner, job.scope, job, [open(7, 'draw')], new Date())).toBe(false);
});

test('questions are asked in parallel and stored with answers and costs; deleting the project erases them', async () => {
  const worker = await startPatientWorker();
  const metric = metricReader(worker);
  const workspace = await stage.newWorkspace('agency');
  const count = async () => ({
    answers: await metric('answers_total', { outcome: 'answered' }),
    tokens: await metric('tokens_total', { kind: 'output' }),
    cost: await metric('cost_total'),
    times: await metric('seconds_count'),
  });
  const before = await count();
  // Hold back each answer until two questions of its kind have arrived. Asking them one after the other would time
  // out.
  const begin = Date.now();
  const inPairs = new Set<unknown>(['draw', 'glance', 'redraw', 'choose', 'prefer']);
  stage.models.behave(async ({ kind }): Promise<'answer'> => {
    const asked = () => questionsAfter(housePrompt, begin).filter((question) => question.kind === kind);
    while (inPairs.has(kind) && asked().length < 2) await wait(10);
    return 'answer';
  });
  const job = await workspace.ask(housePrompt);
  const { delivered, turns } = await readResult(job);
  expect(delivered).toBe('redraw');
  // The cost of 12,000 input tokens at 3 per million and 2,500 output tokens at 15 per million.
  const answered = { outcome: 'answered', tries: 1, cost_micros: 73_500 };
  const asked = questionsAfter(housePrompt, begin);
  expect(turns).toMatchObject(asked.map(() => answered));
  expect(turns.filter(({ note }) => note === null)).toEqual([]);
  const redrawn = asked.find(({ kind }) => kind === 'redraw');
  expect(redrawn?.pictures.map((png) => png.subarray(1, 4).toString())).toEqual(['PNG']);
  expect(redrawn?.headers.authorization).toBe('Bearer director-secret');

  const shown = await runAdmin(stage.environment, 'job', 'show', job.jobId);
  const cost = (asked.length * 0.0735).toFixed(4);
  const sums = `${asked.length} questions, ${asked.length * 12_000} tokens in, ${asked.length * 2_500} out, cost ${cost}`;
  expect(shown.output).toContain(sums);
  expect(shown.output).toMatch(/director 1 +answered .*12000 tokens in/);
  // The studio designs once at first, and once after each batch of answers.
  const batches = new Set(asked.map(({ kind }) => kind));
  expect(shown.output).toMatch(new RegExp(`designs +${batches.size + 1}\n`));
  const historyOutput = await runAdmin(stage.environment, 'history', job.jobId);
  expect(historyOutput.output).toMatch(/director 12 +answered/);
  expect(shown.output + historyOutput.output).not.toContain('Vera');

  const counted = await count();
  expect(counted.answers - before.answers).toBe(asked.length);
  expect(counted.tokens - before.tokens).toBe(asked.length * replyTokens.output);
  expect(counted.cost - before.cost).toBeCloseTo(Number(cost));
  expect(counted.times - before.times).toBe(asked.length);
  expect(worker.output()).not.toContain('director-secret');
  const days = await stage.owner.unscoped({
    text: 'SELECT environment, cost_micros::int FROM director_costs WHERE workspace_id = $1',
    values: [decodeId('workspace', workspace.id)],
  });
  expect(days).toEqual([{ environment: 'live', cost_micros: asked.length * 73_500 }]);

  const path = `/v1/projects/${job.projectId}`;
  expect((await stage.client.call({ method: 'DELETE', path, key: workspace.keys.live })).status).toBe(200);
  await waitUntil(
    async () => {
      const left = await readStoredTurns(stage.owner, job.jobId);
      if (left.length > 0) throw new Error(`${left.length} turns are left`);
    },
    { what: 'the turns to be erased', seconds: 60 },
  );
});

test('after a worker dies, the next one asks its open questions again, but not the answered ones', async () => {
  stage.models.behave(({ prompt, kind }) => {
    const isSilent =
      (prompt === kettlePrompt && kind === 'redraw') || (prompt === heronPrompt && kind === 'draw');
    return isSilent ? 'never answer' : 'answer';
  });
  const worker = await startPatientWorker();
  const killed = await (await stage.newWorkspace('agency')).ask(kettlePrompt);
  const turnedOff = await (await stage.newWorkspace()).ask(heronPrompt, { environment: 'sandbox' });
  await Promise.all([
    waitForQuestions(kettlePrompt, 'redraw', 2, killed),
    waitForQuestions(heronPrompt, 'draw', 2, turnedOff),
  ]);
  await worker.kill();
  stage.models.behave('answer');
  // The next worker has no art director in the sandbox.
  await startHastyWorker();
  const [continued, ended] = await Promise.all([readResult(killed), readResult(turnedOff)]);
  expect(continued.delivered).toBe('redraw');
  expect(continued.turns.map(describeTurn)).toEqual([
    ...describeAnswered(1, 1, 2, 3),
    ...describeAnswered(2, 5, 6),
    ...describeAnswered(1, 21, 22),
  ]);
  // A `glance` question does not name its job, so it is ignored here.
  const asked = questionsAfter(kettlePrompt, killed.askedAt).filter(({ kind }) => kind !== 'glance');
  const kinds = Map.groupBy(asked, ({ kind }) => kind);
  expect([...kinds].map(([kind, ofKind]) => `${ofKind.length} ${kind}`)).toEqual([
    '1 reading',
    '2 draw',
    '4 redraw',
  ]);
  // Open questions are answered and used, but no further ones are sent.
  expect(ended.delivered).toBe('draw');
  expect(ended.turns.map(describeTurn)).toEqual([...describeAnswered(1, 1), ...describeAnswered(2, 2, 3)]);
});

describe('a worker with an art director', () => {
  let worker: ServerProcess;
  beforeAll(async () => {
    worker = await startHastyWorker();
  });
  const metric = (name: string) => metricReader(worker)(name);

  /** Requests brands until the model has drawn one. On a busy machine, a job may run out of time before that. */
  const requestDirectedBrand = async (attempts = 5): Promise<DirectedResult> => {
    const result = await readResult(await requestBrand(kettlePrompt));
    if (result.delivered !== 'library') return result;
    return attempts > 1 ? requestDirectedBrand(attempts - 1) : expect.fail('The model drew nothing.');
  };

  test('asks nothing for a change of colour, in the sandbox, or once the daily cost limit is reached', async () => {
    const workspace = await stage.newWorkspace();
    const job = await workspace.ask(kettlePrompt);
    const { memory_id: memoryId } = await waitForSuccess(stage.receiver, job.jobId);
    const before = stage.models.questions.length;
    await stage.owner.unscoped({
      text: `UPDATE director_costs SET cost_micros = 5000000 WHERE workspace_id = $1`,
      values: [decodeId('workspace', workspace.id)],
    });
    const request = { projectId: job.projectId, memoryId, webhookUrl: stage.receiver.url('200') };
    const [refined, inSandbox, late] = await Promise.all([
      generate(stage.client, workspace, 'live', { ...request, prompt: 'Make it deep blue.' }),
      workspace.ask(kettlePrompt, { environment: 'sandbox' }),
      workspace.ask(kettlePrompt),
    ]);
    await waitForSuccess(stage.receiver, refined);
    expect((await readResult(inSandbox)).delivered).toBe('library');
    const { delivered, turns } = await readResult(late);
    expect(delivered).toBe('library');
    expect(turns).toMatchObject([{ turn: 1, outcome: 'spent', tries: 0 }]);
    expect(await metric('spent_total')).toBe(1);
    expect(stage.models.questions.length).toBe(before);
  });

  /** The number of the first question of each stage. */
  const stages = {
    reading: QUESTION_NUMBERS.reading,
    draw: QUESTION_NUMBERS.draw[0],
    redraw: QUESTION_NUMBERS.redraw[0],
    choose: QUESTION_NUMBERS.choose[0],
    polish: QUESTION_NUMBERS.polish[0],
  } as const;
  const outcomes = {
    'never answer': 'timeout',
    'cut off': 'unavailable',
    'say too many': 'rate_limited',
    'send a page': 'malformed',
    fail: 'unavailable',
    'refuse the key': 'misconfigured',
  } as const satisfies Partial<Record<ModelFault, string>>;
  type Case = readonly [at: keyof typeof stages, manner: keyof typeof outcomes];

  /** Returns the last stage in which the model answered with a drawing. That drawing should be delivered. */
  const newestDrawing = ({ delivered, turns }: DirectedResult): DirectedResult['delivered'] => {
    const count = (first: number) =>
      turns.filter(({ turn, outcome }) => outcome === 'answered' && stageOf(turn) === stageOf(first)).length;
    const [drawn, redrawn] = [count(stages.draw), count(stages.redraw)];
    if (redrawn === 0) return drawn === 0 ? 'library' : 'draw';
    // One of the two drawings was redrawn, and either may be used.
    return redrawn < drawn ? delivered : 'redraw';
  };

  // At most four cases at once, because five unanswered jobs in a row would open the circuit breaker.
  test.each<[string, readonly Case[]]>([
    ['silent', (['reading', 'draw', 'redraw', 'choose'] as const).map((at) => [at, 'never answer'])],
    [
      'cut off in the middle of an answer, or silent at the end',
      [
        ['draw', 'cut off'],
        ['redraw', 'cut off'],
        ['choose', 'cut off'],
        ['polish', 'never answer'],
      ],
    ],
    [
      'limiting rates, cut off at the end, or sending an HTML page',
      [
        ['draw', 'say too many'],
        ['polish', 'say too many'],
        ['polish', 'cut off'],
        ['reading', 'send a page'],
      ],
    ],
    [
      'failing, rejecting the key, or limiting rates in the middle',
      [
        ['reading', 'fail'],
        ['reading', 'refuse the key'],
        ['redraw', 'say too many'],
        ['choose', 'say too many'],
      ],
    ],
  ])('delivers the newest drawing in time if the provider is %s', async (_, cases) => {
    const names = ['Ash', 'Birch', 'Cedar', 'Elm'];
    const prompts = cases.map((_case, index) => `${names[index]}, makers of chairs. Calm and brown.`);
    stage.models.behave(({ prompt, kind }) => {
      const [at, fault] = cases[prompts.indexOf(prompt)] ?? [];
      return fault !== undefined && kind === at ? fault : 'answer';
    });
    const ends = await Promise.all(
      cases.map(async ([at, fault], index) => {
        const workspace = await stage.newWorkspace(at === 'choose' || at === 'polish' ? 'agency' : 'pro');
        const end = await readResult(await workspace.ask(prompts[index] ?? ''));
        const isLate = ({ turn }: StoredTurn) => stageOf(turn) >= stageOf(stages[at]);
        const late = end.turns.filter(isLate).map(({ outcome }) => outcome);
        const isReached = late.includes(outcomes[fault]);
        return { at, ...end, best: newestDrawing(end), isReached, isAnswered: late.includes('answered') };
      }),
    );
    // On a busy machine, some jobs may run out of time before they reach the fault.
    expect(ends.filter(({ isReached }) => isReached)).not.toEqual([]);
    expect(ends.filter(({ isAnswered }) => isAnswered)).toEqual([]);
    expect(ends.filter(({ delivered, best }) => delivered !== best)).toEqual([]);
    expect(ends.filter(({ seconds }) => seconds > maxSeconds)).toEqual([]);
    // A success resets the circuit breaker's count of failures.
    await requestDirectedBrand();
  });

  test('waits for a slow provider, and limits the concurrent questions of each workspace', async () => {
    const crowded = await stage.newWorkspace();
    let concurrent = 0;
    let maxConcurrent = 0;
    stage.models.behave(async ({ prompt }) => {
      if (prompt !== heronPrompt) return 'answer slowly';
      concurrent += 1;
      maxConcurrent = Math.max(maxConcurrent, concurrent);
      await wait(500);
      concurrent -= 1;
      return 'answer';
    });
    const crowd = await Promise.all(Array.from({ length: 5 }, () => crowded.ask(heronPrompt)));
    const slow = await requestDirectedBrand();
    expect(slow.delivered).toBe(newestDrawing(slow));
    const results = await Promise.all(crowd.map(readResult));
    expect(maxConcurrent).toBeGreaterThan(1);
    expect(maxConcurrent).toBeLessThanOrEqual(3);
    const ends = results.flatMap(({ turns }) => turns.map(({ outcome }) => outcome));
    expect(['answered', 'timeout', 'no_room', 'no_time']).toEqual(expect.arrayContaining(ends));
    expect(ends).toContain('answered');
    for (const { seconds } of results) expect(seconds).toBeLessThan(maxSeconds);
  });

  test("asks nothing until the provider's Retry-After has passed", async () => {
    stage.models.behave(({ prompt }) => (prompt === housePrompt ? 'say too many, come again' : 'answer'));
    const refused = await requestBrand(housePrompt);
    await waitUntil(
      async () => {
        if ((await metric('breaker')) !== 2) throw new Error('not yet');
      },
      { what: 'the breaker to open', seconds: 60 },
    );
    const { delivered, turns } = await readResult(await requestBrand(kettlePrompt));
    expect(delivered).toBe('library');
    expect(turns).toMatchObject([{ outcome: 'resting' }]);
    expect((await readResult(refused)).turns).toMatchObject([{ outcome: 'rate_limited' }]);
    await wait(20_000);
    await requestDirectedBrand();
    expect(await metric('breaker')).toBe(0);
  });
});

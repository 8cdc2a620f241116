import { expect, test } from 'vitest';
import {
  describeJob,
  listDeliveryMoments,
  listJobMoments,
  type StoryFacts,
  type StoryDelivery,
} from './describe-job.ts';

function createTimeAt(seconds: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
}

const job: StoryFacts['job'] = {
  id: 'job_1',
  status: 'succeeded',
  parentId: null,
  requestId: 'req_1',
  createdAt: createTimeAt(0),
  startedAt: createTimeAt(0.2),
  finishedAt: createTimeAt(1.5),
  designAttempts: 1,
  failureCode: null,
};

const event: StoryDelivery['event'] = {
  id: 'evt_1',
  type: 'generation.success',
  isTest: false,
  state: 'delivered',
  reason: null,
  attempts: 2,
  dueAt: null,
  createdAt: createTimeAt(1.5),
  endedAt: createTimeAt(62),
};

const attempt = {
  run: 1,
  number: 1,
  url: 'https://hooks.example.com/in?key=secret',
  milliseconds: 80,
  error: null,
};
const delivery: StoryDelivery = {
  event,
  attempts: [
    { ...attempt, startedAt: createTimeAt(1.6), outcome: 'status_500', status: 500 },
    { ...attempt, number: 2, startedAt: createTimeAt(61.9), outcome: 'delivered', status: 200 },
  ],
};

const facts: StoryFacts = {
  job,
  result: { brandId: 'brand_1', memoryId: 'mem_1', createdAt: createTimeAt(1.5) },
  turns: [{ createdAt: createTimeAt(0.5), outcome: 'answered', milliseconds: 400 }],
  delivery,
};

test('the steps of a job are listed in chronological order', () => {
  expect(listJobMoments(facts).map(({ step }) => step)).toEqual([
    'accepted',
    'processing',
    'question',
    'drawn',
    'recorded',
    'event',
    'attempt',
    'attempt',
    'delivered',
  ]);
  expect(describeJob(facts, createTimeAt(100))).toEqual({
    headline: 'Drawn in 1.5 s; its event was delivered at attempt 2',
    tone: 'good',
  });
});

test('questions that were asked together are shown as one step', () => {
  const asked = (second: number, outcome: string | null, milliseconds: number | null) => ({
    createdAt: createTimeAt(second),
    outcome,
    milliseconds,
  });
  const details = (turns: StoryFacts['turns']) =>
    listJobMoments({ ...facts, turns })
      .filter(({ step }) => step === 'question')
      .map(({ detail }) => detail);
  expect(
    details([
      asked(0.5, 'answered', 400),
      asked(0.6, 'answered', 900),
      asked(0.6, 'answered', 1_200),
      asked(0.7, 'timeout', 3_000),
      asked(0.7, 'answered', 500),
      asked(0.8, 'resting', null),
      asked(0.85, 'spent', null),
      asked(0.9, null, null),
      asked(0.9, 'answered', 100),
    ]),
  ).toEqual([
    'Answered in 400 ms',
    '2 questions, answered in 1.2 s',
    '2 questions, 1 answered in 500 ms',
    'No answer',
    '2 questions, 1 answered so far',
  ]);
  expect(details([asked(0.5, null, null)])).toEqual(['No answer yet']);
});

test('an attempt shows the host and never the whole URL', () => {
  const [, first] = listDeliveryMoments(delivery);
  expect(first?.detail).toBe('hooks.example.com answered 500 in 80 ms');
  expect(JSON.stringify(listJobMoments(facts))).not.toContain('secret');
});

test('a queued job shows how long it has waited', () => {
  const queued: StoryFacts = {
    ...facts,
    job: { ...job, status: 'queued', startedAt: null, finishedAt: null },
    result: undefined,
    turns: [],
    delivery: undefined,
  };
  expect(describeJob(queued, createTimeAt(3)).headline).toBe('Waiting in the queue for 3.0 s');
  expect(listJobMoments(queued)).toHaveLength(1);
});

test('a failed job shows its reason and the state of its event', () => {
  const failed: StoryFacts = {
    ...facts,
    job: { ...job, status: 'failed', failureCode: 'prompt_rejected' },
    result: undefined,
    delivery: {
      event: { ...event, state: 'undeliverable', reason: 'no_endpoint', attempts: 0 },
      attempts: [],
    },
  };
  expect(describeJob(failed, createTimeAt(3))).toEqual({
    headline:
      'Failed: The prompt asks for something that the service does not draw. Its event was not sent, because there is no endpoint.',
    tone: 'bad',
  });
  expect(listJobMoments(failed).at(-1)).toMatchObject({ step: 'undeliverable', tone: 'bad' });
});

test('the next scheduled attempt is the last entry', () => {
  const pending: StoryDelivery = {
    ...delivery,
    event: { ...event, state: 'pending', endedAt: null, dueAt: createTimeAt(300) },
  };
  expect(listDeliveryMoments(pending).at(-1)).toMatchObject({ step: 'planned', title: 'Attempt 3 is due' });
});

import type { JobView } from '@blazon/contract/console/generations.ts';
import { expect, test } from 'vitest';
import { createJobSteps } from './job-steps.ts';

const job: JobView = {
  id: 'job_1',
  project_id: 'proj_1',
  status: 'queued',
  prompt: 'a',
  parent_id: null,
  brand_name: null,
  created_ms: 1_000,
  started_ms: null,
  finished_ms: null,
  failure: null,
  brand: null,
  delivery: null,
};
const delivery = { event_id: 'evt_1', state: 'pending', reason: null, attempts: 0, due_ms: null } as const;
const describeSteps = (view: JobView) =>
  createJobSteps(view, 3_000).map(({ name, state, detail }) => `${name} ${state} ${detail}`.trim());

test('createJobSteps follows a job from the queue to its receiver', () => {
  expect(describeSteps(job)[0]).toBe('Queued now 2.0 s');
  expect(describeSteps({ ...job, status: 'processing', started_ms: 1_500 }).slice(0, 3)).toEqual([
    'Queued done 0.5 s',
    'Processing now 1.5 s',
    'Drawn later',
  ]);
  const drawn: JobView = { ...job, status: 'succeeded', started_ms: 1_500, finished_ms: 2_700, delivery };
  expect(describeSteps(drawn).slice(1)).toEqual([
    'Processing done 1.2 s',
    'Drawn done',
    'Recorded done',
    'Delivery now sending',
  ]);
  // The step is not ticked off before the picture is on the screen.
  expect(createJobSteps(drawn, 3_000, false)[2]?.state).toBe('now');
  expect(describeSteps({ ...drawn, delivery: { ...delivery, state: 'delivered', attempts: 2 } }).at(-1)).toBe(
    'Delivered done at attempt 2',
  );
  expect(
    describeSteps({ ...drawn, delivery: { ...delivery, state: 'undeliverable', reason: 'no_endpoint' } }).at(
      -1,
    ),
  ).toBe('Event kept kept');
});

test('createJobSteps shows a failure instead of the drawing', () => {
  const failure = { code: 'prompt_rejected', message: '', advice: '' };
  const failed: JobView = { ...job, status: 'failed', started_ms: 1_100, finished_ms: 1_200, failure };
  expect(describeSteps(failed).slice(2)).toEqual(['Failed failed', 'Delivery later']);
});

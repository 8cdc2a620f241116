import { GenerationFailed, GenerationSuccess } from '@blazon/contract/events.ts';
import { SaxesParser } from 'saxes';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { createIdGenerator } from './new-id.ts';
import { createTestEvent } from './test-event.ts';

const newId = createIdGenerator({ now: () => 1_700_000_000_000, random: (count) => new Uint8Array(count) });

test('a test event follows exactly the schema of a real event', () => {
  const event = createTestEvent({ endpointId: newId('webhookEndpoint') }, new Date(1_700_000_000_000), newId);
  const body: unknown = JSON.parse(event.body);
  if (!Value.Check(GenerationSuccess, body))
    throw new Error(JSON.stringify(Value.Errors(GenerationSuccess, body)));
  expect(body).toMatchObject({
    event_id: event.id,
    created_at: 1_700_000_000,
    data: { job_id: event.jobId, project_id: event.projectId, memory_id: event.memoryId },
  });
  for (const drawing of [body.data.assets.logo_svg, body.data.assets.logo_svg_dark]) {
    const names: string[] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', (tag) => names.push(tag.local));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(drawing).close();
    expect(names).toEqual(['svg', 'path']);
  }
});

test('a test event that reports a failure also follows the schema', () => {
  const target = { endpointId: newId('webhookEndpoint'), type: 'generation.failed' };
  const event = createTestEvent(target, new Date(1_700_000_000_000), newId);
  const body: unknown = JSON.parse(event.body);
  expect([event.type, event.memoryId, Value.Check(GenerationFailed, body)]).toEqual([
    'generation.failed',
    null,
    true,
  ]);
  expect(body).toMatchObject({ event_id: event.id, data: { error: { code: 'generation_timeout' } } });
});

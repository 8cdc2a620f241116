import Type, { type Static } from 'typebox';
import { failureCodes } from './errors.ts';
import { Assets, examples, Id, Timestamp } from './resources.ts';

const eventId = Id('event', 'The same in every attempt: use it to recognise a repeat.', examples.event);
const createdAt = Timestamp('When the event was created.');

export const GenerationSuccess = Type.Object(
  {
    event_id: eventId,
    type: Type.Literal('generation.success'),
    created_at: createdAt,
    data: Type.Object({
      job_id: Id('job', 'The job that ended.', examples.job),
      project_id: Id('project', 'Its project.', examples.project),
      memory_id: Id('memoryNode', 'The new memory node.', examples.memoryNode),
      name: Type.Optional(
        Type.Union([Type.String({ examples: ['Harbour Coffee'] }), Type.Null()], {
          description:
            'The name in the logo; null when it shows none. Absent in events from before this field was added.',
        }),
      ),
      assets: Assets,
      unfulfilled: Type.Optional(
        Type.Array(Type.String(), {
          description:
            'Requests in the prompt that the result does not fulfil, one sentence each. Absent if it fulfils all of them.',
          examples: [
            [
              'The change could not be drawn without altering more than it asks for, so the drawing is unchanged.',
            ],
          ],
        }),
      ),
      variants: Type.Optional(
        Type.Array(Id('memoryNode', 'A memory node that can be refined.', examples.variantNode), {
          description:
            'Memory nodes of other drawings of the prompt, if somebody asked for several in the dashboard. Absent if there are none.',
          examples: [[examples.variantNode]],
        }),
      ),
    }),
  },
  { $id: 'GenerationSuccess', description: 'All assets were compiled.' },
);
export type GenerationSuccess = Static<typeof GenerationSuccess>;

export const GenerationFailed = Type.Object(
  {
    event_id: eventId,
    type: Type.Literal('generation.failed'),
    created_at: createdAt,
    data: Type.Object({
      job_id: Id('job', 'The job that ended.', examples.job),
      project_id: Id('project', 'Its project.', examples.project),
      error: Type.Object({
        code: Type.String({
          description: `One of ${Object.keys(failureCodes).join(', ')}. Further codes may be added.`,
          examples: ['generation_timeout'],
        }),
        message: Type.String({ examples: [failureCodes.generation_timeout] }),
      }),
    }),
  },
  { $id: 'GenerationFailed', description: 'The job ended without a result, after all internal retries.' },
);
export type GenerationFailed = Static<typeof GenerationFailed>;

/** The headers of every webhook request, in the order of the reference. */
export const webhookHeaders = {
  'Service-Signature':
    'Lower-case hex HMAC-SHA256 of the raw body, keyed with the whole `whsec_…` string. While a secret is being rotated, the older one is used until it expires.',
  'webhook-id': 'The event id (Standard Webhooks).',
  'webhook-timestamp': 'Unix time of this attempt in seconds (Standard Webhooks).',
  'webhook-signature':
    'One or two space-separated `v1,` signatures (Standard Webhooks); two while a secret is being rotated.',
  'Service-Delivery-Attempt': 'Number of the attempt, 1 to 4.',
} as const;

export const events = {
  'generation.success': GenerationSuccess,
  'generation.failed': GenerationFailed,
} as const;
export type EventType = keyof typeof events;

/** The event types in the order of the reference. */
export const eventTypes: readonly EventType[] = ['generation.success', 'generation.failed'];

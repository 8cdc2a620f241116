import Type, { type Static } from 'typebox';
import { limits } from './limits.ts';
import { examples, Id, Timestamp } from './resources.ts';

/** The length of a cursor: 24 bytes in base64url. */
export const feedCursorLength = 32;

/** The JSON in `data` of the stream event `ready`. */
export const FeedReady = Type.Object({
  workspace_id: Id('workspace', 'Whose events follow.', examples.workspace),
  heartbeat_seconds: Type.Literal(limits.feedHeartbeatSeconds),
});
export type FeedReady = Static<typeof FeedReady>;

/** The JSON in `data` of the stream event `webhook`. */
export const FeedWebhook = Type.Object({
  event_id: Id('event', 'Id of the event.', examples.event),
  type: Type.Union([Type.Literal('generation.success'), Type.Literal('generation.failed')]),
  project_id: Id('project', 'Its project.', examples.project),
  created_at: Timestamp('When the event was created.'),
  headers: Type.Record(Type.String(), Type.String(), {
    description: 'The headers of a webhook request with this event, signed when it was sent.',
  }),
  body: Type.String({ description: 'The exact bytes of the body, in base64.' }),
});
export type FeedWebhook = Static<typeof FeedWebhook>;

/** The JSON in `data` of the stream event `gap`. */
export const FeedGap = Type.Object({
  since: Timestamp('Events created before this time are missing.'),
});
export type FeedGap = Static<typeof FeedGap>;

const readyExample: FeedReady = {
  workspace_id: examples.workspace,
  heartbeat_seconds: limits.feedHeartbeatSeconds,
};

export const FeedStream = Type.String({
  description: 'Events `ready`, `webhook`, `gap` and `closing`; a comment line as heartbeat.',
  examples: [
    `id: ${examples.feedCursor}\nevent: ready\ndata: ${JSON.stringify(readyExample)}\n\n: heartbeat\n\n`,
  ],
});

const LastEventId = Type.String({
  minLength: feedCursorLength,
  maxLength: feedCursorLength,
  pattern: '^[A-Za-z0-9_-]*$',
  'x-error-code': 'invalid_cursor',
  description: `The last \`id\` that you received: the feed continues after it, with at most the last ${limits.feedReplayEvents.toLocaleString('en-GB')} events and ${limits.feedReplaySeconds / 3600} hours. Without it only new events are sent.`,
  examples: [examples.feedCursor],
});
export const ListenHeaders = Type.Object({ 'Last-Event-ID': Type.Optional(LastEventId) });

import type { FeedGap, FeedReady, FeedWebhook } from '@blazon/contract/feed.ts';
import { limits } from '@blazon/contract/limits.ts';
import { encodeCursor, type FeedPosition } from '../../domain/feed-cursor.ts';
import type { FeedEvent } from '../../store/feed.ts';

/** The live feed in the format of server-sent events. Serialised JSON has no line breaks, so `data` is one line. */

export const heartbeatFrame = ': heartbeat\n\n';
export const closingFrame = 'event: closing\ndata: {}\n\n';

export function createReadyFrame(workspaceId: string, position: FeedPosition): string {
  const data: FeedReady = { workspace_id: workspaceId, heartbeat_seconds: limits.feedHeartbeatSeconds };
  // The frame has an id, so that a client that is disconnected before the first event can still resume.
  return `id: ${encodeCursor(position)}\nevent: ready\ndata: ${JSON.stringify(data)}\n\n`;
}

export function createGapFrame(since: Date): string {
  const data: FeedGap = { since: Math.floor(since.getTime() / 1000) };
  return `event: gap\ndata: ${JSON.stringify(data)}\n\n`;
}

export function createWebhookFrame(
  event: Omit<FeedEvent, 'body'>,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): string {
  const data: FeedWebhook = {
    event_id: event.id,
    type: event.type,
    project_id: event.projectId,
    created_at: Math.floor(event.createdAt.getTime() / 1000),
    headers: { ...headers },
    body: body.toString('base64'),
  };
  return `id: ${encodeCursor(event.position)}\nevent: webhook\ndata: ${JSON.stringify(data)}\n\n`;
}

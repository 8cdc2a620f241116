import type { FeedGap, FeedReady, FeedWebhook } from '@blazon/contract/feed.ts';
import { limits } from '@blazon/contract/limits.ts';
import { encodeCursor, type FeedPosition } from '../../domain/feed-cursor.ts';
import type { FeedEvent } from '../../store/feed.ts';

// Formats the messages of the live feed as server-sent events. Serialised JSON has no line breaks, so each message
// needs only one `data` line.

export const heartbeatFrame = ': heartbeat\n\n';
export const closingFrame = 'event: closing\ndata: {}\n\n';

export function createReadyFrame(workspaceId: string, position: FeedPosition): string {
  const data: FeedReady = { workspace_id: workspaceId, heartbeat_seconds: limits.feedHeartbeatSeconds };
  // The id lets a client resume even if it is disconnected before the first event.
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

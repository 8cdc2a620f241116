import { limits, plans, rateLimits } from './limits.ts';

/** Chapters of the reference that are not about a single operation, as Markdown. */

export function explainRateLimits(): string {
  const rows = plans.map(
    (plan) =>
      `| ${capitalise(plan)} | ${formatCount(rateLimits[plan].generation)} | ${formatCount(rateLimits[plan].standard)} |`,
  );
  return `## Rate limits

Requests are counted per workspace, over all of its keys and both environments, in aligned minutes. Generate is counted by
itself; everything else counts as standard.

| Plan | Generate, per minute | Standard, per minute |
|---|---|---|
${rows.join('\n')}

Every response carries your current state: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` (at 0 the next request gets 429) and
\`X-RateLimit-Reset\` (Unix time when the minute ends). A 429 carries \`Retry-After\`: wait that many seconds, then continue, with
some jitter if you run many clients. A workspace that ignores it for several minutes is suspended temporarily
(\`account_suspended\`). Webhook deliveries do not count.`;
}

export function explainWebhooks(): string {
  return `## Verifying webhooks

Every event is signed with the webhook secret of the workspace (\`whsec_…\`). Compute the signature over the bytes of the body
exactly as they arrived, before any JSON parsing, and compare in constant time. Respond with 2xx within
${limits.webhookResponseSeconds} seconds and do the work afterwards. An event may arrive more than once: deduplicate by \`event_id\`.

In TypeScript and JavaScript, the SDK does this:

\`\`\`ts
import { verifyWebhook } from '@blazon/sdk';

export async function receive(rawBody: Uint8Array, headers: Headers, secrets: readonly string[]) {
  // Throws a WebhookVerificationError that explains the mistake.
  const event = await verifyWebhook(rawBody, headers, { secret: secrets });
  if (event.type === 'generation.success') return event.data.assets.logo_svg;
  throw new Error(event.data.error.message);
}
\`\`\`

Elsewhere: \`Service-Signature\` is the lower-case hex HMAC-SHA256 of the body, keyed with the whole \`whsec_…\` string. In Python:

\`\`\`python
import hashlib, hmac

def is_ours(raw_body: bytes, header: str, secrets: list[str]) -> bool:
    return any(
        hmac.compare_digest(hmac.new(s.encode(), raw_body, hashlib.sha256).hexdigest(), header or "")
        for s in secrets
    )
\`\`\`

**While a secret is being rotated.** The older secret can stay active beside the new one for up to
${limits.secretOverlapSeconds / 3600} hours. During the overlap, \`Service-Signature\` still uses the older secret, and
\`webhook-signature\` carries a signature of each. When the overlap ends, \`Service-Signature\` uses the new one. So give
your receiver both secrets before or during the overlap, accept an event that matches either, and remove the older one
afterwards: your receiver never rejects a valid event.

**To prevent replays,** verify the Standard Webhooks headers instead, as the SDK does: \`webhook-id\`, \`webhook-timestamp\` and
\`webhook-signature\` sign the time as well. The Standard Webhooks libraries take the same secret.`;
}

export function explainLiveFeed(): string {
  return `## The live feed

A webhook cannot reach a laptop. \`GET /v1/listen\` with a Test key keeps a connection open and sends every event of the sandbox
over it, as [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html), whether or not the event also
has an endpoint. \`blazon listen --forward-to http://localhost:3000/hook\` does all of this for you.

| \`event\` | \`data\` |
|---|---|
| \`ready\` | comes first: \`workspace_id\`, \`heartbeat_seconds\` |
| \`webhook\` | one event: \`event_id\`, \`type\`, \`project_id\`, \`created_at\`, the \`headers\` of a webhook request, signed now, and its \`body\`, the exact bytes in base64 |
| \`gap\` | events created before \`since\` (Unix time) are missing: there were too many, or they were too old to replay |
| \`closing\` | this connection is about to end: reconnect immediately |

**Heartbeats.** The server sends a comment line every ${limits.feedHeartbeatSeconds} seconds. If nothing arrives for 40 seconds, the connection is dead.

**Resuming.** \`ready\` and \`webhook\` carry an \`id\`. Reconnect with \`Last-Event-ID\` set to the last one: the feed continues
after it, without loss or duplicates, for at most ${formatCount(limits.feedReplayEvents)} events and ${limits.feedReplaySeconds / 3600} hours. Without it, you get only new events.

**Limits.** A workspace may have ${limits.feedConnections} connections (\`too_many_connections\`). The server disconnects a client that reads too slowly; it can resume. A
resend from the dashboard is not repeated on the feed.`;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function formatCount(number: number): string {
  return number.toLocaleString('en-GB');
}

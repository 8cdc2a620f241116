import { limits, plans, rateLimits } from './limits.ts';

/** Chapters of the reference that belong to no single operation, as Markdown. */

export function explainRateLimits(): string {
  const rows = plans.map(
    (plan) =>
      `| ${capital(plan)} | ${count(rateLimits[plan].generation)} | ${count(rateLimits[plan].standard)} |`,
  );
  return `## Rate limits

Requests are counted per workspace, over all of its keys and both environments, in aligned minutes. Generate is counted by
itself; everything else counts as standard.

| Plan | Generate, per minute | Standard, per minute |
|---|---|---|
${rows.join('\n')}

Every response says how you stand: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` (at 0 the next request gets 429) and
\`X-RateLimit-Reset\` (Unix time when the minute ends). A 429 carries \`Retry-After\`: wait that many seconds, then go on, with
some jitter if you run many clients. A client that ignores it for minutes on end is suspended for a while
(\`account_suspended\`). Webhook deliveries do not count.`;
}

export function explainWebhooks(): string {
  return `## Verifying webhooks

Every event is signed with the webhook secret of the workspace (\`whsec_…\`). Compute the signature over the bytes of the body
as they arrived, before any JSON parser has touched them, and compare in constant time. Answer 2xx within
${limits.webhookResponseSeconds} seconds and do the work afterwards. An event may arrive more than once: \`event_id\` tells.

In TypeScript and JavaScript, the SDK does this:

\`\`\`ts
import { verifyWebhook } from '@blazon/sdk';

export async function receive(rawBody: Uint8Array, headers: Headers, secrets: readonly string[]) {
  // Throws a WebhookVerificationError that names the mistake.
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
${limits.secretOverlapSeconds / 3600} hours. For that time \`Service-Signature\` is still made with the older secret, and
\`webhook-signature\` carries a signature of each. When the overlap ends, \`Service-Signature\` is made with the new one. So give
your receiver both secrets before or during the overlap, accept an event that fits either, and take the older one out
afterwards: no event is refused on the way.

**Against replays** verify the headers of Standard Webhooks instead, as the SDK does: \`webhook-id\`, \`webhook-timestamp\` and
\`webhook-signature\` sign the time as well. Their libraries take the same secret.`;
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
| \`gap\` | events made before \`since\` (Unix time) are missing: they were too many or too old to be sent again |
| \`closing\` | this connection ends: connect again at once |

**Heartbeats.** A comment line comes every ${limits.feedHeartbeatSeconds} seconds. When nothing came for 40 seconds the connection is dead.

**Resuming.** \`ready\` and \`webhook\` carry an \`id\`. Connect again with \`Last-Event-ID\` set to the last one: the feed goes on
after it, without loss or repetition, for at most ${count(limits.feedReplayEvents)} events and ${limits.feedReplaySeconds / 3600} hours. Without it only new events come.

**Bounds.** A workspace has ${limits.feedConnections} connections (\`too_many_connections\`). A client that reads too slowly is cut off, and resumes. A
resend from the dashboard is not sent again here.`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const count = (number: number): string => number.toLocaleString('en-GB');

// A correctly signed webhook request, and ways to damage it, for tests of the signature debugger.

import { createHmac } from 'node:crypto';
import type { HmacFunction } from '../../domain/signature-debugger/match-signature.ts';
import { diagnoseSignature, type SignatureDebugInput } from '../../domain/signature-debugger.ts';
import { createWebhookHeaders } from '../../integrations/webhook-signature.ts';

export const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
export const previous = `whsec_${Buffer.from('the one before, thirty-two bytes').toString('base64')}`;
export const eventId = 'evt_01k9z3px8me3zt5r7q9v1w3x5y';
export const now = new Date('2026-11-15T12:00:00Z');
export const event = {
  event_id: eventId,
  type: 'generation.success',
  created_at: 1_794_744_000,
  data: { job_id: 'job_1', assets: { logo_svg: '<svg aria-label="Café Ærø"/>', primary_color: '#12304a' } },
};
export const sent = Buffer.from(JSON.stringify(event));
const hmac: HmacFunction = (algorithm, key, parts) => {
  const hash = createHmac(algorithm, key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const current = { text: secret, isCurrent: true, until: null };
export const received = createWebhookHeaders({ eventId, body: sent, secrets: [secret], number: 1, at: now });
export const timestamp = received['webhook-timestamp'] ?? '';
export const key = Buffer.from(secret.slice(6), 'base64');

export function lines(headers: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Runs the debugger on the correct request, with the given inputs replaced, and returns its findings. */
export function explain(given: Partial<SignatureDebugInput>) {
  return diagnoseSignature(
    {
      headers: lines(received),
      body: sent,
      computed: undefined,
      secrets: [current],
      sent: new Map([[eventId, sent]]),
      now,
      ...given,
    },
    hmac,
  );
}

export const codes = (given: Partial<SignatureDebugInput>) => explain(given).map(({ code }) => code);
export const bodyOf = (body: string | Buffer) => ({ body: Buffer.from(body) });
/** Returns the debugger's input with some headers of the correct request replaced. */
export const withHeaders = (changed: Record<string, string | undefined>) => ({
  headers: lines({ ...received, ...changed }),
});
/** Returns the debugger's input with these headers and no others. */
export const only = (headers: Record<string, string | undefined>) => ({ headers: lines(headers) });
/** Computes a `Service-Signature` with this key. */
export const serviceBy = (secretKey: string | Buffer, body: string | Buffer = sent) =>
  createHmac('sha256', secretKey).update(body).digest('hex');
export const onlyService = (value: string) => ({ headers: `Service-Signature: ${value}` });
/** Computes a `webhook-signature` in the Standard Webhooks format with this key. */
export const standardBy = (secretKey: string | Buffer, signed: string) =>
  `v1,${createHmac('sha256', secretKey).update(signed).digest('base64')}`;
/** Returns headers that replace `Service-Signature`, in both spellings, with a `webhook-signature`. */
export const standard = (signature: string) => ({
  'service-signature': undefined,
  'Service-Signature': undefined,
  'webhook-signature': signature,
});

export const text = sent.toString();
/** The text that a `webhook-signature` signs. */
export const whole = `${eventId}.${timestamp}.${text}`;
const digest = createHmac('sha256', key).update(whole);
export const raw = digest.digest();
export const otherEvent = 'evt_01k9z3px8me3zt5r7q9v1w3x5z';
export const otherBody = Buffer.from(JSON.stringify({ ...event, event_id: otherEvent }));

import { expect, test } from 'vitest';
import { describeAttempt } from './describe-attempt.ts';

test.each([
  [{ outcome: 'delivered', status: 204, error: null }, 'Delivered: the receiver answered 204.'],
  [
    { outcome: 'status_3xx', status: 301, error: null },
    'The receiver answered 301: redirects are never followed, so enter the address that it redirects to.',
  ],
  [
    { outcome: 'status_4xx', status: 404, error: null },
    'The receiver answered 404: there is nothing at this path, so check the address.',
  ],
  [
    { outcome: 'status_4xx', status: 418, error: null },
    'The receiver answered 418: only 2xx counts as delivered.',
  ],
  [
    { outcome: 'status_5xx', status: 502, error: null },
    'The receiver answered 502: the receiver failed, so check its log for this event.',
  ],
  [
    { outcome: 'timeout', status: null, error: 'Timed out after 5 seconds: there was no response.' },
    'Timed out after 5 seconds (there was no response): answer 200 within 5 seconds and do the work afterwards.',
  ],
  [
    { outcome: 'tls', status: null, error: 'The certificate has expired.' },
    'The certificate has expired: install a certificate that browsers accept, including its full chain.',
  ],
  [
    { outcome: 'something_new', status: null, error: null },
    "There was no response: try again, and check the receiver's log.",
  ],
])('the attempt %j is described in one sentence', (attempt, words) => {
  expect(describeAttempt(attempt)).toBe(words);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Pacer } from '../src/pacer.ts';

const slotsWhileUnknown = 8;

function createHeaders(remaining: number) {
  return new Headers({
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 30),
    date: new Date().toUTCString(),
  });
}

const headersWithoutLimit = new Headers({ server: 'a proxy' });

/** Sends one request, which gets this response. */
async function sendRequest(pacer: Pacer, answer: Headers): Promise<void> {
  pacer.leave(await pacer.enter(), answer);
}

/** Returns how many requests would be sent at once. */
async function countFreeSlots(pacer: Pacer): Promise<number> {
  const end = new AbortController();
  let entered = 0;
  const requests = Array.from({ length: 200 }, async () => {
    const flight = await pacer.enter(end.signal);
    entered += 1;
    return flight;
  });
  await nextTurn();
  const slots = entered;
  end.abort();
  for (const request of await Promise.allSettled(requests))
    if (request.status === 'fulfilled') pacer.leave(request.value);
  return slots;
}

it('the pacer lets few requests through until the limit is known', async () => {
  const pacer = new Pacer();
  expect(await countFreeSlots(pacer)).toBe(slotsWhileUnknown);
  await sendRequest(pacer, createHeaders(50));
  expect(await countFreeSlots(pacer)).toBe(50);
});

it('the pacer delays nothing for a server that never states a limit', async () => {
  const pacer = new Pacer();
  await sendRequest(pacer, headersWithoutLimit);
  expect(await countFreeSlots(pacer)).toBe(200);
});

it('the pacer keeps the last known limit when a response has no rate-limit headers', async () => {
  const pacer = new Pacer();
  await sendRequest(pacer, createHeaders(5));
  await sendRequest(pacer, headersWithoutLimit);
  expect(await countFreeSlots(pacer)).toBe(5);
});

it('the pacer follows a limit that is first stated in a later response', async () => {
  const pacer = new Pacer();
  await sendRequest(pacer, headersWithoutLimit);
  await sendRequest(pacer, createHeaders(3));
  await sendRequest(pacer, headersWithoutLimit);
  expect(await countFreeSlots(pacer)).toBe(3);
});

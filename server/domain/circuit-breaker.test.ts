import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const bounds = { failures: 3, restMilliseconds: 100, longestRestMilliseconds: 300 };

/** Returns a breaker that three failures opened at time 0. */
function createOpenBreaker() {
  const breaker = createCircuitBreaker(bounds);
  for (const caller of ['a', 'b', 'c']) breaker.failed(0, caller);
  return breaker;
}

it('the breaker opens after consecutive failures; a success restarts the count', () => {
  const breaker = createCircuitBreaker(bounds);
  breaker.failed(0, 'a');
  breaker.failed(0, 'b');
  breaker.succeeded();
  breaker.failed(0, 'c');
  breaker.failed(0, 'd');
  expect([breaker.mayPass(0), breaker.state(0)]).toEqual([true, 'closed']);
  breaker.failed(0, 'e');
  expect([breaker.mayPass(0), breaker.state(0)]).toEqual([false, 'open']);
});

it('the breaker does not open because of one caller, however often it fails', () => {
  const breaker = createCircuitBreaker(bounds);
  for (let count = 0; count < 10; count += 1) breaker.failed(0, 'a');
  breaker.failed(0, 'b');
  expect(breaker.state(0)).toBe('closed');
  breaker.failed(0, 'c');
  expect(breaker.state(0)).toBe('open');
});

it('the breaker lets one call through after the back-off, and closes if that call succeeds', () => {
  const breaker = createOpenBreaker();
  expect(breaker.mayPass(99)).toBe(false);
  expect(breaker.state(100)).toBe('half_open');
  expect([breaker.mayPass(100), breaker.mayPass(101)]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.mayPass(102), breaker.mayPass(102), breaker.state(102)]).toEqual([true, true, 'closed']);
});

it('the breaker doubles the back-off each time the trial call fails, up to a limit', () => {
  const breaker = createOpenBreaker();
  const rests: number[] = [];
  let now = 100;
  for (let round = 0; round < 4; round += 1) {
    expect(breaker.mayPass(now)).toBe(true);
    breaker.failed(now, 'a');
    let rest = 0;
    while (breaker.state(now + rest) === 'open') rest += 1;
    rests.push(rest);
    now += rest;
  }
  expect(rests).toEqual([100, 200, 300, 300]);
});

it('the breaker ignores the results of calls that were in progress when it opened', () => {
  const breaker = createOpenBreaker();
  breaker.failed(90, 'd');
  expect(breaker.state(100)).toBe('half_open');
});

it('the breaker backs off for as long as the dependency requested, within its limit', () => {
  const breaker = createCircuitBreaker(bounds);
  breaker.failed(0, 'a', 50);
  expect([breaker.state(49), breaker.state(50)]).toEqual(['open', 'half_open']);
  const greedy = createCircuitBreaker(bounds);
  greedy.failed(0, 'a', 1e9);
  expect([greedy.state(299), greedy.state(300)]).toEqual(['open', 'half_open']);
});

it('the breaker treats a trial call that never returned as lost after the longest back-off', () => {
  const breaker = createOpenBreaker();
  expect([breaker.mayPass(100), breaker.mayPass(399), breaker.mayPass(400)]).toEqual([true, false, true]);
});

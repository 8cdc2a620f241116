import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateAmount, createDialLookup, resolveDials } from './dials.ts';
import { findDialNames, evaluate, parseExpression } from './expression.ts';

const dials = new Map([
  ['gap', 6],
  ['weight', 20],
]);
const evaluateText = (text: string) => evaluateAmount(text, createDialLookup(dials));

describe('expressions', () => {
  it.each([
    ['50-$weight/2', 40],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['-$gap+1', -5],
    ['--2', 2],
    ['8/4/2', 1],
    ['10-4-3', 3],
    ['min($gap,$weight,3)', 3],
    ['max(1,2)', 2],
    ['abs(0-4)', 4],
    ['sqrt(16)', 4],
    ['.5*2.', 1],
    [' 1 + 1 ', 2],
  ])('are evaluated: %s', (text, expected) => {
    expect(evaluateText(text)).toEqual({ ok: true, value: expected });
  });

  it('use degrees for angles', () => {
    const result = evaluateText('sin(30)+cos(60)+tan(45)');
    expect(result.ok && result.value).toBeCloseTo(2, 12);
  });

  it.each([
    ['', /too early/],
    ['1+', /too early/],
    ['(1', /not closed/],
    ['1)', /not expected/],
    ['2 3', /not expected/],
    ['gap', /a dial is written `\$gap`/],
    ['sin 3', /needs brackets/],
    ['min(1)', /takes 2 to 6/],
    ['1/0', /division by zero/],
    ['1/($gap-6)', /division by zero/],
    ['sqrt(0-1)', /no usable number/],
    ['9999999*9999999', /no usable number/],
    ['$nothing', /no dial `\$nothing`/],
    ['1;2', /cannot read/],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, /levels of brackets/],
    ['-'.repeat(100), /levels of brackets/],
    ['1'.repeat(121), /longer than/],
  ])('are rejected with a reason: %s', (text, problem) => {
    const result = evaluateText(text);
    expect(result.ok ? '' : result.problem).toMatch(problem);
  });

  it('list the dials that they use', () => {
    const parsed = parseExpression('max($a,-$b)/(2*$a)');
    expect(parsed.ok && findDialNames(parsed.value)).toEqual(['a', 'b', 'a']);
  });

  it('never throw, and give only finite numbers', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'0123456789.+-*/(), $gapsincostmqrx'.split('')),
      maxLength: 40,
    });
    const finite = fc.property(text, (written) => {
      const parsed = parseExpression(written);
      if (!parsed.ok) return true;
      const result = evaluate(parsed.value, createDialLookup(dials));
      return !result.ok || Number.isFinite(result.value);
    });
    expect(() => fc.assert(finite, { numRuns: 2000 })).not.toThrow();
  });
});

describe('dials', () => {
  it('are clamped to their range, and dials computed from them change too', () => {
    const weight = { value: 20, min: 16, max: 24 };
    const resolved = resolveDials({ half: '$weight/2', weight }, { weight: 99, half: 3 });
    expect(resolved.ok && Object.fromEntries(resolved.value)).toEqual({ weight: 24, half: 12 });
  });

  it('ignore settings that are not numbers or name no dial', () => {
    const weight = { value: 20, min: 16, max: 24 };
    const resolved = resolveDials({ weight }, { weight: Number.NaN, toString: 4 });
    expect(resolved.ok && Object.fromEntries(resolved.value)).toEqual({ weight: 20 });
  });

  it('are rejected if they depend on each other in a circle', () => {
    const resolved = resolveDials({ a: '$b', b: '$c+1', c: '$a' }, {});
    expect(resolved).toEqual({ ok: false, problem: 'dial `a`: dials in a circle: $a -> $b -> $c -> $a' });
  });
});

// Computes the value of every dial: from the settings, from its default, or by an expression over other dials.

import type { Amount, Dial, MarkSettings } from './blazon.ts';
import type { DialLookup, Result } from './expression.ts';
import { evaluate, parseExpression } from './expression.ts';

export type Dials = Readonly<Record<string, Dial | Amount>>;
export type DialValues = ReadonlyMap<string, number>;

export const isDial = (value: Dial | Amount): value is Dial => typeof value === 'object';

/** Evaluates a number or an expression. */
export const evaluateAmount = (amount: Amount, dial: DialLookup): Result<number> => {
  if (typeof amount === 'number') {
    return Number.isFinite(amount)
      ? { ok: true, value: amount }
      : { ok: false, problem: 'not a finite number' };
  }
  const parsed = parseExpression(amount);
  return parsed.ok ? evaluate(parsed.value, dial) : parsed;
};

export const createDialLookup =
  (values: DialValues): DialLookup =>
  (name) => {
    const value = values.get(name);
    return value === undefined
      ? { ok: false, problem: `there is no dial \`$${name}\`` }
      : { ok: true, value };
  };

const clampDialSetting = (dial: Dial, setting: number | undefined): number =>
  Math.min(Math.max(setting ?? dial.value, dial.min), dial.max);

/** Returns the value of every dial. A setting replaces the default of its dial, clamped to the dial's range. */
export const resolveDials = (dials: Dials, settings: MarkSettings['dials']): Result<DialValues> => {
  const values = new Map<string, number>();
  const inProgress: string[] = [];
  const lookup: DialLookup = (name) => {
    const known = values.get(name);
    if (known !== undefined) return { ok: true, value: known };
    const dial = Object.hasOwn(dials, name) ? dials[name] : undefined;
    if (dial === undefined) return { ok: false, problem: `there is no dial \`$${name}\`` };
    if (inProgress.includes(name)) {
      const circle = [...inProgress.slice(inProgress.indexOf(name)), name]
        .map((one) => `$${one}`)
        .join(' -> ');
      return { ok: false, problem: `dials in a circle: ${circle}` };
    }
    inProgress.push(name);
    const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
    const value: Result<number> = isDial(dial)
      ? { ok: true, value: clampDialSetting(dial, Number.isFinite(setting) ? setting : undefined) }
      : evaluateAmount(dial, lookup);
    inProgress.pop();
    if (value.ok) values.set(name, value.value);
    return value;
  };
  for (const name of Object.keys(dials)) {
    const value = lookup(name);
    if (!value.ok) return { ok: false, problem: `dial \`${name}\`: ${value.problem}` };
  }
  return { ok: true, value: values };
};

// Reads a blazon from unknown JSON. Returns the blazon, or a list of everything in it that is not in the language.
// Never throws.

import type { Blazon, Lockup, MarkBlazon } from './blazon.ts';
import type { Finding } from './findings.ts';
import { Findings } from './findings.ts';
import { LIMITS } from './blazon-limits.ts';
import { isRecord } from './read-arguments.ts';
import { readLettering } from './read-lettering.ts';
import { readLockup } from './read-lockup.ts';
import { reportUnknownKeys, readMarkAt, readSentence } from './read-mark.ts';

export type BlazonReading = { ok: true; blazon: Blazon } | { ok: false; errors: readonly Finding[] };
export type MarkReading = { ok: true; mark: MarkBlazon } | { ok: false; errors: readonly Finding[] };

/**
 * Copies a value through JSON text, so that it has no getters, prototypes or cycles. Reports a value whose text is
 * too long.
 */
const copyAsPlainJson = (value: unknown, findings: Findings): unknown => {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    return findings.add('', 'JSON', `a value of type ${typeof value} that is not JSON`);
  }
  if (text === undefined) return findings.add('', 'JSON', typeof value);
  if (text.length > LIMITS.json) {
    return findings.add('', `at most ${LIMITS.json} characters of JSON`, `${text.length} characters`);
  }
  return JSON.parse(text);
};

const chooseFallbackLayout = (mark: unknown, lettering: unknown): Lockup['layout'] => {
  if (mark === null) return 'word';
  return lettering === null ? 'mark' : 'row';
};

const readBlazonFields = (value: unknown, findings: Findings): Blazon | undefined => {
  if (!isRecord(value)) return findings.add('', 'an object {"idea","mark","lettering","lockup"}', value);
  reportUnknownKeys(value, ['blazon', 'idea', 'mark', 'lettering', 'lockup', 'ground'], '', findings);
  if (value['blazon'] !== undefined && value['blazon'] !== 1) {
    findings.add('blazon', 'version 1', value['blazon']);
  }
  const idea = readSentence(value['idea'], 'idea', findings);
  const noMark = value['mark'] === undefined || value['mark'] === null;
  const mark = noMark ? null : readMarkAt(value['mark'], 'mark', findings, idea);
  const lettering = readLettering(value['lettering'], 'lettering', findings);
  if (noMark && lettering === null) findings.add('', '`mark` or `lettering`', undefined);
  const lockup = readLockup(value['lockup'], 'lockup', findings, chooseFallbackLayout(mark, lettering));
  if (noMark && lockup.layout !== 'word' && lockup.layout !== 'plate' && lockup.layout !== 'vertical') {
    findings.add('lockup.layout', '"word", "plate" or "vertical", since there is no mark', lockup.layout);
  }
  const ground = value['ground'] ?? 'light';
  if (ground !== 'light' && ground !== 'dark') return findings.add('ground', '"light" or "dark"', ground);
  if (idea === undefined || mark === undefined) return undefined;
  return { blazon: 1, idea, mark, lettering, lockup, ground };
};

export const readBlazon = (value: unknown): BlazonReading => {
  const findings = new Findings();
  const copy = copyAsPlainJson(value, findings);
  const blazon = findings.list.length > 0 ? undefined : readBlazonFields(copy, findings);
  return blazon === undefined || findings.list.length > 0
    ? { ok: false, errors: findings.list }
    : { ok: true, blazon };
};

export const readMark = (value: unknown): MarkReading => {
  const findings = new Findings();
  const copy = copyAsPlainJson(value, findings);
  const mark = findings.list.length > 0 ? undefined : readMarkAt(copy, '', findings, undefined);
  return mark === undefined || findings.list.length > 0
    ? { ok: false, errors: findings.list }
    : { ok: true, mark };
};

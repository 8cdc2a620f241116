// One identity out of an answer: the drawing through the reader of the language, and what stands beside it.

import type { Finding } from '../blazon/findings.ts';
import { Findings, within } from '../blazon/findings.ts';
import { isRecord } from '../blazon/read-arguments.ts';
import { readBlazon } from '../blazon/read-blazon.ts';
import { parseHex } from '../colour/oklch.ts';
import type { Hex } from '../colour/palette.ts';
import type { Draft, GivenColours, Painted } from './draft.ts';
import { CONSTRUCTIONS, PAINTED } from './draft.ts';

export type IdentityReading = { ok: true; draft: Draft } | { ok: false; errors: readonly Finding[] };

const FIELDS = [
  'idea',
  'motifs',
  'letters',
  'construction',
  'palette',
  'mark',
  'lettering',
  'lockup',
  'ground',
];
const MOST_MOTIFS = 6;
const MOST_LETTERS = 4;
const LONGEST_MOTIF = 24;

export function readIdentity(value: unknown, path: string): IdentityReading {
  const findings = new Findings();
  if (!isRecord(value)) {
    findings.add(path, 'an identity {"idea","palette","mark","lettering","lockup"}', value);
    return { ok: false, errors: findings.list };
  }
  const repaired: string[] = [];
  const given = gathered(value, repaired);
  for (const key of Object.keys(given)) {
    if (!FIELDS.includes(key)) repaired.push(`the field \`${key.slice(0, LONGEST_MOTIF)}\` was left out`);
  }
  const colours = readColours(given['palette'], within(path, 'palette'), findings, repaired);
  const idea = plainIdea(given['idea'], repaired);
  const { mark, lockup, ground } = given;
  const lettering = aligned(given['lettering'], lockup);
  const blazon = readLoosely({ idea, mark, lettering, lockup, ground }, path, findings, repaired);
  if (blazon === null || findings.list.length > 0) return { ok: false, errors: findings.list };
  return {
    ok: true,
    draft: {
      blazon,
      colours,
      motifs: textsIn(given['motifs'], MOST_MOTIFS, LONGEST_MOTIF),
      letters: textsIn(given['letters'], MOST_LETTERS, 4),
      construction: CONSTRUCTIONS.find((one) => one === given['construction']) ?? null,
      repaired,
    },
  };
}

/** Parts and dials that lie beside the mark belong into it; fields that are null are not there. */
function gathered(value: Record<string, unknown>, repaired: string[]): Record<string, unknown> {
  const { dials, parts, ...rest } = value;
  const present = Object.fromEntries(Object.entries(rest).filter(([, each]) => each !== null));
  if (parts === undefined || present['mark'] !== undefined) return present;
  repaired.push('`parts` and `dials` belong into `mark`');
  return { ...present, mark: dials === undefined ? { parts } : { dials, parts } };
}

/** Beside a mark lines stand on one edge unless somebody says otherwise. */
function aligned(lettering: unknown, lockup: unknown): unknown {
  const layout = isRecord(lockup) ? (lockup['layout'] ?? 'row') : 'row';
  const open = isRecord(lettering) && lettering['align'] === undefined;
  return open && layout === 'row' ? { ...lettering, align: 'left' } : lettering;
}

const MARKUP = /[<>{}]|https?:|javascript:|\p{Cc}/iu;
const PLAIN_IDEA = 'Drawn for this brief.';

/** The sentence becomes the description of the drawing: nothing but a sentence gets there. */
function plainIdea(value: unknown, repaired: string[]): unknown {
  if (typeof value !== 'string' || !MARKUP.test(value)) return value;
  repaired.push('the idea held markup and was replaced');
  return PLAIN_IDEA;
}

const textsIn = (value: unknown, most: number, longest: number): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= longest)
    .slice(0, most);

function readColours(value: unknown, path: string, findings: Findings, repaired: string[]): GivenColours {
  if (!isRecord(value)) {
    findings.add(path, 'a palette {"lead":"#rrggbb","accent":"#rrggbb",...}', value);
    return { light: {}, dark: {} };
  }
  const { dark, ...light } = value;
  const roles = (given: Record<string, unknown>, where: string): Partial<Record<Painted, Hex>> => {
    const read: Partial<Record<Painted, Hex>> = {};
    for (const [name, colour] of Object.entries(given)) {
      const role = PAINTED.find((each) => each === name);
      const hex = typeof colour === 'string' ? parseHex(colour) : null;
      if (role === undefined) repaired.push(`there is no role \`${name.slice(0, LONGEST_MOTIF)}\` to colour`);
      else if (hex === null) findings.add(within(where, role), 'a colour "#rrggbb"', colour);
      else read[role] = hex;
    }
    return read;
  };
  const read = { light: roles(light, path), dark: isRecord(dark) ? roles(dark, within(path, 'dark')) : {} };
  if (read.light.lead === undefined && findings.list.length === 0) {
    findings.add(within(path, 'lead'), 'a colour "#rrggbb"', undefined);
  }
  return read;
}

/** Fields that do not exist are dropped with a note; everything else must be right. */
function readLoosely(value: Record<string, unknown>, path: string, findings: Findings, repaired: string[]) {
  const first = readBlazon(value);
  if (first.ok) return first.blazon;
  const strangers = first.errors.filter(({ expected }) => expected === 'a field');
  const pruned = strangers.reduce<unknown>((rest, { path: at }) => without(rest, stepsOf(at)), value);
  const second = strangers.length === 0 ? first : readBlazon(pruned);
  if (second.ok) {
    for (const { path: at, hint } of strangers) {
      repaired.push(`there is no field \`${at}\`${hint === undefined ? '' : ` (${hint})`}: it was left out`);
    }
    return second.blazon;
  }
  for (const { path: at, expected, found, hint } of second.errors) {
    findings.list.push({ path: path === '' ? at : `${path}.${at}`, expected, found, ...(hint && { hint }) });
  }
  return null;
}

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((step) => step !== '');

function without(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === step ? without(each, rest) : each));
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  if (rest.length > 0) return { ...value, [step]: without(value[step], rest) };
  const { [step]: _, ...others } = value;
  return others;
}

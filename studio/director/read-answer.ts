// What the model said, as drafts of identities or as the list of what is wrong with it. Never throws.

import type { Finding } from '../blazon/findings.ts';
import { isRecord } from '../blazon/read-arguments.ts';
import type { Draft } from './draft.ts';
import { findJson } from './find-json.ts';
import { readIdentity } from './read-identity.ts';

export interface Answer {
  /** At most two; in the order in which they were drawn. */
  drafts: readonly Draft[];
  /** Which of the drafts before it a revision goes back to: 0 or 1. */
  choice: number | null;
  errors: readonly Finding[];
  /** Why there was nothing to read at all. */
  problem: string | null;
  repaired: readonly string[];
}

const MOST_DRAFTS = 2;
const MOST_ERRORS = 12;

const nothing = (problem: string): Answer => ({
  drafts: [],
  choice: null,
  errors: [],
  problem,
  repaired: [],
});

export function readAnswer(text: string): Answer {
  const found = findJson(text);
  if (!found.ok) return nothing(found.problem);
  const { value, repaired } = found;
  const readings = identitiesIn(value).map(([identity, path]) => readIdentity(identity, path));
  if (readings.length === 0) return nothing('the object has neither `drafts` nor `identity`');
  return {
    drafts: readings.flatMap((reading) => (reading.ok ? [reading.draft] : [])),
    choice: choiceIn(value),
    errors: readings.flatMap((reading) => (reading.ok ? [] : reading.errors)).slice(0, MOST_ERRORS),
    problem: null,
    repaired,
  };
}

/** `drafts` in the first answer, `identity` in a revision; an identity that stands alone is taken as one. */
function identitiesIn(value: Record<string, unknown>): readonly (readonly [unknown, string])[] {
  const { drafts, identity } = value;
  if (isRecord(identity)) return [[identity, 'identity']];
  if (Array.isArray(drafts)) {
    return drafts.slice(0, MOST_DRAFTS).map((draft: unknown, index) => [draft, `drafts[${index}]`] as const);
  }
  if (isRecord(drafts)) return [[drafts, 'drafts']];
  return value['lettering'] === undefined && value['mark'] === undefined && value['parts'] === undefined
    ? []
    : [[value, '']];
}

const choiceIn = ({ choice }: Record<string, unknown>): number | null =>
  choice === 1 || choice === 2 ? choice - 1 : null;

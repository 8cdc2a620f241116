// Reads what a refinement changes, as axes such as colour or layout. The same request and parent always give the same
// change.

import type { Brief } from '../brief/brief.ts';
import type { Hit } from '../brief/lexicon/match.ts';
import { readBrief } from '../brief/read-brief.ts';
import { findFirstIndexWhere } from '../brief/text/segment-index.ts';
import type { NormalisedPrompt } from '../brief/text/normalise.ts';
import { normalisePrompt } from '../brief/text/normalise.ts';
import type { Token } from '../brief/text/tokenise.ts';
import { tokenise } from '../brief/text/tokenise.ts';
import { readWithinBudget } from '../brief/steps.ts';
import { findHexValues } from '../brief/wishes/values.ts';
import { FONT_FAMILIES } from '../type/font-families.ts';
import type { Decisions } from '../record/decisions.ts';
import { findFoundingDates } from '../brief/founding-year.ts';
import type { AxisChange, BrandChange } from './change.ts';
import { readYearChange } from './change-year.ts';
import { chooseReader } from './change-lexicons.ts';
import type { Clause } from './clauses.ts';
import { parseClauses, hasMeaning } from './clauses.ts';
import { findNewName } from './new-name.ts';
import type { ClauseReading } from './read-clause.ts';
import { readClause, mentionsMeaning } from './read-clause.ts';
import { resolveChange } from './resolve-change.ts';

interface ChangeRequest extends NormalisedPrompt {
  tokens: Token[];
  brief: Brief;
}

interface Span {
  start: number;
  end: number;
}

/** Returns the indexes of the tokens within one of the spans. */
const findTokensWithin = (tokens: readonly Token[], spans: readonly Span[]): ReadonlySet<number> => {
  const inside = new Set<number>();
  for (const { start, end } of spans) {
    let at = findFirstIndexWhere(tokens.length, (index) => (tokens[index]?.start ?? 0) >= start);
    for (; (tokens[at]?.end ?? Infinity) <= end; at += 1) inside.add(at);
  }
  return inside;
};

/** Finds every occurrence of the brand's name, whose words are not wishes. */
const findNameSpans = (tokens: readonly Token[], name: string | null): Span[] => {
  const words = tokenise(name ?? '').map((token) => token.folded);
  if (words.length === 0) return [];
  return tokens.flatMap((token, index) => {
    const last = tokens[index + words.length - 1];
    const isName = words.every((word, offset) => tokens[index + offset]?.folded === word);
    return isName && last !== undefined ? [{ start: token.start, end: last.end }] : [];
  });
};

/** Finds the exact name of a typeface that we ship. Longer names are tried first. */
const findTypefaceFamily = (typed: string): (Span & { family: string }) | null => {
  for (const { name } of FONT_FAMILIES.toSorted((one, other) => other.name.length - one.name.length)) {
    const start = typed.indexOf(name);
    // A brand may have the name of a typeface: "It is called Limelight now".
    if (start < 0 || /\b(?:called|named|name is)\s+$/iu.test(typed.slice(0, start))) continue;
    const around = `${typed[start - 1] ?? ' '}${typed[start + name.length] ?? ' '}`;
    if (!/\p{L}/u.test(around)) return { start, end: start + name.length, family: name };
  }
  return null;
};

const readHexColours = (text: string, clauses: readonly Clause[], tokens: readonly Token[]): AxisChange[] =>
  findHexValues(text).map(({ token, index }) => {
    const [part, value = ''] = token.split(':');
    const clause =
      clauses.find((each) => (tokens[each.after - 1]?.end ?? Infinity) > index) ?? clauses.at(-1);
    const isAccent =
      clause !== undefined && (clause.verb === 'add' || mentionsMeaning(clause, /^#secondary/u));
    return {
      axis: 'colour',
      move: 'set',
      of: part === 'secondary' || (part === 'hex' && isAccent) ? 'secondary' : 'primary',
      wish: `hex:${value}`,
      modifiers: [],
    };
  });

/** Whether a clause states a fact and requests no change: "it is a lemonade brand for teenagers". */
const statesFact = (clause: Clause): boolean =>
  mentionsMeaning(clause, /^trade:/u) &&
  clause.words.some((hit) => hasMeaning(hit, '@describe', '@predicate', '@brand', '@for')) &&
  !['keep', 'stay', 'remove', 'undo', 'change'].includes(clause.verb ?? '');

/** Letters for a monogram, as in "the letters L and W". */
const LETTERS_REQUEST =
  /\b(?:letters|initials)\s["'“]?(\p{Lu}(?:\s?(?:,|&|\+|and)\s?\p{Lu}){1,3})(?![\p{L}\p{N}])/u;

const readRequestedLetters = ({ typed, brief }: ChangeRequest): AxisChange[] => {
  const listed = LETTERS_REQUEST.exec(typed)?.[1]?.replaceAll(/[^\p{Lu}]/gu, '');
  const wish = brief.wishes.find((each) => each.startsWith('letters:'))?.slice('letters:'.length);
  const letters = listed ?? wish;
  return letters === undefined ? [] : [{ axis: 'symbol', move: 'letters', letters }];
};

const findPolicyNotes = (request: ChangeRequest): string[] => {
  const notes: string[] = [];
  if (request.injection) notes.push('policy: injection');
  if (request.brief.policyFlags.includes('third-party-mark')) notes.push('policy: third-party-mark');
  return notes;
};

/** Requests for a line below the name, such as "Add the line …", "untertitel" or "加一行字". */
const FURTHER_LINE_REQUEST =
  /(?<!\p{L})(?:tagline|strapline|subtitle|slogan|motto|(?:add|put|with|write|include)\s(?:the|a|another|an extra|one)?\s?(?:second )?line|line of text|unterzeile|untertitel|zusatzzeile|zweite zeile|eine zeile|sous-titre|baseline|une ligne|la ligne|mention|eslogan|subtítulo|una línea|la línea|lema|uma linha|a linha|sottotitolo|una riga|una scritta|la scritta|payoff|alt yazı|alt satır|bir satır|υπότιτλο|μια γραμμή|σλόγκαν|подзаголовок|подпись|строчк|строку|слоган|девиз|سطر|عبارة|شعار نصي|पंक्ति|टैगलाइन|लाइन)|キャッチコピー|サブタイトル|一行|添え書き|문구|한 줄|부제|태그라인|标语|副标题|一行字|小字/iu;

/** Whether the request asks for another line of text. "Drop the tagline" does not. */
const asksForLine = (text: string, clauses: readonly Clause[]): boolean =>
  FURTHER_LINE_REQUEST.test(text) && clauses.every(({ verb }) => verb !== 'remove');

/** Reads clauses that state facts about the brand, in the same way as a brief. */
const readFacts = (factClauses: readonly Clause[], request: ChangeRequest): AxisChange[] => {
  if (factClauses.length === 0) return [];
  const text = factClauses
    .map(({ first, after }) => {
      const start = request.tokens[first]?.start ?? 0;
      return request.typed.slice(start, request.tokens[after - 1]?.end ?? request.typed.length);
    })
    .join('. ');
  const isFirstClauseOnly = factClauses.length === 1 && factClauses[0]?.joined === 'start';
  const brief = readBrief(isFirstClauseOnly ? request.typed : text);
  const facts = brief.industries.length + brief.moods.length + brief.images.length + brief.wishes.length;
  return facts === 0 ? [] : [{ axis: 'facts', brief }];
};

/** Reads the axes of all clauses. Clauses that state facts are returned separately. */
const readClauses = (
  request: ChangeRequest,
  clauses: readonly Clause[],
  parent: Decisions,
): { found: ClauseReading; factClauses: Clause[] } => {
  const found: ClauseReading = { axes: [], keeps: [], notes: [] };
  const factClauses: Clause[] = [];
  const typed = (hit: Hit): string => {
    const start = request.tokens[hit.first]?.start ?? 0;
    return request.typed.slice(start, request.tokens[hit.after - 1]?.end ?? start);
  };
  for (const clause of clauses) {
    if (statesFact(clause)) {
      factClauses.push(clause);
      continue;
    }
    const { axes, keeps, notes } = readClause(clause, { parent, typed });
    // A style such as "in a seventies style" changes more than the mood, so the clause is read like a brief.
    if (axes.every(({ axis }) => axis === 'mood') && mentionsMeaning(clause, /^style:/u)) {
      factClauses.push(clause);
      found.keeps.push(...keeps);
      continue;
    }
    found.axes.push(...axes);
    found.keeps.push(...keeps);
    found.notes.push(...notes);
    if (axes.length + keeps.length === 0 && mentionsMeaning(clause, /^trade:/u)) factClauses.push(clause);
  }
  return { found, factClauses };
};

export const readChange = (prompt: string, parent: Decisions): BrandChange =>
  readWithinBudget(prompt, (text) => readChangeWithoutBudget(text, parent));

const readChangeWithoutBudget = (prompt: string, parent: Decisions): BrandChange => {
  const normalised = normalisePrompt(prompt);
  const tokens = tokenise(normalised.text);
  const request: ChangeRequest = { ...normalised, tokens, brief: readBrief(prompt) };
  if (tokens.length === 0)
    return { axes: [], keeps: [], notes: ['the request says nothing', ...findPolicyNotes(request)] };
  const reader = chooseReader(normalised.text, tokens);
  const family = findTypefaceFamily(normalised.typed);
  const newName = findNewName(normalised, tokens, reader);
  // Words of names, typefaces and dates request nothing by themselves.
  const hidden = findTokensWithin(tokens, [
    ...findNameSpans(tokens, parent.brief.name),
    ...(family === null ? [] : [family]),
    ...(newName === null ? [] : [newName]),
    ...findFoundingDates(normalised.typed),
  ]);
  const isVisible = (index: number): boolean => index < tokens.length && !hidden.has(index);
  const clauses = parseClauses(normalised.text, tokens, reader, isVisible);
  const { found, factClauses } = readClauses(request, clauses, parent);
  const axes: AxisChange[] = [
    ...found.axes,
    ...readHexColours(normalised.text, clauses, tokens),
    ...(family === null ? [] : [{ axis: 'type', wishes: [], family: family.family } as const]),
    ...readRequestedLetters(request),
    ...readYearChange(normalised.typed, parent.brief.founded),
    ...(newName === null ? [] : [{ axis: 'name', to: newName.name } as const]),
    ...readFacts(factClauses, request),
    ...Object.entries(request.brief.counts ?? {}).map(
      ([motif, count]): AxisChange => ({ axis: 'count', motif, count }),
    ),
    ...(asksForLine(normalised.text, clauses) && newName === null ? [{ axis: 'line' } as const] : []),
  ];
  const notes = [...found.notes, ...findPolicyNotes(request)];
  const change = resolveChange(axes, found.keeps, notes);
  if (change.axes.length + change.keeps.length > 0 || change.notes.length > 0) return change;
  return { ...change, notes: ['nothing in the request names a change that is known'] };
};
